import fc from 'fast-check';
import { expect, it } from 'vitest';
import { traceCommit } from '../../../domain/analysis/trace-session.ts';
import type { SessionCommit, SessionTrace } from '../../../domain/analysis/traces.ts';
import type { SessionEvent } from '../../../domain/session/events.ts';
import { sessionStream } from '../../../domain/session/stream.ts';

const MEMORY = {
  candidatesOf: () => undefined,
  askedBefore: () => ({ times: 0, afterDecision: false }),
};

function commitOf(...events: readonly object[]): SessionCommit {
  const closing = { schema: 1, occurred_at: '2026-11-24T12:00:00.000Z' };
  const stream = sessionStream('tenant', 'session');
  return { stream, events: events as readonly SessionEvent[], closing, position: '1' };
}

const BEGINNING = commitOf({
  type: 'SessionStarted',
  facts: { service: 'service', configuration_version: 'v1' },
});

it('What is known of a session is every information with a value, in order', () => {
  // Some begin with others, and one sorts before a space's neighbours.
  const id = fc.constantFrom('a', 'aa', 'ab', 'a-b', 'b', 'b-1', 'b-10', 'b-2', 'z', '0');
  const value = fc.record({ information_id: id, status: fc.constantFrom('confirmed', 'unset') });
  fc.assert(
    fc.property(fc.array(fc.array(value, { maxLength: 4 }), { maxLength: 12 }), (commits) => {
      const known = new Set<string>();
      let trace: SessionTrace = traceCommit(undefined, BEGINNING, MEMORY).session;
      for (const values of commits) {
        for (const { information_id, status } of values) {
          if (status === 'unset') known.delete(information_id);
          else known.add(information_id);
        }
        const events = values.map((facts) => ({ type: 'ValueRecorded', facts }));
        const commit = commitOf(...events, { type: 'ContextReceived', facts: {} });
        trace = traceCommit(trace, commit, MEMORY).session;
        expect(trace.known).toBe(known.size === 0 ? null : [...known].sort().join(' '));
      }
    }),
  );
});
