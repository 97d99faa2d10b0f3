import { hash } from 'node:crypto';
import * as v from 'valibot';
import { type EventOf, event } from '../recording/event-schema.ts';

/** Category of the streams that tell which key a secret is of. */
export const ISSUANCE_CATEGORY = 'issuance';

/**
 * `issuance-.<sha256>`, of no tenant, for who looks a secret up knows none yet. Names of streams are shown in more places
 * than what is in them, so this one is a digest of the secret's digest.
 */
export function issuanceStream(secretDigest: string): string {
  return `${ISSUANCE_CATEGORY}-.${hash('sha256', secretDigest)}`;
}

export type SecretIssued = EventOf<typeof ISSUANCE_EVENT_SCHEMAS>;

export const ISSUANCE_EVENT_SCHEMAS = {
  /** Says nothing of the key's validity: that is in the stream of the service's keys. */
  SecretIssued: event(v.object({ tenant: v.string(), service: v.string(), key_id: v.string() })),
};
