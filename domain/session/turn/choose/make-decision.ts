import { readCoverage } from '../../../progress/coverage.ts';
import { computeProgress, type Progress } from '../../../progress/progress.ts';
import { SELECTION_WARNINGS } from '../../../ranking/fallback-ladder.ts';
import type { SelectionRequest } from '../../../ranking/ranking-context.ts';
import { type Selection, selectQuestions } from '../../../ranking/select-questions.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState } from '../../state.ts';
import { type RankingGrounds, rankingRequest } from './ranking-request.ts';

/** A decision on a state, by its grounds: for a call, and for whoever makes a recorded one again. */
export function makeDecision(
  grounds: RankingGrounds,
  state: SessionState,
  pinned: PinnedArtifact,
): { readonly decision: MadeDecision; readonly progress: Progress } {
  const request = rankingRequest(grounds, state, pinned);
  const coverage = readCoverage(pinned.compiled, state);
  const ranked = selectQuestions(pinned.compiled, state, request, coverage);
  const progress = computeProgress(pinned.compiled, state, coverage);
  return { decision: decisionFrom(ranked, request, pinned, { state, progress }), progress };
}

/** What a decision may warn of. */
export const DECISION_WARNINGS = [
  'max_turns_reached',
  'objective_achieved',
  ...SELECTION_WARNINGS,
] as const;
type DecisionWarning = (typeof DECISION_WARNINGS)[number];

/** What a decision says, as it is recorded and told: follows from the ranking and the state that it was made on. */
export interface MadeDecision {
  readonly artifact_digest: string;
  readonly turn: number;
  readonly turns_remaining: number;
  readonly warnings: readonly string[];
  /** Question ids, rank 1 first; empty where no question is left. */
  readonly candidates: readonly string[];
  readonly rung: number | null;
}

export function decisionFrom(
  ranked: Selection,
  { turnsRemaining: left }: SelectionRequest,
  { digest }: PinnedArtifact,
  { state, progress }: { readonly state: SessionState; readonly progress: Progress },
): MadeDecision {
  return {
    artifact_digest: digest,
    turn: state.turnCount,
    turns_remaining: left,
    warnings: [
      ...(left === 0 ? ['max_turns_reached' as const] : []),
      ...(progress.objective.effective_status === 'achieved'
        ? ['objective_achieved' as const]
        : []),
      ...ranked.warnings,
    ] satisfies DecisionWarning[],
    candidates: ranked.candidates.map(({ questionId }) => questionId),
    rung: ranked.rung,
  };
}
