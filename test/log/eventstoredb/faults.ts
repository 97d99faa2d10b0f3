import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import {
  type EventStoreLogOptions,
  openEventStoreLog,
} from '../../../log/eventstoredb/eventstore-log.ts';
import {
  AppendOutcomeUnknown,
  type EventLog,
  LogOverloaded,
  LogUnavailable,
} from '../../../log/port.ts';
import { loopClock } from '../../support/clocks/loop-clock.ts';
import type { Suite } from '../../support/defects/suite.ts';
import { rpcError, status } from '../../support/eventstore/grpc.ts';
import { LookalikeLog } from '../../support/eventstore/lookalike-log.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { figureFrom, tell } from '../../support/programme.ts';
import { idsOf, newEvent, newEvents, newStream, write } from '../port/log-under-test.ts';

const CUT = rpcError(status.unavailable, 'the connection was cut');
const SERVER_TIMEOUT = rpcError(status.aborted, 'Operation timed out: Prepare phase timeout');
const DENIED = rpcError(status.permissionDenied, 'Access Denied', { exception: 'access-denied' });

/** What stands around the adapter; nothing, unless something is planted. */
export interface AdapterUnderTest {
  /** What is made of the log that it opens. */
  readonly through: (log: EventLog) => EventLog;
  /** What a server keeps. */
  readonly serverLog: () => LookalikeLog;
}

export const AS_IT_IS: AdapterUnderTest = {
  through: (log) => log,
  serverLog: () => new LookalikeLog(),
};

