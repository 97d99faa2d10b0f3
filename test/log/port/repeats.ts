import { expect } from 'vitest';
import type { EventLog } from '../../../log/port.ts';
import type { Suite } from '../../support/defects/suite.ts';
import { idsOf, newEvent, newEvents, newStream, write } from './log-under-test.ts';

/** The decision table for ids that were sent before; EventStoreDB's, for exact expected revisions. */
export function describeRepeats({ describe, it }: Suite, log: () => EventLog): void {
  describe('an append that is sent again', () => {
    it('is answered as the first one and written once', async () => {
      const stream = newStream();
      const events = newEvents(3);
      const first = await write(log(), stream, events);
      expect(await write(log(), stream, events)).toEqual(first);
      expect(idsOf((await log().read(stream)).events)).toEqual(idsOf(events));
    });

    it('is recognised at a revision inside the stream, whatever came after it', async () => {
      const stream = newStream();
      const events = newEvents(2);
      await write(log(), stream, newEvents(1));
      const first = await write(log(), stream, events, 0);
      await write(log(), stream, newEvents(4), 2);
      expect(await write(log(), stream, events, 0)).toEqual(first);
      expect((await log().read(stream)).lastRevision).toBe(6);
    });

    it('succeeds for a shorter list that begins the same, at the end of that list', async () => {
      const stream = newStream();
      const events = newEvents(3);
      await write(log(), stream, events);
      const stored = (await log().read(stream)).events;
      expect(await write(log(), stream, events.slice(0, 2))).toEqual({
        ok: true,
        firstRevision: 0,
        lastRevision: 1,
        position: stored[1]?.position,
      });
    });

    it('keeps what was written first, for contents are not compared', async () => {
      const stream = newStream();
      const event = newEvent({ data: '"first"' });
      await write(log(), stream, [event]);
      await write(log(), stream, [{ ...event, data: '"second"' }]);
      expect((await log().read(stream)).events.map((each) => each.data)).toEqual(['"first"']);
    });

    it.each<[string, (sent: ReturnType<typeof newEvents>) => ReturnType<typeof newEvents>]>([
      ['its first id is another', (sent) => [newEvent(), ...sent.slice(1)]],
      ['a later id is another', (sent) => [...sent.slice(0, 2), newEvent()]],
      ['it is longer than what was written', (sent) => [...sent, newEvent()]],
      ['its ids come in another order', (sent) => sent.toReversed()],
      ['it begins at the second event', (sent) => sent.slice(1)],
    ])('is a conflict when %s', async (_, changed) => {
      const stream = newStream();
      const sent = newEvents(3);
      await write(log(), stream, sent);
      const result = await log().append(stream, changed(sent), { expected: 'none' });
      expect(result).toEqual({ ok: false, actual: 2 });
    });

    it('is written a second time at the revision it ended at: ids protect no newer revision', async () => {
      const stream = newStream();
      const events = newEvents(2);
      await write(log(), stream, events);
      expect(await write(log(), stream, events, 1)).toMatchObject({ lastRevision: 3 });
    });

    it('is written in another stream, for ids are compared within one', async () => {
      const events = newEvents(2);
      await write(log(), newStream(), events);
      expect(await write(log(), newStream(), events)).toMatchObject({ lastRevision: 1 });
    });

    it('is written once when both copies are under way at the same time', async () => {
      const stream = newStream();
      const events = newEvents(2);
      const [one, other] = await Promise.all([
        write(log(), stream, events),
        write(log(), stream, events),
      ]);
      expect(one).toEqual(other);
      expect((await log().read(stream)).lastRevision).toBe(1);
    });
  });
}
