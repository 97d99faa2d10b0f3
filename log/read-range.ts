/** Which revisions a read means; shared so that all logs answer alike. */
import { assertStreamName } from './append-rules.ts';
import { READ_LIMIT_MAX, type ReadOptions } from './port.ts';

export interface ReadRange {
  readonly backward: boolean;
  /** Undefined: from the end that lies first in the direction. */
  readonly from: number | undefined;
  readonly limit: number;
}

/** @throws TypeError for what is no stream's name, no revision or no limit */
export function readRange(stream: string, options: ReadOptions): ReadRange {
  assertStreamName(stream);
  const { from, limit = READ_LIMIT_MAX, direction } = options;
  if (from !== undefined && !(Number.isSafeInteger(from) && from >= 0)) {
    throw new TypeError(`not a revision: ${from}`);
  }
  if (!Number.isSafeInteger(limit) || limit < 1) throw new TypeError(`not a limit: ${limit}`);
  return { backward: direction === 'backward', from, limit: Math.min(limit, READ_LIMIT_MAX) };
}

/**
 * The dense block of revisions, both ends inclusive and empty when high < low, and whether anything lies
 * beyond it in the read's direction.
 */
export function revisionsOf(
  { backward, from, limit }: ReadRange,
  last: number,
): { readonly low: number; readonly high: number; readonly more: boolean } {
  if (backward) {
    const high = Math.min(from ?? last, last);
    const low = Math.max(high - limit + 1, 0);
    return { low, high, more: low > 0 };
  }
  const low = from ?? 0;
  const high = Math.min(low + limit - 1, last);
  return { low, high, more: high < last && low <= last };
}
