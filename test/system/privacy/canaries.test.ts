import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it, onTestFinished } from 'vitest';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { ACME_TABLE, prepareInstance } from '../../support/http/http-client.ts';
import { type Instance, instanceOf } from '../../support/instance.ts';
import { qss } from '../../support/processes/command-line.ts';
import { takeHeapSnapshots } from '../../support/processes/heap-snapshots.ts';
import { NO_REDIS_SERVER, RedisServer } from '../../support/processes/redis-server.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/*
 * A text that is nowhere else, in every field that takes one, of every route; then the session is erased, and the text
 * looked for in all that is left: every file, every line of output, every export made afterwards, the heaps of the process's threads.
 */

const CANARY = 'zqkanarienvogel';
/** What is said in a session that stays. */
const KEPT = 'zqkolibribleibt';
const TIMEOUT_MS = 240_000;

let count = 0;
/** Another one each time, so that a hit names the field it came from. */
function canary(field: string): string {
  count += 1;
  return `${CANARY} ${field} ${count}`;
}

interface Place {
  readonly service: ServiceProcess;
  readonly dataDir: string;
  /** Where the heaps of its threads go. */
  readonly heaps: string;
}

async function started(more: Readonly<Record<string, string>> = {}): Promise<Place> {
  const dataDir = await newTemporaryDirectory();
  const heaps = await newTemporaryDirectory();
  const service = await startService({
    dataDir,
    entry: 'test/support/processes/entries/snapshot-service.ts',
    env: { SNAPSHOTS: heaps, QSS_DEMO: '0', ...more },
  });
  onTestFinished(async () => {
    await stopService(service);
  });
  return { service, dataDir, heaps };
}

/** Says something in every field of a session. */
async function talk(instance: Instance, token: string): Promise<string> {
  const headers = { 'x-request-id': canary('x-request-id').replaceAll(' ', '-') };
  let calls = 0;
  const post = async (path: string, body: object) => {
    calls += 1;
    const key = `${canary('key').replaceAll(' ', '-')}-${calls}`;
    const reply = await instance.send(path, { token, key, body, headers });
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply.json as unknown as {
      session_id: string;
      versions: { state_version: number };
      candidates: readonly { question_id: string; type: string }[];
    };
  };
  const created = await post('/v1/sessions', { client_reference: canary('client_reference') });
  const path = `/v1/sessions/${created.session_id}`;
  const asked = await post(`${path}/next`, { state_version: 0 });
  let version = asked.versions.state_version;
  const turn = await post(`${path}/next`, {
    state_version: version,
    previous_turn: {
      question_id: asked.candidates[0]!.question_id,
      assistant_text: canary('assistant_text'),
      user_text: canary('user_text'),
      message_id: canary('message_id').replaceAll(' ', '-'),
    },
    context_update: { mode: 'summary', text: canary('summary') },
  });
  version = turn.versions.state_version;
  const told = await post(`${path}/events`, {
    state_version: version,
    context_update: {
      mode: 'messages',
      messages: [
        {
          role: 'user',
          text: canary('message'),
          message_id: canary('message id').replaceAll(' ', '-'),
        },
      ],
    },
    client_updates: { data: [{ id: 'food', operation: 'set', value: canary('value') }] },
    external: { type: canary('external type'), data: { [canary('data key')]: canary('data') } },
  });
  version = told.versions.state_version;
  await post(`${path}/next`, {
    state_version: version,
    previous_turn: {
      question_id: 'q_food',
      structured_answer: { choice_ids: ['pasta'], free_text: canary('free_text') },
    },
  });
  const metadata = { [canary('metadata key')]: canary('metadata') };
  await post(`${path}/feedback`, { label: canary('label'), metadata });
  await post(`${path}/conversion`, { type: 'lead', value: 7, metadata });
  const refused = { state_version: 'x', previous_turn: { user_text: canary('refused') } };
  await instance.send(`${path}/next`, {
    token,
    key: canary('k').replaceAll(' ', '-'),
    body: refused,
  });
  await instance.send(`/v1/sessions/${CANARY}`, { method: 'GET', token, headers });
  return created.session_id;
}

/** A session that nobody erases: a value of it stays open in memory, and is found there. */
async function stay(instance: Instance, token: string): Promise<void> {
  const { json } = await instance.send('/v1/sessions', { token, key: 'stays-begun', body: {} });
  const { session_id } = json as unknown as { session_id: string };
  const data = [{ id: 'food', operation: 'set', value: KEPT }];
  const body = { state_version: 0, client_updates: { data } };
  const told = await instance.send(`/v1/sessions/${session_id}/events`, {
    ...{ token, key: 'stays-told', body },
  });
  expect(told.status, told.text).toBe(200);
}

/** Says something on the ways that lead into no session by HTTP: through tools, in a preview, and to the beta's routes. */
async function talkElsewhere(place: Place, token: string, session: string): Promise<string> {
  const { service } = place;
  const instance = instanceOf(service);
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const args = { session_id: session, label: canary('label by a tool') };
  const called = await client.callTool({ name: 'record_feedback', arguments: args });
  expect(called.isError, JSON.stringify(called.content)).not.toBe(true);
  await client.close();
  const turns = [{ user_text: canary('preview'), assistant_text: canary('preview by us') }];
  const preview = `${ACME_TABLE}/configuration/preview`;
  const body = { state: 'published', turns };
  const previewed = await instance.sendInternally(preview, { token: ADMIN_TOKEN, body });
  expect(previewed.status, previewed.text).toBe(200);
  const id = canary('conversation').replaceAll(' ', '-');
  const stateless = { session_id: id, context: canary('context'), conversation_history: [] };
  const asked = await instance.send('/v1/next-questions', { token, body: stateless });
  expect(asked.status, asked.text).toBe(200);
  const metadata = { [canary('beta key')]: canary('beta') };
  const reported = { token, body: { type: 'purchase', value: 3, metadata } };
  expect((await instance.send(`/v1/sessions/${id}/conversion`, reported)).status).toBe(201);
  return id;
}