/** How the adapter takes what goes wrong with calls to its server. */
export function describeFaults(
  { describe, it, beforeEach, afterEach }: Suite,
  { through, serverLog }: AdapterUnderTest,
): void {
  const startServer = () => new LookalikeServer(serverLog()).start();
  const openLog = async (options: EventStoreLogOptions) =>
    through(await openEventStoreLog(options));

  describe('An append to EventStoreDB', () => {
    let server: LookalikeServer;
    let log: EventLog;
    /** Gives up sooner, for what is to fail. */
    let hasty: EventLog;
    beforeEach(async () => {
      server = await startServer();
      const { connectionString } = server;
      log = await openLog({ connectionString });
      hasty = await openLog({ connectionString, callMsMax: 500 });
    });
    afterEach(async () => {
      await Promise.all([log.close(), hasty.close()]);
      server.stop();
    });
    const appendsSent = () => server.calls.filter((call) => call === 'append').length;
    const readsSent = () => server.calls.filter((call) => call === 'read').length;

    it('shares one stream of calls with all others', async () => {
      await write(log, newStream(), newEvents(2));
      await Promise.all([1, 2, 3].map((count) => write(log, newStream(), newEvents(count))));
      expect(server.calls).toEqual(['batchAppend', 'append', 'append', 'append', 'append']);
    });

    it('that is refused on the shared stream is told why by the plain call, and the stream stays', async () => {
      const stream = newStream();
      await write(log, stream, newEvents(2));
      expect(await log.append(stream, newEvents(1), { expected: 0 })).toEqual({
        ok: false,
        actual: 1,
      });
      await write(log, newStream(), newEvents(1));
      expect(server.calls).toEqual(['batchAppend', 'append', 'append', 'append', 'append']);
    });

    it('goes on a new stream when the shared one is silent', async () => {
      await write(hasty, newStream(), newEvents(1));
      server.failNext({ rpc: 'append', kind: 'silent' });
      await expect(write(hasty, newStream(), newEvents(1))).rejects.toThrow(AppendOutcomeUnknown);
      expect(await write(hasty, newStream(), newEvents(1))).toMatchObject({ ok: true });
      expect(server.calls.filter((call) => call === 'batchAppend').length).toBe(2);
    });

    it('is passed by when its answer comes after it was given up', async () => {
      const stream = newStream();
      let arrive = () => {};
      const until = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      server.failNext({ rpc: 'append', kind: 'held', until }, 3);
      await expect(write(hasty, stream, newEvents(1))).rejects.toThrow(AppendOutcomeUnknown);
      arrive();
      await expect.poll(() => server.log.stream(stream).length).toBe(1);
      expect(await write(hasty, newStream(), newEvents(1))).toMatchObject({ ok: true });
    });

    it('stores JSON, however it is written, as JSON that the server’s own tools can show', async () => {
      const stream = newStream();
      const metadata = '{"$correlationId":"c"}';
      const texts = ['{"a":[1,"é",null]}', '{ "a": 1.0 }', 'no JSON'];
      await write(
        log,
        stream,
        texts.map((data) => newEvent({ data, metadata })),
      );
      const stored = server.log.stream(stream);
      expect(stored.map(({ isJson }) => isJson)).toEqual([true, true, false]);
      expect(stored.map(({ data }) => Buffer.from(data).toString())).toEqual(texts);
      expect(stored.map((each) => Buffer.from(each.metadata).toString())).toEqual(
        texts.map(() => metadata),
      );
    });

    it('keeps JSON that it would write otherwise byte for byte also where only a plain call takes it', async () => {
      const stream = newStream();
      server.failNext({ rpc: 'append', kind: 'fail' });
      await write(log, stream, [newEvent({ data: '{ "a": 1.0 }' })]);
      expect(server.calls.at(-1)).toBe('append');
      expect(Buffer.from(server.log.stream(stream)[0]!.data).toString()).toBe('{ "a": 1.0 }');
    });

    it('is written once when the answer is lost, a hundred times at once', async () => {
      // Each of them breaks off the calls of the others, and a busy machine takes its time.
      const { connectionString } = server;
      const patient = await openLog({ connectionString, callMsMax: 60_000 });
      for (let left = figureFrom('ANSWERS_LOST_HUNDREDS', 1); left > 0; left--) {
        const appends = Array.from({ length: 100 }, () => [newStream(), newEvents(2)] as const);
        server.failNext({ rpc: 'append', kind: 'writeThenFail' }, 100);
        const told = appends.map(([name, events]) => onceTaken(() => write(patient, name, events)));
        for (const { lastRevision } of await Promise.all(told)) expect(lastRevision).toBe(1);
        for (const [to, own] of appends) expect(idsOf(server.log.stream(to))).toEqual(idsOf(own));
        tell('e', { 'appends whose answer was lost': 100 });
      }
      await patient.close();
    });

    it('is written once when the answer never comes', async () => {
      const stream = newStream();
      server.failNext({ rpc: 'append', kind: 'writeThenSilent' });
      expect(await write(hasty, stream, newEvents(2))).toMatchObject({ lastRevision: 1 });
      expect(server.log.stream(stream).length).toBe(2);
    });

    it.each([
      ['a server that is not ready', undefined],
      ['a connection that was cut', CUT],
      ['a timeout at the server', SERVER_TIMEOUT],
    ])('is tried again with the same ids after %s', async (_, error) => {
      const stream = newStream();
      const events = newEvents(2);
      server.failNext({ rpc: 'append', kind: 'fail', ...(error && { error }) }, 3);
      expect(await write(log, stream, events)).toMatchObject({ firstRevision: 0, lastRevision: 1 });
      expect(idsOf(server.log.stream(stream))).toEqual(idsOf(events));
      expect(appendsSent()).toBe(4);
    });

    it('is settled by reading when it was written but no try is ever answered', async () => {
      const stream = newStream();
      server.failNext({ rpc: 'append', kind: 'writeThenFail' }, 100);
      expect(await write(hasty, stream, newEvents(3))).toMatchObject({ lastRevision: 2 });
      expect(server.log.stream(stream).length).toBe(3);
    });

    it('is recognised as its own when others have gone on behind it', async () => {
      const stream = newStream();
      const events = newEvents(2);
      server.failNext({ rpc: 'append', kind: 'writeThenFail' }, 100);
      const appending = write(hasty, stream, events);
      while (server.log.stream(stream).length === 0) await delay(1);
      const other = { ...proposed(), id: newEvent().id };
      server.log.append(stream, 1n, [other]);
      expect(await appending).toMatchObject({ firstRevision: 0, lastRevision: 1 });
      expect(idsOf(server.log.stream(stream))).toEqual([...idsOf(events), other.id]);
    });

    it('is a conflict when others were first while its fate was unknown', async () => {
      const stream = newStream();
      server.failNext({ rpc: 'append', kind: 'fail', error: CUT }, 2);
      const appending = log.append(stream, newEvents(1), { expected: 'none' });
      while (appendsSent() === 0) await delay(1);
      server.log.append(stream, -1n, [proposed(), proposed()]);
      expect(await appending).toEqual({ ok: false, actual: 1 });
      expect(server.log.stream(stream).length).toBe(2);
    });

    it('is unknown when no try is answered and nothing of it is found', async () => {
      server.failNext({ rpc: 'append', kind: 'fail', error: CUT }, 100);
      await expect(write(hasty, newStream(), newEvents(1))).rejects.toThrow(AppendOutcomeUnknown);
    });

    it('is unknown when the server is silent', async () => {
      server.failNext({ rpc: 'append', kind: 'silent' }, 100);
      server.failNext({ rpc: 'read', kind: 'silent' }, 100);
      await expect(write(hasty, newStream(), newEvents(1))).rejects.toThrow(AppendOutcomeUnknown);
    });

    it('is not written, and known not to be, when the server cannot be reached', async () => {
      server.stop();
      await expect(write(hasty, newStream(), newEvents(1))).rejects.toThrow(LogUnavailable);
    });

    it('works again once the server is back', async () => {
      const stream = newStream();
      await write(hasty, stream, newEvents(1));
      server.stop();
      await expect(write(hasty, stream, newEvents(1), 0)).rejects.toThrow();
      await server.start();
      expect(await write(hasty, stream, newEvents(1), 0)).toMatchObject({ lastRevision: 1 });
    });

    it('hears sooner that a silent server is away once that is known', async () => {
      server.failNext({ rpc: 'append', kind: 'silent' }, 100);
      server.failNext({ rpc: 'read', kind: 'silent' }, 100);
      await expect(write(log, newStream(), newEvents(1))).rejects.toThrow(AppendOutcomeUnknown);
      const soon = log.read(newStream()).catch((error: unknown) => error);
      const patient = new Promise((resolve) => setTimeout(resolve, 1_900, 'too late'));
      expect(await Promise.race([soon, patient])).toBeInstanceOf(LogUnavailable);
    });

    it('that is not answered does not shorten the time of those that a slow server answers', async () => {
      const stream = newStream();
      await write(log, stream, newEvents(1));
      server.failNext({ rpc: 'append', kind: 'silent' });
      server.failNext({ rpc: 'read', kind: 'silent' });
      server.latencyMs = () => 450;
      await expect(write(log, newStream(), newEvents(1))).rejects.toThrow(AppendOutcomeUnknown);
      // As long as one call takes that asks whether the server lives, on a busy machine.
      await delay(1_200);
      expect((await log.read(stream)).lastRevision).toBe(0);
    });

    it('that is not answered leaves the connection to others that are', async () => {
      const stream = newStream();
      await write(hasty, stream, newEvents(1));
      server.failNext({ rpc: 'append', kind: 'silent' });
      const silent = write(hasty, newStream(), newEvents(1)).catch(() => {});
      await delay(200);
      await hasty.read(stream);
      server.latencyMs = () => 300;
      const readsBefore = readsSent();
      await hasty.read(stream);
      // Itself, and the one that settles what became of the append.
      expect(readsSent() - readsBefore).toBe(2);
      await silent;
    });

    it('is refused at once where the credentials are', async () => {
      const error = rpcError(status.unauthenticated, 'Unauthenticated');
      server.failNext({ rpc: 'append', kind: 'fail', error }, 3);
      await expect(write(log, newStream(), newEvents(1))).rejects.toThrow(LogUnavailable);
      expect(appendsSent()).toBe(1);
    });

    it('is refused at once where access is denied', async () => {
      server.failNext({ rpc: 'append', kind: 'fail', error: DENIED });
      await expect(write(log, newStream(), newEvents(1))).rejects.toThrow(LogUnavailable);
      expect(appendsSent()).toBe(1);
    });

    it('survives a server that is killed while a large one is under way', async () => {
      const data = JSON.stringify('x'.repeat(200_000));
      const appending = write(
        log,
        newStream(),
        [1, 2, 3, 4].map(() => newEvent({ data })),
      );
      setImmediate(() => server.stop());
      await expect(appending).rejects.toThrow();
      await server.start();
      await write(log, newStream(), newEvents(1));
    });

    it('is refused when too many wait already, and nothing of it is sent', async () => {
      server.failNext({ rpc: 'append', kind: 'silent' }, 5_000);
      const appending = Array.from({ length: 4_500 }, () =>
        write(hasty, newStream(), newEvents(1)),
      );
      const results = await Promise.allSettled(appending);
      const reasons = results.map((result) => (result as PromiseRejectedResult).reason);
      expect(reasons.every((reason) => reason instanceof Error)).toBe(true);
      const refused = reasons.filter((reason) => reason instanceof LogOverloaded).length;
      expect(refused).toBeGreaterThanOrEqual(4_500 - 4_096 - 64);
    });
  });

  describe('A cluster of EventStoreDB', () => {
    it('is followed from leader to leader without loss or repeat', async () => {
      const nodes = await LookalikeServer.startCluster(3);
      const log = await openLog({ connectionString: nodes[0]!.connectionString });
      const stream = newStream();
      for (let n = 0; n < 40; n += 1) {
        if (n % 8 === 4) LookalikeServer.elect(nodes, (n / 4) % 3);
        await write(log, stream, newEvents(1), n === 0 ? 'none' : n - 1);
        expect((await log.read(stream)).lastRevision).toBe(n);
      }
      await log.close();
      for (const node of nodes) node.stop();
    });

    it('writes again within 6 s when its leader hangs while connections stay open', async () => {
      const nodes = await LookalikeServer.startCluster(3);
      // Several, for each asks the nodes for the leader in an order of its own.
      const logs = await Promise.all(
        Array.from({ length: 6 }, () => openLog({ connectionString: nodes[0]!.connectionString })),
      );
      for (const log of logs) await write(log, newStream(), newEvents(1));
      nodes[0]!.isHanging = true;
      setTimeout(() => LookalikeServer.elect(nodes, 1), 1_000);
      const start = loopClock.now();
      await Promise.all(logs.map((log) => writeAtLast(log)));
      expect(loopClock.now() - start).toBeLessThan(6_000);
      await Promise.all(logs.map((log) => log.close()));
      for (const node of nodes) node.stop();

      async function writeAtLast(log: EventLog): Promise<void> {
        const stream = newStream();
        const events = newEvents(1);
        while (!(await write(log, stream, events).catch(() => undefined))) await delay(50);
      }
    });

    it('without a leader is unavailable, and nothing is written', async () => {
      const nodes = await LookalikeServer.startCluster(3);
      const log = await openLog({ connectionString: nodes[0]!.connectionString });
      LookalikeServer.elect(nodes, -1);
      const stream = newStream();
      // Which of the two depends on how long the client looks for a leader.
      const refusal = await write(log, stream, newEvents(1)).catch((error: unknown) => error);
      expect([LogUnavailable, AppendOutcomeUnknown]).toContain((refusal as Error).constructor);
      expect(nodes[0]!.log.stream(stream)).toEqual([]);
      expect(await log.health()).toBe('down');
      await log.close();
      for (const node of nodes) node.stop();
    });
  });

  describe('A read from EventStoreDB', () => {
    let server: LookalikeServer;
    let log: EventLog;
    /** Gives up sooner, for what is to fail. */
    let hasty: EventLog;
    beforeEach(async () => {
      server = await startServer();
      const { connectionString } = server;
      log = await openLog({ connectionString });
      hasty = await openLog({ connectionString, callMsMax: 2_000 });
    });
    afterEach(async () => {
      await Promise.all([log.close(), hasty.close()]);
      server.stop();
    });

    it('is asked again when the connection is cut in the middle of it', async () => {
      const stream = newStream();
      const events = newEvents(20);
      await write(log, stream, events);
      server.failNext({ rpc: 'read', kind: 'cut', events: 7 }, 2);
      expect(idsOf((await log.read(stream)).events)).toEqual(idsOf(events));
    });

    it('is never taken for complete when the connection is given up in the middle of it', async () => {
      const stream = newStream();
      const events = newEvents(20);
      await write(hasty, stream, events);
      server.failNext({ rpc: 'read', kind: 'silent' });
      const silent = hasty.read(newStream()).catch(() => {});
      while (server.openReads === 0) await delay(1);
      await delay(1_000);
      server.failNext({ rpc: 'read', kind: 'mute', events: 7 });
      // The connection is given up when the first one has waited long enough: time for another try is left, on a busy machine too.
      expect(idsOf((await hasty.read(stream)).events)).toEqual(idsOf(events));
      await silent;
    });

    it('is never taken for complete when the log is closed in the middle of it', async () => {
      const stream = newStream();
      await write(hasty, stream, newEvents(20));
      server.failNext({ rpc: 'read', kind: 'mute', events: 7 });
      const reading = hasty.read(stream);
      while (server.openReads === 0) await delay(1);
      await delay(50);
      const [closed, read] = await Promise.allSettled([hasty.close(), reading]);
      expect(closed.status).toBe('fulfilled');
      expect(read.status).toBe('rejected');
    });

    it('is unavailable when the server is silent, and leaves nothing open there', async () => {
      server.failNext({ rpc: 'read', kind: 'silent' }, 100);
      await expect(hasty.read(newStream())).rejects.toThrow(LogUnavailable);
      while (server.openReads > 0) await delay(5);
    });

    it('is unavailable while the server is away', async () => {
      server.stop();
      await expect(hasty.read(newStream())).rejects.toThrow(LogUnavailable);
      await expect(hasty.head()).rejects.toThrow(LogUnavailable);
      expect(await hasty.health()).toBe('down');
      await server.start();
      while ((await hasty.health()) !== 'ok') await delay(5);
    });

    it('is asked for once more, beside the first, when that one stands still', async () => {
      const stream = newStream();
      await write(log, stream, newEvents(1));
      server.failNext({ rpc: 'read', kind: 'silent' });
      expect((await log.read(stream)).lastRevision).toBe(0);
      // The first was not given up for it.
      expect(server.openReads).toBe(1);
    });

    it.each([
      ['the credentials are', rpcError(status.unauthenticated, 'Unauthenticated')],
      ['the right to it is', DENIED],
    ])('is refused at once where %s', async (_, error) => {
      const readsBefore = server.calls.length;
      server.failNext({ rpc: 'read', kind: 'fail', error }, 3);
      await expect(log.head()).rejects.toThrow(LogUnavailable);
      expect(server.calls.length - readsBefore).toBe(1);
    });

    it('finds the newest event of ours behind the server’s own', async () => {
      expect(await log.head()).toBeUndefined();
      const { position } = await write(log, newStream(), newEvents(1));
      for (let n = 0; n < 200; n += 1) server.log.writeSystemEvent();
      expect(await log.head()).toBe(position);
    });
  });
}

function proposed() {
  const bytes = new Uint8Array(Buffer.from('{}'));
  return { id: newEvent().id, type: 'Other', isJson: true, data: bytes, metadata: bytes };
}

/** Tries again what waited too long for others, of which nothing was sent. */
async function onceTaken<Result>(append: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await append();
    } catch (error) {
      if (!(error instanceof LogOverloaded)) throw error;
    }
  }
}
