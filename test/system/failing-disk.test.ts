import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Random } from '../support/hostile/random.ts';
import { prepareService, type Reply, send } from '../support/http/http-client.ts';
import { qss } from '../support/processes/command-line.ts';
import { type ServiceProcess, startService } from '../support/processes/service-process.ts';
import { figureFrom, seedFrom, tell } from '../support/programme.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

/** A disk that fails at the nth sync or write: nothing that was acknowledged is lost, and nothing is done twice. */

const SEED = seedFrom('DISK_SEED');
const FAULTS = figureFrom('DISK_FAULTS', 1);
const WRITES = 12;
const TIMEOUT_MS = 60_000 + FAULTS * 30_000;

/** System calls that the log is written with, and how they fail. */
const WAYS = [
  ['fdatasync', 'EIO'],
  ['pwrite64', 'EIO'],
  ['pwrite64', 'ENOSPC'],
] as const;

/** Needs a tracer that may stand between a process and the system; not every machine lets one. */
const canInject =
  spawnSync('strace', ['-f', '-o', '/dev/null', '-e', 'trace=fdatasync', 'true']).status === 0;

const random = new Random(SEED);
let dataDir: string;
let service: ServiceProcess | undefined;

beforeEach(async () => {
  dataDir = await newTemporaryDirectory();
});

afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

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
    expect(String(error)).toContain('ended with 69');
    return false;
  }
}

interface Told {
  readonly key: string;
  readonly reply: Reply | undefined;
}

async function create(token: string, key: string): Promise<Reply> {
  return send(`${service!.url}/v1/sessions`, { token, key, body: {} });
}

describe.skipIf(!canInject)(`a disk that fails, by the seed ${SEED},`, () => {
  it.each(WAYS)(
    'once, at a %s with %s: what was acknowledged is there, and the rest can be settled',
    async (call, error) => {
      service = await startService({ dataDir });
      const token = await prepareService(service.internalUrl, service.url);
      service.child.kill('SIGTERM');
      await service.exited;
      let failed = 0;
      for (let fault = 0; fault < FAULTS; fault++) {
        const nth = 2 + random.below(12);
        const inject = `inject=${call}:error=${error}:when=${nth}`;
        const under = [
          'strace',
          '-D',
          '-f',
          '-o',
          '/dev/null',
          '-e',
          `trace=${call}`,
          '-e',
          inject,
        ];
        const told: Told[] = [];
        const isUp = await startUnder(under);
        for (let write = 0; isUp && write < WRITES; write++) {
          const key = `disk-${fault}-${write}-${call}`;
          const reply = await create(token, key).catch(() => undefined);
          told.push({ key, reply });
          if (reply?.status !== 201) failed += 1;
        }
        await kill();
        service = await startService({ dataDir });
        for (const { key, reply } of told) {
          const again = await create(token, key);
          expect(again.status, `${key}: ${again.text}`).toBe(201);
          if (reply?.status !== 201) continue;
          expect(again.isReplay, key).toBe(true);
          expect(again.text).toBe(reply.text);
        }
        service.child.kill('SIGTERM');
        await service.exited;
      }
      const verified = await qss(['verify', '--json'], { DATA_DIR: dataDir });
      expect(JSON.parse(verified.stdout)).toMatchObject({ is_intact: true });
      tell('d', {
        'failing system calls': FAULTS,
        'writes they kept from being acknowledged': failed,
      });
    },
    TIMEOUT_MS,
  );
});
