import { once } from 'node:events';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOTHING_ANCHORED } from '../../../../app/evidence/anchors/resume.ts';
import {
  checkClock,
  checkHead,
  checkNode,
  checkRedis,
  type HealthCheck,
  unreadableLog,
} from '../../../../cli/command-line/health/health-checks.ts';
import { openEmbeddedLog } from '../../../../log/embedded/embedded-log.ts';
import { newEvents } from '../../../log/port/log-under-test.ts';
import { hurry } from '../../../support/clocks/hurry.ts';
import { prepareService } from '../../../support/http/http-client.ts';
import { BAD_BEHAVIOURS, TestProvider, testify } from '../../../support/models/hostile-provider.ts';
import { qss, qssProcess } from '../../../support/processes/command-line.ts';
import { NO_REDIS_SERVER, RedisServer } from '../../../support/processes/redis-server.ts';
import {
  ADMIN_TOKEN,
  startService,
  stopService,
} from '../../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

const TIMEOUT_MS = 240_000;

let dataDir: string;

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function examine(env: Readonly<Record<string, string>> = {}) {
  const { code, stdout } = await qss(['doctor', '--json'], { DATA_DIR: dataDir, ...env });
  const { is_well, checks } = JSON.parse(stdout) as { is_well: boolean; checks: HealthCheck[] };
  const statusOf = (name: string) => checks.find((check) => check.name === name)?.status;
  return { code, is_well, statusOf, checks };
}

describe('qss doctor', { timeout: TIMEOUT_MS }, () => {
  it('finds a machine well that has no log yet, and changes nothing', async () => {
    const missing = join(dataDir, 'not', 'there');
    const { code, is_well, statusOf } = await examine({ DATA_DIR: missing });
    expect({ code, is_well }).toEqual({ code: 0, is_well: true });
    expect(statusOf('log')).toBe('warning');
    expect(statusOf('head')).toBe('skipped');
    expect(statusOf('service')).toBe('skipped');
    expect(statusOf('keyring')).toBe('skipped');
    expect(existsSync(missing)).toBe(false);
  });

  it('finds a running service ready, its log readable and as anchored', async () => {
    const service = await startService({ dataDir });
    await prepareService(service.internalUrl, service.url);
    const INTERNAL_PORT = new URL(service.internalUrl).port;
    const running = await examine({ INTERNAL_PORT });
    expect(running.statusOf('service')).toBe('ok');
    expect(await stopService(service)).toBe(0);
    const { code, statusOf } = await examine();
    expect(code).toBe(0);
    for (const name of ['node', 'data folder', 'log', 'head', 'clock', 'privacy', 'keyring']) {
      expect(statusOf(name), name).toBe('ok');
    }
  });

  it('looks for what other programs keep in a long log for a few seconds only', async () => {
    const folder = await newTemporaryDirectory();
    const log = await openEmbeddedLog({ file: join(folder, 'log.db') });
    const others = { events: newEvents(900), expected: 'none' } as const;
    for (const n of [1, 2]) await log.append(`orders-${n}`, others.events, others);
    await log.close();
    const told = async () => {
      const { checks } = await examine({ DATA_DIR: folder });
      return checks.find(({ name }) => name === 'other programs')?.text;
    };
    expect(await told()).toContain('1,800 events');
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 4_000;
      return now;
    });
    expect(await told()).toContain('in the part of the log that was looked at');
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('gives up a database that takes connections and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    hurry(30);
    const { code, checks, statusOf } = await examine({
      EVENT_LOG_URL: `esdb://127.0.0.1:${port}?tls=false`,
      QSS_ADMIN_TOKEN: ADMIN_TOKEN,
      QSS_SECRET: 'a-secret-of-thirty-two-characters',
      QSS_DATA_KEY: 'a-data-key-of-thirty-two-characters',
    });
    vi.restoreAllMocks();
    silent.close();
    expect(code).toBe(1);
    expect(checks.find(({ name }) => name === 'log')?.text).toBe('it says nothing for 30 s');
    expect(statusOf('service')).toBe('skipped');
  });

  it('says in plain words what has to be mended', async () => {
    chmodSync(join(dataDir, 'secret'), 0o644);
    const db = new DatabaseSync(join(dataDir, 'log.db'));
    db.exec('DROP TRIGGER events_are_never_removed');
    db.exec('DELETE FROM events WHERE pos = (SELECT max(pos) FROM events)');
    db.close();
    const { code, statusOf } = await examine();
    expect(code).toBe(1);
    expect(statusOf('head')).toBe('fault');
    expect(statusOf('privacy')).toBe('fault');
    const { statusOf: byAnother } = await examine({ QSS_DATA_KEY: 'another-key-than-theirs' });
    expect(byAnother('keyring')).toBe('fault');
    const { stdout } = await qssProcess(['doctor'], { DATA_DIR: dataDir });
    expect(stdout).toContain('FAULT    head            the log ends before its last anchor');
    writeFileSync(join(dataDir, 'log.db'), 'this is no log');
    expect((await examine()).statusOf('log')).toBe('fault');
  });

  it('puts a turn to the language model, and says when it refuses its key', async () => {
    let behaviour = BAD_BEHAVIOURS.status!['answers 401']!;
    const provider = await TestProvider.start((exchange) => behaviour(exchange));
    const env = {
      SEMANTIC_URL: provider.url,
      SEMANTIC_API_KEY: 'some-key',
      SEMANTIC_MODEL: 'some-model',
    };
    const missing = { DATA_DIR: join(dataDir, 'not', 'there') };
    expect((await examine({ ...env, ...missing })).statusOf('language model')).toBe('fault');
    behaviour = testify({ area: 'north' });
    expect((await examine({ ...env, ...missing })).statusOf('language model')).toBe('ok');
    await provider.close();
    const away = await examine({ ...env, ...missing });
    expect(away.statusOf('language model')).toBe('warning');
    expect(JSON.stringify(away.checks)).not.toContain('some-key');
  });
});

