import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { publicConnectionsMax } from '../../../cli/http/connections-max.ts';
import {
  LISTEN_LIMITS,
  type Listening,
  type ListenLimits,
  listen,
} from '../../../cli/http/listen.ts';
import { loopClock } from '../../support/clocks/loop-clock.ts';
import { type RawEnd, RawSocket } from '../../support/http/raw-socket.ts';

/** `EDGE_REAL_TIME=1` (or any other figure: a soak scales it) waits for the limits as they are; otherwise much shorter ones are waited for. */
const isRealTime = Number(process.env.EDGE_REAL_TIME ?? 0) > 0;
const SHORT: ListenLimits = {
  ...LISTEN_LIMITS,
  headers: 300,
  request: 900,
  idle: 600,
  silence: 2_500,
  check: 50,
};
const LIMITS = isRealTime ? LISTEN_LIMITS : SHORT;
/** Connections beyond the ceiling that are told so. */
const SURPLUS = 32;
/** Held within two seconds, and never too early but for what Node rounds. */
const LATE_MS_MAX = 2_000;
const EARLY_MS_MAX = 20;
/** Node keeps an idle connection for this much longer than it tells the client. */
const KEPT_LONGER_MS = 1_000;

const LARGE = 'x'.repeat(30_000_000);
const app = new Hono()
  .onError(() => new Response('cut off'))
  .get('/now', (context) => context.text('now'))
  .get('/large', (context) => context.text(LARGE))
  .get('/long', async (context) => {
    await delay(2 * LIMITS.silence);
    return context.text('at last');
  })
  .post('/echo', async (context) => context.text(await context.req.text()));

const GET = 'GET /now HTTP/1.1\r\nHost: x\r\n\r\n';
const sockets: RawSocket[] = [];
let server: Listening | undefined;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.stop();
  server = undefined;
});

async function serve(connectionsMax = 100, limits = LIMITS): Promise<Listening> {
  server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    newRequestId: () => 'req_1',
    connectionsMax,
    limits,
  });
  return server;
}

async function open({ address }: Listening, bytes?: string): Promise<RawSocket> {
  const socket = await RawSocket.open(Number(new URL(address).port), bytes);
  sockets.push(socket);
  return socket;
}

/** Never too early by any clock, and not too late but for stalls of the machine. */
function expectWithin({ ms, unstalledMs }: Omit<RawEnd, 'error'>, limit: number): void {
  expect(ms).toBeGreaterThan(limit - EARLY_MS_MAX);
  expect(unstalledMs).toBeLessThan(limit + LATE_MS_MAX);
}

/** Starts to measure; what it returns tells how long that is ago. */
function measure(): () => Omit<RawEnd, 'error'> {
  const [start, unstalled] = [performance.now(), loopClock.now()];
  return () => ({ ms: performance.now() - start, unstalledMs: loopClock.now() - unstalled });
}

