import { expect, it } from 'vitest';
import { createMemoryLog } from '../../../../log/memory.ts';
import { Projector } from '../../../../projections/projecting/projector.ts';
import type { RecordedCommit } from '../../../../projections/projecting/sink.ts';
import { scribe } from '../../../support/log/scribe.ts';

it('passes by what other programs write, counts it, and goes on', async () => {
  const log = createMemoryLog();
  const { record } = scribe(log);
  const seen: RecordedCommit[] = [];
  const foreign: string[] = [];
  const faults: unknown[] = [];
  const projector = new Projector({
    log,
    sinks: [
      {
        name: 'all',
        delayMs: 0,
        begin: () => undefined,
        advance: ({ commits }) => seen.push(...commits),
        reset: () => {},
      },
    ],
    ownCategories: ['note'],
    onForeign: (stream, why) => foreign.push(`${why}: ${stream}`),
    onFault: (error) => faults.push(error),
  });
  const write = (stream: string, metadata: string) => {
    const event = { id: crypto.randomUUID(), type: 'Theirs', data: '{}', metadata };
    return log.append(stream, [event], { expected: 'none' });
  };
  await record('note-a', [{ type: 'One', facts: {} }]);
  await write('orders-1', '');
  await write('note-b', '');
  await write('note-c', '{"theirs":true}');
  const last = await record('note-a', [{ type: 'Two', facts: {} }]);
  expect(await projector.waitFor(last, 5_000)).toBe(true);
  expect(seen.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['One', 'Two']);
  expect(foreign).toEqual(['category: orders-1', 'form: note-b', 'form: note-c']);
  expect(faults).toEqual([]);
  await projector.stop();
});
