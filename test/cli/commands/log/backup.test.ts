import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PARTIAL_SUFFIX } from '../../../../cli/files/sync-path.ts';
import { noteBackup } from '../../../../cli/keyring/noted-backups.ts';
import { prepareInstance } from '../../../support/http/http-client.ts';
import { type Instance, instanceOf } from '../../../support/instance.ts';
import { qss, qssProcess } from '../../../support/processes/command-line.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

/** `qss backup` beside a running service, and `qss restore` on another machine. */

const TIMEOUT_MS = 240_000;
/** Sessions that are begun beside a backup are read one by one later on: hundreds of them tell no more than dozens. */
const PAUSE_MS = 10;

let dataDir: string;
let backup: string;
let keys: string;
let token: string;
const said: string[] = [];

beforeAll(async () => {
  [dataDir, backup, keys] = [
    await newTemporaryDirectory(),
    await newTemporaryDirectory(),
    await newTemporaryDirectory(),
  ];
  const service = await startService({ dataDir, env: { QSS_DEMO: '0' } });
  const instance = instanceOf(service);
  token = await prepareInstance(instance);
  let isTalking = true;
  const talking = (async () => {
    // However busy the machine is, one is left when the first is erased.
    while (isTalking || said.length < 2) {
      said.push(await begin(instance, `client-${said.length}`));
      await delay(PAUSE_MS);
    }
  })();
  const env = { DATA_DIR: dataDir };
  expect(await qssProcess(['backup', 'log', '--to', backup], env)).toMatchObject({ code: 0 });
  isTalking = false;
  await talking;
  const more = await qss(['backup', 'log', '--to', backup, '--json'], env);
  expect(more).toMatchObject({ code: 0 });
  expect(JSON.parse(more.stdout)).toMatchObject({ is_intact: true });
  const ring = ['backup', 'keyring', '--to', keys, '--expire-days', '3'];
  expect(await qss(ring, env)).toMatchObject({ code: 0 });
  const erasing = ['erase', 'session', said[0]!, '--reason', 'asked for'];
  const INTERNAL_PORT = new URL(service.internalUrl).port;
  const erased = await qss(erasing, { ...env, QSS_ADMIN_TOKEN: ADMIN_TOKEN, INTERNAL_PORT });
  expect(erased, erased.stderr).toMatchObject({ code: 0 });
  await stopService(service);
}, TIMEOUT_MS);

async function begin(instance: Instance, client_reference: string): Promise<string> {
  const request = { token, key: `key-${client_reference}`, body: { client_reference } };
  const { json } = await instance.send('/v1/sessions', request);
  return (json as unknown as { session_id: string }).session_id;
}

/** Another machine, with what an operator keeps apart from backups. */
async function machine(...files: readonly string[]): Promise<string> {
  const place = await newTemporaryDirectory();
  for (const file of files) copyFileSync(join(dataDir, file), join(place, file));
  return place;
}

const SECRETS = ['secret', 'data-key'];
const keyringCopy = () => join(keys, readdirSync(keys).find((name) => name.endsWith('.db'))!);

async function serving(place: string): Promise<ServiceProcess> {
  const service = await startService({ dataDir: place, env: { QSS_DEMO: '0' } });
  onTestFinished(async () => {
    await stopService(service);
  });
  return service;
}

it('a backup is noted beside the data, without where it lies', () => {
  const notes = readFileSync(join(dataDir, 'backups.json'), 'utf8');
  expect(JSON.parse(notes)).toEqual({
    log: { made_at: expect.any(String), events: expect.any(Number), is_intact: true },
    keyring: { made_at: expect.any(String), expires_at: expect.any(String) },
  });
});

