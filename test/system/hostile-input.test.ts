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
import { byDay, figureFrom, seedFrom, tell } from '../support/programme.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

/** `HOSTILE_SEED` replays another run, `HOSTILE_REQUESTS` makes it longer. */
const SEED = seedFrom('HOSTILE_SEED');
const REQUESTS = figureFrom('HOSTILE_REQUESTS', 1_000);
const WORDED_QUESTIONS = figureFrom('HOSTILE_QUESTIONS', 100);
const HELD_MS_MAX = 50;
const TRIES = 3;
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
    entry: 'test/support/processes/entries/watched-service.ts',
    env: { LOG_LEVEL: 'info' },
  });
  victim = await prepareVictim();
});

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

function versionIn(reply: Reply): number {
  return (reply.json.versions as unknown as { state_version: number }).state_version;
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

/**
 * The longest hold that each of some tries of the same had: what the collector, the compiler of the engine or a busy machine adds
 * to one of them is not the service's doing. It is tried again only where it seems to be too long.
 */
async function leastHold(attempt: (n: number) => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && least >= HELD_MS_MAX; n++) {
    await longestHold();
    await attempt(n);
    least = Math.min(least, await longestHold());
  }
  return least;
}

describe(`${REQUESTS} hostile requests from seed ${SEED}`, () => {
  it('get no 5xx but the documented 503s, always the envelope, and never hold the event loop', async () => {
    const port = Number(new URL(service.url).port);
    const run = (count: number, name: string) =>
      attack({ port, seed: SEED, count, maker: new RequestMaker(SEED, victim, name), victim });
    // What runs for the first time is compiled first.
    expect((await run(WARM_UP_REQUESTS, 'warm-up')).faults).toEqual([]);
    const held = await leastHold(async (n) => {
      const { faults, tally } = await run(REQUESTS, `hostile-${n}`);
      console.log(`seed ${SEED}:`, JSON.stringify(tally));
      expect(faults).toEqual([]);
      const total = Object.values(tally).reduce((sum, count) => sum + count, 0);
      expect(total).toBeGreaterThanOrEqual(REQUESTS);
      expect(tally['valid 200']).toBeGreaterThan(REQUESTS / 5);
      expect(tally['one fault 422']).toBeGreaterThan(REQUESTS / 10);
    });
    tell('h', { 'hostile requests': REQUESTS });
    expect(service.child.exitCode).toBeNull();
    expect(held).toBeLessThan(HELD_MS_MAX);
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
    const floods = Array.from({ length: 5 }, () => patternFlood(random));
    const held = await leastHold(async (n) => {
      for (const [round, client_updates] of floods.entries()) {
        const body = { state_version: 0, client_updates };
        const reply = await send(url, {
          token: victim.secret,
          key: `patterns-${n}-${round}`,
          body,
        });
        expect(reply.status, reply.text.slice(0, 300)).toBe(422);
        expect(reply.text).toContain('value_schema_mismatch');
      }
    });
    expect(held).toBeLessThan(HELD_MS_MAX);
  });

  it.each(byDay(PACKS, 1 / 8, SEED).map((pack) => [pack.code, pack] as const))(
    'and texts of nothing but what the tenant has words for, in %s, hold nobody up',
    async (code, pack) => {
      const random = new Random(SEED);
      const { configuration, vocabulary } = wordPublication(pack, WORDED_QUESTIONS, random);
      const { post } = await publish(configuration, ACME_TABLE.replace('table', `worded_${code}`));
      const text = () => wordedText(vocabulary, TEXT_LENGTH_MAX, random);
      // With no question named, and as replies to some: values that were asked for are scored in other ways.
      const asked = [
        undefined,
        ...Array.from({ length: 3 }, () => random.pick(configuration.questions)),
      ];
      const turns = asked.map((question) => ({
        previous_turn: {
          ...(question && { question_id: question.id }),
          assistant_text: text(),
          user_text: text(),
        },
        context_update: {
          mode: 'messages',
          messages: Array.from({ length: MESSAGES }, (_, i) => ({
            role: i % 2 === 0 ? 'assistant' : 'user',
            text: text(),
          })),
        },
      }));
      const held = await leastHold(async (n) => {
        const created = await post('/v1/sessions', `worded-session-${n}`);
        const path = `/v1/sessions/${created.json.session_id}/next`;
        let version = 0;
        for (const [round, turn] of turns.entries()) {
          const reply = await post(path, `worded-${n}-${round}`, {
            state_version: version,
            ...turn,
          });
          expect(reply.status, reply.text.slice(0, 300)).toBe(200);
          version = versionIn(reply);
        }
      });
      expect(held).toBeLessThan(HELD_MS_MAX);
    },
    240_000,
  );

  it('and bodies of as many values as are taken hold nobody up', async () => {
    const { post } = await publish(wideConfiguration, ACME_TABLE.replace('table', 'wide'));
    const floods: readonly ((n: number) => unknown)[] = [
      () => ({}),
      (n) => [`${n}`],
      (n) => ({ [`key${n}`]: n }),
      (n) => n + 0.5,
    ];
    const held = await leastHold(async (attempt) => {
      const created = await post('/v1/sessions', `flood-session-${attempt}`);
      const path = `/v1/sessions/${created.json.session_id}/events`;
      let version = 0;
      for (const [round, make] of floods.entries()) {
        const data = [0, 1, 2, 3].map((part) => {
          const value = Array.from({ length: 5_900 }, (_, n) => make(part * 5_900 + n));
          return { id: `wide${part}`, operation: 'set', value };
        });
        const body = { state_version: version, client_updates: { data } };
        const reply = await post(path, `flood-${attempt}-${round}`, body);
        expect(reply.status, reply.text.slice(0, 300)).toBe(200);
        version = versionIn(reply);
      }
    });
    expect(held).toBeLessThan(HELD_MS_MAX);
  });

  it('and change requests of as many names as are read hold nobody up', async () => {
    const secret = await makeKey(ACME_TABLE.replace('table', 'names'), SCOPES);
    const url = `${service.url}/v1/configuration/changes`;
    const held = await leastHold(async (attempt) => {
      const named = (n: number) => ({ [`key${attempt}_${n}`]: n });
      const changes = [0, 1, 2, 3].map((part) =>
        Array.from({ length: 24_000 }, (_, n) => named(part * 24_000 + n)),
      );
      const reply = await send(url, { token: secret, key: `names-${attempt}`, body: { changes } });
      expect(reply.status, reply.text.slice(0, 300)).toBe(422);
    });
    expect(held).toBeLessThan(HELD_MS_MAX);
  });

  it('and change requests of as many choices as are taken hold nobody up', async () => {
    const secret = await makeKey(ACME_TABLE.replace('table', 'choices'), SCOPES);
    const url = `${service.url}/v1/configuration/changes`;
    const change = async (name: string) => {
      const changes = Array.from({ length: 300 }, (_, n) => questionOf(`${name}_${n}`, 50));
      const reply = await send(url, { token: secret, key: `choices-${name}`, body: { changes } });
      expect(reply.status, reply.text.slice(0, 300)).toBe(200);
    };
    // What runs for the first time is compiled first.
    for (const round of [0, 1]) await change(`warm-up${round}`);
    expect(await leastHold((n) => change(`q${n}`))).toBeLessThan(HELD_MS_MAX);
  });

  it('and a service that does hold its event loop up is noticed', async () => {
    const held = await leastHold(async () => {
      service.child.kill('SIGHUP');
    });
    expect(held).toBeGreaterThan(HELD_MS_MAX);
  });

  it('leave a service that answers as before, and stops as it should', async () => {
    const health = await send(`${service.url}/v1/health`, { method: 'GET', token: '' });
    expect(health.status).toBe(200);
    expect(await stopService(service)).toBe(0);
  });
});
