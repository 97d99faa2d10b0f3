import { describe, expect, it } from 'vitest';
import type { FeedbackEvent } from '../../domain/feedback/events.ts';
import { feedbackStream } from '../../domain/feedback/stream.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { conversations } from '../../projections/conversations.ts';
import { readFeedback } from '../../projections/reports.ts';
import { readSessions } from '../../projections/session-list.ts';
import type { Store } from '../../projections/store/port.ts';
import { SOME_TIME } from '../support/given.ts';
import { view, type WrittenCommit } from '../support/log/view.ts';

const place = { tenant: 'acme', service: 'moving' };
const LATER = '2026-01-05T09:05:00.000Z';

function begun(sessionId: string, service = 'moving', tenant = 'acme'): WrittenCommit {
  const event: SessionEvent = {
    type: 'SessionStarted',
    facts: { service, configuration_version: 'v1', artifact_digest: 'd' },
    private: { client_reference: 'anna@example.org' },
  };
  return [sessionStream(tenant, sessionId), [event]];
}

interface Reported {
  readonly action?: 'ask' | 'stop';
  readonly turn_count: number;
  readonly effective_status: string;
  readonly progress: number;
}

/** A mutation of a session whose receipt says how it stands afterwards. */
function continued(
  sessionId: string,
  { effective_status, progress, ...answer }: Reported,
): WrittenCommit {
  const receipt = {
    key_digest: 'k',
    status: 200,
    answer: {
      ...answer,
      progress: { objective: { effective_status, progress }, sub_objectives: [] },
    },
  };
  const ignored: SessionEvent = { type: 'DecisionIgnored', facts: { decision_id: 'dec_1' } };
  const context: SessionEvent = {
    type: 'ContextReceived',
    facts: { mode: 'summary', part: 1, parts: 1, language: 'en' },
  };
  return [sessionStream('acme', sessionId), [ignored, context], { at: LATER, receipt }];
}

const halfway = {
  action: 'ask',
  turn_count: 3,
  effective_status: 'in_progress',
  progress: 0.5,
} as const;

describe('the list of sessions', () => {
  it('shows a new session as active, and nothing of what the client wrote', async () => {
    const store = await view(conversations).after(begun('ses_1'));
    expect(await readSessions(store, place, { limit: 10 })).toEqual({
      items: [
        {
          session_id: 'ses_1',
          status: 'active',
          configuration_version: 'v1',
          turn_count: 0,
          progress: 0,
          created_at: SOME_TIME,
          updated_at: SOME_TIME,
        },
      ],
    });
    expect(JSON.stringify(store.all('SELECT * FROM sessions'))).not.toContain('anna');
  });

  it('follows a session through its receipts', async () => {
    const store = await view(conversations).after(begun('ses_1'), continued('ses_1', halfway));
    expect((await readSessions(store, place, { limit: 10 })).items).toEqual([
      {
        session_id: 'ses_1',
        status: 'active',
        configuration_version: 'v1',
        turn_count: 3,
        progress: 0.5,
        created_at: SOME_TIME,
        updated_at: LATER,
      },
    ]);
  });

  it.each<[string, Reported[], string]>([
    [
      'completed while the objective is achieved',
      [{ ...halfway, effective_status: 'achieved' }],
      'completed',
    ],
    ['stopped after a stop', [{ ...halfway, action: 'stop' }], 'stopped'],
    ['active again after another question', [{ ...halfway, action: 'stop' }, halfway], 'active'],
    [
      'still stopped after external events',
      [
        { ...halfway, action: 'stop' },
        { turn_count: 3, effective_status: 'in_progress', progress: 1 },
      ],
      'stopped',
    ],
    [
      'completed rather than stopped',
      [{ ...halfway, action: 'stop', effective_status: 'achieved' }],
      'completed',
    ],
  ])('shows it %s', async (_, reports, status) => {
    const store = await view(conversations).after(
      begun('ses_1'),
      ...reports.map((each) => continued('ses_1', each)),
    );
    expect((await readSessions(store, place, { limit: 10 })).items).toMatchObject([{ status }]);
  });

  it('keeps tenants and services apart, the newest first, page by page', async () => {
    const store = await view(conversations).after(
      begun('ses_1'),
      begun('ses_2'),
      begun('ses_x', 'other'),
      begun('ses_y', 'moving', 'beta'),
      begun('ses_3'),
      continued('ses_1', { ...halfway, action: 'stop' }),
    );
    const first = await readSessions(store, place, { limit: 2 });
    expect(first.items.map(({ session_id }) => session_id)).toEqual(['ses_3', 'ses_2']);
    const second = await readSessions(store, place, { limit: 2, before: first.next });
    expect(second.items.map(({ session_id }) => session_id)).toEqual(['ses_1']);
    expect(second).not.toHaveProperty('next');
    const stopped = await readSessions(store, place, { limit: 2, status: 'stopped' });
    expect(stopped.items.map(({ session_id }) => session_id)).toEqual(['ses_1']);
  });
});

async function reportsIn(store: Store, request: Parameters<typeof readFeedback>[2]) {
  return (await readFeedback(store, place, request)).items.map(({ entry }) => entry);
}

describe('the list of feedback', () => {
  const won: FeedbackEvent = {
    type: 'FeedbackRecorded',
    facts: { feedback_id: 'fbk_1', session_id: 'ses_1' },
    private: { label: 'won', metadata: { by: 'phone' } },
  };
  const sold: FeedbackEvent = {
    type: 'ConversionRecorded',
    facts: { conversion_id: 'fbk_2', conversion_type: 'purchase' },
    private: { session_id: 'chat 7', value: 120, currency: 'EUR' },
  };

  it('shows feedback and conversions of a service, the newest first', async () => {
    const store = await view(conversations).after(
      [feedbackStream('acme', 'moving', 'ses_1'), [won]],
      [feedbackStream('acme', 'other', 'ses_1'), [won]],
      [feedbackStream('acme', 'moving', 'chat 7'), [sold], { at: LATER }],
    );
    const feedback = {
      kind: 'feedback',
      id: 'fbk_1',
      session_id: 'ses_1',
      recorded_at: SOME_TIME,
      label: 'won',
      metadata: { by: 'phone' },
    };
    expect(await reportsIn(store, { limit: 10 })).toEqual([
      {
        kind: 'conversion',
        id: 'fbk_2',
        session_id: 'chat 7',
        recorded_at: LATER,
        type: 'purchase',
        value: 120,
        currency: 'EUR',
      },
      feedback,
    ]);
    expect(await reportsIn(store, { limit: 10, kind: 'feedback' })).toEqual([feedback]);
  });

  it('shows what is left of erased reports', async () => {
    const { private: _, ...erasedFeedback } = won;
    const { private: __, ...erasedConversion } = sold;
    const stream = feedbackStream('acme', 'moving', 'ses_1');
    const store = await view(conversations).after([stream, [erasedFeedback, erasedConversion]]);
    expect(await reportsIn(store, { limit: 10 })).toEqual([
      {
        kind: 'conversion',
        id: 'fbk_2',
        session_id: null,
        recorded_at: SOME_TIME,
        type: 'purchase',
      },
      { kind: 'feedback', id: 'fbk_1', session_id: 'ses_1', recorded_at: SOME_TIME },
    ]);
  });
});
