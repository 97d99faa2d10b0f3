import type { Refused } from '../accept-or-refuse.ts';
import { refuseFields } from '../input/refuse-fields.ts';
import type { RetentionState } from './state.ts';

/** A session that is held is erased by nobody, for whatever reason. */
export function isHeld({ holds }: RetentionState, sessionId: string): boolean {
  return holds.has(sessionId);
}

/** Why a session is not erased; undefined while it may be. */
export function refuseHeld({ holds }: RetentionState, sessionId: string): Refused | undefined {
  const hold = holds.get(sessionId);
  if (!hold) return undefined;
  const message = `is held since ${hold.since}: ${hold.reason}`;
  return refuseFields([{ code: 'session_held', location: 'path', path: 'session_id', message }]);
}
