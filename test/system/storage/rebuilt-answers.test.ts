import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { Random } from '../../support/hostile/random.ts';
import type { Client } from '../../support/http/client.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Everything that is made of the log is thrown away, and made again: nobody is told anything else than before. */

const SEED = seedFrom('CORPUS_SEED');
const EVENTS = figureFrom('CORPUS_EVENTS', 1_200);
const AT_ONCE = 8;
const ASKED_SESSIONS = 200;
const TIMEOUT_MS = 240_000 + EVENTS * 20;

const REPLIES = [
  'Four people',
  'We are six',
  'no idea',
  'vegetarian, please',
  'on Friday at 8 pm',
  'just us two',
];

let directory: string;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
});

afterEach(() => rm(directory, { recursive: true }));

async function start(readModels: string): Promise<ServiceUnderTest> {
  const log = await openEmbeddedLog({ file: join(directory, 'log.db') });
  const store = openStore(join(directory, readModels));
  const service = await ServiceUnderTest.start(log, { store });
  await service.service.views.ownWritesShown();
  return service;
}

async function lead(client: Client, random: Random): Promise<string> {
  const conversation = await Conversation.start(client);
  for (let turn = random.below(4); turn >= 0; turn--) {
    const { candidates } = await conversation.next();
    const asked = candidates[0]?.question_id;
    if (asked === undefined) break;
    const previous_turn = { question_id: asked, user_text: random.pick(REPLIES) };
    await conversation.attempt('next', { previous_turn });
  }
  if (random.chance(0.3)) await client.post(`${conversation.path}/feedback`, { label: 'won' });
  return conversation.id;
}

/** What differs from call to call. */
const OF_THE_CALL = ['request_id', 'as_of', 'last_used_at'];

/** Every kind of GET, and many sessions. */
async function answers(service: ServiceUnderTest, client: Client, sessions: readonly string[]) {
  const told: Record<string, unknown> = {};
  const read = async (from: Client, path: string) => {
    const { status, text } = await from.get(path);
    const body = JSON.parse(text, (name, value) =>
      OF_THE_CALL.includes(name) ? undefined : value,
    );
    told[path] = { status, body };
  };
  const step = Math.max(1, Math.floor(sessions.length / ASKED_SESSIONS));
  const internal = internalPath(ACME);
  for (const id of sessions.filter((_, n) => n % step === 0)) {
    await read(client, `/v1/sessions/${id}`);
    await read(service.admin, `${internal}/sessions/${id}/events?limit=200`);
  }
  for (const path of ['configuration', 'configuration?state=draft', 'configuration/questions']) {
    await read(client, `/v1/${path}`);
  }
  await read(client, '/v1/configuration/audit?limit=200');
  for (const path of ['sessions?limit=200', 'keys', 'configuration/audit?limit=200', 'analytics']) {
    await read(service.admin, `${internal}/${path}`);
  }
  return told;
}

it(
  `A log of ${EVENTS} events, by the seed ${SEED}, gives the answers again that it gave, from read models made anew`,
  async () => {
    const random = new Random(SEED);
    const first = await start('read-models.db');
    const secret = await first.makeSecret();
    await first.publish();
    const client = first.client(secret);
    const sessions: string[] = [];
    const length = async () => Number((await first.log.head())!.split(':')[1]);
    while ((await length()) < EVENTS) {
      sessions.push(
        ...(await Promise.all(Array.from({ length: AT_ONCE }, () => lead(client, random)))),
      );
    }
    await first.service.views.ownWritesShown();
    const events = await length();
    const before = await answers(first, client, sessions);
    await first.stop();
    expect(
      Object.values(before).filter((told) => (told as { status: number }).status !== 200),
    ).toEqual([]);
    const again = await start('made-anew.db');
    expect(await answers(again, again.client(secret), sessions)).toEqual(before);
    await again.stop();
    tell('k', { 'events whose answers were made again': events });
  },
  TIMEOUT_MS,
);
