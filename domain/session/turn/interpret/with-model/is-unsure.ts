import { logitOf } from '../../../../language/question-matching/scoring/forest.ts';
import { isDeclining } from '../../../../language/reply-extraction/dialogue-act.ts';
import { tokenize } from '../../../../language/text/tokens.ts';
import { likelihood } from '../../../../likelihood.ts';
import type { PinnedArtifact } from '../../../pinned-artifact.ts';
import type { Interpretation, TurnInterpretation } from '../interpretation.ts';
import { doubtFeatures } from './doubt-features.ts';
import { DOUBT } from './doubt-weights.ts';

/** Least probability of an error at which a model is asked, where the client names the question and where it does not. */
const NAMED_MIN = 0.22;
const BY_WORDS_MIN = 0.27;

/**
 * Whether the rules may have read a call wrongly or in part: a probability learned from recorded turns; of a context
 * update without a turn, whether nothing was read of it.
 */
export function isUnsure(
  { turn, contextValues, language }: Interpretation,
  pinned: PinnedArtifact,
): boolean {
  if (!turn) return contextValues.length === 0;
  if (isPlainlyDeclined(turn)) return false;
  const doubt = likelihood(logitOf(doubtFeatures(turn, language, pinned), DOUBT));
  return doubt >= (turn.resolved.resolution === 'question_id' ? NAMED_MIN : BY_WORDS_MIN);
}

/** "I don't know." says nothing else, which the recorded turns have too few of to learn it. */
function isPlainlyDeclined({ resolved, reading, exchange }: TurnInterpretation): boolean {
  if (reading === null || reading.values.length > 0 || !isDeclining(reading.dialogueAct))
    return false;
  const isKnown = resolved.resolution === 'question_id' || (resolved.certainty ?? 0) >= CERTAIN_MIN;
  const words = tokenize(exchange.userText ?? '');
  return isKnown && words.length <= DECLINING_WORDS_MAX && !words.some(({ digits }) => digits);
}

const DECLINING_WORDS_MAX = 6;
const CERTAIN_MIN = 0.9;
