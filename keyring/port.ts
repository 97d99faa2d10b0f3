/**
 * Where the keys of sealed texts lie: a small store of its own, never in a backup of the log, so that destroying a key
 * forgets what was sealed with it wherever a copy of the log may be.
 */

export type KeyFound =
  | { readonly state: 'held'; readonly key: Uint8Array }
  /** @param at when it was destroyed, ISO 8601 */
  | { readonly state: 'destroyed'; readonly at: string }
  | { readonly state: 'absent' };

export interface ListedKey {
  /** Whose key it is; holds nothing personal. */
  readonly subject: string;
  /** ISO 8601. */
  readonly created_at: string;
  readonly destroyed_at: string | null;
}

export interface Keyring {
  /** The subject's key, 32 bytes; made, and durable before this resolves, where there was none and none was destroyed. */
  obtain(subject: string): Promise<Exclude<KeyFound, { state: 'absent' }>>;
  read(subject: string): Promise<KeyFound>;
  /**
   * Destroys the key, and answers when that happened first. No key is ever made for the subject again, also where
   * there was none.
   */
  destroy(subject: string): Promise<{ readonly at: string }>;
  /** In the order of the subjects. @param after exclusive */
  list(page: { readonly after?: string; readonly limit: number }): Promise<readonly ListedKey[]>;
  /** Idempotent. */
  close(): Promise<void>;
}

/** Bytes of a key. */
export const KEY_BYTES = 32;

/** The keyring does not answer, or its keys cannot be unwrapped; nothing is known of the key. */
export class KeyringUnavailable extends Error {
  override readonly name: string = 'KeyringUnavailable';
}

/** Too much waits for the keyring already; nothing was asked of it. */
export class KeyringOverloaded extends KeyringUnavailable {
  override readonly name = 'KeyringOverloaded';
}
