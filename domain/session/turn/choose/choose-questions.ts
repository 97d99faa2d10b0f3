import type { SelectionOptions, TakeTurn } from '../../commands.ts';
import type {
  DecisionEvent,
  DecisionGrounds,
  QuestionsProposed,
  TurnAnswer,
} from '../../events.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import { answerOfDecision } from '../../receipts/answer-of-call.ts';
import { storeProgress } from '../../receipts/stored-progress.ts';
import type { SessionState } from '../../state.ts';
import type { Interpretation } from '../interpret/interpretation.ts';
import { makeDecision } from './make-decision.ts';

/** Ranks the questions on the state that a call leaves behind: what is recorded of that, and what is answered. */
export function chooseQuestions(
  command: TakeTurn,
  { relevances }: Interpretation,
  degraded_reasons: readonly string[],
  after: SessionState,
): { readonly decision: DecisionEvent; readonly answer: TurnAnswer } {
  const { pinned, engineVersion: engine_version, decisionId } = command;
  const selection = knownSelection(command.selection, pinned);
  const { decision: made, progress } = makeDecision({ selection, relevances }, after, pinned);
  const { artifact_digest, turn, turns_remaining, warnings, candidates, rung } = made;
  const grounds: Required<DecisionGrounds> = {
    artifact_digest,
    engine_version,
    selection,
    turn,
    turns_remaining,
    relevances: relevanceRecord(relevances),
    degraded_reasons,
    warnings,
  };
  const decision: DecisionEvent =
    rung === null
      ? { type: 'NoQuestionAvailable', facts: grounds }
      : { type: 'QuestionsProposed', facts: proposed(decisionId, candidates, rung, grounds) };
  return {
    decision,
    answer: answerOfDecision(decision, storeProgress(progress)),
  };
}

/** Field by field, none left out: behind other properties V8 copies a spread one by one, through a slow path. */
function proposed(
  decision_id: string,
  candidates: readonly string[],
  rung: number,
  grounds: Required<DecisionGrounds>,
): Required<QuestionsProposed['facts']> {
  const { artifact_digest, engine_version, selection, turn, turns_remaining } = grounds;
  const { relevances, degraded_reasons, warnings } = grounds;
  return {
    decision_id,
    candidates,
    rung,
    artifact_digest,
    engine_version,
    selection,
    turn,
    turns_remaining,
    relevances,
    degraded_reasons,
    warnings,
  };
}

/** As an event has it. Without a prototype: an id may be `__proto__`, and V8 would keep a new shape for each new list of ids. */
function relevanceRecord(
  relevances: ReadonlyMap<string, number>,
): Readonly<Record<string, number>> {
  const record: Record<string, number> = Object.create(null);
  for (const [id, value] of relevances) record[id] = value;
  return record;
}

/** The selection without exclusions of questions that there are none of: they change nothing. */
function knownSelection(
  selection: SelectionOptions | undefined,
  { compiled }: PinnedArtifact,
): SelectionOptions {
  const { excluded_question_ids: excluded, ...rest } = selection ?? {};
  const known = excluded?.filter((id) => compiled.questionIndexes.has(id)) ?? [];
  return known.length === 0 ? rest : { excluded_question_ids: known, ...rest };
}
