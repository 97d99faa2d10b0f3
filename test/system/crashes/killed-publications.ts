import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import { creation } from '../../support/configurations/configurations.ts';
import { persist, versionOf } from '../../support/histories/mutations.ts';
import type { Reply } from '../../support/http/http-client.ts';
import { type Instance, instanceOf } from '../../support/instance.ts';
import {
  send as answer,
  type Exchange,
  TestProvider,
} from '../../support/models/hostile-provider.ts';
import { type CompilationPoint, isRequested } from '../../support/processes/compilation-points.ts';
import { type ServiceProcess, startService } from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** A process is killed in the middle of a publication: the one after it ends it, once. Stories fail by throwing. */

const CRASHING = 'test/support/processes/entries/crashing-service.ts';

/** A session of a publication that is in force. */
interface Session {
  readonly path: string;
  readonly version: number;
}

/** What lies there before a publication. */
interface Before extends Session {
  readonly directory: string;
  readonly token: string;
}

/** With fewer the artifact would need one append alone. */
const QUESTIONS = 75;
const QUESTIONS_PER_CALL = 5;

/** Makes the draft that is to be published. */
export async function draftMuch(instance: Instance, token: string): Promise<void> {
  for (let at = 0; at < QUESTIONS; at += QUESTIONS_PER_CALL) {
    const changes = Array.from({ length: QUESTIONS_PER_CALL }, (_, n) => largeQuestion(at + n));
    const request = { token, key: `large-draft-${at}`, body: { changes } };
    const reply = await instance.send('/v1/configuration/changes', request);
    assert.equal(reply.status, 200, reply.text);
  }
}

function largeQuestion(n: number) {
  const choices = Array.from({ length: 50 }, (_, i) => ({
    id: `c${i}`,
    label: `${n} ${i} `.padEnd(195, 'x'),
  }));
  return creation('question', {
    id: `large_${n}`,
    text: `Which one of these is number ${n}?`,
    type: 'single_choice',
    sub_objective_id: 'taste',
    active: true,
    choices,
  });
}

export interface Killed {
  readonly before: Before;
  readonly point: CompilationPoint;
  /** A defect of the process that takes over. */
  readonly planted?: string;
  /** How many times faster than in earnest who is silent is found out. */
  readonly hurried: number;
  /** How long a publication may take once there is a process again. */
  readonly endsWithinMs: number;
}

export async function killedPublishing(killed: Killed): Promise<void> {
  const dataDir = await newTemporaryDirectory();
  cpSync(killed.before.directory, dataDir, { recursive: true });
  const started: ServiceProcess[] = [];
  const provider = await TestProvider.start((exchange) => {
    if (killed.point === pointOf(exchange) && started.length === 1)
      started[0]!.child.kill('SIGKILL');
    else answer(exchange.response, exchange.data.informations ? { edges: [] } : { questions: [] });
  });
  const start = async (env: Readonly<Record<string, string>>) => {
    const model = { SEMANTIC_URL: provider.url, SEMANTIC_MODEL: 'test' };
    const settings = { ...model, RATE_LIMIT_PER_MINUTE: '1000000', ...env };
    const service = await startService({ dataDir, entry: CRASHING, env: settings });
    started.push(service);
    return service;
  };
  try {
    const doomed = await start({ DIES_COMPILING: killed.point });
    const told = await publishUntilDeath(killed, doomed);
    const planted = killed.planted === undefined ? {} : { PLANTED: killed.planted };
    const revived = await start({ HURRIED: String(killed.hurried), ...planted });
    await assertOneResult(dataDir, await assertEndsOnce(killed, instanceOf(revived), told));
  } finally {
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ exited }) => exited));
    await provider.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What it is asked on its way through a publication. */
function pointOf({ data }: Exchange): CompilationPoint {
  return data.informations
    ? 'a model is asked what its questions cover'
    : 'a model is asked for words';
}

interface Told {
  /** Of the publication. */
  readonly published: Reply | undefined;
  /** Turns of the session of the earlier publication. */
  readonly turns: readonly {
    readonly key: string;
    readonly version: number;
    readonly text: string;
  }[];
}

/** Publishes, and talks in a session of the earlier publication until the process is gone. */
async function publishUntilDeath(
  { before: { token, ...session }, point }: Killed,
  doomed: ServiceProcess,
): Promise<Told> {
  const instance = instanceOf(doomed);
  const publishing = instance.send(PUBLISH, publishingWith(token)).catch(() => undefined);
  const turns: Told['turns'][number][] = [];
  let { version } = session;
  for (let n = 0; !isGone(doomed); n++) {
    const turn = { key: `turn-while-${n}`, version };
    const reply = await say(instance, token, session.path, turn).catch(() => undefined);
    if (reply === undefined) break;
    assert.equal(reply.status, 200, reply.text);
    turns.push({ ...turn, text: reply.text });
    version = versionOf(reply);
    assert.ok(turns.length < 2_000, `it lives on: ${point}`);
  }
  const [, signal] = await doomed.exited;
  assert.equal(signal, 'SIGKILL', doomed.output().slice(-2_000));
  return { published: await publishing, turns };
}

