import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../support/hostile/random.ts';
import { ACME_TABLE, prepareService, type Reply, send } from '../../support/http/http-client.ts';
import { qss } from '../../support/processes/command-line.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** `RESTARTS_SEED` has a run do what another one did; `RESTARTS` says how often the service is started again. */
const SEED = seedFrom('RESTARTS_SEED');
const RESTARTS = figureFrom('RESTARTS', 2);
/** What an operator can be asked to wait for. */
const BACK_MS_MAX = 10_000;
const RESTART_MS_MAX = 60_000;
const CHANGES_MAX = 250;
const CALLS_MAX = 12;

const random = new Random(SEED);
let dataDir: string;
let service: ServiceProcess;
let token: string;
let calls = 0;

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  service = await startService({ dataDir });
  token = await prepareService(service.internalUrl, service.url);
}, RESTART_MS_MAX);

afterAll(async () => {
  service.child.kill('SIGKILL');
  await service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

/** As an agent does: what the service cannot do now is sent again with the same key. */
async function sendUntilDone(path: string, key: string, body: unknown): Promise<Reply> {
  const began = performance.now();
  for (;;) {
    const reply = await send(`${service.url}${path}`, { token, key, body });
    if (reply.status < 300) return reply;
    if (reply.status !== 503 || performance.now() - began > BACK_MS_MAX) {
      throw new Error(`${reply.status} ${reply.text}\n${service.output()}`);
    }
    await delay(100);
  }
}

/** One commit of many events, or the few small ones of a conversation. */
async function call(): Promise<void> {
  calls += 1;
  const key = `call-${SEED}-${calls}`;
  if (random.chance(0.2)) {
    const changes = Array.from({ length: 1 + random.below(CHANGES_MAX) }, (_, index) => ({
      entity: 'objective',
      operation: 'update',
      objective: { name: `Call ${calls}, change ${index}` },
    }));
    await sendUntilDone('/v1/configuration/changes', key, { changes });
    return;
  }
  const { json } = await sendUntilDone('/v1/sessions', key, {});
  await sendUntilDone(`/v1/sessions/${json.session_id}/next`, key, { state_version: 0 });
}

/** Works until the service is gone; whatever it could not answer is of no interest here. */
async function workUntilStopped(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const before = random.below(CALLS_MAX);
  for (let n = 0; n < before; n++) await call();
  const during = Array.from({ length: random.below(4) }, () => call().catch(() => {}));
  await delay(random.below(60));
  service.child.kill(signal);
  await Promise.all([service.exited, ...during]);
}

async function metric(name: string): Promise<number> {
  const url = `${service.internalUrl}/internal/metrics`;
  const text = await (await fetch(url)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** How far anchoring is: links that are vouched for, and events behind them. Every new event changes one of the two. */
async function followed(): Promise<string> {
  return `${await metric('qss_anchored_events')} and ${await metric('qss_unanchored_events')}`;
}

/** Nothing while the trail cannot be read. */
async function newestEntry(): Promise<string> {
  const url = `${service.internalUrl}${ACME_TABLE}/configuration/audit?limit=1`;
  const { json } = await send(url, { method: 'GET', token: ADMIN_TOKEN });
  return JSON.stringify((json.events as unknown as unknown[] | undefined)?.[0] ?? null);
}

describe(`a service that is started again and again, by the seed ${SEED},`, () => {
  it(
    'is ready, and its views move, within ten seconds of each start',
    async () => {
      for (let restart = 1; restart <= RESTARTS; restart++) {
        const signal = restart % 2 === 0 ? 'SIGTERM' : 'SIGKILL';
        await workUntilStopped(signal);
        service = await startService({ dataDir });
        const where = `restart ${restart} after ${signal}:\n${service.output()}`;
        const within = { timeout: BACK_MS_MAX, interval: 50 };
        await expect
          .poll(async () => (await fetch(`${service.internalUrl}/internal/ready`)).status, within)
          .toBe(200);
        const before = await followed();
        await call();
        const name = `After restart ${restart}`;
        const changes = [{ entity: 'objective', operation: 'update', objective: { name } }];
        await sendUntilDone('/v1/configuration/changes', `restart-${restart}`, { changes });
        await expect.poll(followed, { ...within, message: where }).not.toBe(before);
        await expect.poll(newestEntry, { ...within, message: where }).toContain(`"${name}"`);
      }
      // The last events are vouched for at a stop in order.
      expect(await stopService(service)).toBe(0);
      const { code, stdout } = await qss(['verify', '--json'], { DATA_DIR: dataDir });
      expect(JSON.parse(stdout)).toMatchObject({ is_intact: true, is_vouched: true });
      expect(code).toBe(0);
      tell('restarts', { restarts: RESTARTS });
    },
    RESTARTS * RESTART_MS_MAX,
  );
});
