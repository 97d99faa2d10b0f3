import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Configuration } from '../../domain/configuration/entities.ts';
import { SCOPES } from '../../domain/keys/events.ts';
import { PACKS } from '../../domain/language/packs/packs.ts';
import { creationOf } from '../support/configurations/configurations.ts';
import { attack } from '../support/hostile/attack.ts';
import { hostileConfiguration } from '../support/hostile/configuration.ts';
import { Random } from '../support/hostile/random.ts';
import { patternFlood, RequestMaker, type Victim } from '../support/hostile/requests.ts';
import { wordedText, wordPublication } from '../support/hostile/worded.ts';
import { wideConfiguration } from '../support/http/fresh-requests.ts';
import { ACME_TABLE, type Reply, send } from '../support/http/http-client.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../support/processes/service-process.ts';
import { figureFrom, seedFrom, tell } from '../support/programme.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

/** `HOSTILE_SEED` replays another run, `HOSTILE_REQUESTS` makes it longer. */
const SEED = seedFrom('HOSTILE_SEED');
const REQUESTS = figureFrom('HOSTILE_REQUESTS', 10_000);
const WORDED_QUESTIONS = figureFrom('HOSTILE_QUESTIONS', 100);
const HELD_MS_MAX = 50;
const WARM_UP_REQUESTS = 500;
const TEXT_LENGTH_MAX = 8_000;
const MESSAGES = 12;

let dataDir: string;
let service: ServiceProcess;
let victim: Victim;

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  service = await startService({
    dataDir,
    entry: 'test/support/processes/watched-service.ts',
    env: { LOG_LEVEL: 'info' },
  });
  victim = await prepareVictim();
}, 60_000);

