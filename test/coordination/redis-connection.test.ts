import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRedisCoordination } from '../../coordination/redis.ts';
import { RedisConnection } from '../../coordination/redis-connection.ts';

/** A client of Redis that does what the test says. */
class FakeClient {
  isOpen = true;
  readonly asked: (readonly string[])[] = [];
  connect = () => connecting();
  on() {
    return this;
  }
  sendCommand(command: readonly string[]): Promise<unknown> {
    if (command[0] === 'CONFIG') return Promise.resolve([]);
    this.asked.push(command);
    return answering();
  }
  destroy() {
    this.isOpen = false;
  }
}

let clients: FakeClient[];
let connecting: () => Promise<void>;
let answering: () => Promise<unknown>;
let changes: boolean[];
let connection: RedisConnection;

vi.mock('redis', () => ({
  default: {
    createClient: () => {
      const client = new FakeClient();
      clients.push(client);
      return client;
    },
  },
}));

beforeEach(async () => {
  vi.useFakeTimers();
  clients = [];
  changes = [];
  connecting = async () => {};
  answering = async () => 'PONG';
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

async function open(): Promise<FakeClient> {
  const onChange = (isAway: boolean) => changes.push(isAway);
  connection = await RedisConnection.open({ url: 'redis://nowhere', onChange });
  await vi.advanceTimersByTimeAsync(0);
  return clients.at(-1)!;
}

const failing = () => Promise.reject(new Error('it broke'));

describe('a connection to Redis', () => {
  it('waits 50 ms for an answer', async () => {
    await open();
    answering = () => new Promise(() => {});
    let reply: unknown = 'nothing yet';
    const asking = connection.ask(['PING']).then((found) => {
      reply = found;
    });
    await vi.advanceTimersByTimeAsync(49);
    expect(reply).toBe('nothing yet');
    await vi.advanceTimersByTimeAsync(1);
    await asking;
    expect(reply).toBeUndefined();
  });

  it('is left alone for 250 ms after a call that failed', async () => {
    const client = await open();
    answering = failing;
    await connection.ask(['PING']);
    answering = async () => 'PONG';
    await vi.advanceTimersByTimeAsync(249);
    expect(await connection.ask(['PING'])).toBeUndefined();
    expect(client.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await connection.ask(['PING'])).toBe('PONG');
  });

  it('is given up after five failures in a row, and made anew after a second', async () => {
    const client = await open();
    answering = failing;
    for (let failures = 1; failures <= 5; failures++) {
      expect([client.isOpen, changes]).toEqual([true, []]);
      await connection.ask(['PING']);
      await vi.advanceTimersByTimeAsync(250);
    }
    expect([client.isOpen, changes]).toEqual([false, [true]]);
    await vi.advanceTimersByTimeAsync(749);
    expect(clients).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(clients).toHaveLength(2);
    answering = async () => 'PONG';
    expect(await connection.ask(['PING'])).toBe('PONG');
    expect(changes).toEqual([true, false]);
  });

  it('is not given up for failures with an answer between them', async () => {
    const client = await open();
    for (let round = 0; round < 10; round++) {
      answering = round === 4 ? async () => 'PONG' : failing;
      if (round < 8) await connection.ask(['PING']);
      await vi.advanceTimersByTimeAsync(250);
    }
    expect([client.isOpen, changes]).toEqual([true, []]);
  });

  it('is waited for one second while it is made', async () => {
    connecting = () => new Promise(() => {});
    const client = await open();
    await vi.advanceTimersByTimeAsync(999);
    expect([client.isOpen, changes]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([client.isOpen, changes]).toEqual([false, [true]]);
  });
});

describe('a lock in Redis', () => {
  it('is gone after two and a half seconds, whatever became of who holds it', async () => {
    const client = await open();
    const coordination = await openRedisCoordination({
      url: 'redis://nowhere',
      onChange: () => {},
    });
    await vi.advanceTimersByTimeAsync(0);
    answering = async () => 'OK';
    await coordination.alone('work', async () => {});
    const [set] = clients.at(-1)!.asked;
    expect(set).toEqual(['SET', 'qss:alone:work', expect.any(String), 'NX', 'PX', '2500']);
    expect(client.asked).toEqual([]);
    await coordination.close();
  });
});
