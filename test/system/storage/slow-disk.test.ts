import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import { effectsSince, type Mutation, persist } from '../../support/histories/mutations.ts';
import { Random } from '../../support/hostile/random.ts';
import { prepareService, type Reply } from '../../support/http/http-client.ts';
import { quantile } from '../../support/http/steady-turns.ts';
import { instanceOf } from '../../support/instance.ts';
import { type ServiceProcess, startService } from '../../support/processes/service-process.ts';
import { NO_TRACER, slowed } from '../../support/processes/traced.ts';
import { byDay, figureFrom, isNight, seedFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** A disk whose syncs take longer and longer: what it cannot keep up with is refused, and nothing is lost or done twice. */

const SEED = seedFrom('DISK_SEED');
const CLIENTS = figureFrom('SLOW_CLIENTS', 8);
/** Milliseconds of a sync, one after the other: a key of a session takes four, and nobody waits for more than three seconds. */
const SYNCS_MS = isNight ? [50, 200, 1_000, 3_000, 6_000] : [3_000];
const PHASE_MS = 5_000;
/** As an agent is asked to wait, or sooner. */
const RETRY_MS_MAX = 400;
/** Far from what a mutation may wait for, which would be no refusal but an answer that did not come. */
const AT_ONCE_MS_MAX = 1_500;
/** Of the process: as much as some thousand sessions are cached in, and far less than what comes in would be if it waited. */
const HELD_MB_MAX = 100;
const ENV = { NODE_OPTIONS: '--max-old-space-size=160', RATE_LIMIT_PER_MINUTE: '1000000' };
const TIMEOUT_MS = 240_000;

const random = new Random(SEED);
let dataDir: string;
let service: ServiceProcess;
let token: string;

beforeEach(async () => {
  dataDir = await newTemporaryDirectory();
});

afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function kill(): Promise<void> {
  service.child.kill('SIGKILL');
  await service.exited;
}

/** Everything that was asked for, by its key, with the first answer that was no refusal. */
class Asked {
  readonly answers = new Map<string, Reply | undefined>();
  /** Milliseconds after which a request was refused. */
  readonly refusedMs: number[] = [];

  mutation(key: string): Mutation {
    return { path: '/v1/sessions', request: { token, key, body: { client_reference: key } } };
  }

  /** Begins anew, or goes on with what was refused, as clients do; until it is over. */
  async client(name: string, over: AbortSignal): Promise<void> {
    for (let n = 0, key = ''; !over.aborted; n++) {
      if (key === '' || random.chance(0.5)) key = `slow-${name}-${n}`;
      const began = performance.now();
      const { path, request } = this.mutation(key);
      this.answers.set(key, this.answers.get(key));
      const reply = await instanceOf(service).send(path, request);
      if (reply.status === 201) {
        this.answers.set(key, reply);
        key = '';
        continue;
      }
      expect(reply.status, reply.text).toBe(503);
      expect(['overloaded', 'idempotency_in_progress']).toContain(reply.json.code);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      this.refusedMs.push(performance.now() - began);
      await delay(random.below(RETRY_MS_MAX));
    }
  }

  /** Each of them is there once, and those that were acknowledged as they were. */
  async assertSettled(before: string | undefined): Promise<void> {
    for (const [key, answer] of this.answers) {
      const again = await persist([instanceOf(service)], this.mutation(key));
      expect(again.status, again.text).toBe(201);
      if (answer) expect(again.text, 'what was acknowledged').toBe(answer.text);
    }
    const log = await openEmbeddedLogReadOnly({ file: join(dataDir, 'log.db') });
    expect(await effectsSince(log, before)).toHaveLength(this.answers.size);
    await log.close();
  }
}

async function head(): Promise<string | undefined> {
  const log = await openEmbeddedLogReadOnly({ file: join(dataDir, 'log.db') });
  const position = await log.head();
  await log.close();
  return position;
}

/** What the process holds in memory, in MiB. */
function heldMb(): number {
  const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) / 1_024);
}

async function askUnderSyncsOf(ms: number, asked: Asked): Promise<() => Promise<void>> {
  const disk = await slowed(service.child.pid!, ms);
  const over = AbortSignal.timeout(PHASE_MS);
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => asked.client(`${ms}-${n}`, over)));
  return disk.heal;
}

describe.skipIf(NO_TRACER)('a disk that syncs slowly', () => {
  it(
    'is not asked for more than it does: who waits in vain hears so, and all is well when it is',
    async () => {
      service = await startService({ dataDir, env: ENV });
      token = await prepareService(service.internalUrl, service.url);
      const asked = new Asked();
      const before = await head();
      const heldBefore = heldMb();
      for (const ms of SYNCS_MS) await (await askUnderSyncsOf(ms, asked))();
      expect(Math.min(...asked.refusedMs), 'nobody was refused at once').toBeLessThan(
        AT_ONCE_MS_MAX,
      );
      const [soon, late] = [0.5, 0.99].map((share) => quantile(asked.refusedMs, share).toFixed());
      console.log(
        `${asked.refusedMs.length} refused after ${soon} ms, ${late} at p99; ${heldMb() - heldBefore} MB more are held`,
      );
      expect(heldMb() - heldBefore).toBeLessThan(HELD_MB_MAX);
      await asked.assertSettled(before);
      const ready = async () => (await fetch(`${service.internalUrl}/internal/ready`)).status;
      await expect.poll(ready).toBe(200);
      tell('d', {
        'seconds of a slow disk': (SYNCS_MS.length * PHASE_MS) / 1_000,
        'requests that it put off': asked.refusedMs.length,
      });
    },
    TIMEOUT_MS,
  );

  it.each(byDay(['the answer is given before the append'], isNight ? 1 : 0, SEED))(
    'is found out where a service has a defect, and dies meanwhile: %s',
    async (planted) => {
      const entry = 'test/support/processes/entries/crashing-service.ts';
      service = await startService({ dataDir, entry, env: { ...ENV, PLANTED: planted } });
      token = await prepareService(service.internalUrl, service.url);
      const asked = new Asked();
      const before = await head();
      await askUnderSyncsOf(1_000, asked);
      await kill();
      service = await startService({ dataDir, env: ENV });
      await expect(asked.assertSettled(before)).rejects.toThrow(/what was acknowledged/);
    },
    TIMEOUT_MS,
  );
});
