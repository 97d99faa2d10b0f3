import { type Forest, logitOf } from '../../../../language/question-matching/scoring/forest.ts';
import type { UnderstoodValue } from '../../../../language/reading.ts';
import type { InformationEntry } from '../../../../language/reading-index/information-entry.ts';
import { type ReadReply, trustFeatures } from './trust-features.ts';
import { RIGHT, TOLD } from './trust-weights.ts';

/** A value that the rules read, where they read it. */
export interface RuledValue {
  readonly value: UnderstoodValue;
  readonly entry: InformationEntry;
  /** A question of the turn asks for its information. */
  readonly isAsked: boolean;
  readonly reply: ReadReply;
}

/** Whether it stands against a model that was offered its information and tells nothing of it. */
export function standsAgainstSilence(ruled: RuledValue): boolean {
  return isSurerThanModel(ruled, TOLD);
}

/** Whether it stands against another value that a model extracted, and whose quote does not tell it. */
export function standsAgainstCandidate(ruled: RuledValue): boolean {
  return isSurerThanModel(ruled, RIGHT);
}

/**
 * How often a model is wrong about an information that it was offered: one that errs in a tenth of the turns, in four ways
 * alike.
 */
const MODEL_WRONG = 0.025;

/** Bayes' rule: p MODEL_WRONG > 1 - p, for the probability p of a forest. */
function isSurerThanModel({ value, entry, isAsked, reply }: RuledValue, forest: Forest): boolean {
  return logitOf(trustFeatures(value, entry, isAsked, reply), forest) > -Math.log(MODEL_WRONG);
}

/** What rules and model read alike may be as sure as this. */
const TOGETHER_MAX = 0.97;

/** Both read it: what both may have got wrong is the product of what each may have. */
export function together(ruled: UnderstoodValue, proposed: UnderstoodValue): number {
  const both = 1 - (1 - ruled.confidence) * (1 - proposed.confidence);
  return Math.round(100 * Math.min(TOGETHER_MAX, both)) / 100;
}