const PUBLISH = '/v1/configuration/publish';

function publishingWith(token: string) {
  return { token, key: 'publish-2', body: {} };
}

function isGone({ child }: ServiceProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function say(
  instance: Instance,
  token: string,
  path: string,
  { key, version }: { readonly key: string; readonly version: number },
): Promise<Reply> {
  const body = {
    state_version: version,
    previous_turn: { question_id: 'q_people', user_text: '4' },
  };
  return instance.send(`${path}/next`, { token, key, body });
}

/** Answers the sessions that were begun before the publication and behind it. */
async function assertEndsOnce(
  { before: { token, ...session }, point, endsWithinMs }: Killed,
  instance: Instance,
  { published, turns }: Told,
): Promise<readonly [before: string, after: string]> {
  const began = performance.now();
  const create = (key: string) =>
    persist([instance], { path: '/v1/sessions', request: { token, key } });
  const between = await create('session-between');
  assert.equal(between.status, 201, between.text);
  const versionNow = async () => {
    const read = await instance.send('/v1/configuration', { method: 'GET', token });
    assert.equal(read.status, 200, read.text);
    return read.json.configuration_version;
  };
  // Nobody asks for it again where it was asked for.
  if (!isRequested(point)) {
    assert.equal(await versionNow(), 'v1');
    await persist([instance], { path: PUBLISH, request: publishingWith(token) });
  }
  while ((await versionNow()) !== 'v2') {
    assert.ok(performance.now() - began < endsWithinMs, `it has not ended by itself: ${point}`);
    await delay(100);
  }
  const again = await persist([instance], { path: PUBLISH, request: publishingWith(token) });
  assert.equal(again.status, 202, again.text);
  if (published) assert.equal(again.text, published.text, 'the bytes of the first answer');
  const job = `/v1/configuration/compilations/${again.json.compilation_id}`;
  const { json } = await instance.send(job, { method: 'GET', token });
  assert.equal(
    json.status,
    'succeeded',
    'the publication that was asked for is the one that ended',
  );
  await assertGoesOn(instance, token, session, turns);
  await assertGoesOn(instance, token, { path: pathOf(between), version: 0 }, []);
  const fresh = await create('session-after');
  assert.equal(fresh.status, 201, fresh.text);
  await assertGoesOn(instance, token, { path: pathOf(fresh), version: 0 }, []);
  return [session.path, pathOf(fresh)];
}

function pathOf({ json }: Reply): string {
  return `/v1/sessions/${json.session_id}`;
}

/** Each of its turns is answered as it was, and there is another one. */
async function assertGoesOn(
  instance: Instance,
  token: string,
  { path, version }: Session,
  turns: Told['turns'],
): Promise<void> {
  for (const { text, ...turn } of turns) {
    assert.equal((await say(instance, token, path, turn)).text, text, 'a turn of before');
  }
  const read = await instance.send(path, { method: 'GET', token });
  const now = (read.json.versions! as { state_version: number }).state_version;
  assert.ok(now >= version, 'the session is as far as it was');
  const body = { state_version: now };
  const request = { token, key: `goes-on-${now}`, body };
  const next = await persist([instance], { path: `${path}/next`, request });
  assert.equal(next.status, 200, next.text);
}

async function assertOneResult(
  dataDir: string,
  [before, after]: readonly [before: string, after: string],
): Promise<void> {
  const log = await openEmbeddedLogReadOnly({ file: `${dataDir}/log.db` });
  try {
    const { events } = await log.read('configuration-acme.table');
    const count = (type: string) => events.filter((event) => event.type === type).length;
    assert.equal(count('CompilationRequested'), 2, 'one publication before, one now');
    assert.equal(count('ConfigurationPublished'), 2, 'one result of each');
    assert.equal(count('CompilationFailed'), 0);
    const published = events.findLast(({ type }) => type === 'ConfigurationPublished')!;
    const [, digest] = /"artifact_digest":"(\w+)"/.exec(published.data)!;
    const started = async (path: string) => {
      const [, id] = /\/(ses_\w+)$/.exec(path)!;
      return (await log.read(`session-acme.${id}`, { limit: 1 })).events[0]!.data;
    };
    assert.ok((await started(after)).includes(digest!), 'what begins now has the new one');
    assert.ok(!(await started(before)).includes(digest!), 'what began before goes on as it was');
    const pieces = await log.read(`artifact-acme.table.${digest}`);
    const counted = pieces.events.map(({ data }) => /"index":(\d+),"count":(\d+)/.exec(data)!);
    assert.ok(counted.length > 4, 'it takes more than one append');
    for (const [n, [, index, of]] of counted.entries()) {
      assert.deepEqual([Number(index), Number(of)], [n, counted.length], 'each piece once');
    }
  } finally {
    await log.close();
  }
}
