import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { replayAll } from '../../../app/audit/replay/replay-all.ts';
import { Artifacts } from '../../../app/core/artifacts.ts';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import { readAnchors } from '../../../cli/anchor-file.ts';
import { readKeptSecret } from '../../../cli/config/kept-secrets.ts';
import { ENGINE_VERSION } from '../../../cli/version.ts';
import { openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import { send } from '../../support/http/http-client.ts';
import {
  ask,
  type FrozenAnswer,
  frozenAnswers,
  frozenEvents,
  frozenLogNames,
  frozenReports,
  thaw,
} from '../../support/log/frozen-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { keyringIn, sessionKeysOf } from '../../support/session-keys.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** What earlier builds have written is read by this one as it was, and gives what was told then. */

const TIMEOUT_MS = 240_000;
const READY_MS_MAX = 60_000;

const directories: string[] = [];
const running: ServiceProcess[] = [];

afterEach(async () => {
  for (const service of running.splice(0)) service.child.kill('SIGKILL');
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true });
});

async function thawed(name: string): Promise<string> {
  const dataDir = await newTemporaryDirectory();
  directories.push(dataDir);
  await thaw(name, dataDir);
  return dataDir;
}

function openIn(dataDir: string) {
  return openEmbeddedLogReadOnly({ file: join(dataDir, 'log.db') });
}

async function storedIn(dataDir: string): Promise<string[]> {
  const log = await openIn(dataDir);
  const events = await eventsOf(log);
  await log.close();
  return events.map((event) => JSON.stringify(event));
}

/** Held on a copy: reading a log of the embedded kind may leave files beside it. */
async function verified(dataDir: string) {
  const log = await openIn(dataDir);
  const anchors = readAnchors(join(dataDir, 'anchors.jsonl'), readKeptSecret(dataDir, 'secret')!);
  const report = await verifyLog(log, { anchors });
  await log.close();
  return report;
}

const names = await frozenLogNames();

it('finds frozen logs', () => {
  expect(names).toEqual(expect.arrayContaining(['2026-11-22', '1.0.2', '1.0.3', '2026-11-23']));
});

describe.each(names)('the frozen log %s', { timeout: TIMEOUT_MS }, (name) => {
  it('holds every event as it was stored, byte for byte', async () => {
    expect(await storedIn(await thawed(name))).toEqual(await frozenEvents(name));
  });

  it('is found intact, and vouched for by its anchors', async () => {
    const { verify } = await frozenReports(name);
    expect(await verified(await thawed(name))).toMatchObject(verify);
  });

  it('replays to every answer and every decision that was told', async () => {
    const dataDir = await thawed(name);
    const log = await openIn(dataDir);
    const artifacts = new Artifacts(log, { bytesMax: 64 * 1024 * 1024 });
    const { replay, engine_version } = await frozenReports(name);
    const isAlike = engine_version === ENGINE_VERSION;
    const keyring = await keyringIn(dataDir);
    const made = { sessionKeys: sessionKeysOf(keyring), engineVersion: ENGINE_VERSION };
    const report = await replayAll({ log, artifacts, ...made });
    await log.close();
    await keyring.close();
    // A build that decides otherwise has another version; what it does not compare, it has read all the same.
    const { answers_compared, decisions_recomputed, of_other_engines, ...everything } = replay;
    expect(report).toMatchObject(isAlike ? replay : everything);
  });

  it('is served as it was told, to every GET, and goes on where it ended', async () => {
    const dataDir = await thawed(name);
    const service = await startService({ dataDir });
    running.push(service);
    const { engine_version } = await frozenReports(name);
    for (const frozen of await frozenAnswers(name)) {
      const isOfOther = engine_version !== ENGINE_VERSION;
      await expectTold(service, isOfOther ? withoutGrounds(frozen) : frozen);
    }
    await readySoon(service);
    const { session, key } = await anActiveSession(name);
    const body = { state_version: session.versions.state_version };
    const path = `/v1/sessions/${session.session_id}/next`;
    const next = await send(service.url + path, { token: key, key: 'after-the-thaw', body });
    expect(next.status).toBe(200);
    expect(await stopService(service)).toBe(0);
    // What was there stays untouched, and the anchors go on.
    const before = await frozenEvents(name);
    const after = await storedIn(dataDir);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    expect(await verified(dataDir)).toMatchObject({ is_intact: true, unanchored_events: 0 });
  });
});

/** Public answers exactly; answers within the house may have learned to tell more. */
async function expectTold(service: ServiceProcess, frozen: FrozenAnswer): Promise<void> {
  const now = await ask(service, frozen);
  if (frozen.entrance === 'public') expect(now).toEqual(frozen);
  else expect(now, frozen.path).toMatchObject(frozen);
}

/** An answer without the grounds of a decision, which another engine would make otherwise. */
function withoutGrounds(answer: FrozenAnswer): FrozenAnswer {
  if (answer.entrance === 'public') return answer;
  const { is_reproduced, differences, explanation, ...body } = answer.body as Record<
    string,
    unknown
  >;
  return explanation === undefined ? answer : { ...answer, body };
}

async function readySoon({ internalUrl }: ServiceProcess): Promise<void> {
  const until = performance.now() + READY_MS_MAX;
  for (;;) {
    const { status } = await fetch(`${internalUrl}/internal/ready`);
    if (status === 200) return;
    if (performance.now() > until) throw new Error('not ready');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function anActiveSession(name: string) {
  const answers = await frozenAnswers(name);
  for (const { entrance, path, token, body } of answers) {
    const session = body as {
      session_id: string;
      status: string;
      versions: { state_version: number };
    };
    const isSession = entrance === 'public' && path.startsWith('/v1/sessions/');
    if (isSession && session.status === 'active') return { session, key: token };
  }
  throw new Error('no session is active');
}