afterAll(async () => {
  service.child.kill('SIGKILL');
  await service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

async function makeKey(place: string, scopes: readonly string[]): Promise<string> {
  const { json } = await send(`${service.internalUrl}${place}/keys`, {
    token: ADMIN_TOKEN,
    body: { name: 'hostile', scopes },
  });
  return json.secret!;
}

/** Publishes a configuration for a service. */
async function publish(configuration: Configuration, place: string) {
  const secret = await makeKey(place, SCOPES);
  const operations = creationOf(configuration);
  const post = async (path: string, key: string, body?: object): Promise<Reply> => {
    const request = { token: secret, key, ...(body ? { body } : {}) };
    const reply = await send(`${service.url}${path}`, request);
    if (reply.status !== 503) return reply;
    // A machine that is busy with other things takes longer than is waited for.
    await delay(1_000);
    return post(path, key, body);
  };
  for (let at = 0; at < operations.length; at += 500) {
    const changes = operations.slice(at, at + 500);
    const changed = await post('/v1/configuration/changes', `prepare-1-${at}`, { changes });
    expect(changed.status, changed.text).toBe(200);
  }
  const published = await post('/v1/configuration/publish', 'prepare-2');
  expect(published.status, published.text).toBe(202);
  const compilationId: string = published.json.compilation_id!;
  const job = `${service.url}/v1/configuration/compilations/${compilationId}`;
  for (;;) {
    const { json } = await send(job, { method: 'GET', token: secret });
    if (json.status === 'succeeded') break;
    expect(json.status).not.toBe('failed');
    await delay(50);
  }
  return { secret, compilationId, post };
}

/** A published configuration, keys, and some sessions to begin with. */
async function prepareVictim(): Promise<Victim> {
  const { secret, compilationId, post } = await publish(hostileConfiguration, ACME_TABLE);
  const idle: { id: string; version: number }[] = [];
  for (let i = 0; i < 40; i++) {
    const created = await post('/v1/sessions', `prepare-session-${i}`);
    idle.push({ id: created.json.session_id!, version: 0 });
  }
  const powerlessSecret = await makeKey(ACME_TABLE, ['configuration:publish']);
  return { secret, powerlessSecret, compilationId, idle };
}

function questionOf(id: string, choices: number) {
  const question = {
    id,
    text: `Which of these is ${id}?`,
    type: 'multiple_choice',
    sub_objective_id: 'all',
    choices: Array.from({ length: choices }, (_, n) => ({ id: `c${n}`, label: `Choice ${n}` })),
  };
  return { entity: 'question', operation: 'create', question };
}

/** The longest turn of the service's event loop since this was asked last, in milliseconds. */
async function longestHold(): Promise<number> {
  const told = () => [...service.output().matchAll(/\{"msg":"event loop","heldMs":(\d+)\}/g)];
  const before = told().length;
  service.child.kill('SIGUSR2');
  while (told().length === before) await delay(20);
  return Number(told().at(-1)![1]);
}

describe(`${REQUESTS} hostile requests from seed ${SEED}`, () => {
  it('get no 5xx but the documented 503s, always the envelope, and never hold the event loop', async () => {
    const maker = new RequestMaker(SEED, victim);
    const port = Number(new URL(service.url).port);
    // What runs for the first time is compiled first.
    const first = await attack({ port, seed: SEED, count: WARM_UP_REQUESTS, maker, victim });
    expect(first.faults).toEqual([]);
    await longestHold();
    const { faults, tally } = await attack({ port, seed: SEED, count: REQUESTS, maker, victim });
    console.log(`seed ${SEED}:`, JSON.stringify(tally));
    expect(faults).toEqual([]);
    tell('h', { 'hostile requests': REQUESTS });
    const total = Object.values(tally).reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(REQUESTS);
    expect(tally['valid 200']).toBeGreaterThan(REQUESTS / 5);
    expect(tally['one fault 422']).toBeGreaterThan(REQUESTS / 10);
    expect(service.child.exitCode).toBeNull();
    expect(await longestHold()).toBeLessThan(HELD_MS_MAX);
    const logged = service.output().match(/^.*"level":[56]0.*$/gm) ?? [];
    // Changes of one draft by many at once may lose to each other: documented, and logged.
    expect(logged.filter((line) => !line.includes('LogOverloaded'))).toEqual([]);
  }, 300_000);

  it('and patterns chosen to hurt hold nobody up', async () => {
    const random = new Random(SEED);
    const created = await send(`${service.url}/v1/sessions`, {
      token: victim.secret,
      key: 'patterns-session',
    });
    const url = `${service.url}/v1/sessions/${created.json.session_id}/events`;
    for (let round = 0; round < 5; round++) {
      const body = { state_version: 0, client_updates: patternFlood(random) };
      const reply = await send(url, { token: victim.secret, key: `patterns-${round}`, body });
      expect(reply.status, reply.text.slice(0, 300)).toBe(422);
      expect(reply.text).toContain('value_schema_mismatch');
    }
    expect(await longestHold()).toBeLessThan(HELD_MS_MAX);
  });

  it.each(PACKS.map((pack) => [pack.code, pack] as const))(
    'and texts of nothing but what the tenant has words for, in %s, hold nobody up',
    async (code, pack) => {
      const random = new Random(SEED);
      const { configuration, vocabulary } = wordPublication(pack, WORDED_QUESTIONS, random);
      const { post } = await publish(configuration, ACME_TABLE.replace('table', `worded_${code}`));
      const created = await post('/v1/sessions', 'worded-session');
      const path = `/v1/sessions/${created.json.session_id}/next`;
      const text = () => wordedText(vocabulary, TEXT_LENGTH_MAX, random);
      let version = 0;
      for (let round = 0; round < 2; round++) {
        const messages = Array.from({ length: MESSAGES }, (_, i) => ({
          role: i % 2 === 0 ? 'assistant' : 'user',
          text: text(),
        }));
        const reply = await post(path, `worded-${round}`, {
          state_version: version,
          previous_turn: { assistant_text: text(), user_text: text() },
          context_update: { mode: 'messages', messages },
        });
        expect(reply.status, reply.text.slice(0, 300)).toBe(200);
        version = (reply.json.versions as unknown as { state_version: number }).state_version;
      }
      const held = await longestHold();
      console.log('HELD', held);
      expect(held).toBeLessThan(HELD_MS_MAX);
    },
    60_000,
  );

  it('and bodies of as many values as are taken hold nobody up', async () => {
    const { post } = await publish(wideConfiguration, ACME_TABLE.replace('table', 'wide'));
    const created = await post('/v1/sessions', 'flood-session');
    const path = `/v1/sessions/${created.json.session_id}/events`;
    const floods: readonly ((n: number) => unknown)[] = [
      () => ({}),
      (n) => [`${n}`],
      (n) => ({ [`key${n}`]: n }),
      (n) => n + 0.5,
    ];
    let version = 0;
    for (const [round, make] of floods.entries()) {
      const value = Array.from({ length: 5_900 }, (_, n) => make(n));
      const data = [0, 1, 2, 3].map((n) => ({ id: `wide${n}`, operation: 'set', value }));
      const body = { state_version: version, client_updates: { data } };
      const reply = await post(path, `flood-round-${round}`, body);
      expect(reply.status, reply.text.slice(0, 300)).toBe(200);
      version = (reply.json.versions as unknown as { state_version: number }).state_version;
    }
    expect(await longestHold()).toBeLessThan(HELD_MS_MAX);
  }, 60_000);

  it('and change requests of as many choices as are taken hold nobody up', async () => {
    const secret = await makeKey(ACME_TABLE.replace('table', 'choices'), SCOPES);
    const url = `${service.url}/v1/configuration/changes`;
    // What runs for the first time is compiled first.
    for (const round of [0, 1, 2]) {
      await longestHold();
      const changes = Array.from({ length: 300 }, (_, n) => questionOf(`q${round}_${n}`, 50));
      const request = { token: secret, key: `choices-${round}`, body: { changes } };
      const reply = await send(url, request);
      expect(reply.status, reply.text.slice(0, 300)).toBe(200);
    }
    expect(await longestHold()).toBeLessThan(HELD_MS_MAX);
  }, 60_000);

  it('leave a service that answers as before, and stops as it should', async () => {
    const health = await send(`${service.url}/v1/health`, { method: 'GET', token: '' });
    expect(health.status).toBe(200);
    expect(await stopService(service)).toBe(0);
  });
});
