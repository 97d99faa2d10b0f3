import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareService, type Reply, send } from '../../../support/http/http-client.ts';
import { qss } from '../../../support/processes/command-line.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

const TIMEOUT_MS = 180_000;
const LOST_CHANGES = 120;

let dataDir: string;
let running: ServiceProcess | undefined;

beforeEach(async () => {
  dataDir = await newTemporaryDirectory();
});

afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ServiceProcess> {
  running = await startService({ dataDir });
  return running;
}

function rename(service: ServiceProcess, token: string, key: string, count: number) {
  const changes = Array.from({ length: count }, (_, index) => ({
    entity: 'objective',
    operation: 'update',
    objective: { name: `${key} ${index}` },
  }));
  return send(`${service.url}/v1/configuration/changes`, { token, key, body: { changes } });
}

function draft(service: ServiceProcess, token: string): Promise<Reply> {
  return send(`${service.url}/v1/configuration?state=draft`, { method: 'GET', token });
}

async function ready(service: ServiceProcess) {
  const response = await fetch(`${service.internalUrl}/internal/ready`);
  const body = (await response.json()) as { details?: { reasons: readonly string[] } };
  return { status: response.status, reasons: body.details?.reasons ?? [] };
}

async function run(...args: readonly string[]) {
  const { code, stdout, stderr } = await qss([...args, '--json'], { DATA_DIR: dataDir });
  return { code, stderr, json: stdout === '' ? undefined : JSON.parse(stdout) };
}

/** A service that is killed, and whose write-ahead file is gone with what was anchored last. */
async function loseNewestEvents(): Promise<string> {
  const first = await start();
  const token = await prepareService(first.internalUrl, first.url);
  expect(await stopService(first)).toBe(0);
  const second = await start();
  const anchors = join(dataDir, 'anchors.jsonl');
  const before = readFileSync(anchors, 'utf8');
  expect((await rename(second, token, 'lost-later', LOST_CHANGES)).status).toBe(200);
  await expect.poll(() => readFileSync(anchors, 'utf8'), { timeout: 15_000 }).not.toBe(before);
  second.child.kill('SIGKILL');
  await second.exited;
  for (const suffix of ['-wal', '-shm']) rmSync(join(dataDir, `log.db${suffix}`));
  return token;
}

it(
  'a log that lacks what was anchored is read, and takes no write until its operator accepts the loss',
  async () => {
    const token = await loseNewestEvents();
    const cut = await start();
    const refused = await rename(cut, token, 'too-early', 1);
    expect(refused).toMatchObject({ status: 503, json: { code: 'storage_unavailable' } });
    expect(refused.json.message).toContain('takes no writes');
    const before = await draft(cut, token);
    expect(before.status).toBe(200);
    expect(await ready(cut)).toMatchObject({
      status: 503,
      reasons: [expect.stringContaining('qss accept-loss')],
    });
    expect(await stopService(cut)).toBe(0);
    const compiler = await qss(['compiler'], { DATA_DIR: dataDir });
    expect(compiler.code).not.toBe(0);
    expect(compiler.stderr).toContain('qss accept-loss');

    const { json: health } = await run('doctor');
    expect(health.checks).toContainEqual({
      name: 'head',
      status: 'fault',
      text: expect.stringContaining('qss accept-loss'),
    });
    const out = ['--out', join(dataDir, 'texts')];
    const scope = ['--tenant', 'acme', '--service', 'table'];
    const texts = ['--format', 'csv', '--with-text', '--confirm-text', ...scope, ...out];
    expect(await run('export', ...texts)).toMatchObject({
      code: 69,
      stderr: expect.stringContaining('takes no writes'),
    });
    expect((await run('accept-loss')).code).toBe(64);
    expect((await run('accept-loss', '--reason', 'x'.repeat(501))).code).toBe(64);
    expect((await run('verify')).code).toBe(1);
    const accepted = await run('accept-loss', '--reason', 'The disk is gone.');
    expect(accepted).toMatchObject({ code: 0, json: { reason: 'The disk is gone.' } });
    expect((await run('accept-loss', '--reason', 'Once more.')).code).toBe(1);

    const again = await start();
    expect((await ready(again)).status).toBe(200);
    expect((await draft(again, token)).json.draft_revision).toBe(before.json.draft_revision);
    expect((await rename(again, token, 'in-good-time', 1)).status).toBe(200);
    expect(await stopService(again)).toBe(0);
    const { code, json: report } = await run('verify');
    expect({ code, report }).toMatchObject({
      code: 0,
      report: {
        is_intact: true,
        is_vouched: true,
        unanchored_events: 0,
        accepted_losses: [{ count: accepted.json.agreed, lost_count: accepted.json.anchored }],
      },
    });
    const trail = join(dataDir, 'trail');
    await run('export', 'audit', '--out', trail);
    const entries = readFileSync(join(trail, 'audit.ndjson'), 'utf8').trimEnd().split('\n');
    const told = entries.map((line) => JSON.parse(line)).find(({ tenant }) => tenant === '');
    expect(told).toMatchObject({
      action: 'qss.loss_accepted',
      actor: { type: 'admin', id: 'command_line' },
      details: { reason: 'The disk is gone.', agreed: { count: accepted.json.agreed } },
    });
  },
  TIMEOUT_MS,
);