describe('a connection', () => {
  it('has the time that the documents tell', () => {
    expect(LISTEN_LIMITS).toEqual({
      headers: 10_000,
      request: 30_000,
      idle: 5_000,
      silence: 30_000,
      check: 1_000,
      lastRequest: 500,
      halfSent: 1_000,
      drain: 10_000,
    });
  });

  it.each([
    ['no byte', undefined],
    ['half a head', 'GET /now HT'],
    ['a head without its end', 'GET /now HTTP/1.1\r\nHost: x\r\n'],
  ])('that sends %s is told so in time, and closed', async (_, bytes) => {
    // The limit of the whole request must not be what ends it.
    const limits = isRealTime ? LIMITS : { ...LIMITS, request: 60_000 };
    const socket = await open(await serve(100, limits), bytes);
    expectWithin(await socket.ended, LIMITS.headers);
    expect(socket.answers[0]).toMatchObject({ status: 408 });
    expect(JSON.parse(socket.answers[0]!.body).code).toBe('request_timeout');
  });

  it.each([
    ['half a body', 'Content-Length: 10\r\n\r\nhalf'],
    ['a chunk and no end', 'Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
  ])('that sends %s is told so in time, and closed', async (_, rest) => {
    // As it is in earnest: silence is no other limit for what is still coming in.
    const limits = { ...LIMITS, silence: LIMITS.request };
    const socket = await open(
      await serve(100, limits),
      `POST /echo HTTP/1.1\r\nHost: x\r\n${rest}`,
    );
    expectWithin(await socket.ended, LIMITS.request);
    expect(socket.answers.map(({ status }) => status)).toEqual([408]);
  });

  it('that drips bytes has no more time than one that is silent', async () => {
    const socket = await open(
      await serve(),
      'POST /echo HTTP/1.1\r\nContent-Length: 99999\r\n\r\n',
    );
    const drip = setInterval(() => socket.socket.write('x'), 20);
    const end = await socket.ended;
    clearInterval(drip);
    expectWithin(end, LIMITS.request);
  });

  it('that asks for nothing more is closed in time', async () => {
    const socket = await open(await serve(), GET);
    await socket.answer();
    const sinceAnswer = measure();
    expect((await socket.ended).error).toBeUndefined();
    expectWithin(sinceAnswer(), LIMITS.idle);
    expect(socket.answers.map(({ status }) => status)).toEqual([200]);
  });

  it('is kept for longer than its client is told', async () => {
    const idle = 1_000;
    const socket = await open(await serve(100, { ...LIMITS, idle }), GET);
    expect((await socket.answer())?.headers['keep-alive']).toBe('timeout=1');
    await delay(idle + 200);
    socket.socket.write(GET);
    expect((await socket.answer(1))?.status).toBe(200);
  });

  it('is not closed over a request that came in while the process was held up', async () => {
    const socket = await open(await serve(), GET);
    await socket.answer();
    await delay(LIMITS.idle);
    // In this part of the loop's turn, time-outs come next, before anything is read.
    await new Promise(setImmediate);
    socket.socket.write(GET);
    const heldUntil = performance.now() + KEPT_LONGER_MS + 200;
    while (performance.now() < heldUntil);
    expect((await socket.answer(1))?.status).toBe(200);
  });

  it('that does not take its answer is closed in time', async () => {
    const { connections } = await serve();
    const sinceStart = measure();
    const socket = await open(server!);
    socket.socket.pause();
    socket.socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => connections.count, { timeout: 60_000 }).toBe(1);
    await expect.poll(() => connections.count, { timeout: 60_000 }).toBe(0);
    expectWithin(sinceStart(), LIMITS.silence);
  });

  it('that waits for an answer which takes long is left to it', async () => {
    const socket = await open(await serve(), 'GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
    expect((await socket.answer())?.body).toBe('at last');
  });

  it('that takes its answer slowly is left to it', async () => {
    const socket = await open(await serve(), 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    let read = 0;
    socket.socket.on('data', (chunk: Buffer) => {
      read += chunk.length;
      socket.socket.pause();
    });
    const slowly = setInterval(() => socket.socket.resume(), LIMITS.silence / 100);
    await delay(LIMITS.silence + LATE_MS_MAX);
    clearInterval(slowly);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(LARGE.length);
    expect(socket.socket.closed).toBe(false);
  });
});

describe('with as many connections as may be', () => {
  it('one more is told so where it asks, and closed', async () => {
    const { connections } = await serve(2, LISTEN_LIMITS);
    const [first] = [await open(server!), await open(server!)];
    const third = await open(server!, GET);
    const answer = await third.answer();
    expect([answer?.status, answer?.headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(answer!.body).code).toBe('overloaded');
    expect((await third.ended).error).toBeUndefined();
    expect(connections.refused).toBe(1);
    first!.socket.write(GET);
    expect((await first!.answer())?.status).toBe(200);
  });

  it('one more that asks nothing is closed soon, and far too many at once', async () => {
    const { connections } = await serve(2, LISTEN_LIMITS);
    const held = await Promise.all(Array.from({ length: 2 }, () => open(server!)));
    const silent = await open(server!);
    await Promise.all(Array.from({ length: SURPLUS + 20 }, () => open(server!)));
    await expect.poll(() => connections.refused).toBe(SURPLUS + 21);
    expect(connections.count).toBeLessThanOrEqual(2 + SURPLUS);
    const { unstalledMs, error } = await silent.ended;
    expect(error).toBeUndefined();
    expect(unstalledMs).toBeLessThan(3_000);
    expect(held.map(({ socket }) => socket.closed)).toEqual([false, false]);
  });

  it('the longest idle gives way, never one that is being answered', async () => {
    const { connections } = await serve(2, LISTEN_LIMITS);
    const busy = await open(server!, 'POST /echo HTTP/1.1\r\nContent-Length: 4\r\n\r\nha');
    const idle = await open(server!, GET);
    expect((await idle.answer())?.status).toBe(200);
    await delay(1_100);
    const third = await open(server!, GET);
    expect((await third.answer())?.status).toBe(200);
    await idle.ended;
    busy.socket.write('lf');
    expect((await busy.answer())?.body).toBe('half');
    expect([connections.refused, connections.count]).toEqual([1, 2]);
  });

  it.each([
    [512, 256],
    [1_024, 768],
    [20_000, 4_096],
    [100, 16],
    [Number.POSITIVE_INFINITY, 4_096],
  ])('of %s open files there are %s for the public API', (files, connections) => {
    expect(publicConnectionsMax(4_096, files)).toBe(connections);
  });
});
