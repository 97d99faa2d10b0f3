import { likelihood } from '../../../likelihood.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { heaviestOf, logOdds, readWeights, type WeightedSign } from '../signs/named-weights.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';
import { sideSigns } from './side-signs.ts';
import { SIDE_WEIGHTS } from './side-weights.ts';

/** Yes or no as a reply implies it. */
interface ImpliedSide {
  readonly value: boolean;
  /** That it answers, and so. */
  readonly probability: number;
}

const weights = readWeights(SIDE_WEIGHTS);
/** Where a side is less probable than this, nothing is told. */
const LEAST = 0.4;

/**
 * Which of yes and no a reply comes to that says neither: a linear score of its signs, learned by bench/understanding/training.
 * Undefined where that is not likely enough: it may not answer, or answer the other way.
 *
 * @param answering the log odds that the reply answers
 */
function impliedSide(reply: ReplyToScore, answering: number): ImpliedSide | undefined {
  const odds = logOdds(sideSigns(reply), weights);
  const probability = likelihood(answering) * likelihood(Math.abs(odds));
  return probability < LEAST ? undefined : { value: odds > 0, probability };
}

/** What is implied stays less sure than what is said. */
const CONFIDENCE_MAX = 0.85;

/** Tells which side a reply comes to: "Den trink ich selber" to who asks whether it is a gift. */
export function addImpliedSide(reply: ReplyToScore, answering: number, extracted: Extracted): void {
  const { extraction, kind, main } = reply;
  if (kind !== 'boolean' || extracted.has(main.position)) return;
  const side = impliedSide(reply, answering);
  if (side === undefined) return;
  const confidence = Math.round(100 * Math.min(CONFIDENCE_MAX, side.probability)) / 100;
  const words = [0, extraction.read.tokens.length] as const;
  extracted.set(main.position, { value: side.value, confidence, words });
}

/** How the two sides were scored. */
export interface ScoredSide {
  /** The log odds of a yes. */
  readonly odds: number;
  readonly signs: readonly WeightedSign[];
}

export function explainSide(reply: ReplyToScore): ScoredSide {
  const signs = sideSigns(reply);
  return { odds: logOdds(signs, weights), signs: heaviestOf(signs, weights) };
}
