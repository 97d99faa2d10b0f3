import { DAY_MS } from '../../../domain/input/instant.ts';
import type { Recorded } from '../../../domain/recording/commit.ts';
import { VersionedMap } from '../../../domain/versioned-map.ts';
import type { SessionKeys } from '../session-keys.ts';

/** An idempotency key in its scope, and the body it came with; both as SHA-256 in hex. */
export interface IdempotencyKey {
  readonly keyDigest: string;
  readonly bodyDigest: string;
}

/** Where the receipt of an idempotency key lies in its stream. */
export interface ReceiptPlace {
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** By key digest, in the order of their time; entries older than a day are dropped as the fold goes on. */
export type Receipts = ReadonlyMap<string, ReceiptPlace>;

/** How long a key is remembered, by the specification (8). */
const IDEMPOTENCY_MS = DAY_MS;

/**
 * What receipts know an Idempotency-Key by: a keyed digest, since a key may be guessed.
 * @throws KeyringUnavailable
 */
export function keptDigest(
  { sessionKeys }: { readonly sessionKeys: SessionKeys },
  { keyDigest }: IdempotencyKey,
): string | Promise<string> {
  return sessionKeys.digest('idempotency key', keyDigest);
}

/** A key as receipts know it, and where its receipt lies; undefined where it was not used within the last day. */
interface KeyLookUp {
  readonly kept: string;
  readonly place: ReceiptPlace | undefined;
}

/**
 * Looks a key up on a fold.
 * @param at milliseconds since the epoch
 * @throws KeyringUnavailable
 */
export function lookUpKey(
  keys: { readonly sessionKeys: SessionKeys },
  key: IdempotencyKey,
  fold: { readonly receipts: Receipts },
  at: number,
): KeyLookUp | Promise<KeyLookUp> {
  const keeping = keptDigest(keys, key);
  const lookUp = (kept: string) => ({ kept, place: receiptPlace(fold, key, kept, at) });
  return keeping instanceof Promise ? keeping.then(lookUp) : lookUp(keeping);
}

/**
 * Where the receipt of a key lies that was used within the last day. Builds before 2026-11-23 kept the bare digest.
 * @param kept its `keptDigest`
 * @param at milliseconds since the epoch
 */
export function receiptPlace(
  { receipts }: { readonly receipts: Receipts },
  { keyDigest }: IdempotencyKey,
  kept: string,
  at: number,
): ReceiptPlace | undefined {
  const place = receipts.get(kept) ?? receipts.get(keyDigest);
  return place && at - place.at <= IDEMPOTENCY_MS ? place : undefined;
}

export function withReceipts(receipts: Receipts, decoded: readonly Recorded[]): Receipts {
  const found = new Map<string, ReceiptPlace>();
  for (const { metadata, revision } of decoded) {
    const digest = metadata.receipt?.key_digest;
    if (digest !== undefined) found.set(digest, { revision, at: Date.parse(metadata.occurred_at) });
  }
  return joinReceipts(receipts, found);
}

/** Entries stand in the order of their time, so the first one tells whether any is too old. */
export function joinReceipts(receipts: Receipts, found: Receipts): Receipts {
  if (found.size === 0) return receipts;
  let now = 0;
  for (const { at } of found.values()) now = Math.max(now, at);
  const isOld = ({ at }: ReceiptPlace) => now - at > IDEMPOTENCY_MS;
  const [oldest] = receipts.values();
  const kept =
    oldest && isOld(oldest)
      ? new Map([...receipts].filter(([, place]) => !isOld(place)))
      : receipts;
  return VersionedMap.of(kept).with(found);
}
