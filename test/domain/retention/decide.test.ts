import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { retentionDays, retentionDecider } from '../../../domain/retention/decide.ts';
import type { RetentionEvent } from '../../../domain/retention/events.ts';
import { inactiveSince } from '../../../domain/retention/state.ts';
import { given } from '../../support/given.ts';

const AT = '2026-01-01T00:00:00.000Z';
const HOLDS_MAX = 10_000;

function held(count: number): RetentionEvent[] {
  return Array.from({ length: count }, (_, nth) => ({
    type: 'HoldPlaced',
    facts: { session_id: `ses_${nth}`, reason: 'a law suit' },
  }));
}

describe('retention', () => {
  const hold = (session: string) =>
    ({ type: 'placeHold', sessionId: session, reason: 'a law suit' }) as const;

  it('records nothing of what is so already', () => {
    given(retentionDecider).when({ type: 'setRetention', days: null }).recordsNothing();
    given(retentionDecider, ...held(1))
      .when({ ...hold('ses_0'), reason: 'another' })
      .recordsNothing();
    const release = { type: 'releaseHold', sessionId: 'ses_0' } as const;
    given(retentionDecider).when(release).recordsNothing();
    given(retentionDecider, ...held(1))
      .when(release)
      .recordsOnce({ type: 'HoldReleased', facts: { session_id: 'ses_0' } });
  });

  it('holds a limited number of sessions of a service at once', () => {
    given(retentionDecider, ...held(HOLDS_MAX - 1))
      .when(hold('ses_more'))
      .records({ type: 'HoldPlaced', facts: { session_id: 'ses_more', reason: 'a law suit' } });
    given(retentionDecider, ...held(HOLDS_MAX))
      .when(hold('ses_more'))
      .refuses('invalid_request', {
        errors: [
          {
            location: 'path',
            path: 'session_id',
            code: 'too_many_holds',
            message: `names one more than the ${HOLDS_MAX} sessions that a service can hold at once`,
          },
        ],
      });
  });

  it('keeps nothing for longer than a hundred years', () => {
    expect(v.is(retentionDays, 36_500)).toBe(true);
    expect(v.is(retentionDays, 36_501)).toBe(false);
  });

  it('counts whole days of 24 hours', () => {
    expect(inactiveSince(30, Date.parse('2026-01-31T00:00:00.000Z'))).toBe(AT);
  });
});
