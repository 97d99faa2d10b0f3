import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReceiptPlaces } from '../../../app/core/idempotency/receipt-places.ts';
import { feedbackAggregate } from '../../../app/feedback/command-feedback.ts';
import { sessionAggregate } from '../../../app/session/session-aggregate.ts';
import { feedbackStream } from '../../../domain/feedback/stream.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import type { EventLog } from '../../../log/port.ts';
import { newLog } from '../../support/log/new-log.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { figureFrom, tell } from '../../support/programme.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Keys past their time, of which there are more and more: what the service holds, reads and does stays as it was. */

/** `EXPIRED_KEYS` makes them more. */
const EXPIRED = figureFrom('EXPIRED_KEYS', 150);
/** Between two of them: 24 fall into a day. */
const HOUR_MS = 3_600_000;
const HELD_MAX = 26;

const ended: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** A log that counts what it is asked for, and what it gives. */
function countedLog(inner: EventLog) {
  const counts = { reads: 0, events: 0, appends: 0 };
  const log: EventLog = wrappedLog(inner, {
    read: async (...args) => {
      const slice = await inner.read(...args);
      counts.reads += 1;
      counts.events += slice.events.length;
      return slice;
    },
    append: (...args) => {
      counts.appends += 1;
      return inner.append(...args);
    },
  });
  const during = async (work: () => Promise<unknown>) => {
    const before = { ...counts };
    await work();
    const { reads, events, appends } = counts;
    return {
      reads: reads - before.reads,
      events: events - before.events,
      appends: appends - before.appends,
    };
  };
  return { log, during };
}

function heldBy({ receipts }: { readonly receipts: ReceiptPlaces }): number {
  return receipts.reduce((sum, { places }) => sum + places.size, 0);
}

/** Where the log is, and how many bytes it takes there; none in memory. */
interface Place {
  readonly log: EventLog;
  readonly bytes: () => number;
}

async function inMemory(): Promise<Place> {
  return { log: newLog(), bytes: () => 0 };
}

async function onDisk(): Promise<Place> {
  const directory = await newTemporaryDirectory();
  const file = join(directory, 'log.db');
  ended.push(() => rm(directory, { recursive: true }));
  const bytes = () => statSync(file).size + statSync(`${file}-wal`).size;
  return { log: await openEmbeddedLog({ file }), bytes };
}

/** Of what a key took on disk before: pages are filled one by one. */
const GROWS_BY_MAX = 1.25;
const PAGES_BYTES = 64 * 1024;

async function assertNothingGrows(place: Place): Promise<void> {
  const { log, during } = countedLog(place.log);
  const service = await ServiceUnderTest.start(log);
  ended.push(() => service.stop());
  const client = await service.publish();
  const conversation = await Conversation.start(client);
  await conversation.next();
  let sent = 0;
  const send = async (operation: string, body: object) => {
    sent += 1;
    const headers = { 'Idempotency-Key': `expires-${sent}` };
    const reply = await client.send('POST', `${conversation.path}/${operation}`, {
      body,
      headers,
    });
    expect(reply.status, reply.text).toBeLessThan(300);
  };
  const report = () => send('feedback', { label: 'seen' });
  const turn = () =>
    conversation.next({ previous_turn: { question_id: 'q_people', user_text: '4' } });
  const sweep = () => service.service.recordExpiries();
  const measured = async () => [await during(report), await during(turn), await during(sweep)];
  await report();
  const before = await measured();
  const reportHourly = async (times: number) => {
    const bytes = place.bytes();
    for (let n = 0; n < times; n++) {
      service.clock.advance(HOUR_MS);
      await report();
    }
    return place.bytes() - bytes;
  };
  const half = Math.ceil(EXPIRED / 2);
  const first = await reportHourly(half);
  const second = await reportHourly(half);
  expect(second).toBeLessThanOrEqual(GROWS_BY_MAX * first + PAGES_BYTES);
  expect(await measured()).toEqual(before);
  const { streams } = service.service.dependencies;
  const reported = await streams.cached(
    feedbackAggregate,
    feedbackStream(ACME.tenant, ACME.service, conversation.id),
  );
  expect(reported.revision).toBeGreaterThanOrEqual(EXPIRED);
  expect(heldBy(reported)).toBeLessThanOrEqual(HELD_MAX);
  const talked = await streams.cached(
    sessionAggregate,
    sessionStream(ACME.tenant, conversation.id),
  );
  expect(heldBy(talked)).toBeLessThanOrEqual(HELD_MAX);
  // And as the log alone tells it.
  const again = await ServiceUnderTest.start(log);
  ended.push(() => again.service.stop());
  const read = await again.service.dependencies.streams.latest(feedbackAggregate, reported.stream);
  expect(read.revision).toBe(reported.revision);
}

const TIMEOUT_MS = 240_000 + EXPIRED * 100;

describe('keys past their time', () => {
  it.each([
    ['memory', inMemory],
    ['a file', onDisk],
  ])(
    'cost no turn and no sweep anything, are not held, and take no more room than those before, with a log in %s',
    async (_, open) => {
      await assertNothingGrows(await open());
      tell('o', { 'expired keys of one stream': EXPIRED });
    },
    TIMEOUT_MS,
  );

  it(
    'are found to take more and more room where each commit carries something of those before',
    async () => {
      const { log, bytes } = await onDisk();
      let carried = 0;
      const carrying = wrappedLog(log, {
        append: (stream, events, options) => {
          const last = events.at(-1)!;
          carried += 100;
          const metadata = last.metadata + ' '.repeat(carried);
          return log.append(stream, events.with(-1, { ...last, metadata }), options);
        },
      });
      await expect(assertNothingGrows({ log: carrying, bytes })).rejects.toThrow(/to be less than/);
    },
    TIMEOUT_MS,
  );
});
