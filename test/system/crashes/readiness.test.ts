import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, expect, it } from 'vitest';
import { ACME_TABLE, prepareService, send } from '../../support/http/http-client.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Readiness of a real process whose log is taken away under it. */

const WITHIN_MS = 30_000;
const POLL_MS = 100;

let service: ServiceProcess | undefined;
let dataDir: string | undefined;

afterEach(async () => {
  service?.child.kill('SIGKILL');
  await service?.exited;
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

async function becomes(path: string, status: number): Promise<Response> {
  for (let waited = 0; ; waited += POLL_MS) {
    const response = await fetch(path);
    if (response.status === status) return response;
    if (waited > WITHIN_MS) throw new Error(`${path} is still ${response.status}`);
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A running service that has published something, and how to make a session there. */
async function prepare() {
  dataDir = await newTemporaryDirectory();
  const started = await startService({ dataDir });
  service = started;
  const token = await prepareService(started.internalUrl, started.url);
  const create = (key: string) => send(`${service!.url}/v1/sessions`, { token, key, body: {} });
  const read = (id: string) => send(`${service!.url}/v1/sessions/${id}`, { method: 'GET', token });
  return { started, token, file: join(dataDir, 'log.db'), create, read };
}

it('ends within 5 s of the log going away, acknowledges nothing meanwhile, and comes back with it', {
  timeout: 240_000,
}, async () => {
  const { started, file, create, read } = await prepare();
  const before = await create('before-it-goes');
  const ready = `${started.internalUrl}/internal/ready`;
  await becomes(ready, 200);
  renameSync(file, `${file}.away`);
  const refused = await create('while-it-is-away');
  expect(refused).toMatchObject({ status: 503, json: { code: 'storage_unavailable' } });
  const { details } = (await (await becomes(ready, 503)).json()) as {
    details: { log: string; reasons: readonly string[] };
  };
  expect(details.log).toBe('down');
  expect(details.reasons).toContainEqual(expect.stringContaining('removed or replaced'));
  expect((await fetch(`${started.url}/v1/health`)).status).toBe(503);
  expect((await fetch(`${started.internalUrl}/internal/live`)).status).toBe(200);
  const metrics = await (await fetch(`${started.internalUrl}/internal/metrics`)).text();
  expect(metrics).toContain('\nqss_log_up 0\n');
  expect(metrics).toContain('\nqss_ready 0\n');
  expect((await read(before.json.session_id!)).status).toBe(200);
  renameSync(`${file}.away`, file);
  await becomes(ready, 200);
  expect(await create('while-it-is-away')).toMatchObject({ status: 201, isReplay: false });
  expect(await stopService(started)).toBe(0);
});

it('loses nothing that was acknowledged when the write-ahead file is removed and the service stopped', {
  timeout: 240_000,
}, async () => {
  const { started, file, create, read } = await prepare();
  const { json } = await create('before-it-goes');
  rmSync(`${file}-wal`);
  expect((await create('while-it-is-away')).status).toBe(503);
  expect(await stopService(started)).toBe(0);
  service = await startService({ dataDir: dataDir! });
  expect((await read(json.session_id!)).status).toBe(200);
  expect(await create('while-it-is-away')).toMatchObject({ status: 201, isReplay: false });
});

/** So long somebody else has the file of the views locked: far longer than it is waited for at once. */
const LOCKED_MS = 8_000;

it('goes on answering while another process has its views locked, and is whole again without a restart', {
  timeout: 240_000,
}, async () => {
  const { started, token, create, read } = await prepare();
  const ready = `${started.internalUrl}/internal/ready`;
  await becomes(ready, 200);
  const listed = async () => {
    const url = `${started.internalUrl}${ACME_TABLE}/sessions`;
    return (await send(url, { method: 'GET', token: ADMIN_TOKEN })).text;
  };
  const { session_id: id } = (await create('before-the-lock')).json;
  await expect.poll(listed).toContain(id);
  const other = new DatabaseSync(join(dataDir!, 'read-models.db'));
  other.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
  const end = performance.now() + LOCKED_MS;
  let longestMs = 0;
  const made: string[] = [];
  while (performance.now() < end) {
    const start = performance.now();
    const { status, text, json } = await create(`while-locked-${made.length}`);
    expect(status, text).toBe(201);
    const next = await send(`${started.url}/v1/sessions/${json.session_id}/next`, {
      token,
      key: 'first-turn',
      body: { state_version: 0 },
    });
    expect(next.status, next.text).toBe(200);
    made.push(json.session_id!);
    longestMs = Math.max(longestMs, performance.now() - start);
    await delay(100);
  }
  expect(longestMs).toBeLessThan(LOCKED_MS / 2);
  expect(await listed()).not.toContain(made.at(-1));
  other.exec('ROLLBACK');
  other.close();
  await becomes(ready, 200);
  await expect.poll(listed).toContain(made.at(-1));
  expect((await read(made.at(-1)!)).status).toBe(200);
  expect(await stopService(started)).toBe(0);
});
