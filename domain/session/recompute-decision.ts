import { diffJson, type JsonChange } from '../json-diff.ts';
import { type Explanation, explainSelection } from '../ranking/explain.ts';
import { selectQuestions } from '../ranking/rank.ts';
import type { Selection, SelectionRequest } from '../ranking/request.ts';
import type { NoQuestionAvailable, QuestionsProposed } from './events.ts';
import type { PinnedArtifact } from './pinned-artifact.ts';
import { computeProgress } from './progress.ts';
import type { SessionState } from './state.ts';

/** What `/next` recorded of its choice. */
export type DecisionEvent = QuestionsProposed | NoQuestionAvailable;

/**
 * Makes a recorded choice again from its grounds and the fold of everything before it.
 * @returns what would have to change in the record; nothing, where engine and artifact are the same
 */
export function recomputeDecision(
  event: DecisionEvent,
  before: SessionState,
  pinned: PinnedArtifact,
): readonly JsonChange[] {
  const selection = selectQuestions(pinned.compiled, before, requestOf(event, pinned));
  return diffJson(recorded(event), recomputed(selection, before, pinned));
}

/** The same, with every question's part in the choice. */
export function explainDecision(
  event: DecisionEvent,
  before: SessionState,
  pinned: PinnedArtifact,
): { readonly explanation: Explanation; readonly differences: readonly JsonChange[] } {
  const explanation = explainSelection(pinned.compiled, before, requestOf(event, pinned));
  const { selection } = explanation;
  return {
    explanation,
    differences: diffJson(recorded(event), recomputed(selection, before, pinned)),
  };
}

function requestOf({ facts }: DecisionEvent, { artifact }: PinnedArtifact): SelectionRequest {
  const { selection, relevances, turns_remaining } = facts;
  return {
    candidateCount: selection.candidate_count ?? artifact.objective.candidates_per_call,
    options: selection,
    relevances: new Map(Object.entries(relevances)),
    turnsRemaining: turns_remaining,
  };
}

function recorded({ facts, type }: DecisionEvent) {
  const { artifact_digest, turn, turns_remaining, warnings } = facts;
  const chosen =
    type === 'QuestionsProposed'
      ? { candidates: facts.candidates, rung: facts.rung }
      : { candidates: [], rung: null };
  return { artifact_digest, turn, turns_remaining, warnings, ...chosen };
}

function recomputed(selection: Selection, before: SessionState, pinned: PinnedArtifact) {
  const turnsRemaining = Math.max(0, pinned.artifact.objective.max_turns - before.turnCount);
  const { objective } = computeProgress(pinned.compiled, before);
  return {
    artifact_digest: pinned.digest,
    turn: before.turnCount,
    turns_remaining: turnsRemaining,
    warnings: [
      ...(turnsRemaining === 0 ? ['max_turns_reached'] : []),
      ...(objective.effective_status === 'achieved' ? ['objective_achieved'] : []),
      ...selection.warnings,
    ],
    candidates: selection.candidates.map(({ questionId }) => questionId),
    rung: selection.rung,
  };
}
