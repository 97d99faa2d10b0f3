import type { ReplyInput } from '../../language/reading.ts';
import { readLeftOver } from '../../language/reply-extraction/left-over.ts';
import { readCoverage } from '../../ranking/coverage.ts';
import { SELECTION_WARNINGS } from '../../ranking/fallback-ladder.ts';
import type { SelectionRequest } from '../../ranking/ranking-context.ts';
import { type Selection, selectQuestions } from '../../ranking/select-questions.ts';
import type { Steps } from '../../steps.ts';
import type { SelectionOptions, TakeTurn } from '../commands.ts';
import type {
  DecisionGrounds,
  NoQuestionAvailable,
  QuestionsProposed,
  SessionEvent,
  TurnAnswer,
} from '../events.ts';
import { foldSession } from '../fold-session.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import { computeProgress, type Progress, turnsRemaining } from '../progress.ts';
import { storeProgress } from '../receipts/stored-progress.ts';
import type { SessionState } from '../state.ts';
import type { Interpretation, TurnInterpretation } from './interpret-turn.ts';
import { recordRead, refuseExcess } from './record-values.ts';
import { answerOfDecision } from './turn-answer.ts';

/** Questions that one reply spares at most. */
const READ_AHEAD_MAX = 3;

type Chosen = ReturnType<typeof chooseQuestions> & {
  /** What the reply told of questions that would have been put next. */
  readonly readAhead: readonly SessionEvent[];
  readonly state: SessionState;
};

/**
 * Chooses the next questions. Before one is put first that was never asked, the reply is read again for it: nobody is
 * asked for what they have just told.
 */
export function* chooseUnanswered(
  command: TakeTurn,
  interpretation: Interpretation,
  degradedReasons: readonly string[],
  after: SessionState,
): Steps<Chosen> {
  const readAhead: SessionEvent[] = [];
  const { pinned } = command;
  let state = after;
  const turn = answeredTurn(command, interpretation);
  let chosen = chooseQuestions(command, interpretation, degradedReasons, state);
  const values = [...(turn?.reading?.values ?? [])];
  while (turn !== undefined && readAhead.length < READ_AHEAD_MAX) {
    const next = chosen.answer.candidates.filter((id) => isUntouched(id, state, pinned));
    if (next[0] === undefined || next[0] !== chosen.answer.candidates[0]) break;
    const leftOver = { values, next };
    const told = yield* readLeftOver(
      pinned.reading,
      inputOf(turn, interpretation, state),
      leftOver,
    );
    const read = told.slice(0, READ_AHEAD_MAX - readAhead.length);
    if (read.length === 0) break;
    const events = recordRead(command, read, turn.resolved.questionIds[0] ?? null, state);
    const recorded = events.map((event) => ({ event, occurredAt: command.at }));
    const further = foldSession(state, recorded);
    // Nobody sent it, so no call is refused for it.
    if (refuseExcess(state, further)) break;
    values.push(...read);
    readAhead.push(...events);
    state = further;
    chosen = chooseQuestions(command, interpretation, degradedReasons, state);
  }
  const { decision, answer } = chosen;
  return { decision, answer, readAhead, state };
}

/** The turn, where rules alone read an answer in it that leaves words over. */
function answeredTurn(
  { modelReply, previousTurn }: TakeTurn,
  { turn }: Interpretation,
): TurnInterpretation | undefined {
  const reported = previousTurn?.outcome ?? 'asked_answered';
  if (modelReply || reported !== 'asked_answered') return undefined;
  const { leavesWords = false, outcome } = turn?.reading ?? {};
  return leavesWords && outcome === 'asked_answered' ? turn! : undefined;
}

/** Never asked, so that it was never declined either, and nothing known of it. */
function isUntouched(
  questionId: string,
  { questions, targets }: SessionState,
  { informationsOf }: PinnedArtifact,
): boolean {
  if (questions.has(questionId)) return false;
  return (informationsOf.get(questionId) ?? []).every(({ id }) => !targets.has(id));
}

/** What the turn was read from, and what is known by now. */
function inputOf(
  { exchange, resolved }: TurnInterpretation,
  { language, referenceTime }: Interpretation,
  { targets }: SessionState,
): ReplyInput {
  return {
    userText: exchange.userText!,
    askedQuestionIds: resolved.questionIds,
    assistantText: exchange.assistantText,
    context: exchange.before,
    language: language ?? undefined,
    referenceTime,
    known: targets,
  };
}

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
    relevances: recorded(relevances),
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
function recorded(relevances: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
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
