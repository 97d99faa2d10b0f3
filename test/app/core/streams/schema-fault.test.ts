import { describe, expect, it } from 'vitest';
import { checkSession } from '../../../../app/audit/replay/replay-session.ts';
import { Artifacts } from '../../../../app/core/artifacts.ts';
import { schemaFault } from '../../../../app/core/streams/schema-fault.ts';
import { OWN_CATEGORIES } from '../../../../app/core/streams/stored-streams.ts';
import { verifyLog } from '../../../../app/evidence/verify-log.ts';
import { derivedSessionId } from '../../../../domain/session/session-id.ts';
import { sessionStream } from '../../../../domain/session/stream.ts';
import { createMemoryLog } from '../../../../log/memory.ts';
import { categoryOf } from '../../../../log/port.ts';
import { sessionStarted } from '../../../support/conversations/sessions.ts';
import { eventsOf } from '../../../support/log/recorded-log.ts';
import { scribe } from '../../../support/log/scribe.ts';
import { Conversation, ServiceUnderTest } from '../../../support/service.ts';
import { sessionKeysOf } from '../../../support/session-keys.ts';

const SESSION = derivedSessionId('acme', 'table', 'key', 0);
const STREAM = sessionStream('acme', SESSION);

/** What a session of one commit with this receipt and these events is found to be. */
async function found(event: { type: string; facts: object }, answer?: object) {
  const log = createMemoryLog();
  const receipt = answer && { key_digest: 'k', answer: { ...answer } };
  await scribe(log).record(STREAM, [sessionStarted, event], receipt ? { receipt } : {});
  const { findings } = await verifyLog(log);
  const artifacts = new Artifacts(log, { bytesMax: 1_000_000 });
  const sessionKeys = sessionKeysOf();
  const check = await checkSession({ log, sessionKeys, artifacts, engineVersion: 'test' }, STREAM);
  return {
    findings: findings.map(({ kind, revision, message }) => ({ kind, revision, message })),
    divergences: check.divergences.filter(({ against }) => against === 'schema'),
  };
}

describe('what a service records', () => {
  it('is as the schemas say, events and receipts', async () => {
    const service = await ServiceUnderTest.start();
    const conversation = await Conversation.start(await service.publish(), {
      client_reference: 'ours',
    });
    await conversation.next();
    await conversation.next({
      previous_turn: { user_text: 'We are four people', message_id: 'm1' },
      client_updates: {
        data: [{ id: 'food', operation: 'set', value: 'Pasta' }],
        sub_objectives: [{ id: 'taste', operation: 'achieve' }],
        objective: { operation: 'reset' },
      },
    });
    await conversation.attempt('events', {
      context_update: { mode: 'messages', messages: [{ role: 'user', text: 'In the south' }] },
      external: { type: 'crm', data: { tier: 1 } },
    });
    const events = await eventsOf(service.log);
    expect(events.flatMap((event) => schemaFault(event) ?? [])).toEqual([]);
    const categories = new Set(events.map(({ stream }) => categoryOf(stream)));
    expect([...categories].every((category) => OWN_CATEGORIES.includes(category))).toBe(true);
    expect(categories.size).toBeGreaterThanOrEqual(4);
    await service.stop();
  });
});

describe('an event that is not as its schema says', () => {
  it('is found by verify and by replay, without what it holds', async () => {
    const facts = { decision_id: ['secret'] };
    const { findings, divergences } = await found({ type: 'DecisionIgnored', facts });
    const fault = '/data/facts/decision_id must be a text';
    const message = `DecisionIgnored is not as its schema says: ${fault}`;
    expect(findings).toEqual([{ kind: 'malformed', revision: 1, message }]);
    expect(divergences).toMatchObject([{ revision: 1, changes: [{ after: fault }] }]);
  });
});

describe('a receipt that is not as its schema says', () => {
  const ignored = { type: 'DecisionIgnored', facts: { decision_id: 'dec_1' } };

  it('is found by verify and by replay', async () => {
    const { findings, divergences } = await found(ignored, { request_id: 7 });
    expect(findings).toMatchObject([{ kind: 'malformed', revision: 1 }]);
    expect(divergences).toHaveLength(1);
  });

  it('is still read where an older build wrote an HTTP status beside the answer', async () => {
    const log = createMemoryLog();
    const answer = { request_id: 'r', engine_version: 'e' };
    const receipt = { key_digest: 'k', status: 201, answer };
    await scribe(log).record(STREAM, [sessionStarted], { receipt });
    expect((await verifyLog(log)).findings).toEqual([]);
  });
});
