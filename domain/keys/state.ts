import type { Timed } from '../decider.ts';
import type { KeyEvent, KeyScope } from './events.ts';

/** The keys of a service by id, the oldest first. */
export type KeysState = ReadonlyMap<string, ApiKey>;

export interface ApiKey {
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
  /** The current secret last, before it those that overlap or overlapped with it. */
  readonly secrets: readonly KeySecret[];
  readonly isRevoked: boolean;
  /** Whether the expiry stands in the log. */
  readonly isExpiryRecorded: boolean;
}

export interface KeySecret {
  /** SHA-256, in hex. */
  readonly digest: string;
  /** Null: as long as the key. */
  readonly validUntil: string | null;
}

export const initialKeys: KeysState = new Map();

/** Folds events into a state; the given state stays as it was. */
export function foldKeys(state: KeysState, events: readonly Timed<KeyEvent>[]): KeysState {
  const keys = new Map(state);
  for (const { event, occurredAt } of events) {
    const after = evolveKey(keys.get(event.facts.key_id), event, occurredAt);
    if (after) keys.set(after.keyId, after);
  }
  return keys;
}

/** One key after an event; undefined while it was not created. */
export function evolveKey(
  key: ApiKey | undefined,
  event: KeyEvent,
  occurredAt: string,
): ApiKey | undefined {
  if (event.type === 'KeyCreated') {
    const { key_id, name, scopes, expires_at, secret_digest } = event.facts;
    return {
      keyId: key_id,
      name,
      scopes,
      createdAt: occurredAt,
      expiresAt: expires_at,
      secrets: [{ digest: secret_digest, validUntil: null }],
      isRevoked: false,
      isExpiryRecorded: false,
    };
  }
  if (!key) return undefined;
  switch (event.type) {
    case 'KeyRotated': {
      const { secret_digest, overlap_until } = event.facts;
      // Of two overlaps the one that ends first holds: neither is a secret prolonged, nor one left that is to end now.
      const earlier = key.secrets.map(({ digest, validUntil }) => ({
        digest,
        validUntil: validUntil !== null && validUntil < overlap_until ? validUntil : overlap_until,
      }));
      return { ...key, secrets: [...earlier, { digest: secret_digest, validUntil: null }] };
    }
    case 'KeyRevoked':
      return { ...key, isRevoked: true };
    case 'KeyExpired':
      return { ...key, isExpiryRecorded: true };
    default:
      event satisfies never;
      return key;
  }
}
