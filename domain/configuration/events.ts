import * as v from 'valibot';
import type { JsonValue } from '../json/json.ts';
import { type EventOf, event, listOf } from '../recording/event-schema.ts';
import { conversationTest } from './conversation-tests/conversation-test.ts';
import { COMPLETION_ROLES, QUESTION_TYPES } from './entities.ts';
import { QUALIFICATION_LEVELS } from './qualification.ts';

/** Everything that can happen to a service's configuration. The `type` strings never change. */
export type ConfigurationEvent = EventOf<typeof CONFIGURATION_EVENT_SCHEMAS>;

/** One event an operation; all events of one change request carry the draft revision that it made. */
export type DraftEvent = EventOf<typeof DRAFT_EVENT_SCHEMAS>;
export type CompilationEvent = EventOf<typeof COMPILATION_EVENT_SCHEMAS>;
export type CheckEvent = EventOf<typeof CHECK_EVENT_SCHEMAS>;

/** Bounded cause of a failure: nothing internal, `details` for `validation_failed` only. */
export type CompilationError = v.InferOutput<typeof compilationError>;

const json = v.custom<JsonValue>((value) => value !== undefined);
const revised = { draft_revision: v.number() };
const id = { id: v.string() };

const objective = {
  name: v.string(),
  description: v.string(),
  qualification_level: v.picklist(QUALIFICATION_LEVELS),
  max_turns: v.number(),
  candidates_per_call: v.number(),
  order_strength: v.number(),
};

/** Absent in what older versions recorded. */
const learning = { learning: v.exactOptional(v.boolean()) };

const subObjective = {
  name: v.string(),
  order_position: v.number(),
  completion_role: v.picklist(COMPLETION_ROLES),
};

const information = {
  label: v.string(),
  primary_question_id: v.string(),
  schema: v.record(v.string(), json),
};

const question = {
  text: v.string(),
  type: v.picklist(QUESTION_TYPES),
  sub_objective_id: v.string(),
  active: v.boolean(),
  choices: listOf(
    v.object({
      id: v.string(),
      label: v.string(),
      maps_to_value: v.exactOptional(json),
      synonyms: v.exactOptional(listOf(v.string())),
    }),
  ),
};

type Given<Entries extends v.ObjectEntries> = {
  [Key in keyof Entries]: Entries[Key] extends v.GenericSchema
    ? v.ExactOptionalSchema<Entries[Key], undefined>
    : never;
};

/** The fields that an update gives; lists are replaced whole. */
function given<const Entries extends Readonly<Record<string, v.GenericSchema>>>(
  entries: Entries,
): Given<Entries> {
  const optional = Object.entries(entries).map(([key, schema]) => [key, v.exactOptional(schema)]);
  return Object.fromEntries(optional);
}

/** Whom it stands in front of from now on and stood in front of until now, null for the last place; absent where it stays. */
const moved = {
  comes_before: v.exactOptional(v.nullable(v.string())),
  came_before: v.exactOptional(v.nullable(v.string())),
};
/** Whom it stood in front of, null for the last place; absent in what older builds stored. */
const left = { came_before: moved.came_before };

/** Version that the draft was made like; absent for an edit. */
const restored = { restored_from: v.exactOptional(v.string()) };

const draftEvent = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  event(v.object({ ...revised, ...restored, ...entries }));

const DRAFT_EVENT_SCHEMAS = {
  ObjectiveCreated: draftEvent({ ...objective, ...learning }),
  ObjectiveUpdated: draftEvent({ ...given(objective), ...learning }),
  SubObjectiveCreated: draftEvent({ ...id, ...subObjective }),
  SubObjectiveUpdated: draftEvent({ ...id, ...given(subObjective) }),
  SubObjectiveDeleted: draftEvent(id),
  SuccessInformationCreated: draftEvent({ ...id, ...information }),
  SuccessInformationUpdated: draftEvent({ ...id, ...given(information), ...moved }),
  SuccessInformationDeleted: draftEvent({ ...id, ...left }),
  QuestionCreated: draftEvent({ ...id, ...question }),
  QuestionUpdated: draftEvent({ ...id, ...given(question), ...moved }),
  QuestionDeleted: draftEvent({ ...id, ...left }),
};

const compilation = { compilation_id: v.string() };
/** By the revision of the event that made the claim. */
const claimed = { ...compilation, claim_revision: v.number() };

export const COMPILATION_ERROR_CODES = [
  'validation_failed',
  'llm_unavailable',
  'timeout',
  'internal_error',
] as const;

