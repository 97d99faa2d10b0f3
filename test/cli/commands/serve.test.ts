import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshKey } from '../../support/http/client.ts';
import { startService, stopService } from '../../support/processes/service-process.ts';
import { tied } from '../../support/processes/tied.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TIMEOUT_MS = 240_000;

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'qss-serve-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs `qss serve` with settings that keep it from starting. */
async function failToServe(env: Readonly<Record<string, string>>) {
  const child = tied(
    spawn(process.execPath, ['cli/qss.mjs', 'serve'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', INTERNAL_PORT: '0', ...env },
    }),
  );
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: written.trim().split('\n') };
}

function post(url: string, key: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Idempotency-Key': freshKey(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

describe('qss serve', () => {
  it('says each bad setting in one line, without a stack trace, and exits with 78', async () => {
    const { code, lines } = await failToServe({ PORT: '99999', QSS_ADMIN_TOKEN: 'short' });
    expect(code).toBe(78);
    expect(lines).toEqual([
      'PORT: "99999" is not allowed; use a whole number from 0 to 65535',
      'QSS_ADMIN_TOKEN: its value is not allowed; use 16-512 visible ASCII characters',
    ]);
  });

  it('takes a data folder that cannot be used for a bad setting', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const { code, lines } = await failToServe({ DATA_DIR: join(file, 'below') });
    expect(code).toBe(78);
    expect(lines).toEqual([
      expect.stringMatching(/^DATA_DIR: .* use a folder that can be written$/),
    ]);
  });

  it.skipIf(process.platform !== 'linux')(
    'names every setting whose folder can neither be made nor written, also where trying would never end',
    async () => {
      const file = join(dataDir, 'a-file');
      writeFileSync(file, '');
      const { code, lines } = await failToServe({
        DATA_DIR: '/proc/data',
        ANCHOR_FILE: join(file, 'anchors.jsonl'),
        EVENT_LOG_URL: 'file:/proc/log/log.db',
        KEYRING_URL: 'file:/proc/keyring/keyring.db',
      });
      expect(code).toBe(78);
      expect(lines).toEqual([
        'DATA_DIR: "/proc/data" cannot be used (ENOENT); use a folder that can be written',
        `ANCHOR_FILE: ${JSON.stringify(file)} cannot be used (EEXIST); use a folder that can be written`,
        'EVENT_LOG_URL: "/proc/log" cannot be used (ENOENT); use a folder that can be written',
        'KEYRING_URL: "/proc/keyring" cannot be used (ENOENT); use a folder that can be written',
      ]);
    },
  );

  it('takes for anchors no folder, whose rights it leaves as they are, and no other file of its own', async () => {
    const folder = join(dataDir, 'a-folder');
    mkdirSync(folder, { mode: 0o755 });
    const inFolder = await failToServe({ ANCHOR_FILE: folder, EVENT_LOG_URL: `file:${folder}` });
    expect(inFolder).toEqual({
      code: 78,
      lines: [`ANCHOR_FILE: ${JSON.stringify(folder)} is no file; name a file that can be written`],
    });
    const asLog = await failToServe({ EVENT_LOG_URL: `file:${folder}` });
    expect(asLog.code).toBe(69);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    symlinkSync(dataDir, join(folder, 'data'));
    for (const name of ['data-key', 'log.db-wal', 'erasures.jsonl', 'secret']) {
      const other = join(folder, 'data', name);
      const { code, lines } = await failToServe({ ANCHOR_FILE: other });
      expect({ code, lines }).toEqual({
        code: 78,
        lines: [
          `ANCHOR_FILE: ${JSON.stringify(other)} is another file of the service; name a file of its own`,
        ],
      });
      expect(existsSync(other)).toBe(false);
    }
  });

  it('keeps neither log nor keys in a file of another kind, which would be begun anew over them', async () => {
    const file = (name: string) => join(dataDir, name);
    const taken = (setting: string, name: string) =>
      `${setting}: ${JSON.stringify(file(name))} is another file of the service; name a file of its own`;
    for (const name of ['read-models.db', 'secret', 'read-models.db-wal']) {
      const asLog = await failToServe({ EVENT_LOG_URL: `file:${file(name)}` });
      expect(asLog).toEqual({ code: 78, lines: [taken('EVENT_LOG_URL', name)] });
      const asKeyring = await failToServe({ KEYRING_URL: `file:${file(name)}` });
      expect(asKeyring).toEqual({ code: 78, lines: [taken('KEYRING_URL', name)] });
      expect(existsSync(file(name))).toBe(false);
    }
    const both = await failToServe({ KEYRING_URL: `file:${file('log.db')}` });
    expect(both).toEqual({ code: 78, lines: [taken('KEYRING_URL', 'log.db')] });
  });

  it(
    'makes a missing data folder for its owner alone, publishes the demo on its first start only, shows its key once, and goes on with a session later',
    async () => {
      const missing = join(dataDir, 'made');
      const env = { QSS_DEMO: '1', QSS_ADMIN_TOKEN: '' };
      const first = await startService({ dataDir: missing, env });
      await expect.poll(first.output, { timeout: 20_000 }).toContain('export QSS_KEY=');
      const key = /qss_live_\w+/.exec(first.output())![0];
      const created = await post(`${first.url}/v1/sessions`, key, {});
      expect(created.status).toBe(201);
      const { session_id } = (await created.json()) as { session_id: string };
      expect(await stopService(first)).toBe(0);
      expect(first.output().split(key)).toHaveLength(2);
      expect(statSync(missing).mode & 0o777).toBe(0o700);
      expect(statSync(join(missing, 'admin-token')).mode & 0o777).toBe(0o600);

      const second = await startService({ dataDir: missing, env });
      expect((await post(`${second.url}/v1/sessions`, key, {})).status).toBe(201);
      const path = `${second.url}/v1/sessions/${session_id}/next`;
      expect((await post(path, key, { state_version: 0 })).status).toBe(200);
      // As a closed terminal ends it.
      const ended = once(second.child, 'exit');
      second.child.kill('SIGHUP');
      expect(await ended).toEqual([0, null]);
      expect(second.output()).not.toContain('qss_live_');
      // Programs that read its output are told nothing but JSON lines.
      for (const { outputLines } of [first, second]) {
        expect(outputLines.map((line) => JSON.parse(line).level)).not.toContain(undefined);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'begins no new log beside read models, nor beside anchors, that were made of one that is gone',
    async () => {
      const service = await startService({ dataDir });
      await stopService(service);
      renameSync(join(dataDir, 'log.db'), join(dataDir, 'log.elsewhere'));
      const { code, lines } = await failToServe({});
      expect(code).toBe(69);
      expect(lines.join()).toMatch(/log\.db is missing beside .*read-models\.db/);
      for (const end of ['', '-wal', '-shm'])
        rmSync(join(dataDir, `read-models.db${end}`), { force: true });
      writeFileSync(join(dataDir, 'anchors.jsonl'), '');
      const anchored = await failToServe({});
      expect(anchored.code).toBe(69);
      expect(anchored.lines.join()).toMatch(
        /log\.db is missing beside .*anchors\.jsonl.*qss restore/,
      );
      rmSync(join(dataDir, 'anchors.jsonl'));
      expect(existsSync(join(dataDir, 'log.db'))).toBe(false);
      renameSync(join(dataDir, 'log.elsewhere'), join(dataDir, 'log.db'));
      expect(await stopService(await startService({ dataDir }))).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'begins no new log beside the keyring of one that is gone, wherever that lies',
    async () => {
      const env = { QSS_DEMO: '1', KEYRING_URL: `file:${join(dataDir, 'keys', 'keyring.db')}` };
      const first = join(dataDir, 'first');
      const service = await startService({ dataDir: first, env });
      await expect.poll(service.output, { timeout: 20_000 }).toContain('export QSS_KEY=');
      const key = /qss_live_\w+/.exec(service.output())![0];
      expect((await post(`${service.url}/v1/sessions`, key, {})).status).toBe(201);
      await stopService(service);
      renameSync(first, `${first}.elsewhere`);
      const { code, lines } = await failToServe({ ...env, DATA_DIR: first });
      expect(code).toBe(69);
      expect(lines.join()).toMatch(/the log is empty, and the keyring .* has keys of sessions/);
      rmSync(first, { recursive: true, force: true });
      renameSync(`${first}.elsewhere`, first);
      expect(await stopService(await startService({ dataDir: first, env }))).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'serves nothing beside anchors of which none is signed with its secret: an older log would be written over what it lost',
    async () => {
      const service = await startService({ dataDir, env: { QSS_DEMO: '1' } });
      await stopService(service);
      expect(existsSync(join(dataDir, 'anchors.jsonl'))).toBe(true);
      const secret = join(dataDir, 'secret');
      renameSync(secret, `${secret}.elsewhere`);
      const lost = await failToServe({});
      expect(lost.code).toBe(69);
      expect(lost.lines.join()).toMatch(
        /no anchor of .*QSS_SECRET is not set, and .*secret is missing/,
      );
      expect(existsSync(secret)).toBe(false);
      const another = await failToServe({ QSS_SECRET: 'not-the-secret-of-the-service' });
      expect(another.code).toBe(69);
      expect(another.lines.join()).toMatch(/no anchor of .* is signed with this QSS_SECRET/);
      renameSync(`${secret}.elsewhere`, secret);
      expect(await stopService(await startService({ dataDir }))).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'says that another instance of its log has another secret, and nothing where both have the same one',
    async () => {
      const OTHER = /started with another QSS_SECRET/;
      const [log, keyring] = ['log.db', 'keyring.db'].map((name) => `file:${join(dataDir, name)}`);
      const started = async (folder: string, secret: string) => {
        const env = { QSS_SECRET: secret, EVENT_LOG_URL: log!, KEYRING_URL: keyring! };
        const service = await startService({ dataDir: join(dataDir, folder), env });
        expect(await stopService(service)).toBe(0);
        return service.output();
      };
      expect(await started('one', 'the-secret-of-one-instance')).not.toMatch(OTHER);
      expect(await started('same', 'the-secret-of-one-instance')).not.toMatch(OTHER);
      expect(await started('other', 'the-secret-of-another-one')).toMatch(OTHER);
    },
    TIMEOUT_MS,
  );
});
