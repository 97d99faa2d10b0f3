import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from '../../../time/within.ts';
import { hurry } from '../../support/clocks/hurry.ts';
import type { Client, Reply } from '../../support/http/client.ts';
import { createFaultyLog, type FaultyLog } from '../../support/log/faulty-log.ts';
import { ServiceUnderTest } from '../../support/service.ts';

let log: FaultyLog;
let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  log = createFaultyLog();
  service = await ServiceUnderTest.start(log);
  client = await service.publish();
});

afterEach(async () => {
  log.fault = () => undefined;
  vi.restoreAllMocks();
  await service.stop();
});

/** Asks for a session, and fails where the answer takes this many milliseconds, or as many as that comes to in a hurry. */
function create(key: string, msMax: number): Promise<Reply> {
  const headers = { 'Idempotency-Key': key };
  const sent = client.send('POST', '/v1/sessions', { headers, body: {} });
  return within(msMax, sent, () => {
    throw new Error(`${key} is not answered`);
  });
}

/** In a hurry of 50, six seconds. */
const HURRIED_MS_MAX = 300_000;

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
    const reply = await create(`late-${code}`, 10_000);
    expect([reply.status, reply.body.code]).toEqual([503, code]);
    expect(reply.headers.get('retry-after')).not.toBeNull();
  },
);

it('a duplicate is told that its key is at work, before it could be told what became of the log', async () => {
  hurry(50);
  log.fault = (operation) => (operation === 'append' ? 'hang' : undefined);
  const first = create('duplicate', HURRIED_MS_MAX);
  const reply = await create('duplicate', HURRIED_MS_MAX);
  expect([reply.status, reply.body.code]).toEqual([503, 'idempotency_in_progress']);
  expect((await first).status).toBe(503);
});

it('a log that is silent without being given up is not told as too much to do', async () => {
  hurry(50);
  log.fault = (operation) => (operation === 'append' ? 'hang' : undefined);
  log.health = async () => 'silent';
  const reply = await create('silent-log', HURRIED_MS_MAX);
  expect([reply.status, reply.body.code]).toEqual([503, 'storage_unavailable']);
  expect((await client.send('GET', '/v1/health')).status).toBe(200);
});

it('what the log says of itself is not waited for without end', async () => {
  hurry(50);
  log.fault = (operation) => (operation === 'append' ? 'hang' : undefined);
  log.health = () => new Promise(() => {});
  const reply = await create('no-health', HURRIED_MS_MAX);
  expect([reply.status, reply.body.code]).toEqual([503, 'storage_unavailable']);
});
