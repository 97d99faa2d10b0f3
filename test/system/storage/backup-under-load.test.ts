import { copyFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { qss } from '../../support/processes/command-line.ts';
import { figureFrom, tell } from '../../support/programme.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Copies of a log that are made while it is written: each is a whole beginning of it, and can be gone on with. */

const BACKUPS = figureFrom('BACKUPS', 3);
const WRITERS = 3;
const PAUSE_MS = 20;
const TIMEOUT_MS = 240_000 + BACKUPS * 10_000;

let directory: string;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
});

afterEach(() => rm(directory, { recursive: true }));

async function storedIn(file: string): Promise<string[]> {
  const log = await openEmbeddedLogReadOnly({ file });
  const events = await eventsOf(log);
  await log.close();
  return events.map((event) => JSON.stringify(event));
}

type MakeBackup = (file: string, to: string) => Promise<unknown>;

async function online(file: string, to: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  await backup(source, to);
  source.close();
}

/** @throws where a backup is not a whole beginning of the log with everything acknowledged before it */
async function backUp(count: number, make: MakeBackup): Promise<void> {
  const file = join(directory, 'log.db');
  const service = await ServiceUnderTest.start(await openEmbeddedLog({ file }));
  const client = await service.publish();
  let isOver = false;
  const talk = async () => {
    while (!isOver) {
      const conversation = await Conversation.start(client);
      await conversation.next();
      await conversation.next({ previous_turn: { question_id: 'q_people', user_text: 'Four' } });
      await delay(PAUSE_MS);
    }
  };
  const talking = Array.from({ length: WRITERS }, talk);
  const backups: { readonly to: string; readonly acknowledged: string }[] = [];
  for (let nth = 0; nth < count; nth++) {
    const acknowledged = (await Conversation.start(client)).id;
    const to = join(directory, `backup-${nth}.db`);
    await make(file, to);
    backups.push({ to, acknowledged });
  }
  isOver = true;
  await Promise.all(talking);
  await service.stop();
  const all = await storedIn(file);
  for (const { to, acknowledged } of backups) {
    const copied = await storedIn(to);
    expect(copied).toEqual(all.slice(0, copied.length));
    expect(copied.some((event) => event.includes(acknowledged))).toBe(true);
    await expectUsable(to, acknowledged);
  }
}

it(
  'a backup under load holds everything acknowledged before it, to the byte, and nothing in part',
  async () => {
    await backUp(BACKUPS, online);
    tell('k', { 'backups under load': BACKUPS });
  },
  TIMEOUT_MS,
);

const DEFECTS: Readonly<Record<string, MakeBackup>> = {
  'a copy of the file without what has not been moved into it': async (file, to) =>
    copyFileSync(file, to),
  'a copy that lacks its newest event': async (file, to) => {
    await online(file, to);
    const copy = new DatabaseSync(to);
    copy.exec('DROP TRIGGER events_are_never_removed');
    copy.exec('DELETE FROM events WHERE pos > (SELECT max(pos) - 60 FROM events)');
    copy.close();
  },
  'a copy in which an event was altered': async (file, to) => {
    await online(file, to);
    const copy = new DatabaseSync(to);
    copy.exec('DROP TRIGGER events_are_never_changed');
    copy.exec("UPDATE events SET data = replace(data, 'q_', 'Q_')");
    copy.close();
  },
};

it.each(Object.entries(DEFECTS))(
  'finds %s',
  async (_, make) => {
    await expect(backUp(1, make)).rejects.toThrow();
  },
  TIMEOUT_MS,
);

/** It is sound, and a service goes on from it. */
async function expectUsable(file: string, sessionId: string): Promise<void> {
  const env = { EVENT_LOG_URL: `file:${file}` };
  const verified = await qss(['verify', '--without-anchors', '--json'], env);
  expect(JSON.parse(verified.stdout)).toMatchObject({ is_intact: true });
  const restored = await ServiceUnderTest.start(await openEmbeddedLog({ file }));
  const client = await restored.keyHolder();
  const session = await client.get(`/v1/sessions/${sessionId}`);
  expect(session.status, session.text).toBe(200);
  expect((await Conversation.start(client)).version).toBe(0);
  await restored.stop();
}
