import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '../../domain/session/events.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { pendingDecisions, readPendingDecisions } from '../../projections/pending-decisions.ts';
import { view, type WrittenCommit } from '../support/log/view.ts';

const place = { tenant: 'acme', service: 'moving' };
const GROUNDS = {
  artifact_digest: 'd',
  engine_version: '1.0.0',
  selection: {},
  turn: 0,
  turns_remaining: 20,
  relevances: {},
  degraded_reasons: [],
  warnings: [],
} as const;

function begun(sessionId: string, service = 'moving'): WrittenCommit {
  const event: SessionEvent = {
    type: 'SessionStarted',
    facts: { service, configuration_version: 'v1', artifact_digest: 'd' },
  };
  return [sessionStream('acme', sessionId), [event]];
}

function proposed(sessionId: string, id: string, candidates: string[], at: string): WrittenCommit {
  const event: SessionEvent = {
    type: 'QuestionsProposed',
    facts: { ...GROUNDS, decision_id: id, candidates, rung: 0 },
  };
  return [sessionStream('acme', sessionId), [event], { at }];
}

function stopped(sessionId: string): WrittenCommit {
  const event: SessionEvent = { type: 'NoQuestionAvailable', facts: GROUNDS };
  return [sessionStream('acme', sessionId), [event], { at: '2026-01-05T09:30:00.000Z' }];
}

const NINE = '2026-01-05T09:00:00.000Z';
const TEN = '2026-01-05T10:00:00.000Z';

describe('pending decisions', () => {
  it('are those that wait, the newest first, with how often their first candidate was first', async () => {
    const store = await view(pendingDecisions).after(
      begun('ses_1'),
      begun('ses_2'),
      begun('ses_3', 'elsewhere'),
      proposed('ses_1', 'dec_1', ['q_name', 'q_age'], NINE),
      proposed('ses_2', 'dec_2', ['q_age'], NINE),
      proposed('ses_3', 'dec_3', ['q_age'], NINE),
      proposed('ses_1', 'dec_4', ['q_name'], TEN),
    );
    expect((await readPendingDecisions(store, place, { limit: 10 })).items).toEqual([
      { session_id: 'ses_1', decision_id: 'dec_4', question_id: 'q_name', since: TEN, tries: 2 },
      { session_id: 'ses_2', decision_id: 'dec_2', question_id: 'q_age', since: NINE, tries: 1 },
    ]);
    const asked = await readPendingDecisions(store, place, { limit: 10, questionId: 'q_age' });
    expect(asked.items.map(({ session_id }) => session_id)).toEqual(['ses_2']);
    const long = await readPendingDecisions(store, place, { limit: 10, waitingSince: NINE });
    expect(long.items.map(({ session_id }) => session_id)).toEqual(['ses_2']);
    const first = await readPendingDecisions(store, place, { limit: 1 });
    const second = await readPendingDecisions(store, place, { limit: 1, before: first.next });
    expect([...first.items, ...second.items].map(({ session_id }) => session_id)).toEqual([
      'ses_1',
      'ses_2',
    ]);
    expect(second.next).toBeUndefined();
  });

  it('end with a stop, and begin to count anew with another first candidate', async () => {
    const store = await view(pendingDecisions).after(
      begun('ses_1'),
      proposed('ses_1', 'dec_1', ['q_name'], NINE),
      stopped('ses_1'),
    );
    expect((await readPendingDecisions(store, place, { limit: 10 })).items).toEqual([]);
    const again = await view(pendingDecisions).after(
      begun('ses_1'),
      proposed('ses_1', 'dec_1', ['q_name'], NINE),
      stopped('ses_1'),
      proposed('ses_1', 'dec_2', ['q_name'], TEN),
      proposed('ses_1', 'dec_3', ['q_age'], TEN),
    );
    expect((await readPendingDecisions(again, place, { limit: 10 })).items).toEqual([
      { session_id: 'ses_1', decision_id: 'dec_3', question_id: 'q_age', since: TEN, tries: 1 },
    ]);
  });
});
