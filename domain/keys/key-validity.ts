import type { ApiKey, KeySecret } from './state.ts';

export type KeyStatus = 'active' | 'rotating' | 'revoked' | 'expired';

/** A key's status at an instant; time decides, not whether its expiry was recorded. */
export function statusOf(key: ApiKey, at: string): KeyStatus {
  if (key.isRevoked) return 'revoked';
  if (key.expiresAt !== null && key.expiresAt <= at) return 'expired';
  const overlaps = key.secrets.some(({ validUntil }) => validUntil !== null && at < validUntil);
  return overlaps ? 'rotating' : 'active';
}

/** Whether the secret with this digest opens the key at an instant. */
export function isValid(key: ApiKey, secret: KeySecret, at: string): boolean {
  const status = statusOf(key, at);
  if (status === 'revoked' || status === 'expired') return false;
  return secret.validUntil === null || at < secret.validUntil;
}
