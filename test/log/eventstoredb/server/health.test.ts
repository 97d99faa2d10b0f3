import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openEventStoreLog } from '../../../../log/eventstoredb/eventstore-log.ts';
import { NoAnswer } from '../../../../log/eventstoredb/faults.ts';
import { EventStoreServer } from '../../../../log/eventstoredb/server.ts';
import { LogUnavailable } from '../../../../log/port.ts';
import { rpcError, status } from '../../../support/eventstore/grpc.ts';
import { LookalikeServer } from '../../../support/eventstore/lookalike-server.ts';
import { newEvents, newStream, write } from '../../port/log-under-test.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says that the log lives while its reads are silent but appends are answered', async () => {
  const server = await new LookalikeServer().start();
  onTestFinished(() => server.stop());
  // Gives up soon.
  const log = await openEventStoreLog({
    connectionString: server.connectionString,
    callMsMax: 500,
  });
  onTestFinished(() => log.close());
  await write(log, newStream(), newEvents(1));
  server.failNext({ rpc: 'read', kind: 'silent' }, 100);
  await expect(log.read(newStream())).rejects.toThrow(LogUnavailable);
  const asked = log.health();
  const writing = setInterval(() => void write(log, newStream(), newEvents(1)), 100);
  expect(await asked.finally(() => clearInterval(writing))).toBe('ok');
});

it('says that a cluster lives while it elects a leader, and not for long without one, whatever is refused', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const nodes = await LookalikeServer.startCluster(3);
  onTestFinished(() => {
    for (const node of nodes) node.stop();
  });
  const { connectionString } = nodes[0]!;
  // Too little for a second try, which would wait for a clock that stands still.
  const log = await openEventStoreLog({ connectionString, callMsMax: 100 });
  onTestFinished(() => log.close());
  const writes = () =>
    write(log, newStream(), newEvents(1)).then(
      () => true,
      () => false,
    );
  while (!(await writes())) await delay(10);
  LookalikeServer.elect(nodes, -1);
  vi.advanceTimersByTime(1_000);
  expect(await writes()).toBe(false);
  expect(await log.health()).toBe('silent');
  vi.advanceTimersByTime(3_000);
  expect(await writes()).toBe(false);
  expect(await log.health()).toBe('down');
  LookalikeServer.elect(nodes, 1);
  while ((await log.health()) !== 'ok') await delay(10);
});

it('takes a refusal for no sign that the log can be used', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const server = await new LookalikeServer().start();
  onTestFinished(() => server.stop());
  const log = await openEventStoreLog({ connectionString: server.connectionString });
  onTestFinished(() => log.close());
  await log.head();
  vi.advanceTimersByTime(4_000);
  const error = rpcError(status.permissionDenied, 'Access Denied', { exception: 'access-denied' });
  server.failNext({ rpc: 'read', kind: 'fail', error }, 2);
  await expect(log.head()).rejects.toThrow('Access Denied');
  expect(await log.health()).toBe('down');
  expect(await log.health()).toBe('ok');
});

function connected(client: object): Promise<EventStoreServer> {
  vi.spyOn(EventStoreDBClient, 'connectionString').mockReturnValue(client as EventStoreDBClient);
  return EventStoreServer.connect('esdb://nowhere:2113?tls=false');
}
const append = () => ({ stream: newStream(), events: newEvents(1), expected: -1 });

it('takes what was called off with a connection that gave way for silence, which is not yet the end', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const cancelled = Object.assign(new Error('cancelled'), { code: 1 });
  let cancel = () => {};
  const first = {
    appendToStream: vi
      .fn()
      .mockImplementationOnce(() => new Promise((_, reject) => (cancel = () => reject(cancelled))))
      .mockImplementation(() => new Promise(() => {})),
    dispose: async () => cancel(),
  };
  const server = await connected(first);
  vi.spyOn(EventStoreDBClient, 'connectionString').mockReturnValue({} as EventStoreDBClient);
  const calledOff = expect(server.appendPlainly(append(), 2_000)).rejects.toThrow(NoAnswer);
  const givenUp = expect(server.appendPlainly(append(), 1_000)).rejects.toThrow(NoAnswer);
  await vi.advanceTimersByTimeAsync(1_100);
  await Promise.all([calledOff, givenUp]);
});

it('hears the server in an answer to an append that nobody waits for any more', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const exchange = Object.assign(new EventEmitter(), {
    write: () => true,
    end() {},
    cancel() {},
  });
  const answer = ({ events }: ReturnType<typeof append>) =>
    exchange.emit('data', {
      getCorrelationId: () => ({ getString: () => events[0]!.id }),
      getSuccess: () => ({ getPosition: () => undefined }),
    });
  const server = await connected({
    GRPCStreamCreator: () => async () => exchange,
    callArguments: () => [],
    dispose: async () => {},
  });
  const [late, other, next] = [append(), append(), append()];
  const givenUp = expect(server.append(late, 1_000)).rejects.toThrow(NoAnswer);
  const taken = server.append(other, 1_000);
  await vi.advanceTimersByTimeAsync(500);
  answer(other);
  await taken;
  await vi.advanceTimersByTimeAsync(600);
  await givenUp;
  answer(late);
  expect(server.heardAt).toBe(performance.now());
  const heardAt = server.heardAt;
  // Another stream takes over.
  exchange.emit('error', new Error('cut off'));
  await vi.advanceTimersByTimeAsync(100);
  const unanswered = expect(server.append(next, 100)).rejects.toThrow(NoAnswer);
  await vi.advanceTimersByTimeAsync(200);
  await unanswered;
  expect(server.heardAt).toBe(heardAt);
});
