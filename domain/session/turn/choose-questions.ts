import { readCoverage } from '../../ranking/coverage.ts';
import { SELECTION_WARNINGS } from '../../ranking/fallback-ladder.ts';
import type { SelectionRequest } from '../../ranking/ranking-context.ts';
import { type Selection, selectQuestions } from '../../ranking/select-questions.ts';
import type { SelectionOptions, TakeTurn } from '../commands.ts';
import type {
  DecisionGrounds,
  NoQuestionAvailable,
  QuestionsProposed,
  TurnAnswer,
} from '../events.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import { computeProgress, type Progress, turnsRemaining } from '../progress.ts';
import { storeProgress } from '../receipts/stored-progress.ts';
import type { SessionState } from '../state.ts';
import type { Interpretation } from './interpret-turn.ts';
import { answerOfDecision } from './turn-answer.ts';

/** Ranks the questions on the state that a call leaves behind: what is recorded of that, and what is answered. */
export function chooseQuestions(
  command: TakeTurn,
  { relevances }: Interpretation,
  degraded_reasons: readonly string[],
  after: SessionState,
): { readonly decision: QuestionsProposed | NoQuestionAvailable; readonly answer: TurnAnswer } {
  const { pinned, engineVersion: engine_version, decisionId } = command;
  const selection = knownSelection(command.selection, pinned);
  const { choice, progress } = makeChoice({ selection, relevances }, after, pinned);
  const { artifact_digest, turn, turns_remaining, warnings, candidates, rung } = choice;
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
  const decision: QuestionsProposed | NoQuestionAvailable =
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

/**
 * As an event has it. Most lists of ids are new ones, and for each of these an object with a prototype costs V8 a line of shapes; without
 * one, an id may be `__proto__`.
 */
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

/** A choice on a state, by its grounds: for a call, and for whoever makes a recorded one again. */
export function makeChoice(
  grounds: ChoiceGrounds,
  state: SessionState,
  pinned: PinnedArtifact,
): { readonly choice: ChosenQuestions; readonly progress: Progress } {
  const request = rankingRequest(grounds, state, pinned);
  const coverage = readCoverage(pinned.compiled, state);
  const ranked = selectQuestions(pinned.compiled, state, request, coverage);
  const progress = computeProgress(pinned.compiled, state, coverage);
  return { choice: choiceOf(ranked, request, pinned, { state, progress }), progress };
}

/** What a choice is made by, beside the state: it is recorded with the decision. */
export interface ChoiceGrounds {
  readonly selection: SelectionOptions;
  /** Question id -> relevance to the latest words. */
  readonly relevances: ReadonlyMap<string, number>;
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
    relevances,
    turnsRemaining: turnsRemaining(artifact, turnCount),
  };
}

/** What a decision may warn of. */
export const DECISION_WARNINGS = [
  'max_turns_reached',
  'objective_achieved',
  ...SELECTION_WARNINGS,
] as const;
type DecisionWarning = (typeof DECISION_WARNINGS)[number];

/** A choice as it is recorded and told, from the ranking and the state it was made on. */
export interface ChosenQuestions {
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
  { turnsRemaining: left }: SelectionRequest,
  { digest }: PinnedArtifact,
  { state, progress }: { readonly state: SessionState; readonly progress: Progress },
): ChosenQuestions {
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
