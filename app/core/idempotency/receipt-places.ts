import { DAY_MS } from '../../../domain/input/instant.ts';
import type { Recorded } from '../../../domain/recording/decode-commit.ts';
import { VersionedMap } from '../../../domain/versioned-map.ts';
import type { SessionKeys } from '../sealing/session-keys.ts';

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

/**
 * By the hour they are of, the newest last. An hour of which nothing is found any more is dropped whole as the fold goes on, which
 * costs the same however many receipts it and the others hold.
 */
export type ReceiptPlaces = readonly PlacesOfHour[];

interface PlacesOfHour {
  /** Since the epoch. Where the clock went back meanwhile, receipts may stand in a later hour than their time says. */
  readonly hour: number;
  /** By key digest. */
  readonly places: VersionedMap<string, ReceiptPlace>;
}

/** How long a key is remembered, by the specification (8). */
const IDEMPOTENCY_MS = DAY_MS;
const HOUR_MS = 3_600_000;
const HOURS_HELD = IDEMPOTENCY_MS / HOUR_MS;

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
  fold: { readonly receipts: ReceiptPlaces },
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
  { receipts }: { readonly receipts: ReceiptPlaces },
  { keyDigest }: IdempotencyKey,
  kept: string,
  at: number,
): ReceiptPlace | undefined {
  // The last use of a key that was used twice is the one that counts.
  for (let nth = receipts.length - 1; nth >= 0; nth--) {
    const { places } = receipts[nth]!;
    const place = places.get(kept) ?? places.get(keyDigest);
    if (place) return at - place.at <= IDEMPOTENCY_MS ? place : undefined;
  }
  return undefined;
}

export function withReceipts(receipts: ReceiptPlaces, decoded: readonly Recorded[]): ReceiptPlaces {
  const byHour = new Map<number, Map<string, ReceiptPlace>>();
  let hour = 0;
  for (const { metadata, revision } of decoded) {
    const digest = metadata.receipt?.key_digest;
    if (digest === undefined) continue;
    const at = Date.parse(metadata.occurred_at);
    hour = Math.max(hour, hourOf(receipts, at));
    const places = byHour.get(hour) ?? new Map<string, ReceiptPlace>();
    byHour.set(hour, places.set(digest, { revision, at }));
  }
  let joined = receipts;
  for (const [hour, places] of byHour) joined = withHour(joined, hour, places);
  return joined;
}

/** @param kept its `keptDigest` */
export function withReceipt(
  receipts: ReceiptPlaces,
  kept: string,
  place: ReceiptPlace,
): ReceiptPlaces {
  const places = new Map<string, ReceiptPlace>().set(kept, place);
  return withHour(receipts, hourOf(receipts, place.at), places);
}

function hourOf(receipts: ReceiptPlaces, at: number): number {
  return Math.max(receipts.at(-1)?.hour ?? 0, Math.floor(at / HOUR_MS));
}

function withHour(
  receipts: ReceiptPlaces,
  hour: number,
  places: ReadonlyMap<string, ReceiptPlace>,
): ReceiptPlaces {
  const last = receipts.at(-1);
  if (last?.hour === hour) {
    return [...receipts.slice(0, -1), { hour, places: last.places.with(places) }];
  }
  const kept = receipts.filter((held) => hour - held.hour <= HOURS_HELD);
  return [...kept, { hour, places: VersionedMap.of(places) }];
}
