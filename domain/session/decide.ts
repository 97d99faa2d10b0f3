import { accept, type Outcome, type Refused } from '../accept-or-refuse.ts';
import { type Decider, timed } from '../decider.ts';
import { refuseFields } from '../input/refuse-fields.ts';
import type { ExtractionRequest } from '../language/extraction-request.ts';
import { finish, type Steps } from '../steps.ts';
import type { Call, RecordEvents, SessionCommand, StartSession, TakeTurn } from './commands.ts';
import type { CallAnswer, SessionEvent, SessionStarted, TurnAnswer } from './events.ts';
import { foldSession } from './fold-session.ts';
import { answerOfEvents } from './receipts/answer-of-call.ts';
import { unknownSession } from './session-refusals.ts';
import { initialSession, type SessionState } from './state.ts';
import { callErrors } from './turn/check-call.ts';
import { chooseReadingAhead } from './turn/choose/choose-reading-ahead.ts';
import { degradedReasonsOf } from './turn/degraded-reasons.ts';
import { interpretCall } from './turn/interpret/interpret-call.ts';
import type { Interpretation } from './turn/interpret/interpretation.ts';
import { interpretWithModel } from './turn/interpret/with-model/interpret-with-model.ts';
import { requestOfCall } from './turn/interpret/with-model/request-of-call.ts';
import { type ModelUse, shouldAskModel } from './turn/interpret/with-model/should-ask-model.ts';
import { recordCall } from './turn/record/record-call.ts';
import { refuseExcess } from './turn/record/values-bound.ts';

/**
 * The session's rules: check, interpret, record, choose, in this order. Before a chosen question is put, what was said is read once
 * more for it, which may record and choose again.
 */
export const sessionDecider = {
  initialState: initialSession,
  decide,
  fold: foldSession,
} satisfies Decider<SessionCommand, SessionEvent, SessionState>;

function decide(command: StartSession, state: SessionState): Outcome<SessionEvent, undefined>;
function decide(
  command: TakeTurn,
  state: SessionState,
): Outcome<SessionEvent, TurnAnswer, SessionState>;
function decide(
  command: RecordEvents,
  state: SessionState,
): Outcome<SessionEvent, CallAnswer, SessionState>;
function decide(
  command: SessionCommand,
  state: SessionState,
): Outcome<SessionEvent, unknown, SessionState | undefined>;
function decide(
  command: SessionCommand,
  state: SessionState,
): Outcome<SessionEvent, unknown, SessionState | undefined> {
  if (command.type === 'startSession') return accept([startSession(command)]);
  return finish(decideInSteps(command, state));
}

/** The same for a call, its texts read a message at a time. */
export function decideInSteps(
  command: TakeTurn,
  state: SessionState,
): Steps<Outcome<SessionEvent, TurnAnswer, SessionState>>;
export function decideInSteps(
  command: TakeTurn | RecordEvents,
  state: SessionState,
): Steps<Outcome<SessionEvent, CallAnswer, SessionState>>;
export function* decideInSteps(
  command: TakeTurn | RecordEvents,
  state: SessionState,
): Steps<Outcome<SessionEvent, CallAnswer, SessionState>> {
  const ruled = yield* readByRules(command, state);
  if ('refusal' in ruled) return ruled;
  const interpretation = command.modelReply
    ? yield* interpretWithModel(command, command.modelReply, ruled, state)
    : ruled;
  const events = yield* recordCall(command, interpretation, state);
  const after = fold(state, events, command.at);
  const excess = refuseExcess(state, after);
  if (excess) return excess;
  const degradedReasons = degradedReasonsOf(command, interpretation);
  if (command.type === 'recordEvents') {
    return {
      ok: true,
      events,
      state: after,
      answer: answerOfEvents(command, degradedReasons, after),
    };
  }
  const chosen = yield* chooseReadingAhead(command, interpretation, degradedReasons, after);
  const { answer, decision, readAhead } = chosen;
  const all = [...events, ...readAhead, decision];
  return { ok: true, events: all, state: fold(chosen.state, [decision], command.at), answer };
}

/** What to ask a language model before a call is decided; null for a call that is refused, or that has no words to read. */
export function* requestExtraction(
  call: Call,
  state: SessionState,
  use: ModelUse = 'always',
): Steps<ExtractionRequest | null> {
  // With no model in use there is nothing to prepare.
  if (use === 'never') return null;
  const ruled = yield* readByRules(call, state);
  if ('refusal' in ruled || !shouldAskModel(use, call, ruled)) return null;
  return yield* requestOfCall(call, ruled, state);
}

/** Checks a call, and interprets what it says by the rules alone. */
function* readByRules(call: Call, state: SessionState): Steps<Interpretation | Refused> {
  if (state.publication === null) return unknownSession();
  const errors = callErrors(call, state);
  if (errors.length > 0) return refuseFields(errors);
  return yield* interpretCall(call, state);
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

function fold(state: SessionState, events: readonly SessionEvent[], at: string): SessionState {
  return foldSession(state, timed(events, at));
}
