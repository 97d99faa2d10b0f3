import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { type EventLog, InvalidPosition, LogUnavailable } from '../../../log/port.ts';
import type { Suite } from '../../support/defects/suite.ts';
import { rpcError, status } from '../../support/eventstore/grpc.ts';
import { type Fault, LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import {
  collect,
  eventsOf,
  newCategory,
  newEvents,
  newStream,
  untilCaughtUp,
  untilEvents,
  write,
} from '../port/log-under-test.ts';
import type { AdapterUnderTest } from './faults.ts';

/** How the adapter takes what goes wrong with a feed. */
export function describeFeed(
  { describe, it, beforeEach, afterEach }: Suite,
  { through, serverLog }: AdapterUnderTest,
): void {
  describe('A feed from EventStoreDB', () => {
    let server: LookalikeServer;
    let log: EventLog;
    beforeEach(async () => {
      server = await new LookalikeServer(serverLog()).start();
      const { connectionString } = server;
      log = through(await openEventStoreLog({ connectionString }));
    });
    afterEach(async () => {
      await log.close();
      server.stop();
    });

    /** Positions of this many appended events, some of them of other categories. */
    const fill = async (category: string, count: number) => {
      const positions: string[] = [];
      for (let n = 0; n < count; n += 1) {
        positions.push((await write(log, newStream(category), newEvents(1))).position);
        if (n % 3 === 0) await write(log, newStream(), newEvents(2));
      }
      return positions;
    };
    const positionsOf = (items: Parameters<typeof eventsOf>[0]) =>
      eventsOf(items).map((event) => event.position);

    it.each<[string, Fault]>([
      ['is cut', { rpc: 'read', kind: 'cut', events: 11 }],
      ['falls silent', { rpc: 'read', kind: 'mute', events: 11 }],
      ['is refused', { rpc: 'read', kind: 'fail' }],
      ['is never answered', { rpc: 'read', kind: 'silent' }],
    ])('delivers everything once and in order when a read %s', async (_, fault) => {
      const category = newCategory();
      const positions = await fill(category, 60);
      server.failNext(fault, 2);
      const items = await collect(log, { categories: [category] }, untilCaughtUp);
      expect(positionsOf(items)).toEqual(positions);
      expect(await collect(log, {}, untilCaughtUp)).toHaveLength(60 + 2 * 20 + 1);
    });

    it('goes on behind what came of a read before it was cut, though every read is', async () => {
      const category = newCategory();
      const positions = await fill(category, 60);
      server.failNext({ rpc: 'read', kind: 'cut', events: 20 }, 1_000);
      const items = await collect(log, { categories: [category] }, untilCaughtUp);
      expect(positionsOf(items)).toEqual(positions);
    });

    it('goes on live after the server was killed and came back', async () => {
      const category = newCategory();
      const positions = await fill(category, 20);
      let later: Promise<string[]> | undefined;
      const restart = async () => {
        server.stop();
        await delay(100);
        await server.start();
        return fill(category, 20);
      };
      const items = await collect(log, { categories: [category] }, (seen) => {
        if (untilCaughtUp(seen)) later ??= restart();
        return untilEvents(40)(seen);
      });
      expect(positionsOf(items)).toEqual([...positions, ...(await later!)]);
    });

    it('stays where it is while a read of what is new is not answered, and goes on', async () => {
      const category = newCategory();
      const collecting = collect(log, { categories: [category] }, (seen) => {
        if (seen.length === 1) server.failNext({ rpc: 'read', kind: 'mute', events: 3 });
        return untilEvents(10)(seen);
      });
      const positions = await fill(category, 10);
      expect(positionsOf(await collecting)).toEqual(positions);
    });

    it('catches up with a log that grows faster than it is read', async () => {
      const grow = () => write(log, newStream(), newEvents(5));
      await grow();
      server.latencyMs = () => 30;
      let isOver = false;
      const growing = (async () => {
        while (!isOver) {
          server.log.writeSystemEvent();
          await delay(1);
        }
      })();
      const items = await collect(log, {}, untilCaughtUp);
      isOver = true;
      await growing;
      expect(eventsOf(items)).toHaveLength(5);
    });

    it('finds what lies so far on that the server looks for it longer than it may be silent at first', async () => {
      const category = newCategory();
      const positions = await fill(category, 2);
      server.searchMs = 2_100;
      const items = await collect(log, { categories: [category] }, untilCaughtUp);
      expect(positionsOf(items)).toEqual(positions);
    });

    it('never gives a checkpoint ahead of what was consumed, however slowly', async () => {
      const category = newCategory();
      const positions = await fill(category, 150);
      const stop = new AbortController();
      let consumed = 0;
      for await (const item of log.subscribe({ categories: [category], signal: stop.signal })) {
        if (item.kind === 'event') consumed += 1;
        else expect(positions.filter((each) => each <= item.position!).length).toBe(consumed);
        if (consumed % 40 === 0) await delay(2);
        if (item.kind === 'caughtUp') stop.abort();
      }
      expect(consumed).toBe(150);
    });

    it('reads two pages ahead of a slow reader, and no more', async () => {
      const stream = newStream();
      for (let n = 0; n < 14; n += 1)
        await write(log, stream, newEvents(500), n === 0 ? 'none' : n * 500 - 1);
      const reading = log
        .subscribe({ signal: new AbortController().signal })
        [Symbol.asyncIterator]();
      for (let n = 0; n < 10; n += 1) await reading.next();
      await delay(200);
      expect(server.eventsSent).toBeGreaterThan(2_000);
      expect(server.eventsSent).toBeLessThan(4_100);
      await reading.return?.();
      while (server.openReads > 0) await delay(5);
    });

    it('passes the server’s own events without showing them', async () => {
      const category = newCategory();
      const [position] = await fill(category, 1);
      for (let n = 0; n < 100; n += 1) server.log.writeSystemEvent();
      const items = await collect(log, {}, untilCaughtUp);
      expect(eventsOf(items).every(({ stream }) => !stream.startsWith('$'))).toBe(true);
      expect(items.at(-1)!.kind === 'caughtUp' && items.at(-1)).toMatchObject({
        position: expect.any(String),
      });
      expect(positionsOf(items)).toContain(position);
    });

    it('refuses a position where no event begins, as after a restore', async () => {
      await fill(newCategory(), 3);
      const after = `es1:${'1'.padStart(20, '0')}/${'1'.padStart(20, '0')}`;
      await expect(collect(log, { after }, untilCaughtUp)).rejects.toThrow(InvalidPosition);
    });

    it('tells when access is denied', async () => {
      const error = rpcError(status.permissionDenied, 'Access Denied', {
        exception: 'access-denied',
      });
      server.failNext({ rpc: 'read', kind: 'fail', error });
      await expect(collect(log, {}, untilCaughtUp)).rejects.toThrow(LogUnavailable);
    });

    it('tells when the server stays away', async () => {
      server.stop();
      await expect(collect(log, {}, untilCaughtUp)).rejects.toThrow(LogUnavailable);
    });

    it('ends quietly when the log closes while the server is away', async () => {
      let isAway = false;
      const collecting = collect(log, {}, (seen) => {
        if (!untilCaughtUp(seen)) return false;
        server.stop();
        isAway = true;
        return false;
      });
      while (!isAway) await delay(10);
      await delay(100);
      await log.close();
      expect((await collecting).at(-1)?.kind).toBe('caughtUp');
    });
  });
}
