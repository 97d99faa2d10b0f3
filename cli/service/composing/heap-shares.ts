import { getHeapStatistics } from 'node:v8';

const MIB = 1024 * 1024;
/** V8's young space, and a service that is warm and holds nothing yet. */
const TAKEN_BYTES = (48 + 64) * MIB;
const LEFT_BYTES_MIN = 16 * MIB;
const CACHE_BYTES_MAX = 128 * MIB;
const KEYS_MAX = 50_000;
/** What the key of a session takes that is held, where its users spoke in words. */
const BYTES_A_KEY = 3 * 1024;

interface HeapShares {
  /** For folded streams, and for compiled artifacts, each. */
  readonly cacheBytesMax: number;
  /** Keys of sessions that are held at once. */
  readonly keysMax: number;
}

/**
 * What may be held in a heap: caches have half of what a service leaves of it, keys a twelfth, and the rest is for the work.
 * @param bytes V8's `heap_size_limit`, young space included
 */
export function heapShares(bytes: number): HeapShares {
  const left = Math.max(LEFT_BYTES_MIN, bytes - TAKEN_BYTES);
  return {
    cacheBytesMax: Math.min(CACHE_BYTES_MAX, Math.floor(left / 4)),
    keysMax: Math.min(KEYS_MAX, Math.floor(left / 12 / BYTES_A_KEY)),
  };
}

/** Of this process. */
export const HEAP_SHARES = heapShares(getHeapStatistics().heap_size_limit);
