import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareService, type Reply, send } from '../../support/http/http-client.ts';
import { qss } from '../../support/processes/command-line.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import {
  type Fault,
  failedCalls,
  failing,
  letGo,
  NO_TRACER,
} from '../../support/processes/traced.ts';
import { byDay, figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** A disk whose nth system call fails: nothing that was acknowledged is lost, and nothing is done twice. */

const SEED = seedFrom('DISK_SEED');
/** Faults of each kind; with as many as there are places, every place is tried. */
const FAULTS = figureFrom('DISK_FAULTS', 1);
/** A night looks further than the first calls, which every start and every write makes. */
const PLACES = FAULTS > 1 ? 80 : 8;
/** Faults that one start on a disk that works settles. */
const SETTLED_AT_ONCE = 8;
/** Each is a sync of the writer's: with this many the nth one is among them. */
const writesFor = (nth: number) => Math.max(8, nth + 4);
const TIMEOUT_MS = 240_000 + FAULTS * 30_000;
/** What an operator waits for once there is room again is 5 s; a busy machine takes its time. */
const BACK_MS_MAX = 20_000;

/** With a published configuration, an API key and a session. */
let prepared: string;
let token: string;
let session: Reply;
let dataDir: string;
let service: ServiceProcess | undefined;

/** Every way in which the files of the log fail. */
const WAYS: readonly Omit<Fault, 'nth'>[] = [
  { call: 'fsync,fdatasync', error: 'EIO' },
  { call: 'fsync,fdatasync', error: 'EIO', isSticky: true },
  { call: 'pwrite64', error: 'EIO' },
  { call: 'pwrite64', error: 'EIO', isSticky: true },
  { call: 'pwrite64', error: 'ENOSPC' },
  { call: 'pwrite64', error: 'ENOSPC', isSticky: true },
  { call: 'pwrite64', error: 'short' },
  { call: 'pwrite64', error: 'short', isSticky: true },
  { call: 'openat', error: 'EMFILE' },
  { call: 'openat', error: 'EMFILE', isSticky: true },
];

async function prepare(): Promise<void> {
  prepared = await newTemporaryDirectory();
  const preparing = await startService({ dataDir: prepared });
  service = preparing;
  token = await prepareService(preparing.internalUrl, preparing.url);
  session = await create('disk-first');
  await stopService(preparing);
}

async function begin(): Promise<void> {
  dataDir = await newTemporaryDirectory();
  cpSync(prepared, dataDir, { recursive: true });
}

async function end(): Promise<void> {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
}

async function kill(): Promise<void> {
  service?.child.kill('SIGKILL');
  await service?.exited;
}

/** False where it refuses to start on such a disk, which it says. */
async function startUnder(under: readonly string[]): Promise<boolean> {
  try {
    service = await startService({ dataDir, under });
    return true;
  } catch (error) {
    expect(String(error)).toMatch(/ended with (69|78)/);
    return false;
  }
}

interface Told {
  readonly key: string;
  readonly reply: Reply | undefined;
}

function create(key: string): Promise<Reply> {
  return send(`${service!.url}/v1/sessions`, { token, key, body: {} });
}

/** On a disk that works again, what was acknowledged is told again, and the rest is done now. */
async function settle(told: readonly Told[]): Promise<void> {
  service = await startService({ dataDir });
  for (const { key, reply } of told) {
    const again = await create(key);
    expect(again.status, `${key}: ${again.text}`).toBe(201);
    if (reply?.status !== 201) continue;
    expect(again.isReplay, key).toBe(true);
    expect(again.text).toBe(reply.text);
  }
  await stopService(service);
}

/**
 * Which calls fail, one after the other: spread over the places, each of them once where there are enough. Rounds whose seeds
 * follow on each other try other ones.
 */
function placesOf(count: number): readonly number[] {
  const first = SEED % PLACES;
  const step = Math.max(1, Math.floor(PLACES / count));
  return Array.from({ length: count }, (_, i) => 1 + ((first + i * step) % PLACES));
}

describe.skipIf(NO_TRACER)(`a disk that fails, by the seed ${SEED},`, () => {
  beforeAll(prepare, TIMEOUT_MS);
  afterAll(() => rmSync(prepared, { recursive: true, force: true }));
  beforeEach(begin);
  afterEach(end);

  it.each(byDay(WAYS, 2 / WAYS.length, SEED))(
    'once or from then on ($call, $error, $isSticky): what was acknowledged is there, and the rest can be settled',
    async (way) => {
      let kept = 0;
      let calls = 0;
      /** The files are opened a few times, and then no more: there is no call further on. */
      let missing = Number.POSITIVE_INFINITY;
      const told: Told[] = [];
      for (const [at, nth] of placesOf(FAULTS).entries()) {
        if (way.call === 'openat' && nth > missing) continue;
        const files = way.call === 'openat' ? ['log.db', 'log.db-wal', 'keyring.db'] : [];
        const fault = { ...way, nth, files: files.map((file) => join(dataDir, file)) };
        const trace = join(dataDir, 'trace');
        const isUp = await startUnder(failing(fault, trace));
        if (!isUp) kept += 1;
        for (let write = 0; isUp && write < writesFor(nth); write++) {
          const key = `disk-${way.call}-${nth}-${write}`;
          const reply = await create(key).catch(() => undefined);
          told.push({ key, reply });
          if (reply?.status !== 201) kept += 1;
        }
        await kill();
        const failed = failedCalls(trace);
        calls += failed;
        if (failed === 0) missing = Math.min(missing, nth);
        // Some take up what the fault before them left behind, as it is.
        if ((at + 1) % SETTLED_AT_ONCE === 0) await settle(told.splice(0));
      }
      await settle(told);
      if (way.call !== 'openat') {
        expect(calls).toBeGreaterThan(0);
        if (way.isSticky) expect(kept).toBeGreaterThan(0);
      }
      const verified = await qss(['verify', '--json'], { DATA_DIR: dataDir });
      expect(JSON.parse(verified.stdout)).toMatchObject({ is_intact: true });
      tell('d', {
        'places for a failing system call': FAULTS,
        'system calls that failed': calls,
        'starts and acknowledgements that they prevented': kept,
      });
    },
    TIMEOUT_MS,
  );

  it.each(['data-key', 'secret'])(
    'that is full while the %s is made leaves nothing in its place, so that the next start makes it',
    async (name) => {
      rmSync(dataDir, { recursive: true });
      mkdirSync(dataDir);
      const files = [join(dataDir, name)];
      const fault = { call: 'write', error: 'ENOSPC', nth: 1, files } as const;
      expect(await startUnder(failing(fault))).toBe(false);
      expect(existsSync(files[0]!)).toBe(false);
      service = await startService({ dataDir });
      expect(readFileSync(files[0]!, 'utf8')).toMatch(/^\S{43}\n$/);
    },
  );

  it('that lets nobody read the anchors is told before anything is done', async () => {
    const files = [join(dataDir, 'anchors.jsonl')];
    const call = 'access,faccessat,faccessat2';
    const fault = { call, error: 'EACCES', nth: 1, isSticky: true, files } as const;
    const starting = startService({ dataDir, under: failing(fault) });
    await expect(starting).rejects.toThrow(
      /ended with 78[\s\S]*\nANCHOR_FILE: \S+ cannot be used \(EACCES\)/,
    );
  });

  it('that is full takes no write and gives every read, and writes again soon after it has room', async () => {
    const fault = { call: 'pwrite64', error: 'ENOSPC', nth: 60, isSticky: true } as const;
    service = await startService({ dataDir, under: failing(fault) });
    const told: Told[] = [];
    let last: Reply | undefined;
    while (last?.status !== 503) {
      const key = `disk-full-${told.length}`;
      last = await create(key);
      told.push({ key, reply: last });
    }
    expect(last.json.code).toBe('storage_unavailable');
    const path = `${service.url}/v1/sessions/${session.json.session_id}`;
    const read = () => send(path, { method: 'GET', token });
    expect((await read()).status).toBe(200);
    const ready = async () => (await fetch(`${service!.internalUrl}/internal/ready`)).status;
    await expect.poll(ready, { timeout: BACK_MS_MAX }).toBe(503);
    const fresh = await create('disk-full-fresh');
    expect(fresh.status).toBe(503);
    letGo(service.child.pid!);
    const hasRoom = performance.now();
    do {
      await delay(100);
      last = await create('disk-full-fresh');
    } while (last.status === 503);
    expect(last.status).toBe(201);
    expect(performance.now() - hasRoom).toBeLessThan(BACK_MS_MAX);
    await expect.poll(ready, { timeout: BACK_MS_MAX }).toBe(200);
    for (const { key, reply } of told) {
      const again = await create(key);
      expect(again.status, again.text).toBe(201);
      if (reply?.status === 201) expect(again.text).toBe(reply.text);
    }
  });
});
