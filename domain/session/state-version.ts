import * as v from 'valibot';
import { type Refused, refuse } from '../accept-or-refuse.ts';

/** Of the public contract. */
export const API_VERSION = '1.0';

/** As a client names the state that its call was made for. */
export const stateVersion = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What every answer of a session ends with. */
export interface Versions {
  readonly state_version: number;
  readonly engine_version: string;
  readonly api_version: typeof API_VERSION;
}

/** A session's `state_version` is the revision of its last event: it grows with what is recorded there, and with nothing else. */
export function versionsOf(revision: number, engineVersion: string): Versions {
  return { state_version: revision, engine_version: engineVersion, api_version: API_VERSION };
}

/** The `state_version` that a call was made for, and the session's own. */
interface StateVersions {
  readonly sessionId: string;
  readonly sent: number;
  readonly current: number;
}

/** Refuses a call that was made for another state than the session has; undefined for the current one. */
export function refuseOtherVersion({
  sessionId,
  sent,
  current,
}: StateVersions): Refused | undefined {
  if (sent === current) return undefined;
  const instead = 'read it and send its current state_version.';
  return refuse(
    'state_version_conflict',
    `The session has ${sent < current ? 'moved on' : 'not come that far'}; ${instead}`,
    { session_id: sessionId, sent_state_version: sent, current_state_version: current },
  );
}
