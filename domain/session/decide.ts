import type { Decider } from '../decider.ts';
import type { ExtractionRequest } from '../language/extraction-request.ts';
import { type Outcome, type Refused, refuse, refuseFields } from '../outcome.ts';
import { readCoverage } from '../ranking/coverage.ts';
import { selectQuestions } from '../ranking/select-questions.ts';
import { finish, type Steps } from '../steps.ts';
import type {
  Call,
  RecordEvents,
  SelectionOptions,
  SessionCommand,
  StartSession,
  TakeTurn,
} from './commands.ts';
import type {
  CallAnswer,
  DecisionGrounds,
  SessionEvent,
  SessionStarted,
  TurnAnswer,
} from './events.ts';
import { foldSession } from './fold-session.ts';
import { isUnsure } from './model/doubt.ts';
import { extractionRequestOf } from './model/extraction-request.ts';
import { interpretWithModel } from './model/interpret-with-model.ts';
import { hasWordsToRead, type ModelUse } from './model/should-ask-model.ts';
import type { PinnedArtifact } from './pinned-artifact.ts';
import { computeProgress, turnsRemaining } from './progress.ts';
import { initialSession, type SessionState } from './state.ts';
import { storeProgress } from './stored-progress.ts';
import { referenceErrors } from './turn/check-references.ts';
import { choiceOf, rankingRequest } from './turn/choose-questions.ts';
import { degradedReasonsOf } from './turn/degraded-reasons.ts';
import { type Interpretation, interpretInSteps } from './turn/interpret-turn.ts';
import { recordCall } from './turn/record-call.ts';
import { refuseExcess } from './value-bounds.ts';

/** The session's rules: check, interpret, record, choose, in this order. */
export const sessionDecider = {
  initialState: initialSession,
  decide,
  fold: foldSession,
} satisfies Decider<SessionCommand, SessionEvent, SessionState>;

/** With the state after the events, and what to tell of it. */
export type CallOutcome<Answer> = Outcome<
  SessionEvent,
  { readonly state: SessionState; readonly answer: Answer }
>;

function decide(command: StartSession, state: SessionState): Outcome<SessionEvent>;
function decide(command: TakeTurn, state: SessionState): CallOutcome<TurnAnswer>;
function decide(command: RecordEvents, state: SessionState): CallOutcome<CallAnswer>;
function decide(command: SessionCommand, state: SessionState): Outcome<SessionEvent>;
function decide(command: SessionCommand, state: SessionState): Outcome<SessionEvent> {
  if (command.type === 'startSession') return { ok: true, events: [startSession(command)] };
  return finish(decideInSteps(command, state));
}

/** The same for a call, its texts read a message at a time. */
export function decideInSteps(
  command: TakeTurn,
  state: SessionState,
): Steps<CallOutcome<TurnAnswer>>;
export function decideInSteps(
  command: TakeTurn | RecordEvents,
  state: SessionState,
): Steps<CallOutcome<CallAnswer>>;
export function* decideInSteps(
  command: TakeTurn | RecordEvents,
  state: SessionState,
): Steps<CallOutcome<CallAnswer>> {
  const refused = check(command, state);
  if (refused) return refused;
  const interpretation = yield* interpretWithModel(command, state);
  const events = recordCall(command, interpretation, state);
  const after = fold(state, events, command.at);
  const excess = refuseExcess(state, after);
  if (excess) return excess;
  return command.type === 'takeTurn'
    ? chooseQuestions(command, interpretation, { events, after })
    : recordWithoutChoice(command, interpretation, { events, after });
}

/** What to ask a language model before a call is decided; null for a call that is refused, or that has no words to read. */
export function* requestExtraction(
  call: Call,
  state: SessionState,
  use: ModelUse = 'always',
): Steps<ExtractionRequest | null> {
  if (use === 'never' || check(call, state)) return null;
  const interpretation = yield* interpretInSteps(call, state);
  const asked = interpretation.turn?.resolved.questionIds[0];
  if (!hasWordsToRead(call, asked)) return null;
  if (use === 'when_unsure' && !isUnsure(interpretation, call.pinned)) return null;
  return extractionRequestOf(call, interpretation, state);
}

