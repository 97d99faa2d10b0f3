/** Everything that can happen to the API keys of a service. Only digests of secrets are ever recorded. */
export type KeyEvent = KeyCreated | KeyRotated | KeyRevoked | KeyExpired;

export const SCOPES = [
  'runtime',
  'configuration:read',
  'configuration:write',
  'configuration:publish',
  'audit:read',
] as const;

export type Scope = (typeof SCOPES)[number];

interface KeyCreated {
  readonly type: 'KeyCreated';
  readonly facts: {
    readonly key_id: string;
    readonly name: string;
    readonly scopes: readonly Scope[];
    /** ISO 8601; null: never. */
    readonly expires_at: string | null;
    /** SHA-256 of the secret, in hex. */
    readonly secret_digest: string;
  };
}

interface KeyRotated {
  readonly type: 'KeyRotated';
  readonly facts: {
    readonly key_id: string;
    /** SHA-256 of the new secret, in hex. */
    readonly secret_digest: string;
    /** ISO 8601; until then the secret before it stays valid. */
    readonly overlap_until: string;
  };
}

interface KeyRevoked {
  readonly type: 'KeyRevoked';
  readonly facts: { readonly key_id: string };
}

/** Recorded after the fact: the time alone decides whether a key is valid. */
interface KeyExpired {
  readonly type: 'KeyExpired';
  readonly facts: { readonly key_id: string };
}

/** Newest schema version of every event type this build reads. */
export const KEY_EVENT_SCHEMAS: Readonly<Record<KeyEvent['type'], number>> = {
  KeyCreated: 1,
  KeyRotated: 1,
  KeyRevoked: 1,
  KeyExpired: 1,
};
