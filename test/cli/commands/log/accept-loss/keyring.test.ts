import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareService, send } from '../../../../support/http/http-client.ts';
import { qss } from '../../../../support/processes/command-line.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../../../support/temporary-directory.ts';

const TIMEOUT_MS = 180_000;

let folder: string;
let env: Readonly<Record<string, string>>;
let running: ServiceProcess | undefined;

beforeEach(async () => {
  folder = await newTemporaryDirectory();
  mkdirSync(join(folder, 'keys'));
  env = {
    DATA_DIR: join(folder, 'data'),
    KEYRING_URL: `file:${join(folder, 'keys', 'keyring.db')}`,
    QSS_DEMO: '0',
  };
});

afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.exited;
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ServiceProcess> {
  running = await startService({ dataDir: env.DATA_DIR!, env });
  return running;
}

async function run(...args: readonly string[]) {
  const { code, stdout, stderr } = await qss([...args, '--json'], env);
  return { code, stderr, json: stdout.startsWith('{') ? JSON.parse(stdout) : undefined };
}

async function keyringCheck() {
  const { json } = await run('doctor');
  const checks = json.checks as { name: string; status: string; text: string }[];
  return checks.find(({ name }) => name === 'keyring');
}

function begin({ url }: ServiceProcess, token: string) {
  const body = { client_reference: 'Ursprung-17' };
  return send(`${url}/v1/sessions`, { token, key: 'begin-once', body });
}

async function served(): Promise<{ readonly token: string; readonly session: string }> {
  const service = await start();
  const token = await prepareService(service.internalUrl, service.url);
  const { json } = await begin(service, token);
  expect(await stopService(service)).toBe(0);
  return { token, session: (json as unknown as { session_id: string }).session_id };
}

it(
  'a log whose keyring is missing is served no more, and repeats no mutation, until it is back',
  async () => {
    const { token, session } = await served();
    const [keys, away] = [join(folder, 'keys'), join(folder, 'away')];
    renameSync(keys, away);
    mkdirSync(keys);
    const refused = await qss(['serve'], { ...env, PORT: '0', INTERNAL_PORT: '0' });
    expect(refused).toMatchObject({
      code: 69,
      stderr: expect.stringMatching(
        /^qss serve: the keyring .*keyring\.db is missing.*accept-loss --keyring.*\n$/,
      ),
    });
    expect(readdirSync(keys)).toEqual([]);
    expect(await keyringCheck()).toMatchObject({
      status: 'fault',
      text: expect.stringContaining('qss accept-loss --keyring'),
    });
    rmSync(keys, { recursive: true });
    renameSync(away, keys);
    expect(await keyringCheck()).toMatchObject({ status: 'ok' });
    expect((await begin(await start(), token)).json).toMatchObject({ session_id: session });
  },
  TIMEOUT_MS,
);

it(
  'goes on with a new keyring once its operator accepts that it is lost, and records that',
  async () => {
    const { token, session } = await served();
    expect(await run('accept-loss', '--keyring', '--reason', 'Too early.')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nothing to accept'),
    });
    rmSync(join(folder, 'keys', 'keyring.db'));
    const accepted = await run('accept-loss', '--keyring', '--reason', 'The disk is gone.');
    expect(accepted).toMatchObject({ code: 0, json: { reason: 'The disk is gone.' } });
    expect(await keyringCheck()).toMatchObject({ status: 'ok' });
    const service = await start();
    const again = await begin(service, token);
    expect(again).toMatchObject({ status: 201 });
    expect(again.json).not.toMatchObject({ session_id: session });
    expect(await stopService(service)).toBe(0);
    const out = join(folder, 'trail');
    const trail = await run('export', 'audit', '--out', out);
    expect(trail.code, trail.stderr).toBe(0);
    const entries = readFileSync(join(out, 'audit.ndjson'), 'utf8').trimEnd().split('\n');
    expect(entries.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        action: 'qss.keyring_loss_accepted',
        details: { reason: 'The disk is gone.' },
      }),
    );
    expect((await run('verify')).code).toBe(0);
  },
  TIMEOUT_MS,
);

it(
  'makes no other data key beside a keyring whose own is missing',
  async () => {
    await served();
    const dataKey = join(folder, 'keys', 'data-key');
    rmSync(dataKey);
    const refused = await qss(['serve'], { ...env, PORT: '0', INTERNAL_PORT: '0' });
    expect(refused).toMatchObject({
      code: 69,
      stderr: expect.stringMatching(/^qss serve: .*data-key.*is missing.*\n$/),
    });
    expect(existsSync(dataKey)).toBe(false);
    expect(await keyringCheck()).toMatchObject({
      status: 'fault',
      text: expect.stringContaining('data-key'),
    });
  },
  TIMEOUT_MS,
);