const compilationError = v.object({
  code: v.picklist(COMPILATION_ERROR_CODES),
  message: v.string(),
  details: v.exactOptional(v.record(v.string(), v.unknown())),
});

const COMPILATION_EVENT_SCHEMAS = {
  CompilationRequested: event(v.object({ ...compilation, ...revised })),
  /** `lease_until`: ISO 8601, by the clock of the worker; others wait as long by their own. `asks_model`: whether it has a language model to ask; absent in what older versions recorded. */
  CompilationClaimed: event(
    v.object({
      ...compilation,
      worker_id: v.string(),
      lease_until: v.string(),
      asks_model: v.exactOptional(v.boolean()),
    }),
  ),
  /** Also renews the claim. `progress`: 0..1, indicative. */
  CompilationProgressed: event(
    v.object({ ...claimed, progress: v.number(), lease_until: v.string() }),
  ),
  /** The worker that held the claim was not heard of in time, or left the job as its process ended (`released`); it waits for another one. */
  CompilationLapsed: event(v.object({ ...claimed, released: v.exactOptional(v.literal(true)) })),
  CompilationFailed: event(v.object({ ...compilation, ...compilationError.entries })),
  /** The only commit point of a publication: version `v1`, `v2`, … within a service, and the artifact's SHA-256. */
  ConfigurationPublished: event(
    v.object({ ...compilation, configuration_version: v.string(), artifact_digest: v.string() }),
  ),
};

/** What is kept beside a configuration and judges it: outside of the draft's revisions. */
const CHECK_EVENT_SCHEMAS = {
  ConversationTestSaved: event(v.object({ ...id, test: conversationTest })),
  ConversationTestDeleted: event(v.object(id)),
  /** What publications have to pass from now on; without one, nothing beside the warnings. */
  PublicationGateSet: event(
    v.object({
      tests: v.boolean(),
      diagnostics: v.boolean(),
      simulation: v.nullable(
        v.object({
          users: v.number(),
          seed: v.number(),
          achieved_less_max: v.number(),
          turns_more_max: v.number(),
        }),
      ),
    }),
  ),
};

export const CONFIGURATION_EVENT_SCHEMAS = {
  ...DRAFT_EVENT_SCHEMAS,
  ...COMPILATION_EVENT_SCHEMAS,
  ...CHECK_EVENT_SCHEMAS,
};

export const ENTITIES = ['objective', 'sub_objective', 'success_information', 'question'] as const;
export type Entity = (typeof ENTITIES)[number];
export type Operation = 'create' | 'update' | 'delete';

export function isCheckEvent(event: ConfigurationEvent): event is CheckEvent {
  return Object.hasOwn(CHECK_EVENT_SCHEMAS, event.type);
}

/** Which operation each event of the draft records. */
export const DRAFT_OPERATIONS: Readonly<Record<DraftEvent['type'], readonly [Entity, Operation]>> =
  {
    ObjectiveCreated: ['objective', 'create'],
    ObjectiveUpdated: ['objective', 'update'],
    SubObjectiveCreated: ['sub_objective', 'create'],
    SubObjectiveUpdated: ['sub_objective', 'update'],
    SubObjectiveDeleted: ['sub_objective', 'delete'],
    SuccessInformationCreated: ['success_information', 'create'],
    SuccessInformationUpdated: ['success_information', 'update'],
    SuccessInformationDeleted: ['success_information', 'delete'],
    QuestionCreated: ['question', 'create'],
    QuestionUpdated: ['question', 'update'],
    QuestionDeleted: ['question', 'delete'],
  };

const EVENT_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(DRAFT_OPERATIONS).map(([type, operation]) => [operation.join(' '), type]),
);

/** The event that records an operation on the draft. @param facts the entity's fields and the draft's revision */
export function draftEventOf(entity: Entity, operation: Operation, facts: object): DraftEvent {
  return { type: EVENT_TYPES.get(`${entity} ${operation}`), facts } as DraftEvent;
}

const requested = { request_id: v.string() };

/** What receipts of the configuration hold: of changes, of a publication that was asked for, of tests that were saved, of a gate. */
export const configurationReceipt = v.union([
  v.object({
    ...requested,
    ...revised,
    applied: v.number(),
    warnings: listOf(v.record(v.string(), json)),
  }),
  v.object({ ...requested, ...compilation, status: v.string() }),
  v.object({ ...requested, tests: v.number(), saved: v.number() }),
  v.object({ ...requested, gate: v.record(v.string(), json) }),
]);
