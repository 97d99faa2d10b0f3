import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../domain/simulation/random.ts';
import { clientWith } from '../../support/histories/mutations.ts';
import { prepareService, type Reply } from '../../support/http/http-client.ts';
import { quantile, SteadyTurns } from '../../support/http/steady-turns.ts';
import { instanceOf } from '../../support/instance.ts';
import { LEAKS, type Measured, measure, walBytes } from '../../support/measured.ts';
import {
  type ServiceProcess,
  type ServiceStart,
  startService,
} from '../../support/processes/service-process.ts';
import { byDay, figureFrom, isNight, seedFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** The same rate for a long time: what the service holds when it has become warm is what it holds in the end. */

const SEED = seedFrom('SUSTAINED_SEED');
const SECONDS = figureFrom('SUSTAINED_SECONDS', 3);
const TURNS_EACH = 12;
/**
 * Of the time, in which caches fill: in the small heap folded streams have 17 MB, of which a session of twelve turns takes 8 KB, and
 * keys room for 1,900 sessions, so that both are full after some 160 s.
 */
const WARMING_SHARE = 3 / 4;
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=128' };
/** Of timers, sockets and files, at rest: views and logs open some when there is something in them. */
const GROWN_MAX = 12;
const REST_MS_MAX = 15_000;
/** By plan, of what is surely more than nothing. */
const HEAP_BYTES_PER_HOUR_MAX = 1024 * 1024;
const WAL_BYTES_MAX = 64 * 1024 * 1024;
/** By plan. */
const ALONE_MS_MAX = { p50: 15, p99: 60 };
const TIMEOUT_MS = 240_000 + SECONDS * 2_000;

let dataDir: string;
let service: ServiceProcess;

beforeEach(async () => {
  dataDir = await newTemporaryDirectory();
});

afterEach(async () => {
  service.child.kill('SIGKILL');
  await service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

interface Load {
  readonly seconds: number;
  /** Turns a second. */
  readonly rate: number;
  readonly samples: number;
  /** Whether the machine does nothing else, so that the plan's figures are asked for. */
  readonly isAlone: boolean;
}

const BUSY: Load = { seconds: 3, rate: 20, samples: 2, isAlone: false };
// To collect the heap takes some 100 ms, in which nobody is answered: more samples than these would be the slowest hundredth.
const ALONE: Load = { seconds: SECONDS, rate: 150, samples: 12, isAlone: true };

interface Sample extends Measured {
  /** Hours since the first one. */
  readonly at: number;
}

/** Bytes by which the heap grows in an hour, at least: the lower end of the slope's interval of 95 %. */
function growthAtLeast(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, heap] = [mean((sample) => sample.at), mean(({ heapBytes }) => heapBytes)];
  const spread = mean((sample) => (sample.at - at) ** 2) * samples.length;
  const together = mean((sample) => (sample.at - at) * (sample.heapBytes - heap));
  const slope = (together * samples.length) / spread;
  const rest = mean((sample) => (sample.heapBytes - heap - slope * (sample.at - at)) ** 2);
  const error = Math.sqrt((rest * samples.length) / (samples.length - 2) / spread);
  return slope - 1.96 * error;
}

/** Once nobody asks any more, and connections that nobody uses were closed, it holds what it held before. */
async function atRest(before: Measured): Promise<void> {
  for (const what of LEAKS) {
    const grown = async () => (await measure(service))[what] - before[what];
    await expect.poll(grown, { timeout: REST_MS_MAX, message: what }).toBeLessThan(GROWN_MAX);
  }
}

/** How many turns ended in which other way: thousands of replies would say no more. */
function countedBy(others: readonly (Reply | undefined)[]): Readonly<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const reply of others) {
    const way = reply === undefined ? 'not begun: all sessions waited' : `${reply.status}`;
    counted[way] = (counted[way] ?? 0) + 1;
  }
  return counted;
}

async function assertHeldUnderLoad(
  { seconds, rate, samples: count, isAlone }: Load,
  env: ServiceStart['env'] = {},
): Promise<void> {
  const entry = 'test/support/processes/entries/measured-service.ts';
  service = await startService({ dataDir, entry, env });
  const token = await prepareService(service.internalUrl, service.url);
  const instance = instanceOf(service);
  const atFirst = await measure(service);
  const turns = await SteadyTurns.start(instance, {
    client: clientWith(token),
    rate,
    sessions: 2 * rate,
    turnsEach: TURNS_EACH,
  });
  const running = turns.run(seconds * 1_000);
  await delay(seconds * 1_000 * WARMING_SHARE);
  const samples: Sample[] = [];
  const began = performance.now();
  for (let n = 0; n < count; n += 1) {
    if (n > 0) await delay((seconds * 1_000 * (1 - WARMING_SHARE)) / count);
    const at = (performance.now() - began) / 3_600_000;
    samples.push({ at, ...(await measure(service)) });
    expect(walBytes(dataDir)).toBeLessThan(WAL_BYTES_MAX);
  }
  const { due, tookMs, others } = await running;
  const [p50, p99] = [quantile(tookMs, 0.5), quantile(tookMs, 0.99)];
  await atRest(atFirst);
  const last = samples.at(-1)!;
  console.log(
    `${due} turns at ${rate} a second: ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)}; at rest ${JSON.stringify(atFirst)}, then ${JSON.stringify(last)}; the WAL has ${walBytes(dataDir)} bytes`,
  );
  expect(countedBy(others)).toEqual({});
  if (!isAlone) return;
  expect(growthAtLeast(samples)).toBeLessThan(HEAP_BYTES_PER_HOUR_MAX);
  expect(p50).toBeLessThan(ALONE_MS_MAX.p50);
  expect(p99).toBeLessThan(ALONE_MS_MAX.p99);
}

describe('turns at one rate', () => {
  it(
    'are all answered, and nothing is held of them when they are over',
    async () => {
      await (isNight ? assertHeldUnderLoad(ALONE, SMALL_HEAP) : assertHeldUnderLoad(BUSY));
      tell('j', { 'seconds at one rate': (isNight ? ALONE : BUSY).seconds });
    },
    TIMEOUT_MS,
  );

  it.each(byDay(LEAKS, 1 / 6, SEED))(
    'find a service that loses track of its %s',
    async (leak) => {
      const server = createServer();
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const env = { LEAK: leak, LEAK_PORT: String(port) };
      await expect(assertHeldUnderLoad(BUSY, env)).rejects.toThrow(leak);
      server.close();
    },
    TIMEOUT_MS,
  );

  it('tell a heap that grows from one that comes and goes', () => {
    const random = seededRandom(SEED);
    const heapOf = (bytesPerHour: number) =>
      Array.from({ length: 40 }, (_, n): Sample => {
        const at = n / 120;
        const heapBytes = 50e6 + bytesPerHour * at + 200_000 * (random() - 0.5);
        return { at, heapBytes, timers: 0, sockets: 0, files: 0 };
      });
    expect(growthAtLeast(heapOf(0))).toBeLessThan(HEAP_BYTES_PER_HOUR_MAX);
    expect(growthAtLeast(heapOf(4 * HEAP_BYTES_PER_HOUR_MAX))).toBeGreaterThan(
      HEAP_BYTES_PER_HOUR_MAX,
    );
  });
});