describe('a restored backup', { timeout: TIMEOUT_MS }, () => {
  it('has what was said, but not what was said by who was erased since', async () => {
    const place = await machine(...SECRETS, 'erasures.jsonl');
    const env = { DATA_DIR: place };
    const restoring = ['restore', '--from', backup, '--keyring', keyringCopy()];
    const restored = await qss(restoring, env);
    expect(restored, restored.stderr).toMatchObject({ code: 0 });
    expect(restored.stdout).toContain('1 keys of erased sessions were destroyed again');
    const instance = instanceOf(await serving(place));
    for (const [i, session] of said.entries()) {
      const read = { method: 'GET', token } as const;
      const { status, text } = await instance.send(`/v1/sessions/${session}`, read);
      expect(status, session).toBe(i === 0 ? 410 : 200);
      expect(text.includes(`client-${i}`)).toBe(i > 0);
    }
    expect(said.length).toBeGreaterThan(1);
  });

  it('takes no write where the anchors reach further, until an operator says so', async () => {
    const place = await machine(...SECRETS, 'anchors.jsonl');
    const env = { DATA_DIR: place };
    const both = ['restore', '--from', backup, '--keyring', keyringCopy()];
    expect(await qss(both, env)).toMatchObject({ code: 0 });
    expect(await qss(['verify'], env)).toMatchObject({ code: 1 });
    expect(await qss(['accept-loss', '--reason', 'restored'], env)).toMatchObject({ code: 0 });
    const instance = instanceOf(await serving(place));
    const made = await instance.send('/v1/sessions', { token, key: 'after-the-loss', body: {} });
    expect(made.status, made.text).toBe(201);
  });

  it('is gone on with where a restore was interrupted, and is run again without harm', async () => {
    const place = await machine(...SECRETS);
    const env = { DATA_DIR: place };
    expect(await qss(['restore', '--from', backup], env)).toMatchObject({ code: 0 });
    const db = new DatabaseSync(join(place, 'log.db'));
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    const again = await qss(['restore', '--from', backup], env);
    expect(again).toMatchObject({ code: 0 });
    expect(again.stdout).toContain('; 0 of them were missing');
  });
});

describe('a restore', { timeout: TIMEOUT_MS }, () => {
  it('refuses a backup that was altered, and writes nothing', async () => {
    const altered = await newTemporaryDirectory();
    for (const file of ['log.db', 'backup.json']) {
      copyFileSync(join(backup, file), join(altered, file));
    }
    const db = new DatabaseSync(join(altered, 'log.db'));
    db.exec('DROP TRIGGER events_are_never_changed');
    const { changes } = db
      .prepare(`UPDATE events SET data = '{"facts":{}}' WHERE type = 'SessionStarted'`)
      .run();
    expect(changes).toBeGreaterThan(0);
    db.close();
    const place = await machine(...SECRETS);
    const refused = await qss(['restore', '--from', altered], { DATA_DIR: place });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('the backup: ') });
    const manifest = join(altered, 'backup.json');
    const { events } = JSON.parse(readFileSync(manifest, 'utf8'));
    copyFileSync(join(backup, 'log.db'), join(altered, 'log.db'));
    writeFileSync(manifest, JSON.stringify({ events: events + 1 }));
    const cut = await qss(['restore', '--from', altered], { DATA_DIR: place });
    expect(cut).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`it holds ${events} of ${events + 1} events`),
    });
    expect(readdirSync(place)).not.toContain('log.db');
  });

  it('refuses a keyring that has expired, one without a term, and to replace one that is there', async () => {
    const copy = join(await newTemporaryDirectory(), 'keyring.db');
    copyFileSync(keyringCopy(), copy);
    const place = await machine(...SECRETS);
    const restoring = () =>
      qss(['restore', '--from', backup, '--keyring', copy], { DATA_DIR: place });
    expect(await restoring()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('says nowhere'),
    });
    writeFileSync(`${copy}.term.json`, '{"expires_at":"2020-01-01T00:00:00.000Z"}');
    expect(await restoring()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('expired at'),
    });
    expect(readdirSync(place)).not.toContain('keyring.db');
    writeFileSync(`${copy}.term.json`, '{"expires_at":"2099-01-01T00:00:00.000Z"}');
    expect(await restoring()).toMatchObject({ code: 0 });
    expect(statSync(join(place, 'keyring.db')).mode & 0o777).toBe(0o600);
    expect(await restoring()).toMatchObject({ code: 1, stderr: expect.stringContaining('stays') });
  });

  it('leaves a log alone that holds something else', async () => {
    const place = await machine(...SECRETS);
    const [one, other] = [await newTemporaryDirectory(), await newTemporaryDirectory()];
    mkdirSync(one, { recursive: true });
    const service = await startService({ dataDir: other, env: { QSS_DEMO: '0' } });
    await prepareInstance(instanceOf(service));
    await stopService(service);
    copyFileSync(join(other, 'log.db'), join(place, 'log.db'));
    const refused = await qss(['restore', '--from', backup], { DATA_DIR: place });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('something else') });
  });
});

