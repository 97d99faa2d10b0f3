import * as v from 'valibot';
import { QUESTION_TYPES } from '../configuration/entities.ts';
import type { JsonValue } from '../json/json.ts';
import { DIALOGUE_ACTS } from '../language/reading.ts';
import { TARGET_STATUSES, VALUE_SOURCES } from '../progress/selection-state.ts';
import { QUESTION_OUTCOMES } from '../question-outcome.ts';
import { SUB_OBJECTIVE_MODES } from '../ranking/ranking-context.ts';
import { type EventOf, event, eventWithPrivate, listOf } from '../recording/event-schema.ts';
import { modelPart } from './model-part.ts';
import { slimProgress, storedProgress } from './receipts/stored-progress.ts';

/** Everything that can happen in a session, in the past tense. The `type` strings never change. */
export type SessionEvent = EventOf<typeof SESSION_EVENT_SCHEMAS>;

type Event<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>;

export type SessionStarted = Event<'SessionStarted'>;
export type TurnRecorded = Event<'TurnRecorded'>;
export type ValueRecorded = Event<'ValueRecorded'>;
export type ReconfirmationNeeded = Event<'ReconfirmationNeeded'>;
export type ContextReceived = Event<'ContextReceived'>;
export type QuestionsProposed = Event<'QuestionsProposed'>;
type NoQuestionAvailable = Event<'NoQuestionAvailable'>;
/** What `/next` recorded of its decision. */
export type DecisionEvent = QuestionsProposed | NoQuestionAvailable;
export type ErasureRequested = Event<'ErasureRequested'>;

/** How the question of a turn was found. */
export type Resolution = v.InferOutput<typeof resolution>;

const idOrNull = v.nullable(v.string());
/** The same as a fact: left out where it is null. */
const idIfAny = v.exactOptional(idOrNull, null);
/** The client's own id of a message, as older builds kept it: private since 2026-11-22. */
const openMessageId = v.exactOptional(idOrNull);
const source = v.picklist(VALUE_SOURCES);

const resolution = v.picklist([
  'question_id',
  'choice_ids',
  'words',
  'model',
  'first_candidate',
  'nothing_asked',
  'unresolved',
]);

const message = v.object({
  role: v.picklist(['user', 'assistant']),
  text: v.string(),
  message_id: v.optional(v.string()),
  occurred_at: v.optional(v.string()),
});

/** The selection of a call, as it was sent, without what names nothing. */
const selection = v.object({
  candidate_count: v.optional(v.number()),
  sub_objectives: v.optional(
    v.object({ ids: v.array(v.string()), mode: v.picklist(SUB_OBJECTIVE_MODES) }),
  ),
  allowed_question_types: v.optional(v.array(v.picklist(QUESTION_TYPES))),
  required_target_ids: v.optional(v.array(v.string())),
  excluded_question_ids: v.optional(v.array(v.string())),
});

/** What a choice depended on, so that it can be recomputed bit for bit, texts erased or not. */
const decisionGrounds = v.object({
  artifact_digest: v.string(),
  engine_version: v.string(),
  selection: v.exactOptional(selection, {}),
  turn: v.number(),
  turns_remaining: v.number(),
  /** Question id -> relevance to the latest words, rounded to 1e-4; zeros are left out. */
  relevances: v.exactOptional(v.record(v.string(), v.number()), {}),
  degraded_reasons: v.exactOptional(listOf(v.string()), []),
  warnings: v.exactOptional(listOf(v.string()), []),
});

export type DecisionGrounds = v.InferOutput<typeof decisionGrounds>;

/** What proves an erasure to whoever asks. */
export const erasureCertificate = v.object({
  erasure_id: v.string(),
  session_id: v.string(),
  reason: v.string(),
  requested_by: v.object({ type: v.string(), id: v.string() }),
  requested_at: v.string(),
  key_destroyed_at: v.string(),
  /** Revision of the last event before the request. */
  last_revision: v.number(),
  /** Link of the request's commit: what stands before it is vouched for as it is, sealed. */
  chain: v.string(),
  /** HMAC-SHA-256 of all of the above with the service's secret, hex. */
  signature: v.string(),
});

export type ErasureCertificate = v.InferOutput<typeof erasureCertificate>;

