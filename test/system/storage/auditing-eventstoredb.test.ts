import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateLog } from '../../../app/log-copies/migrate-log.ts';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import type { EventLog } from '../../../log/port.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { qss } from '../../support/processes/command-line.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';
import { keyringIn } from '../../support/session-keys.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** The auditors' subcommands on EventStoreDB (a look-alike of its server), through the same port. */

const TIMEOUT_MS = 240_000;
const SECRETS = {
  QSS_ADMIN_TOKEN: 'an-admin-token-for-tests',
  QSS_SECRET: 'a-secret-for-tests-of-anchors',
};

let directory: string;
let server: LookalikeServer;
let log: EventLog;
let service: ServiceUnderTest;
let conversation: Conversation;

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  server = await new LookalikeServer().start();
  log = await openEventStoreLog({ connectionString: server.connectionString });
  service = await ServiceUnderTest.start(log, {
    secret: SECRETS.QSS_SECRET,
    keyring: await keyringIn(directory),
    anchorFile: join(directory, 'anchors.jsonl'),
  });
  conversation = await Conversation.start(await service.publish());
  await conversation.next();
  await conversation.next({ previous_turn: { user_text: 'We are four people' } });
}, TIMEOUT_MS);

afterAll(async () => {
  await service.stop();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

function run(...args: readonly string[]) {
  const EVENT_LOG_URL = server.connectionString;
  return qss(args, { DATA_DIR: directory, EVENT_LOG_URL, ...SECRETS });
}

describe('auditing EventStoreDB', { timeout: TIMEOUT_MS }, () => {
  it('replays a session and explains its decision', async () => {
    const replayed = await run('replay', 'session', conversation.id, '--json');
    expect(replayed.code, replayed.stderr).toBe(0);
    const { check, events } = JSON.parse(replayed.stdout);
    expect(check).toMatchObject({ divergences: [], answers_compared: 2 });
    expect(events).toHaveLength(conversation.version + 1);
    const { decision_id } = events.at(-1).facts;
    expect(await run('explain', 'decision', decision_id)).toMatchObject({ code: 0 });
  });

  it('verifies the log against its anchors, also after it was copied to a file', async () => {
    await service.service.stop();
    const verified = await run('verify', '--json');
    expect(verified.code, verified.stderr).toBe(0);
    const report = JSON.parse(verified.stdout);
    expect(report).toMatchObject({ is_intact: true, unanchored_events: 0 });
    const file = await openEmbeddedLog({ file: join(directory, 'log.db') });
    await migrateLog(log, file);
    await file.close();
    const copy = await qss(['verify', '--json'], { DATA_DIR: directory, ...SECRETS });
    expect(JSON.parse(copy.stdout)).toMatchObject({
      is_intact: true,
      unanchored_events: 0,
      head: report.head,
    });
  });
});
