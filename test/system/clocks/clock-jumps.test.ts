import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { replayAll } from '../../../app/audit/replay/replay-all.ts';
import { Artifacts } from '../../../app/core/artifacts.ts';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import { rateLimitPerMinute } from '../../../app/keys/rate-limit.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { closesCommit, readMetadata } from '../../../domain/recording/metadata.ts';
import { seededRandom } from '../../../domain/simulation/random.ts';
import type { EventLog } from '../../../log/port.ts';
import { creationOf } from '../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { SOME_TIME } from '../../support/given.ts';
import type { Client } from '../../support/http/client.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { seedFrom } from '../../support/programme.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

/** Clocks on the wall are set ahead and back, stand still, and differ; nothing is lost, doubled or held up by it. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse(SOME_TIME);
const seed = seedFrom('CLOCK_SEED');

const running: ServiceUnderTest[] = [];

afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
});

async function startWith(now: () => number, log?: EventLog): Promise<ServiceUnderTest> {
  const service = await ServiceUnderTest.start(log, { now });
  running.push(service);
  return service;
}

/** Everything that clients do, each write sent twice; whatever time it is. */
async function live(service: ServiceUnderTest, client: Client): Promise<Conversation> {
  const conversation = await Conversation.start(client);
  await talk(conversation);
  await client.post(`${conversation.path}/feedback`, { label: 'won' });
  const objective = { name: `Book a table ${conversation.id}` };
  const changes = [{ entity: 'objective', operation: 'update', objective }];
  const changed = await client.post('/v1/configuration/changes', { changes });
  expect(changed.status, changed.text).toBe(200);
  await service.publishDraft(client);
  // Another instance may be the one that compiles it.
  const published = async () =>
    (await client.get<{ objective: object }>('/v1/configuration')).body.objective;
  await expect.poll(published).toMatchObject(objective);
  return conversation;
}

async function talk(conversation: Conversation): Promise<void> {
  await conversation.next();
  await conversation.next({ previous_turn: { question_id: 'q_people', user_text: 'Four' } });
  const data = [{ id: 'area', operation: 'set', value: 'north' }];
  const heard = await conversation.attempt('events', { client_updates: { data } });
  expect(heard.status, heard.text).toBe(200);
}

/** The log is whole, replays to what was told, and no stream's time goes back. */
async function expectSound({ log, service }: ServiceUnderTest): Promise<void> {
  expect(await verifyLog(log)).toMatchObject({ is_intact: true });
  const artifacts = new Artifacts(log, { bytesMax: 1_000_000 });
  const { engineVersion, sessionKeys } = service.dependencies;
  const report = await replayAll({ log, sessionKeys, artifacts, engineVersion });
  expect(report).toMatchObject({ diverging: 0, unreadable: [] });
  expect(report.decisions_recomputed).toBeGreaterThan(0);
  const latest = new Map<string, string>();
  for (const event of await eventsOf(log)) {
    const { stream } = event;
    const { commit, occurred_at } = readMetadata(event);
    if (!closesCommit(commit)) continue;
    expect(occurred_at >= (latest.get(stream) ?? '')).toBe(true);
    latest.set(stream, occurred_at);
  }
}

describe.each([
  ['by an hour', HOUR_MS],
  ['by 25 hours', 25 * HOUR_MS],
  ['by 30 days', 30 * DAY_MS],
  ['to 2038', Date.parse('2038-01-19T03:14:08Z') - START],
])('a clock that is set %s', (_, ms) => {
  it.each([
    ['ahead, and back again', [ms, -ms]],
    ['back, and ahead again', [-ms, ms]],
  ])('%s, holds up nothing and loses nothing', async (_, jumps) => {
    let time = START;
    const service = await startWith(() => time);
    const client = await service.publish();
    const conversation = await live(service, client);
    for (const jump of jumps) {
      time += jump;
      await talk(conversation);
      await live(service, client);
    }
    await expectSound(service);
  });
});

