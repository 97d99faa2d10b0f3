import * as v from 'valibot';
import { QUESTION_TYPES } from '../configuration/entities.ts';
import { CANDIDATES_MAX } from '../configuration/entity-fields.ts';
import type { InformationSchema } from '../configuration/information-schema/information-schema.ts';
import { closedObject } from '../input/closed-object.ts';
import { anyId } from '../input/ids.ts';
import { writtenInstant } from '../input/instant.ts';
import { list, uniqueList } from '../input/list.ts';
import { codePointLength, rule, text } from '../input/text.ts';
import type { ModelReply } from '../language/extraction-request.ts';
import { QUESTION_OUTCOMES } from '../question-outcome.ts';
import { SUB_OBJECTIVE_MODES } from '../ranking/ranking-context.ts';
import type { PinnedArtifact } from './pinned-artifact.ts';
import type { PinnedPublication } from './state.ts';
import { stateVersion } from './state-version.ts';

/** What a client may say to a session: the request-side objects of the specification, 2.10. */

/** Bytes of JSON of one external event's `data`. */
const EXTERNAL_DATA_BYTES_MAX = 16 * 1024;
/** Code points of the texts of one call's messages together. */
const MESSAGE_TEXTS_MAX = 100_000;

function atLeastOneProperty<T extends object>() {
  return rule<T>(
    'at_least_one_property',
    (value) => Object.keys(value).length > 0,
    'must have at least one property',
  );
}

const structuredAnswer = closedObject({
  choice_ids: uniqueList(anyId, { min: 1, max: 50 }),
  free_text: v.optional(text(1, 4000)),
});

export const previousTurn = v.pipe(
  closedObject({
    decision_id: v.optional(anyId),
    question_id: v.optional(anyId),
    outcome: v.optional(v.picklist(QUESTION_OUTCOMES)),
    assistant_text: v.optional(text(1, 8000)),
    user_text: v.optional(text(1, 8000)),
    structured_answer: v.optional(structuredAnswer),
    message_id: v.optional(anyId),
  }),
  atLeastOneProperty(),
  v.metadata({ minProperties: 1 }),
);

const message = closedObject({
  role: v.picklist(['user', 'assistant']),
  text: text(1, 8000),
  message_id: v.optional(anyId),
  occurred_at: v.optional(writtenInstant),
});

function lengthOfTexts(messages: readonly { readonly text: string }[]): number {
  return messages.reduce((sum, each) => sum + codePointLength(each.text), 0);
}

export const contextUpdate = v.variant('mode', [
  closedObject({ mode: v.literal('summary'), text: text(1, 16_000) }),
  closedObject({
    mode: v.literal('messages'),
    messages: v.pipe(
      list(message, { min: 1, max: 100 }),
      rule(
        'too_long',
        (messages) => lengthOfTexts(messages) <= MESSAGE_TEXTS_MAX,
        `must have at most ${MESSAGE_TEXTS_MAX} characters in all texts together`,
      ),
    ),
  }),
]);

const jsonValue = v.custom<unknown>((value) => value !== undefined, 'is required');

export const dataUpdate = v.variant('operation', [
  closedObject({ id: anyId, operation: v.literal('set'), value: jsonValue }),
  closedObject({ id: anyId, operation: v.literal('unset') }),
  closedObject({ id: anyId, operation: v.literal('not_applicable') }),
]);

const subObjectiveOverride = closedObject({
  id: anyId,
  operation: v.picklist(['achieve', 'exclude', 'reset']),
});

export const clientUpdates = v.pipe(
  closedObject({
    data: v.optional(list(dataUpdate, { max: 100 })),
    sub_objectives: v.optional(list(subObjectiveOverride, { max: 100 })),
    objective: v.optional(closedObject({ operation: v.picklist(['achieve', 'reset']) })),
  }),
  atLeastOneProperty(),
  v.metadata({ minProperties: 1 }),
);

