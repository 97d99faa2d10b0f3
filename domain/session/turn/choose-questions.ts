import type { Selection, SelectionRequest } from '../../ranking/request.ts';
import type { SelectionOptions } from '../commands.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import { computeProgress, turnsRemaining } from '../progress.ts';
import type { SessionState } from '../state.ts';

/** What a choice is made by, beside the state: it is recorded with the decision. */
export interface ChoiceGrounds {
  readonly selection: SelectionOptions;
  /** Question id -> relevance to the latest words. */
  readonly relevances: Readonly<Record<string, number>>;
}

/** What `/next` asks of the ranking. */
export function rankingRequest(
  { selection, relevances }: ChoiceGrounds,
  { turnCount }: SessionState,
  { artifact }: PinnedArtifact,
): SelectionRequest {
  return {
    candidateCount: selection.candidate_count ?? artifact.objective.candidates_per_call,
    options: selection,
    relevances: new Map(Object.entries(relevances)),
    turnsRemaining: turnsRemaining(artifact, turnCount),
  };
}

/** A choice as it is recorded and told, from the ranking and the state it was made on. */
export interface Choice {
  readonly artifact_digest: string;
  readonly turn: number;
  readonly turns_remaining: number;
  readonly warnings: readonly string[];
  /** Question ids, rank 1 first; empty where no question is left. */
  readonly candidates: readonly string[];
  readonly rung: number | null;
}

export function choiceOf(
  ranked: Selection,
  state: SessionState,
  pinned: PinnedArtifact,
  progress = computeProgress(pinned.compiled, state),
): Choice {
  const left = turnsRemaining(pinned.artifact, state.turnCount);
  return {
    artifact_digest: pinned.digest,
    turn: state.turnCount,
    turns_remaining: left,
    warnings: [
      ...(left === 0 ? ['max_turns_reached'] : []),
      ...(progress.objective.effective_status === 'achieved' ? ['objective_achieved'] : []),
      ...ranked.warnings,
    ],
    candidates: ranked.candidates.map(({ questionId }) => questionId),
    rung: ranked.rung,
  };
}
