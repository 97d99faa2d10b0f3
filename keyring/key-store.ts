import type { ListedKey } from './port.ts';

/** What one request asks of a store of wrapped keys. */
export type KeyRequest =
  /** @param wrapped kept where there is no key yet, and none was destroyed */
  | { readonly kind: 'obtain'; readonly subject: string; readonly wrapped: Uint8Array; at: string }
  | { readonly kind: 'read'; readonly subject: string }
  | { readonly kind: 'destroy'; readonly subject: string; readonly at: string }
  | { readonly kind: 'list'; readonly after: string; readonly limit: number }
  /** Of a copy of another store; kept where nothing is known of its subject. */
  | { readonly kind: 'put'; readonly row: KeyRow };

export interface KeyRow extends ListedKey {
  /** Null once it was destroyed. */
  readonly wrapped: Uint8Array | null;
}

export function isWrite({ kind }: KeyRequest): boolean {
  return kind !== 'read' && kind !== 'list';
}

/** Where wrapped keys lie: it never sees one that opens anything. */
export interface KeyStore {
  /**
   * The answers of requests in their order, all of them durable; the requests may be answered in any order. Whoever asks
   * waits for the answer before asking again.
   */
  ask(requests: readonly KeyRequest[]): Promise<readonly (readonly KeyRow[])[]>;
  close(): Promise<void>;
}
