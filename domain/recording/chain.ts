import { hash } from 'node:crypto';

/** What one link covers: the stored bytes of an event, and its place. */
export interface Linked {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  /** The metadata's JSON text without its `chain`. */
  readonly unchained: string;
}

/** Chain before a stream's first event: 32 zero bytes. */
export const CHAIN_START = '0'.repeat(64);

/**
 * chain(n) = SHA-256 over chain(n-1), stream, revision, id, type, data and metadata without `chain`.
 * The parts are joined by line feeds, which JSON texts, ids and names never hold unescaped.
 */
export function chainLink(previous: string, linked: Linked): string {
  const { stream, revision, id, type, data, unchained } = linked;
  return hash(
    'sha256',
    `${previous}\n${stream}\n${revision}\n${id}\n${type}\n${data}\n${unchained}`,
  );
}
