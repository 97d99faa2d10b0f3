import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import { replayAll } from '../app/audit/replay/replay-all.ts';
import { Artifacts } from '../app/core/artifacts.ts';
import { verifyLog } from '../app/evidence/verify-log.ts';
import { readAnchors } from '../cli/anchor-file.ts';
import { readKeptSecret } from '../cli/config/kept-secrets.ts';
import { ENGINE_VERSION } from '../cli/version.ts';
import { ARTIFACT_EVENT_SCHEMAS } from '../domain/artifact/events.ts';
import { CONFIGURATION_EVENT_SCHEMAS } from '../domain/configuration/events.ts';
import { FEEDBACK_EVENT_SCHEMAS } from '../domain/feedback/events.ts';
import { KEY_EVENT_SCHEMAS } from '../domain/keys/events.ts';
import { ISSUANCE_EVENT_SCHEMAS } from '../domain/keys/issuance.ts';
import { EVIDENCE_EVENT_SCHEMAS } from '../domain/recording/loss-accepted.ts';
import { RETENTION_EVENT_SCHEMAS } from '../domain/retention/events.ts';
import { SESSION_EVENT_SCHEMAS } from '../domain/session/events.ts';
import { TEXT_ACCESS_EVENT_SCHEMAS } from '../domain/text-access/events.ts';
import { openEmbeddedLogReadOnly } from '../log/embedded/embedded-log.ts';
import type { RecordedEvent } from '../log/port.ts';
import {
  ask,
  type FrozenAnswer,
  frozenFolder,
  KEPT_DATABASES,
  KEPT_FILES,
  thaw,
} from '../test/support/log/frozen-log.ts';
import { eventsOf } from '../test/support/log/recorded-log.ts';
import { startService, stopService } from '../test/support/processes/service-process.ts';
import { keyringIn, sessionKeysOf } from '../test/support/session-keys.ts';
import { newTemporaryDirectory } from '../test/support/temporary-directory.ts';
import { Stage } from './freeze/stage.ts';
import { type Told, tellStory } from './freeze/story.ts';

/** What is asked about each service, within the house. */
const OF_SERVICE = ['keys', 'sessions', 'feedback', 'erasures', 'retention'].concat(
  ['versions', 'tests', 'gate'].map((path) => `configuration/${path}`),
);
/** What a session is answered with that was erased. */
const ERASED = 410;

/**
 * Writes a frozen log of the state that is checked out, which every later build has to replay: a real service lives
 * through bench/freeze/story.ts over HTTP, and what it recorded and answers goes to test/frozen-logs/<name>.
 * To be run for every state that is released; takes two minutes.
 *
 * Usage: npm run freeze -- <name>
 */
const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z0-9.-]+$/.test(name)) throw new Error('say the name of the state');

const dataDir = await newTemporaryDirectory();
const copy = await newTemporaryDirectory();
try {
  const stage = await Stage.open(dataDir);
  const told = await tellStory(stage).finally(() => stage.close());
  await keep(name);
  const file = await thaw(name, copy);
  const events = await keepReports(name, file);
  await keepAnswers(name, questionsAbout(told, events));
} finally {
  await rm(dataDir, { recursive: true });
  await rm(copy, { recursive: true });
}

/** The data folder, without what can be made again from it. */
async function keep(name: string): Promise<void> {
  const folder = frozenFolder(name);
  await mkdir(folder, { recursive: true });
  for (const kept of KEPT_DATABASES) {
    const database = new DatabaseSync(join(dataDir, kept));
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    await pack(name, `${kept}.gz`, await readFile(join(dataDir, kept)));
  }
  for (const kept of KEPT_FILES) await copyFile(join(dataDir, kept), join(folder, kept));
}

