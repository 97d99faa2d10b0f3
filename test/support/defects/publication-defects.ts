import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../../../log/port.ts';
import { wrappedLog } from '../log/wrapped-log.ts';
import { droppingTheExpectedRevision, type LogDefect } from './log-defects.ts';

/** Ways to spoil that a publication ends once, and whole, each of which a suite has to find. */
export const PUBLICATION_DEFECTS: Readonly<Record<string, LogDefect>> = {
  'a publication is told twice': (log) =>
    wrappedLog(log, {
      append: async (stream, events, options) => {
        const appended = await log.append(stream, events, options);
        if (events.at(-1)!.type !== 'ConfigurationPublished') return appended;
        const again = events.map((event) => ({ ...event, id: randomUUID() }));
        return droppingTheExpectedRevision(log).append(stream, again, options);
      },
    }),
  'a publication is told before all of it is written': (log) =>
    wrappedLog(log, {
      append: async (stream, events, options) => {
        if (!isLastPiece(events.at(-1)!)) return log.append(stream, events, options);
        const written = events.slice(0, -1);
        const before = options.expected === 'none' ? -1 : options.expected;
        if (written.length > 0) await log.append(stream, written, options);
        const lastRevision = before + events.length;
        const position = (await log.head())!;
        return { ok: true, firstRevision: before + 1, lastRevision, position };
      },
    }),
};

function isLastPiece({ data }: NewEvent): boolean {
  const [, index, count] = /"index":(\d+),"count":(\d+)/.exec(data) ?? [];
  return count !== undefined && Number(index) + 1 === Number(count);
}