/** Where the bytes of a canary are, in files below a folder: each with what stands around it. */
function hitsBelow(folder: string, word = CANARY): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(file).toString('latin1');
      const found = [...text.matchAll(new RegExp(word, 'gi'))];
      return found.map(
        ({ index }) => `${file}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
      );
    });
}

/** The threads of the service that hold what was said at some time, and have a heap of their own. */
const THREADS = ['keys-worker.js', 'main', 'projector-worker.js', 'writer-worker.js'];

it(
  'leaves not one byte of what was said in a session that was erased',
  async () => {
    const place = await started();
    const { service, dataDir } = place;
    const instance = instanceOf(service);
    const token = await prepareInstance(instance);
    const session = await talk(instance, token);
    await stay(instance, token);
    const conversation = await talkElsewhere(place, token, session);
    const { text } = await instance.send(`/v1/sessions/${session}`, { method: 'GET', token });
    expect(text).toContain(CANARY);
    const env = { DATA_DIR: dataDir, QSS_ADMIN_TOKEN: ADMIN_TOKEN };
    const replayed = await qss(
      ['replay', 'session', session, '--json', '--with-text', '--confirm-text'],
      env,
    );
    expect(replayed.stdout, 'the texts are there before').toContain(CANARY);
    expect(hitsBelow(dataDir), 'never open on the disk').toEqual([]);

    const port = new URL(service.internalUrl).port;
    const reference = `${CANARY} client_reference 2`;
    const erased = await qss(
      ['erase', 'session', '--client-reference', reference, '--reason', 'asked for', '--json'],
      { ...env, INTERNAL_PORT: port },
    );
    expect(erased, erased.stderr).toMatchObject({ code: 0 });
    expect(JSON.parse(erased.stdout)).toMatchObject({ certificates: [{ session_id: session }] });
    const beta = `${ACME_TABLE}/sessions/${conversation}/erase`;
    const forgotten = { token: ADMIN_TOKEN, body: { reason: 'asked for' } };
    expect((await instance.sendInternally(beta, forgotten)).status).toBe(200);
    await delay(5_000);

    expect(hitsBelow(dataDir)).toEqual([]);
    expect(service.output()).not.toContain(CANARY);
    const out = join(await newTemporaryDirectory(), 'export');
    const exporting = [
      'export',
      '--format',
      'ndjson',
      '--out',
      out,
      '--with-text',
      '--confirm-text',
    ];
    expect(await qss(exporting, env)).toMatchObject({ code: 0 });
    expect(hitsBelow(out)).toEqual([]);
    for (const command of [
      ['replay', 'session', session, '--json', '--with-text', '--confirm-text'],
      ['verify', '--json'],
    ]) {
      const { stdout } = await qss(command, { ...env, QSS_SECRET: '' });
      expect(stdout, command[0]).not.toContain(CANARY);
      expect(stdout.length, command[0]).toBeGreaterThan(100);
    }
    expect(await takeHeapSnapshots(service, place.heaps)).toEqual(THREADS);
    expect(hitsBelow(place.heaps)).toEqual([]);
    expect(hitsBelow(place.heaps, KEPT), 'of the session that stays').not.toEqual([]);
  },
  TIMEOUT_MS,
);

/** On an append-only file: what Redis was ever told stands there. */
const TELLING = ['--appendonly', 'yes', '--appendfsync', 'always'];

it.skipIf(NO_REDIS_SERVER !== undefined)(
  NO_REDIS_SERVER ?? 'leaves none of it in Redis and an EventStoreDB',
  async () => {
    const redis = await RedisServer.start(...TELLING);
    onTestFinished(() => redis.stop());
    const eventstore = await new LookalikeServer().start();
    onTestFinished(() => eventstore.stop());
    const secrets = {
      QSS_SECRET: 'a-secret-for-tests-of-canaries',
      QSS_DATA_KEY: 'a-data-key-for-tests-of-canaries',
      KEYRING_URL: `file:${join(await newTemporaryDirectory(), 'keyring.db')}`,
    };
    const place = await started({
      ...secrets,
      REDIS_URL: redis.url,
      EVENT_LOG_URL: eventstore.connectionString,
      RATE_LIMIT_PER_MINUTE: '100000',
    });
    const { service, dataDir } = place;
    const instance = instanceOf(service);
    const token = await prepareInstance(instance);
    const session = await talk(instance, token);
    const stored = () =>
      eventstore.log.all.map(({ data, metadata }) => Buffer.concat([data, metadata]).toString());
    expect(stored().length, 'the log has it all').toBeGreaterThan(10);
    expect(stored().filter((text) => text.includes(CANARY))).toEqual([]);
    const told = readdirSync(redis.directory, { recursive: true, withFileTypes: true });
    expect(told.filter((entry) => entry.isFile()).length, 'Redis was told').toBeGreaterThan(0);
    const path = `${ACME_TABLE}/sessions/${session}/erase`;
    const body = { reason: 'asked for' };
    const erased = await instance.sendInternally(path, { token: ADMIN_TOKEN, body });
    expect(erased.status, erased.text).toBe(200);
    await delay(5_000);
    expect(hitsBelow(redis.directory)).toEqual([]);
    expect(hitsBelow(dataDir)).toEqual([]);
    expect(stored().filter((text) => text.includes(CANARY))).toEqual([]);
    expect(service.output()).not.toContain(CANARY);
  },
  TIMEOUT_MS,
);
