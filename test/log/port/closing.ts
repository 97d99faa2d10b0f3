import { expect } from 'vitest';
import { type EventLog, LogClosed } from '../../../log/port.ts';
import type { Suite } from '../../support/defects/suite.ts';
import {
  collect,
  eventsOf,
  idsOf,
  type LogUnderTest,
  newCategory,
  newEvents,
  newStream,
  untilCaughtUp,
  untilEvents,
  write,
} from './log-under-test.ts';

export function describeClosing({ describe, it }: Suite, subject: LogUnderTest): void {
  const withLog = async (body: (log: EventLog) => Promise<void>) => {
    const storage = await subject.createStorage();
    const log = await storage.open();
    try {
      await body(log);
    } finally {
      await log.close();
      await storage.dispose();
    }
  };

  describe('close', () => {
    it('finishes the appends that were asked for before it', () =>
      withLog(async (log) => {
        const appending = Array.from({ length: 20 }, () => write(log, newStream(), newEvents(2)));
        await log.close();
        const results = await Promise.all(appending);
        expect(results.every((result) => result.lastRevision === 1)).toBe(true);
      }));

    it('may be asked for twice, also at the same time', () =>
      withLog(async (log) => {
        await Promise.all([log.close(), log.close()]);
        await log.close();
        expect(await log.health()).toBe('down');
      }));

    it('refuses what comes after it', () =>
      withLog(async (log) => {
        await write(log, newStream(), newEvents(1));
        const closing = log.close();
        const refused = log.append(newStream(), newEvents(1), { expected: 'none' });
        await expect(refused).rejects.toThrow(LogClosed);
        await closing;
        await expect(log.read(newStream())).rejects.toThrow(LogClosed);
        await expect(log.head()).rejects.toThrow(LogClosed);
        await expect(log.append(newStream(), newEvents(1), { expected: 'none' })).rejects.toThrow(
          LogClosed,
        );
      }));

    it('ends subscriptions that wait', () =>
      withLog(async (log) => {
        const items = await collect(log, { categories: [newCategory()] }, (seen) => {
          if (untilCaughtUp(seen)) setTimeout(() => void log.close(), 5);
          return false;
        });
        expect(items.at(-1)?.kind).toBe('caughtUp');
      }));

    it('ends subscriptions that are asked for after it at once', () =>
      withLog(async (log) => {
        await write(log, newStream(), newEvents(1));
        await log.close();
        expect(await collect(log, {}, () => false)).toEqual([]);
      }));
  });

  const { oneHandleOnly } = subject;
  const reason = oneHandleOnly === undefined ? '' : ` (skipped: ${oneHandleOnly})`;
  describe.skipIf(oneHandleOnly !== undefined)(`two handles on one storage${reason}`, () => {
    const withTwo = async (body: (one: EventLog, other: EventLog) => Promise<void>) => {
      const storage = await subject.createStorage();
      const one = await storage.open();
      const other = await storage.open();
      try {
        await body(one, other);
      } finally {
        await Promise.all([one.close(), other.close()]);
        await storage.dispose();
      }
    };

    it('see each other’s appends at once and conflict with each other', () =>
      withTwo(async (one, other) => {
        const stream = newStream();
        const events = newEvents(2);
        await write(one, stream, events);
        expect(idsOf((await other.read(stream)).events)).toEqual(idsOf(events));
        const conflict = await other.append(stream, newEvents(1), { expected: 'none' });
        expect(conflict).toEqual({ ok: false, actual: 1 });
        await write(other, stream, newEvents(1), 1);
        expect((await one.read(stream)).lastRevision).toBe(2);
      }));

    it('recognise a repeat of what the other one wrote', () =>
      withTwo(async (one, other) => {
        const stream = newStream();
        const events = newEvents(2);
        expect(await write(other, stream, events)).toEqual(await write(one, stream, events));
      }));

    it('race for the same revisions without a gap or a loss', () =>
      withTwo(async (one, other) => {
        const stream = newStream();
        const race = async (log: EventLog) => {
          for (let written = 0; written < 25; ) {
            const { lastRevision } = await log.read(stream, { limit: 1 });
            const expected = lastRevision ?? 'none';
            if ((await log.append(stream, newEvents(1), { expected })).ok) written += 1;
          }
        };
        await Promise.all([race(one), race(other)]);
        const { events } = await one.read(stream);
        expect(events.map((event) => event.revision)).toEqual(
          Array.from({ length: 50 }, (_, n) => n),
        );
      }));

    it('feed what the other one appends, also while live', () =>
      withTwo(async (one, other) => {
        const category = newCategory();
        const collecting = collect(one, { categories: [category] }, untilEvents(3));
        const first = newEvents(1);
        const second = newEvents(2);
        await write(other, newStream(category), first);
        await new Promise((resolve) => setTimeout(resolve, 20));
        await write(other, newStream(category), second);
        expect(idsOf(eventsOf(await collecting))).toEqual(idsOf([...first, ...second]));
      }));

    it('let the last one find everything after all were closed', async () => {
      const storage = await subject.createStorage();
      const stream = newStream();
      const first = await storage.open();
      const { position } = await write(first, stream, newEvents(3));
      await first.close();
      const again = await storage.open();
      expect((await again.read(stream)).lastRevision).toBe(2);
      const items = await collect(again, { after: position }, untilCaughtUp);
      expect(eventsOf(items)).toEqual([]);
      expect((await write(again, stream, newEvents(1), 2)).position > position).toBe(true);
      await again.close();
      await storage.dispose();
    });
  });
}
