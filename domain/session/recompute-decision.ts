import { diffInSteps, diffJson, type JsonChange } from '../json/json-diff.ts';
import { computeProgress } from '../progress/progress.ts';
import { type Explanation, explainSelection } from '../ranking/explain.ts';
import type { Steps } from '../steps.ts';
import type { DecisionEvent } from './events.ts';
import type { PinnedArtifact } from './pinned-artifact.ts';
import type { SessionState } from './state.ts';
import { decisionFrom, type MadeDecision, makeDecision } from './turn/choose/make-decision.ts';
import { type RankingGrounds, rankingRequest } from './turn/choose/ranking-request.ts';

/**
 * Makes a recorded decision again from its grounds and the fold of everything before it.
 * @returns what would have to change in the record; nothing, where engine and artifact are the same
 */
export function recomputeDecision(
  event: DecisionEvent,
  before: SessionState,
  pinned: PinnedArtifact,
): readonly JsonChange[] {
  const { decision } = makeDecision(groundsOf(event), before, pinned);
  return diffJson(recordedDecision(event), decision);
}

/** The same, with every question's part in the decision; a question a step. */
export function* explainDecision(
  event: DecisionEvent,
  before: SessionState,
  pinned: PinnedArtifact,
): Steps<{ readonly explanation: Explanation; readonly differences: readonly JsonChange[] }> {
  const request = rankingRequest(groundsOf(event), before, pinned);
  const explanation = yield* explainSelection(pinned.compiled, before, request);
  yield;
  const progress = computeProgress(pinned.compiled, before);
  const made = decisionFrom(explanation.selection, request, pinned, { state: before, progress });
  return { explanation, differences: yield* diffInSteps(recordedDecision(event), made) };
}

function groundsOf({ facts }: DecisionEvent): RankingGrounds {
  const { selection, relevances } = facts;
  return { selection, relevances: new Map(Object.entries(relevances)) };
}

function recordedDecision({ facts, type }: DecisionEvent): MadeDecision {
  const { artifact_digest, turn, turns_remaining, warnings } = facts;
  const chosen =
    type === 'QuestionsProposed'
      ? { candidates: facts.candidates, rung: facts.rung }
      : { candidates: [], rung: null };
  return { artifact_digest, turn, turns_remaining, warnings, ...chosen };
}
