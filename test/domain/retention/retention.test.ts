import { describe, expect, it } from 'vitest';
import { type RetentionCommand, retentionDecider } from '../../../domain/retention/decide.ts';
import type { RetentionEvent } from '../../../domain/retention/events.ts';
import { quietSince } from '../../../domain/retention/state.ts';

const AT = '2026-01-01T00:00:00.000Z';
const HOLDS_MAX = 10_000;

function decideAfter(events: readonly RetentionEvent[], command: RetentionCommand) {
  const timed = events.map((event) => ({ event, occurredAt: AT }));
  const state = retentionDecider.fold(retentionDecider.initialState, timed);
  return retentionDecider.decide(command, state);
}

function held(count: number): RetentionEvent[] {
  return Array.from({ length: count }, (_, nth) => ({
    type: 'HoldPlaced',
    facts: { session_id: `ses_${nth}`, reason: 'a law suit' },
  }));
}

describe('retention', () => {
  it('records nothing of what is so already', () => {
    const [hold] = held(1);
    expect(decideAfter([], { type: 'setRetention', days: null })).toMatchObject({ events: [] });
    const again = { type: 'placeHold', sessionId: 'ses_0', reason: 'another' } as const;
    expect(decideAfter([hold!], again)).toMatchObject({ events: [] });
    const release = { type: 'releaseHold', sessionId: 'ses_0' } as const;
    expect(decideAfter([], release)).toMatchObject({ events: [] });
    expect(decideAfter([hold!], release)).toMatchObject({ events: [{ type: 'HoldReleased' }] });
  });

  it('holds so many sessions of a service at once, and no more', () => {
    const command = { type: 'placeHold', sessionId: 'ses_more', reason: 'a law suit' } as const;
    expect(decideAfter(held(HOLDS_MAX - 1), command)).toMatchObject({ ok: true });
    expect(decideAfter(held(HOLDS_MAX), command)).toMatchObject({
      refusal: { details: { errors: [{ code: 'too_many_holds' }] } },
    });
  });

  it('counts whole days of 24 hours', () => {
    expect(quietSince(30, Date.parse('2026-01-31T00:00:00.000Z'))).toBe(AT);
  });
});