function startSession({ publication, clientReference }: StartSession): SessionStarted {
  return {
    type: 'SessionStarted',
    facts: {
      service: publication.service,
      configuration_version: publication.configurationVersion,
      artifact_digest: publication.artifactDigest,
    },
    ...(clientReference === undefined ? {} : { private: { client_reference: clientReference } }),
  };
}

function check(call: Call, state: SessionState): Refused | undefined {
  if (state.pinned === null) return refuse('unknown_session', 'There is no such session.');
  const errors = referenceErrors(call, state);
  return errors.length > 0 ? refuseFields(errors) : undefined;
}

function fold(state: SessionState, events: readonly SessionEvent[], at: string): SessionState {
  return foldSession(
    state,
    events.map((event) => ({ event, occurredAt: at })),
  );
}

interface RecordedCall {
  readonly events: readonly SessionEvent[];
  /** The state after them. */
  readonly after: SessionState;
}

function recordWithoutChoice(
  call: RecordEvents,
  interpretation: Interpretation,
  { events, after }: RecordedCall,
): CallOutcome<CallAnswer> {
  const { artifact, compiled } = call.pinned;
  const degradedReasons = degradedReasonsOf(call, interpretation);
  const answer: CallAnswer = {
    progress: storeProgress(computeProgress(compiled, after)),
    turn_count: after.turnCount,
    turns_remaining: turnsRemaining(artifact, after.turnCount),
    degraded: degradedReasons.length > 0,
    degraded_reasons: degradedReasons,
  };
  return { ok: true, events, state: after, answer };
}

/** Ranks the questions on the state that the call leaves behind, and records what is proposed. */
function chooseQuestions(
  command: TakeTurn,
  interpretation: Interpretation,
  { events, after }: RecordedCall,
): CallOutcome<TurnAnswer> {
  const { pinned, engineVersion: engine_version, decisionId } = command;
  const degraded_reasons = degradedReasonsOf(command, interpretation);
  const selection = knownSelection(command.selection, pinned);
  const { relevances } = interpretation;
  const request = rankingRequest({ selection, relevances }, after, pinned);
  const reached = readCoverage(pinned.compiled, after);
  const ranked = selectQuestions(pinned.compiled, after, request, reached);
  const progress = computeProgress(pinned.compiled, after, reached);
  const choice = choiceOf(ranked, after, pinned, progress);
  const { artifact_digest, turn, turns_remaining, warnings, candidates, rung } = choice;
  const grounds: DecisionGrounds = {
    artifact_digest,
    engine_version,
    selection,
    turn,
    turns_remaining,
    relevances,
    degraded_reasons,
    warnings,
  };
  const decision: SessionEvent =
    rung === null
      ? { type: 'NoQuestionAvailable', facts: grounds }
      : {
          type: 'QuestionsProposed',
          facts: { decision_id: decisionId, candidates, rung, ...grounds },
        };
  const answer: TurnAnswer = {
    decision_id: rung === null ? null : decisionId,
    action: rung === null ? 'stop' : 'ask',
    stop_reason: rung === null ? 'no_question_available' : null,
    candidates,
    progress: storeProgress(progress),
    turn_count: turn,
    turns_remaining,
    warnings,
    degraded: degraded_reasons.length > 0,
    degraded_reasons,
  };
  const state = fold(after, [decision], command.at);
  return { ok: true, events: [...events, decision], state, answer };
}

/** The selection without exclusions of questions that there are none of: they change nothing. */
function knownSelection(
  selection: SelectionOptions | undefined,
  { compiled }: PinnedArtifact,
): SelectionOptions {
  const excluded = selection?.excluded_question_ids;
  if (excluded === undefined) return selection ?? {};
  return {
    ...selection,
    excluded_question_ids: excluded.filter((id) => compiled.questionIndexes.has(id)),
  };
}
