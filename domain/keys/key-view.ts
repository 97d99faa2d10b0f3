import type { KeyScope } from './events.ts';
import { type KeyStatus, overlapEnd, statusOf } from './key-validity.ts';
import type { ApiKey } from './state.ts';

/** A key as it is shown: never a secret, never a digest. `last_used_at` is added by whoever counts uses. */
export interface KeyView {
  readonly key_id: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly state: KeyStatus;
  readonly created_at: string;
  readonly expires_at?: string;
  /** While it is `rotating`: until when a secret before the newest one opens it. */
  readonly overlap_until?: string;
}

export function keyView(key: ApiKey, at: string): KeyView {
  const state = statusOf(key, at);
  const overlap = state === 'rotating' ? overlapEnd(key, at) : undefined;
  return {
    key_id: key.keyId,
    name: key.name,
    scopes: key.scopes,
    state,
    created_at: key.createdAt,
    ...(key.expiresAt === null ? {} : { expires_at: key.expiresAt }),
    ...(overlap === undefined ? {} : { overlap_until: overlap }),
  };
}
