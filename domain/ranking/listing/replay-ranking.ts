import type { RungChoice } from '../fallback-ladder.ts';
import type { RankingContext } from '../ranking-context.ts';
import { COVERED, LISTED, OUTRANKED, type Scoring, startScoring } from './scored-members.ts';
import { coverRow, evaluateAgain } from './simulate-answer.ts';
import { variantDropReason } from './variant-drop-reason.ts';

/**
 * Goes through a list that was made and writes down, in the workspace, at which rank each question left
 * the running and why, with its figures of that moment. O(edges + ranks * edges touched).
 */
export function replayRanking(
  context: RankingContext,
  choice: RungChoice,
  { listed, count }: { readonly listed: readonly number[]; readonly count: number },
): Scoring {
  const scoring = startScoring(context, choice);
  const { dropReason, dropRank, members } = scoring.workspace;
  listed.forEach((best, position) => {
    const rank = position + 1;
    dropReason[best] = LISTED;
    dropRank[best] = rank;
    if (rank === count) return;
    coverRow(scoring, best);
    for (let i = 0; i < scoring.memberCount; i++) {
      const question = members[i]!;
      if (dropReason[question] !== OUTRANKED) continue;
      dropReason[question] = dropReasonAfter(scoring, question, best);
      if (dropReason[question] !== OUTRANKED) dropRank[question] = rank;
    }
  });
  return scoring;
}

function dropReasonAfter(scoring: Scoring, question: number, best: number): number {
  const evaluated = evaluateAgain(scoring, question);
  const beside = variantDropReason(scoring.compiled, question, best);
  return beside === OUTRANKED && evaluated === COVERED ? COVERED : beside;
}
