import { likelihood } from '../../../../likelihood.ts';
import type { Extracted } from '../../candidates/resolve-candidates.ts';

const CONFIDENCE_MAX = 0.95;

/**
 * "Just one, please": a value that its words alone leave less sure becomes as sure as what is learned of such replies, so
 * that it is not asked for again.
 * @param odds log odds that it is the answer; undefined where that was not weighed
 */
export function makeSurer(extracted: Extracted, position: number, odds: number | undefined): void {
  const found = extracted.get(position);
  if (found === undefined || odds === undefined) return;
  const confidence = Math.min(CONFIDENCE_MAX, Math.floor(100 * likelihood(odds)) / 100);
  if (confidence > found.confidence) extracted.set(position, { ...found, confidence });
}
