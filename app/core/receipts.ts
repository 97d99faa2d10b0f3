import type { Recorded } from '../../domain/recording/commit.ts';
import { VersionedMap } from '../../domain/versioned-map.ts';

/** Where the receipt of an idempotency key lies in its stream. */
interface ReceiptPlace {
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** By key digest, in the order of their time; entries older than a day are dropped as the fold goes on. */
export type Receipts = ReadonlyMap<string, ReceiptPlace>;

/** How long a key is remembered, by the specification (8). */
const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000;

/** Where the receipt of a key lies that was used within the last day. @param at milliseconds since the epoch */
export function receiptPlace(
  { receipts }: { readonly receipts: Receipts },
  keyDigest: string,
  at: number,
): ReceiptPlace | undefined {
  const place = receipts.get(keyDigest);
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
  const now = Math.max(...[...found.values()].map(({ at }) => at));
  const isOld = ({ at }: ReceiptPlace) => now - at > IDEMPOTENCY_MS;
  const [oldest] = receipts.values();
  const kept =
    oldest && isOld(oldest)
      ? new Map([...receipts].filter(([, place]) => !isOld(place)))
      : receipts;
  return VersionedMap.of(kept).with(found);
}