describe('a look at the machine', () => {
  it('knows which Node is too old', () => {
    expect(checkNode('v20.20.0').status).toBe('ok');
    expect(checkNode('v24.1.0').status).toBe('ok');
    expect(checkNode('v20.9.0').status).toBe('fault');
    expect(checkNode('v18.20.4').status).toBe('fault');
  });

  it('tells when anchoring stands still', () => {
    const at = '2026-06-01T12:00:00.000Z';
    const now = Date.parse(at);
    const last = { position: 'me1:1', count: 7, head: '', time: at, links: '' };
    const resume = { starts: [], last, forged: 0 };
    const head = (unanchoredSince: string | undefined, isServed: boolean) =>
      checkHead({ anchored: 'as_anchored', unanchored: 3, unanchoredSince, newestAt: at }, resume, {
        now,
        isServed,
      });
    expect(head(undefined, true).status).toBe('ok');
    expect(head('2026-06-01T11:59:30.000Z', true).status).toBe('ok');
    expect(head('2026-06-01T11:58:00.000Z', true)).toEqual({
      status: 'fault',
      text: 'anchoring stands still: no anchor vouches for 3 events since 2026-06-01T11:58:00.000Z, though a service runs; its log says why',
    });
    expect(head('2026-06-01T11:58:00.000Z', false).status).toBe('warning');
  });

  it('knows a log that has gone from one that was never there', () => {
    const missing = new Error('there is no log at /data/log.db');
    expect(unreadableLog(missing, NOTHING_ANCHORED).status).toBe('warning');
    const last = { position: 'me1:1', count: 7, head: '', time: '', links: '' };
    expect(unreadableLog(missing, { ...NOTHING_ANCHORED, last })).toEqual({
      status: 'fault',
      text: 'there is no log at /data/log.db, and 7 links were anchored; bring it back',
    });
  });

  it('tells a clock that lies before what was recorded', () => {
    const now = Date.parse('2026-06-01T12:00:00.000Z');
    expect(checkClock(now, undefined).status).toBe('ok');
    expect(checkClock(now, '2026-06-01T11:59:00.000Z').status).toBe('ok');
    expect(checkClock(now, '2026-06-01T12:30:00.000Z')).toEqual({
      status: 'fault',
      text: '2026-06-01T12:00:00.000Z lies 30 minutes before the newest event; set the clock',
    });
    expect(checkClock(0, undefined).status).toBe('fault');
  });
});

describe.skipIf(NO_REDIS_SERVER)(`a look at Redis [${NO_REDIS_SERVER ?? 'real'}]`, () => {
  it('knows one that answers, one that drops what it counts, and one that is away', async () => {
    expect((await checkRedis(undefined)).status).toBe('skipped');
    const redis = await RedisServer.start();
    expect(await checkRedis(redis.url)).toEqual({ status: 'ok', text: 'it answers' });
    await redis.command('CONFIG SET maxmemory-policy allkeys-lru');
    expect(await checkRedis(redis.url)).toMatchObject({ status: 'warning' });
    await redis.command('CONFIG SET maxmemory-policy noeviction');
    await redis.command('CONFIG SET maxmemory 1');
    expect(await checkRedis(redis.url)).toMatchObject({
      status: 'warning',
      text: expect.stringContaining('it fails (OOM command not allowed'),
    });
    await redis.stop();
    const away = await checkRedis(redis.url.replace('//', '//user:secret@'));
    expect(away.status).toBe('warning');
    expect(away.text).toContain('every process counts alone');
    expect(away.text).not.toContain('secret');
  });
});
