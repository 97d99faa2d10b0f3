import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LISTEN_LIMITS, type Listening, listen } from '../../../../cli/http/listen.ts';
import { loopClock } from '../../../support/clocks/loop-clock.ts';
import { RawSocket } from '../../../support/http/raw-socket.ts';

let release: () => void;
let server: Listening;
let port: number;
let worked: string[];
const sockets: RawSocket[] = [];

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

beforeEach(async () => {
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  worked = [];
  const app = new Hono()
    .onError(() => new Response('cut off'))
    .get('/now', (context) => context.text('now'))
    .get('/never', () => new Promise<Response>(() => {}))
    .get('/gated/:name', async (context) => {
      await gate;
      worked.push(context.req.param('name'));
      return context.text(context.req.param('name'));
    })
    .post('/echo', async (context) => context.text(await context.req.text()));
  server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    newRequestId: () => 'req_1',
    connectionsMax: 100,
    limits: { ...LISTEN_LIMITS, drain: 2_500 },
  });
  port = Number(new URL(server.address).port);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

async function open(bytes?: string): Promise<RawSocket> {
  const socket = await RawSocket.open(port, bytes);
  sockets.push(socket);
  return socket;
}

/** Milliseconds, but for stalls of the machine. */
async function timed(work: Promise<void>): Promise<number> {
  const start = loopClock.now();
  await work;
  return loopClock.now() - start;
}

describe('a stop', () => {
  it('is over at once where no connection is open, and takes no new ones', async () => {
    expect(await timed(server.stop())).toBeLessThan(400);
    expect((await (await open()).ended).error).toBe('ECONNREFUSED');
  });

  it('answers what is being worked on, and says that the connection ends with it', async () => {
    const socket = await open(GET('/gated/a'));
    await delay(50);
    const stopped = server.stop();
    await delay(100);
    release();
    const answer = await socket.answer();
    expect([answer?.body, answer?.headers.connection]).toEqual(['a', 'close']);
    expect((await socket.ended).error).toBeUndefined();
    await stopped;
  });

  it('answers all that was sent ahead on one connection, the last with its end', async () => {
    const socket = await open(GET('/gated/a') + GET('/gated/b') + GET('/gated/c'));
    await delay(50);
    const stopped = server.stop();
    release();
    await socket.answer(2);
    expect(socket.answers.map(({ body }) => body)).toEqual(['a', 'b', 'c']);
    expect(socket.answers.map(({ headers }) => headers.connection)).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
    ]);
    expect((await socket.ended).error).toBeUndefined();
    await stopped;
  });

  it.each([0, 100, 300])(
    'answers a request that comes on an idle connection %s ms later',
    async (ms) => {
      const socket = await open(GET('/now'));
      expect((await socket.answer())?.headers.connection).toBe('keep-alive');
      const stopped = server.stop();
      await delay(ms);
      socket.socket.write(GET('/now'));
      const answer = await socket.answer(1);
      expect([answer?.status, answer?.headers.connection]).toEqual([200, 'close']);
      expect((await socket.ended).error).toBeUndefined();
      await stopped;
    },
  );

  it('closes idle connections in order and soon, those without a request as well', async () => {
    const used = await open(GET('/now'));
    await used.answer();
    const unused = await open();
    const half = await open('GET /now HT');
    expect(await timed(server.stop())).toBeLessThan(LISTEN_LIMITS.lastRequest + 1_000);
    for (const socket of [used, unused, half]) expect((await socket.ended).error).toBeUndefined();
  });

  it('does not wait for the rest of a half-sent body, and says so', async () => {
    const socket = await open('POST /echo HTTP/1.1\r\nContent-Length: 10\r\n\r\nhalf');
    await delay(50);
    expect(await timed(server.stop())).toBeLessThan(LISTEN_LIMITS.halfSent + 1_000);
    expect(socket.answers.map(({ status }) => status)).toEqual([503]);
    expect(socket.answers[0]!.headers['retry-after']).toBe('1');
    expect((await socket.ended).error).toBeUndefined();
  });

  it('takes the rest of a body that comes soon', async () => {
    const socket = await open('POST /echo HTTP/1.1\r\nContent-Length: 5\r\n\r\nwh');
    await delay(50);
    const stopped = server.stop();
    await delay(200);
    socket.socket.write('ole');
    expect((await socket.answer())?.body).toBe('whole');
    await stopped;
  });

  it('waits no longer for an answer than it may', async () => {
    const socket = await open(GET('/never'));
    await delay(50);
    const start = performance.now();
    expect(await timed(server.stop())).toBeLessThan(4_000);
    expect(performance.now() - start).toBeGreaterThan(2_400);
    await socket.ended;
  });
});
