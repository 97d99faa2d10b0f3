import { afterEach, describe, expect, it } from 'vitest';
import type { Receipts } from '../../../app/core/idempotency/receipts.ts';
import { feedbackAggregate } from '../../../app/feedback/command-feedback.ts';
import { sessionAggregate } from '../../../app/session/session-aggregate.ts';
import { feedbackStream } from '../../../domain/feedback/stream.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import type { EventLog } from '../../../log/port.ts';
import { newLog } from '../../support/log/new-log.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { figureFrom, tell } from '../../support/programme.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../support/service.ts';

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
function countedLog() {
  const inner = newLog();
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

function heldBy({ receipts }: { readonly receipts: Receipts }): number {
  return receipts.reduce((sum, { places }) => sum + places.size, 0);
}

describe('keys past their time', () => {
  it('cost no turn and no sweep anything, and are not held', async () => {
    const { log, during } = countedLog();
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
    for (let n = 0; n < EXPIRED; n++) {
      service.clock.advance(HOUR_MS);
      await report();
    }
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
    const read = await again.service.dependencies.streams.latest(
      feedbackAggregate,
      reported.stream,
    );
    expect(read.revision).toBe(reported.revision);
    tell('o', { 'expired keys of one stream': EXPIRED });
  });
});
