import type { SessionStarted } from './events.ts';
import type { Pinned } from './state.ts';

/** Begins a session on the publication that is active now. */
export interface StartSession {
  readonly pinned: Pinned;
  readonly clientReference?: string | undefined;
}

export function startSession({ pinned, clientReference }: StartSession): SessionStarted {
  return {
    type: 'SessionStarted',
    facts: {
      service: pinned.service,
      configuration_version: pinned.configurationVersion,
      artifact_digest: pinned.artifactDigest,
    },
    ...(clientReference === undefined ? {} : { private: { client_reference: clientReference } }),
  };
}
