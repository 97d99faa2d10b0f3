import { describe, expect, it } from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import type { EventLog, OrderedAppend } from '../../../log/port.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { collect, eventsOf, idsOf, newEvents, newStream, untilCaughtUp } from './log-under-test.ts';
import { EMBEDDED, EVENTSTOREDB } from './subjects.ts';

function newAppends(count: number): OrderedAppend[] {
  const streams = [newStream(), newStream(), newStream()];
  return Array.from({ length: count }, (_, n) => ({
    stream: streams[n % 3]!,
    events: newEvents(2),
    expected: n < 3 ? 'none' : 2 * Math.floor(n / 3) - 1,
  }));
}

async function expectInOrder(log: EventLog, appends: readonly OrderedAppend[]): Promise<void> {
  const written = eventsOf(await collect(log, {}, untilCaughtUp));
  expect(idsOf(written)).toEqual(idsOf(appends.flatMap(({ events }) => events)));
}

describe.each([EMBEDDED, EVENTSTOREDB].map((subject) => [subject.name, subject] as const))(
  '%s',
  (_, { createStorage }) => {
    it('writes what is sent together in the order in which it is given', async () => {
      const storage = await createStorage();
      const log = await storage.open();
      const appends = newAppends(90);
      const results = await log.appendInOrder!(appends);
      const positions = results.map((result) => (result.ok ? result.position : ''));
      expect(positions).toEqual(positions.toSorted());
      await expectInOrder(log, appends);
      await log.close();
      await storage.dispose();
    });

    it('tells a conflict among what is sent together', async () => {
      const storage = await createStorage();
      const log = await storage.open();
      const stream = newStream();
      const append = { stream, events: newEvents(1), expected: 'none' } as const;
      await log.append(stream, newEvents(1), { expected: 'none' });
      expect(await log.appendInOrder!([append])).toEqual([{ ok: false, actual: 0 }]);
      await log.close();
      await storage.dispose();
    });
  },
);

describe('Appends that are sent to EventStoreDB together', () => {
  it('are written once, in their order, when the connection is lost after one of them', async () => {
    const server = await new LookalikeServer().start();
    const log = await openEventStoreLog({ connectionString: server.connectionString });
    const appends = newAppends(1);
    server.failNext({ rpc: 'append', kind: 'writeThenFail' });
    expect(await log.appendInOrder!(appends)).toMatchObject([{ ok: true, lastRevision: 1 }]);
    await expectInOrder(log, appends);
    const together = ['batchAppend', 'append'];
    const byItself = together;
    expect(server.calls.filter((call) => call.endsWith('ppend'))).toEqual([
      ...together,
      ...byItself,
    ]);
    await log.close();
    server.stop();
  });
});