describe('backups of a keyring', { timeout: TIMEOUT_MS }, () => {
  it('are for their owner alone, and go when they are expired', async () => {
    expect(statSync(keyringCopy()).mode & 0o777).toBe(0o600);
    const folder = await newTemporaryDirectory();
    const old = join(folder, 'keyring-old.db');
    copyFileSync(keyringCopy(), old);
    appendFileSync(`${old}.term.json`, '{"expires_at":"2020-01-01T00:00:00.000Z"}');
    const made = await qss(['backup', 'keyring', '--to', folder, '--json'], { DATA_DIR: dataDir });
    expect(made).toMatchObject({ code: 0 });
    expect(JSON.parse(made.stdout)).toMatchObject({ removed: [old] });
    expect(readdirSync(folder).filter((name) => name.startsWith('keyring-old'))).toEqual([]);
    expect(readFileSync(JSON.parse(made.stdout).file).length).toBeGreaterThan(0);
  });
});

describe('qss backup', { timeout: TIMEOUT_MS }, () => {
  it('says of a folder that holds log and keyring that they are to be kept apart, and of others nothing', async () => {
    const folder = await newTemporaryDirectory();
    const into = async (what: string) =>
      (await qss(['backup', what, '--to', folder], { DATA_DIR: dataDir })).stderr;
    expect(await into('log')).toBe('');
    expect(await into('keyring')).toContain('keep them apart');
    expect(await into('log')).toContain('keep them apart');
  });

  it('copies nothing into the folder of what it copies, by whatever path', async () => {
    const link = join(await newTemporaryDirectory(), 'link');
    symlinkSync(dataDir, link);
    const before = readdirSync(dataDir).toSorted();
    for (const what of ['log', 'keyring']) {
      for (const to of [dataDir, link]) {
        const refused = await qss(['backup', what, '--to', to], { DATA_DIR: dataDir });
        expect(refused).toMatchObject({
          code: 64,
          stderr: expect.stringContaining('--to names the folder of what is backed up'),
        });
      }
    }
    expect(readdirSync(dataDir).toSorted()).toEqual(before);
    const logs = [`file:${dataDir}/log.db`, `file:${link}/log.db`] as const;
    const migrated = await qss(['migrate', '--from', logs[0], '--to', logs[1]], {});
    expect(migrated).toMatchObject({ code: 64 });
  });
});

it(
  'a backup that breaks off leaves the one before it as good as it was',
  async () => {
    const folder = join(await newTemporaryDirectory(), 'backup');
    cpSync(backup, folder, { recursive: true });
    // What was recorded and anchored since is not in it, nor any anchor, as where it was made before the first one.
    const anchors = readFileSync(join(dataDir, 'anchors.jsonl'), 'utf8');
    rmSync(join(folder, 'anchors.jsonl'), { force: true });
    const held = new DatabaseSync(join(folder, 'log.db'));
    held.exec('BEGIN IMMEDIATE');
    const again = ['backup', 'log', '--to', folder];
    expect(await qss(again, { DATA_DIR: dataDir })).toMatchObject({ code: 69 });
    held.exec('ROLLBACK');
    held.close();
    const restored = await qss(['restore', '--from', folder], {
      DATA_DIR: await machine('secret'),
    });
    expect(restored, restored.stderr).toMatchObject({ code: 0 });
    expect(await qss(again, { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'anchors.jsonl'), 'utf8')).toBe(anchors);
  },
  TIMEOUT_MS,
);

it('a backup is made where the disk of the data is full, and not noted', async () => {
  const place = await newTemporaryDirectory();
  symlinkSync('/dev/full', join(place, `backups.json${PARTIAL_SUFFIX}`));
  await noteBackup(place, 'log', {
    made_at: '2026-03-03T03:00:00.000Z',
    events: 1,
    is_intact: true,
  });
  expect(existsSync(join(place, 'backups.json'))).toBe(false);
});
