import { logitOf } from '../../language/question-matching/forest.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { Interpretation } from '../turn/interpret-turn.ts';
import { doubtFeatures } from './doubt-features.ts';
import { DOUBT } from './doubt-weights.ts';

/** Least probability of an error at which a model is asked, where the client names the question and where it does not. */
const NAMED_MIN = 0.22;
const BY_WORDS_MIN = 0.3;

/**
 * Whether the rules may have read a call wrongly or in part: a probability learned from recorded turns; of a context
 * update without a turn, whether nothing was read of it.
 */
export function isUnsure(
  { turn, contextValues, language }: Interpretation,
  pinned: PinnedArtifact,
): boolean {
  if (!turn) return contextValues.length === 0;
  const doubt = probabilityOf(logitOf(doubtFeatures(turn, language, pinned), DOUBT));
  return doubt >= (turn.resolved.resolution === 'question_id' ? NAMED_MIN : BY_WORDS_MIN);
}

function probabilityOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
