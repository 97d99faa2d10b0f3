import * as v from 'valibot';
import { type EventOf, event, listOf } from '../recording/event-schema.ts';

/** Everything that can happen to the API keys of a service. Only digests of secrets are ever recorded. */
export type KeyEvent = EventOf<typeof KEY_EVENT_SCHEMAS>;

export const SCOPES = [
  'runtime',
  'configuration:read',
  'configuration:write',
  'configuration:publish',
  'audit:read',
] as const;

export type KeyScope = (typeof SCOPES)[number];

const keyOnly = v.object({ key_id: v.string() });

export const KEY_EVENT_SCHEMAS = {
  KeyCreated: event(
    v.object({
      key_id: v.string(),
      name: v.string(),
      scopes: listOf(v.picklist(SCOPES)),
      /** ISO 8601; null: never. */
      expires_at: v.nullable(v.string()),
      /** SHA-256 of the secret, in hex. */
      secret_digest: v.string(),
    }),
  ),
  KeyRotated: event(
    v.object({
      key_id: v.string(),
      /** SHA-256 of the new secret, in hex. */
      secret_digest: v.string(),
      /** ISO 8601; the secrets before it are valid until then at most. */
      overlap_until: v.string(),
    }),
  ),
  KeyRevoked: event(keyOnly),
  /** Recorded after the fact: the time alone decides whether a key is valid. */
  KeyExpired: event(keyOnly),
};
