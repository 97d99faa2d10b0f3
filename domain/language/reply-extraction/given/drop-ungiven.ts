import { heaviestOf, logOdds, readWeights, type WeightedSign } from '../signs/named-weights.ts';
import type { Signs } from '../signs/sign.ts';
import { GIVEN_WEIGHTS } from './given-weights.ts';

const weights = readWeights(GIVEN_WEIGHTS);
/** To lose what was told is dearer than to keep what was not: one in five of those below it is right. */
const LEAST = -1.3;
/** And more surely wrong where nothing else begins the reply, or where any text is welcome. */
const LEAST_OF_BARE = -2;

/**
 * Whether what was read as the answer is hardly the user's: somebody else's, what was, a part of another number. The reply may
 * answer all the same. A linear score of the signs, learned by bench/understanding/training.
 */
export function isHardlyGiven(signs: Signs, isBare: boolean): boolean {
  return logOdds(signs, weights) < (isBare ? LEAST_OF_BARE : LEAST);
}

/** Why a value was taken out: the signs that spoke most, heaviest first. */
export function explainGiven(signs: Signs): readonly WeightedSign[] {
  return heaviestOf(signs, weights);
}
