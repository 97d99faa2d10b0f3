import type { UnderstoodValue } from '../../language/reading.ts';
import type { JudgedClaim } from './judge-claims.ts';

/** What rules read with this confidence stands though the model did not find it. */
const CERTAIN_MIN = 0.95;

/** Whether a value of the rules stands against the silence of a model that was offered its information. */
export function isCertain({ confidence }: UnderstoodValue, isAsked: boolean): boolean {
  return isAsked && confidence >= CERTAIN_MIN;
}

/** Whether the model's value counts more than another one that the rules read. */
export function isTrustedMore(
  _claimed: UnderstoodValue,
  _ruled: UnderstoodValue,
  _judged: JudgedClaim,
  _isAsked: boolean,
): boolean {
  return true;
}

/** Both read it: what both may have got wrong is the product of what each may have. */
export function together(ruled: UnderstoodValue, claimed: UnderstoodValue): number {
  const both = 1 - (1 - ruled.confidence) * (1 - claimed.confidence);
  return Math.round(100 * Math.min(0.97, both)) / 100;
}