async function keepReports(name: string, file: string): Promise<readonly RecordedEvent[]> {
  const log = await openEmbeddedLogReadOnly({ file });
  const events = await eventsOf(log);
  assertEverythingHappened(events);
  const secret = readKeptSecret(copy, 'secret')!;
  const verify = await verifyLog(log, {
    anchors: readAnchors(join(copy, 'anchors.jsonl'), secret),
  });
  const artifacts = new Artifacts(log, { bytesMax: 64 * 1024 * 1024 });
  const keyring = await keyringIn(copy);
  const replay = await replayAll({
    log,
    sessionKeys: sessionKeysOf(keyring),
    artifacts,
    engineVersion: ENGINE_VERSION,
  });
  if (!verify.is_intact || replay.diverging > 0) throw new Error('what was written is not sound');
  await log.close();
  await keyring.close();
  await pack(
    name,
    'events.ndjson.gz',
    events.map((event) => `${JSON.stringify(event)}\n`).join(''),
  );
  const reports = { engine_version: ENGINE_VERSION, verify, replay };
  await writeFile(
    join(frozenFolder(name), 'reports.json'),
    `${JSON.stringify(reports, null, 2)}\n`,
  );
  console.log(`${events.length} events`, { ...replay, ...verify });
  return events;
}

/** A type that no event has would never be replayed. */
function assertEverythingHappened(events: readonly RecordedEvent[]): void {
  const types = new Set(events.map(({ type }) => type));
  const known = Object.keys({
    ...CONFIGURATION_EVENT_SCHEMAS,
    ...TEXT_ACCESS_EVENT_SCHEMAS,
    ...FEEDBACK_EVENT_SCHEMAS,
    ...KEY_EVENT_SCHEMAS,
    ...SESSION_EVENT_SCHEMAS,
    ...RETENTION_EVENT_SCHEMAS,
    ...EVIDENCE_EVENT_SCHEMAS,
    ...ISSUANCE_EVENT_SCHEMAS,
    ...ARTIFACT_EVENT_SCHEMAS,
  });
  const missing = known.filter((type) => !types.has(type));
  if (missing.length > 0) throw new Error(`the story lacks ${missing.join(', ')}`);
}

type Question = Pick<FrozenAnswer, 'entrance' | 'path' | 'token'>;

/** Every GET that can be asked about what is in the log. */
function questionsAbout(told: Told, events: readonly RecordedEvent[]): Question[] {
  const ofService = Object.entries(told.keys).flatMap(([service, token]) => [
    ...['', '?state=draft', '/questions', '/audit?limit=100'].map(
      (path): Question => ({ entrance: 'public', path: `/v1/configuration${path}`, token }),
    ),
    ...OF_SERVICE.map((list): Question => internal(`${service}/${list}`, token)),
  ]);
  const ofCompilations = told.compilations.map(({ service, id }): Question => {
    const path = `/v1/configuration/compilations/${id}`;
    return { entrance: 'public', path, token: told.keys[service]! };
  });
  const ofSessions = told.sessions.flatMap(({ service, id }): Question[] => {
    const token = told.keys[service]!;
    const path = `${service}/sessions/${id}`;
    return [
      { entrance: 'public', path: `/v1/sessions/${id}`, token },
      ...[
        '',
        '/events',
        ...decisionsOf(id, events).map((decision) => `/decisions/${decision}`),
      ].map((below) => internal(`${path}${below}`, token)),
    ];
  });
  return [...ofService, ...ofCompilations, ...ofSessions];
}

function internal(path: string, token: string): Question {
  return { entrance: 'internal', path: `/internal/v1/tenants/${path}`, token };
}

function decisionsOf(sessionId: string, events: readonly RecordedEvent[]): string[] {
  return events
    .filter(({ type, stream }) => type === 'QuestionsProposed' && stream.endsWith(sessionId))
    .map(({ data }) => (JSON.parse(data) as { facts: { decision_id: string } }).facts.decision_id);
}

async function keepAnswers(name: string, questions: readonly Question[]): Promise<void> {
  const service = await startService({ dataDir: copy });
  const answers: FrozenAnswer[] = [];
  for (const question of questions) answers.push(await ask(service, question));
  await stopService(service);
  const refused = answers.filter(({ status }) => status !== 200 && status !== ERASED);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  await pack(name, 'answers.json.gz', JSON.stringify(answers, null, 1));
  console.log(`${answers.length} answers`);
}

function pack(name: string, file: string, content: string | Buffer): Promise<void> {
  return writeFile(join(frozenFolder(name), file), gzipSync(content, { level: 9 }));
}
