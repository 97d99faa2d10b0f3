import { type Refused, refuse } from '../../../accept-or-refuse.ts';
import type { SessionState } from '../../state.ts';

/** UTF-16 units of JSON of all current values of a session: they are read and answered as a whole. */
export const VALUES_LENGTH_MAX = 2 * 1024 * 1024;

/** Why the values have become too much; what has not grown is never too much. */
export function refuseExcess(before: SessionState, after: SessionState): Refused | undefined {
  if (after.valuesLength <= VALUES_LENGTH_MAX || after.valuesLength <= before.valuesLength) {
    return undefined;
  }
  const message =
    'The current values would be more than one session holds; unset some, send smaller ones, or go on in a new session.';
  return refuse('payload_too_large', message, { max_value_characters: VALUES_LENGTH_MAX });
}
