import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '../support/http/client.ts';
import { hurry } from '../support/hurry.ts';
import { createFaultyLog, type FaultyLog } from '../support/log/faulty-log.ts';
import { ServiceUnderTest } from '../support/service.ts';

let log: FaultyLog;
let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  log = createFaultyLog();
  service = await ServiceUnderTest.start(log);
  client = await service.publish();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await service.stop();
});

const CASES: readonly (readonly [string, FaultyLog['fault'], string])[] = [
  ['the log answers nothing', () => 'hang', 'storage_unavailable'],
  [
    'the log answers and there is too much to do',
    (operation) => (operation === 'append' ? 'hang' : undefined),
    'overloaded',
  ],
];

it.each(CASES)(
  'a mutation that takes too long is told to be tried again, for %s',
  async (_, fault, code) => {
    log.fault = fault;
    const began = performance.now();
    const reply = await client.send('POST', '/v1/sessions', {
      headers: { 'Idempotency-Key': `late-${code}` },
      body: {},
    });
    expect(performance.now() - began).toBeLessThan(10_000);
    expect([reply.status, reply.body.code]).toEqual([503, code]);
    expect(reply.headers.get('retry-after')).not.toBeNull();
    log.fault = () => undefined;
  },
);

it('a duplicate is told that its key is at work, before it could be told what became of the log', async () => {
  hurry(50);
  log.fault = (operation) => (operation === 'append' ? 'hang' : undefined);
  const send = () =>
    client.send('POST', '/v1/sessions', { headers: { 'Idempotency-Key': 'duplicate' }, body: {} });
  const first = send();
  const reply = await send();
  expect([reply.status, reply.body.code]).toEqual([503, 'idempotency_in_progress']);
  expect((await first).status).toBe(503);
  log.fault = () => undefined;
});

it('a log that is silent without being given up is not told as too much to do', async () => {
  hurry(50);
  log.fault = (operation) => (operation === 'append' ? 'hang' : undefined);
  log.health = async () => 'silent';
  const headers = { 'Idempotency-Key': 'silent-log' };
  const reply = await client.send('POST', '/v1/sessions', { headers, body: {} });
  expect([reply.status, reply.body.code]).toEqual([503, 'storage_unavailable']);
  expect((await client.send('GET', '/v1/health')).status).toBe(200);
  log.fault = () => undefined;
});

it('what the log says of itself is not waited for without end', async () => {
  hurry(50);
  log.fault = (operation) => (operation === 'append' ? 'hang' : undefined);
  log.health = () => new Promise(() => {});
  const reply = await client.send('POST', '/v1/sessions', {
    headers: { 'Idempotency-Key': 'no-health' },
    body: {},
  });
  expect([reply.status, reply.body.code]).toEqual([503, 'storage_unavailable']);
  log.fault = () => undefined;
});
