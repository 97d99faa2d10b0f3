/**
 * What a click costs on a real EventStoreDB beside a bare append of the same size by the client, in its plain and in its batch
 * way: from the parsed body to the answer's text, without HTTP. All rows run in turns in one process; only the ratios are meant to
 * be carried to another machine.
 *
 * Usage: EVENT_LOG_URL=esdb://… npm run bench:log-server [-- <rounds> <ms a row>]
 */
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, NO_STREAM } from '@eventstore/db-client';
import { createSession } from '../app/session/create-session.ts';
import { takeTurn } from '../app/session/take-turn.ts';
import { sessionStream } from '../domain/session/stream.ts';
import { encodeEvent } from '../log/eventstoredb/event-texts.ts';
import { openEventStoreLog } from '../log/eventstoredb/eventstore-log.ts';
import type { RecordedEvent } from '../log/port.ts';
import { tableConfiguration } from '../test/support/conversations/sessions.ts';
import { ServiceUnderTest } from '../test/support/service.ts';
import { benchCall } from './generated/bench-call.ts';

const connectionString = process.env.EVENT_LOG_URL ?? '';
if (!connectionString.startsWith('esdb')) {
  console.log('skipped: EVENT_LOG_URL names no esdb:// server');
  process.exit();
}
const [rounds = 3, rowMs = 1_500] = process.argv.slice(2).map(Number);
const AT_ONCE = [8, 64];
const TURNS_MAX = 25;
/** The database may have been used before. */
const SCOPE = { tenant: 'bench', service: `s${randomUUID()}` };
/** Given with the call, they make the client take the plain append. */
const CREDENTIALS = { username: 'none', password: 'none' };

interface Talk {
  readonly sessionId: string;
  version: number;
  turns: number;
}

/** One conversation a worker, and a new one before it grows long. */
const talks: Talk[] = [];

const log = await openEventStoreLog({ connectionString });
const client = EventStoreDBClient.connectionString(connectionString);
const service = await ServiceUnderTest.start(log, { areViewsElsewhere: true });
const objective = { ...tableConfiguration.objective!, max_turns: 200 };
await service.publish({ ...tableConfiguration, objective }, SCOPE);
const { dependencies } = service.service;
const sample = await eventsOfAClick();

const rates = new Map<string, number[]>();
for (let round = 0; round < rounds; round++) {
  for (const atOnce of AT_ONCE) {
    await measure(`plain append, ${atOnce}`, atOnce, () => append({ credentials: CREDENTIALS }));
    await measure(`batch append, ${atOnce}`, atOnce, () => append({}));
    await measure(`click, ${atOnce}`, atOnce, click);
  }
}
const best = (name: string) => Math.max(...rates.get(name)!);
console.table(
  AT_ONCE.map((atOnce) => ({
    'at once': atOnce,
    'plain/s': Math.round(best(`plain append, ${atOnce}`)),
    'batch/s': Math.round(best(`batch append, ${atOnce}`)),
    'clicks/s': Math.round(best(`click, ${atOnce}`)),
    'click/plain': (best(`click, ${atOnce}`) / best(`plain append, ${atOnce}`)).toFixed(2),
    'click/batch': (best(`click, ${atOnce}`) / best(`batch append, ${atOnce}`)).toFixed(2),
  })),
);
const bytes = sample.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
console.log(`a click writes ${sample.length} events of ${bytes} characters together`);
console.log('bars: at 64 click/plain >= .6, click/batch >= .4');
process.exit();

async function measure(
  name: string,
  atOnce: number,
  work: (worker: number) => Promise<unknown>,
): Promise<void> {
  const end = performance.now() + rowMs;
  const begun = performance.now();
  let done = 0;
  const worker = async (index: number) => {
    while (performance.now() < end) {
      await work(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => worker(index)));
  const rate = (done / (performance.now() - begun)) * 1_000;
  rates.set(name, [...(rates.get(name) ?? []), rate]);
}

function append(options: { credentials?: typeof CREDENTIALS }): Promise<unknown> {
  const events = sample.map((event) => encodeEvent({ ...event, id: randomUUID() }));
  return client.appendToStream(`bench-${randomUUID()}`, events, {
    ...options,
    expectedRevision: NO_STREAM,
  });
}

/** One turn with a choice that was clicked. */
async function click(worker: number): Promise<void> {
  const held = talks[worker];
  const talk = held && held.turns < TURNS_MAX ? held : await begin();
  talks[worker] = talk;
  const request = {
    state_version: talk.version,
    previous_turn: { question_id: 'q_area', structured_answer: { choice_ids: ['north'] } },
  };
  const { sessionId } = talk;
  const done = await takeTurn(dependencies, { ...newCall(), sessionId }, request);
  if (!done.ok) throw new Error(done.refusal.message);
  talk.version = done.revision;
  talk.turns += 1;
}

function newCall() {
  return { ...benchCall(randomUUID()), owner: SCOPE };
}

async function begin(): Promise<Talk> {
  const call = { ...newCall(), clientReference: undefined };
  const made = await createSession(dependencies, call);
  if (!made.ok) throw new Error(made.refusal.message);
  return { sessionId: made.answer.session_id, version: 0, turns: 0 };
}

/** What the last of some clicks has written. */
async function eventsOfAClick(): Promise<readonly RecordedEvent[]> {
  await click(0);
  const before = talks[0]!.version;
  await click(0);
  const stream = sessionStream(SCOPE.tenant, talks[0]!.sessionId);
  return (await log.read(stream, { from: before + 1 })).events;
}
