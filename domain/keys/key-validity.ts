import type { ApiKey, KeySecret } from './state.ts';

export type KeyStatus = 'active' | 'rotating' | 'revoked' | 'expired';

/** A key's status at an instant; time decides, not whether its expiry was recorded. */
export function statusOf(key: ApiKey, at: string): KeyStatus {
  if (key.isRevoked) return 'revoked';
  if (key.expiresAt !== null && key.expiresAt <= at) return 'expired';
  return overlapEnd(key, at) === undefined ? 'active' : 'rotating';
}

/** Until when a secret before the newest one opens the key; undefined where none does at that instant. */
export function overlapEnd(key: ApiKey, at: string): string | undefined {
  // No older secret outlasts the one just before the newest.
  const until = key.secrets.at(-2)?.validUntil;
  return until && at < until ? until : undefined;
}

/** Whether the secret with this digest opens the key at an instant. */
export function isValid(key: ApiKey, secret: KeySecret, at: string): boolean {
  const status = statusOf(key, at);
  if (status === 'revoked' || status === 'expired') return false;
  return secret.validUntil === null || at < secret.validUntil;
}