export const selectionOptions = closedObject({
  candidate_count: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(CANDIDATES_MAX)),
  ),
  sub_objectives: v.optional(
    closedObject({
      ids: uniqueList(anyId, { min: 1, max: 100 }),
      mode: v.picklist(SUB_OBJECTIVE_MODES),
    }),
  ),
  allowed_question_types: v.optional(
    uniqueList(v.picklist(QUESTION_TYPES), { min: 1, max: QUESTION_TYPES.length }),
  ),
  required_target_ids: v.optional(uniqueList(anyId, { min: 1, max: 100 })),
  excluded_question_ids: v.optional(uniqueList(anyId, { max: 500 })),
});

const smallObject = v.pipe(
  v.custom<Record<string, unknown>>(isObject, 'must be an object'),
  rule(
    'too_long',
    (value) => Buffer.byteLength(JSON.stringify(value)) <= EXTERNAL_DATA_BYTES_MAX,
    `must have at most ${EXTERNAL_DATA_BYTES_MAX} bytes of JSON`,
  ),
  v.metadata({ type: 'object' }),
);

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const externalEvent = closedObject({
  type: text(1, 128),
  occurred_at: v.optional(writtenInstant),
  data: v.optional(smallObject),
});

/** What `POST …/next` takes (specification 4.1). */
export const nextBody = closedObject({
  state_version: stateVersion,
  previous_turn: v.optional(previousTurn),
  context_update: v.optional(contextUpdate),
  client_updates: v.optional(clientUpdates),
  selection: v.optional(selectionOptions),
});

/** What `POST …/events` takes (specification 4.3): at least one of three. */
export const eventsBody = v.pipe(
  closedObject({
    state_version: stateVersion,
    context_update: v.optional(contextUpdate),
    client_updates: v.optional(clientUpdates),
    external: v.optional(externalEvent),
  }),
  rule(
    'at_least_one_property',
    (value) => Object.keys(value).length > 1,
    'must bring context_update, client_updates or external',
  ),
);

export type NextBody = v.InferOutput<typeof nextBody>;
export type EventsBody = v.InferOutput<typeof eventsBody>;
export type PreviousTurn = v.InferOutput<typeof previousTurn>;
export type ContextUpdate = v.InferOutput<typeof contextUpdate>;
export type ContextMessage = v.InferOutput<typeof message>;
export type ClientUpdates = v.InferOutput<typeof clientUpdates>;
export type SelectionOptions = v.InferOutput<typeof selectionOptions>;
export type ExternalEvent = v.InferOutput<typeof externalEvent>;

export type SessionCommand = StartSession | TakeTurn | RecordEvents;

/** Begins a session on the publication that is active now. */
export interface StartSession {
  readonly type: 'startSession';
  readonly publication: PinnedPublication;
  readonly clientReference?: string | undefined;
}

/** Whether a value fits a schema; given from outside by whoever has tried it already. */
export type ValueJudge = (schema: InformationSchema, value: unknown) => boolean;

/** What a client says in one call, none of it judged yet. */
export interface CallInput {
  readonly previousTurn?: PreviousTurn | undefined;
  readonly contextUpdate?: ContextUpdate | undefined;
  readonly clientUpdates?: ClientUpdates | undefined;
  readonly selection?: SelectionOptions | undefined;
  readonly external?: ExternalEvent | undefined;
}

/** A call on a session, with everything it has to be judged by as data. */
export interface Call extends CallInput {
  /** Time of the call, ISO 8601 UTC. */
  readonly at: string;
  /** The session's publication. */
  readonly pinned: PinnedArtifact;
  /** What a language model said where the rules left something open; absent when none was asked. */
  readonly modelReply?: ModelReply | undefined;
  /** Whether values fit their schemas, where somebody has tried them already. */
  readonly accepts?: ValueJudge | undefined;
}

/** `/next`: what was asked and answered, what the client updates, and a choice of questions. */
export interface TakeTurn extends Call {
  readonly type: 'takeTurn';
  readonly decisionId: string;
  readonly engineVersion: string;
}

/** `/events`: external information without a choice; the pending decision stays. */
export interface RecordEvents extends Call {
  readonly type: 'recordEvents';
}
