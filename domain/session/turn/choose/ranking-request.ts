import type { SelectionRequest } from '../../../ranking/ranking-context.ts';
import type { SelectionOptions } from '../../commands.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState } from '../../state.ts';
import { turnsRemaining } from '../../turns-remaining.ts';

/** What a ranking goes by, beside the state: it is recorded with the decision. */
export interface RankingGrounds {
  readonly selection: SelectionOptions;
  /** Question id -> relevance to the latest words. */
  readonly relevances: ReadonlyMap<string, number>;
}

/** What `/next` asks of the ranking. */
export function rankingRequest(
  { selection, relevances }: RankingGrounds,
  { turnCount }: SessionState,
  { artifact }: PinnedArtifact,
): SelectionRequest {
  return {
    candidateCount: selection.candidate_count ?? artifact.objective.candidates_per_call,
    options: selection,
    relevances,
    turnsRemaining: turnsRemaining(artifact, turnCount),
  };
}
