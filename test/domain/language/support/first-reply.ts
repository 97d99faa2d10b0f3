import type { JsonValue } from '../../../../domain/json/json.ts';
import type { PreviousTurn } from '../../../../domain/session/commands.ts';
import { sessionDecider } from '../../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../../domain/session/events.ts';
import { pinArtifact } from '../../../support/at-once.ts';
import { next } from '../../../support/conversations/session-history.ts';
import { sessionStarted } from '../../../support/conversations/sessions.ts';
import { given } from '../../../support/given.ts';
import { type FormLine, formOf } from './form.ts';

/** What the first reply of a session about a form records. */
export function recordedOf(
  lines: readonly FormLine[],
  previousTurn: PreviousTurn,
): readonly SessionEvent[] {
  const pinned = pinArtifact(formOf(lines), 'a'.repeat(64));
  const call = { ...next({ previousTurn }), pinned };
  const { outcome } = given(sessionDecider, sessionStarted).when(call);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.events;
}

/** The values among what was recorded, by information. */
export function valuesOf(
  events: readonly SessionEvent[],
): Readonly<Record<string, JsonValue | undefined>> {
  const values = events.flatMap((event) =>
    event.type === 'ValueRecorded' ? [[event.facts.information_id, event.private?.value]] : [],
  );
  return Object.fromEntries(values);
}