describe('a clock', () => {
  it('that stands still holds up nothing', async () => {
    const service = await startWith(() => START);
    const client = await service.publish();
    await live(service, client);
    await live(service, client);
    await expectSound(service);
  });

  it('that says another time at each look doubles and loses nothing', async () => {
    const random = seededRandom(seed);
    // Within the day that an Idempotency-Key counts for, back as well as ahead.
    const service = await startWith(() => START + Math.floor((random() - 0.5) * 22 * HOUR_MS));
    const client = await service.publish();
    const conversation = await live(service, client);
    for (let round = 0; round < 5; round++) {
      await live(service, client);
      if (round < 2) await talk(conversation);
    }
    await expectSound(service).catch((error) => {
      throw new Error(`CLOCK_SEED=${seed}`, { cause: error });
    });
  });

  it('that differs by 5 minutes between two instances leaves the order to the log', async () => {
    const one = await startWith(() => START);
    const other = await startWith(() => START + 5 * 60_000, one.log);
    const client = await one.publish();
    const secret = await one.makeSecret();
    await other.service.views.ownWritesShown();
    const conversation = await Conversation.start(client);
    const elsewhere = other.client(secret);
    for (let turn = 0; turn < 6; turn++) {
      const at = turn % 2 === 0 ? client : elsewhere;
      const body = { state_version: conversation.version };
      const reply = await at.post(`${conversation.path}/next`, body);
      expect(reply.status, reply.text).toBe(200);
      const { versions } = reply.body as unknown as { versions: { state_version: number } };
      expect(versions.state_version).toBeGreaterThan(conversation.version);
      conversation.version = versions.state_version;
    }
    await live(other, elsewhere);
    await live(one, client);
    const types = (await eventsOf(one.log)).map(({ type }) => type);
    expect(types).not.toContain('CompilationLapsed');
    await expectSound(one);
  });
});

describe('a key', () => {
  it('expires by the clock as it is, although its stream has an event of a later time', async () => {
    let time = START + 30 * DAY_MS;
    const service = await startWith(() => time);
    const path = `${internalPath(ACME)}/keys`;
    const secret = await service.makeSecret();
    time = START;
    const scopes = ['configuration:read'];
    const expires_at = new Date(START + DAY_MS).toISOString();
    const body = { name: 'soon over', scopes, expires_at };
    const made = await service.admin.send<Made>('POST', path, { body });
    expect(made.status, made.text).toBe(201);
    const rotation = { body: { overlap_seconds: 60 } };
    const rotate = `${path}/${made.body.key.key_id}/rotate`;
    await service.admin.send('POST', rotate, rotation);
    const old = service.client(made.body.secret);
    expect((await old.get('/v1/configuration')).status).toBe(404);
    time += 61_000;
    expect((await old.get('/v1/configuration')).status).toBe(401);
    expect((await service.client(secret).get('/v1/configuration')).status).toBe(404);
  });

  it('was last used when the clock says it, also when that was ahead before', async () => {
    let time = START + 30 * DAY_MS;
    const service = await startWith(() => time);
    const client = await service.keyHolder();
    await client.get('/v1/configuration');
    time = START;
    await client.get('/v1/configuration');
    const { body } = await service.admin.get<{ keys: { last_used_at: string }[] }>(
      `${internalPath(ACME)}/keys`,
    );
    expect(body.keys[0]!.last_used_at).toBe(SOME_TIME);
  });
});

interface Made {
  readonly secret: string;
  readonly key: { readonly key_id: string };
}

/** The clock on the wall goes back by an hour, and this much time passes. */
function setBackWhilePassing(ms: number): void {
  const [wall, elapsed] = [Date.now(), performance.now.bind(performance)];
  const spies = [
    vi.spyOn(Date, 'now').mockReturnValue(wall - HOUR_MS),
    vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + ms),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

describe('the clock of the whole process, set back by an hour', () => {
  it('keeps no limited key out for longer than its minute', async () => {
    const rateLimit = rateLimitPerMinute(new MemoryCoordination(), 1);
    const service = await ServiceUnderTest.start(undefined, { rateLimit });
    running.push(service);
    const client = await service.keyHolder();
    const ask = async () => (await client.get('/v1/configuration')).status;
    expect([await ask(), await ask()]).toEqual([404, 429]);
    setBackWhilePassing(60_000);
    expect([await ask(), await ask()]).toEqual([404, 429]);
  });

  it('lets the claim of a worker that fell silent lapse', async () => {
    const compile = vi.fn(() => new Promise<never>(() => {}));
    const sleeper = await ServiceUnderTest.start(undefined, { compile: () => compile });
    running.push(sleeper);
    const changes = creationOf(tableConfiguration);
    const author = await sleeper.keyHolder();
    await author.post('/v1/configuration/changes', { changes });
    await author.post('/v1/configuration/publish', {});
    await expect.poll(() => compile.mock.calls.length).toBe(1);
    const other = await startWith(() => START, sleeper.log);
    await other.compiled();
    const secret = await other.makeSecret();
    const begin = async () => (await other.client(secret).post('/v1/sessions', {})).status;
    expect(await begin()).toBe(404);
    setBackWhilePassing(30_000);
    await other.compiled();
    expect(await begin()).toBe(201);
  });
});