export const SESSION_EVENT_SCHEMAS = {
  SessionStarted: eventWithPrivate(
    v.object({
      service: v.string(),
      /** The pinned publication; never leaves through a public answer. */
      configuration_version: v.string(),
      artifact_digest: v.string(),
    }),
    v.object({ client_reference: v.exactOptional(v.string()) }),
  ),
  /** One exchange between the agent and the user, as the client reported it. */
  TurnRecorded: eventWithPrivate(
    v.object({
      /** 1-based. */
      turn: v.number(),
      resolution,
      question_id: idIfAny,
      decision_id: idIfAny,
      /** The dialogue act of the reply, under the name that it was first stored by. */
      manner: v.exactOptional(v.nullable(v.picklist(DIALOGUE_ACTS)), null),
      language: idIfAny,
      message_id: openMessageId,
      /** Absent where no model was asked. */
      model: v.exactOptional(modelPart),
      /** Rank 1 of the decision, where the turn counts as a try of it that led to nothing. */
      tried_question_id: v.exactOptional(v.string()),
    }),
    v.object({
      assistant_text: v.exactOptional(v.string()),
      user_text: v.exactOptional(v.string()),
      choice_ids: v.exactOptional(listOf(v.string())),
      free_text: v.exactOptional(v.string()),
      message_id: v.exactOptional(v.string()),
    }),
  ),
  QuestionOutcomeRecorded: eventWithPrivate(
    v.object({
      question_id: v.string(),
      decision_id: idIfAny,
      outcome: v.picklist(QUESTION_OUTCOMES),
      source,
      message_id: openMessageId,
      /** The user said that they do not know. */
      is_unknown: v.exactOptional(v.literal(true)),
    }),
    v.object({ message_id: v.exactOptional(v.string()) }),
  ),
  /** A success information got a value, lost it (`unset`), or was said not to apply. */
  ValueRecorded: eventWithPrivate(
    v.object({
      information_id: v.string(),
      status: v.picklist(TARGET_STATUSES),
      /** 0..1 */
      coverage: v.exactOptional(v.number(), 1),
      source,
      question_id: idIfAny,
      /** Where the user's words stand, [start, end) in UTF-16 units. */
      span: v.exactOptional(
        v.nullable(v.pipe(v.tuple([v.number(), v.number()]), v.readonly())),
        null,
      ),
      /** Set where a language model read it in the text, alone or as the rules did; absent where the rules alone did. */
      by: v.exactOptional(v.picklist(['model', 'rules_and_model'])),
    }),
    v.object({ value: v.exactOptional(v.custom<JsonValue>((value) => value !== undefined)) }),
  ),
  /** An information that this one depends on was corrected or removed: its coverage is lowered, its value stays. */
  ReconfirmationNeeded: event(
    v.object({ information_id: v.string(), coverage: v.number(), because_of: v.string() }),
  ),
  /** `status` null: the override was taken back. */
  SubObjectiveOverridden: event(
    v.object({
      sub_objective_id: v.string(),
      status: v.nullable(v.picklist(['achieved', 'excluded'])),
    }),
  ),
  ObjectiveOverridden: event(v.object({ status: v.nullable(v.literal('achieved')) })),
  /** Long updates are split: `part` of `parts`. */
  ContextReceived: eventWithPrivate(
    v.object({
      mode: v.picklist(['summary', 'messages']),
      part: v.exactOptional(v.number(), 1),
      parts: v.exactOptional(v.number(), 1),
      language: idIfAny,
      /** Of a call without a turn, on its first part. */
      model: v.exactOptional(modelPart),
    }),
    v.object({
      text: v.exactOptional(v.string()),
      messages: v.exactOptional(listOf(message)),
    }),
  ),
  ExternalEventReceived: eventWithPrivate(
    v.object({ occurred_at: idIfAny }),
    v.object({
      type: v.string(),
      data: v.exactOptional(v.record(v.string(), v.unknown())),
    }),
  ),
  /** An update that named nothing: recorded, so that its key is used up like that of any other. */
  EmptyUpdateReceived: event(v.object({})),
  /** The agent used none of a decision's candidates. No outcome follows from it. */
  DecisionIgnored: event(v.object({ decision_id: v.string() })),
  QuestionsProposed: event(
    v.object({
      ...decisionGrounds.entries,
      decision_id: v.string(),
      /** Question ids, rank 1 first. */
      candidates: listOf(v.string()),
      rung: v.exactOptional(v.number(), 0),
    }),
  ),
  NoQuestionAvailable: event(decisionGrounds),
  /** From here on nothing private is shown or taken in; the key is destroyed next. */
  ErasureRequested: event(
    v.object({
      erasure_id: v.string(),
      service: v.string(),
      /** An operator's words, for auditors; nothing of the person. */
      reason: v.string(),
    }),
  ),
  /** The key is destroyed and everything that was opened is purged. */
  SessionErased: event(erasureCertificate),
};

const answered = { request_id: v.string(), engine_version: v.string() };

const answerOfCall = v.object({
  progress: storedProgress,
  turn_count: v.number(),
  turns_remaining: v.number(),
  degraded: v.boolean(),
  degraded_reasons: listOf(v.string()),
});

/** What a call is told of the state it leaves behind; with the artifact, all of its answer. */
export type CallAnswer = v.InferOutput<typeof answerOfCall>;

const turnAnswer = v.object({
  ...answerOfCall.entries,
  decision_id: idOrNull,
  action: v.picklist(['ask', 'stop']),
  stop_reason: v.nullable(v.literal('no_question_available')),
  /** Question ids, rank 1 first. */
  candidates: listOf(v.string()),
  warnings: listOf(v.string()),
});

/** What `/next` tells beyond that. */
export type TurnAnswer = v.InferOutput<typeof turnAnswer>;

const creationReceipt = v.object(answered);

/** What the receipt of a creation holds. */
export type CreationReceipt = v.InferOutput<typeof creationReceipt>;

/** What a call was answered, with questions as ids, and which request and engine did. */
export type ToldAnswer<Answer> = Answer & CreationReceipt;

/** Of `/next`: what the decision, the last event of its commit, does not say. */
const turnReceipt = v.strictObject({ progress: slimProgress });

/** Of `/events`. */
const eventsReceipt = v.strictObject({
  ...answerOfCall.entries,
  progress: slimProgress,
  engine_version: v.string(),
});

/** What receipts of a session's stream hold: of `/next`, of `/events`, of the creation; and the first two before 2026-11-22. */
export const sessionReceipt = v.union([
  turnReceipt,
  eventsReceipt,
  v.object({ ...answered, ...turnAnswer.entries }),
  v.object({ ...answered, ...answerOfCall.entries }),
  creationReceipt,
]);

/** What the receipt of a call keeps of that: the rest is in the last event of its commit. */
export type KeptReceipt = v.InferOutput<typeof turnReceipt> | v.InferOutput<typeof eventsReceipt>;

export function isDecision(event: { readonly type: string }): event is DecisionEvent {
  return event.type === 'QuestionsProposed' || event.type === 'NoQuestionAvailable';
}
