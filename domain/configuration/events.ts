import type { Objective, Question, SubObjective, SuccessInformation } from './entities.ts';

/** Everything that can happen to a service's configuration. The `type` strings never change. */
export type ConfigurationEvent = DraftEvent | CompilationEvent;

/** One event an operation; all events of one change request carry the draft revision that it made. */
export type DraftEvent =
  | DraftChange<'ObjectiveCreated', Objective>
  | DraftChange<'ObjectiveUpdated', Partial<Objective>>
  | DraftChange<'SubObjectiveCreated', SubObjective>
  | DraftChange<'SubObjectiveUpdated', Update<SubObjective>>
  | DraftChange<'SubObjectiveDeleted', Id>
  | DraftChange<'SuccessInformationCreated', SuccessInformation>
  | DraftChange<'SuccessInformationUpdated', Update<SuccessInformation>>
  | DraftChange<'SuccessInformationDeleted', Id>
  | DraftChange<'QuestionCreated', Question>
  | DraftChange<'QuestionUpdated', Update<Question>>
  | DraftChange<'QuestionDeleted', Id>;

interface Id {
  readonly id: string;
}

/** The fields that were given; arrays are replaced whole. */
type Update<Entity extends Id> = Id & Partial<Entity>;

interface DraftChange<Type extends string, Fields> {
  readonly type: Type;
  readonly facts: { readonly draft_revision: number } & Fields;
}

export type CompilationEvent =
  | CompilationRequested
  | CompilationClaimed
  | CompilationProgressed
  | CompilationLapsed
  | CompilationFailed
  | ConfigurationPublished;

interface CompilationRequested {
  readonly type: 'CompilationRequested';
  readonly facts: { readonly compilation_id: string; readonly draft_revision: number };
}

interface CompilationClaimed {
  readonly type: 'CompilationClaimed';
  readonly facts: {
    readonly compilation_id: string;
    readonly worker_id: string;
    /** ISO 8601, by the clock of the worker; others wait as long by their own. */
    readonly lease_until: string;
  };
}

/** Also renews the claim. */
interface CompilationProgressed {
  readonly type: 'CompilationProgressed';
  readonly facts: {
    readonly compilation_id: string;
    readonly claim_revision: number;
    /** 0..1, indicative. */
    readonly progress: number;
    readonly lease_until: string;
  };
}

/** The worker that held the claim was not heard of in time; the job waits for another one. */
interface CompilationLapsed {
  readonly type: 'CompilationLapsed';
  readonly facts: { readonly compilation_id: string; readonly claim_revision: number };
}

interface CompilationFailed {
  readonly type: 'CompilationFailed';
  readonly facts: { readonly compilation_id: string } & CompilationError;
}

/** The only commit point of a publication. */
interface ConfigurationPublished {
  readonly type: 'ConfigurationPublished';
  readonly facts: {
    readonly compilation_id: string;
    /** `v1`, `v2`, … within a service. */
    readonly configuration_version: string;
    /** SHA-256 of the artifact, in hex. */
    readonly artifact_digest: string;
  };
}

/** Bounded cause of a failure: nothing internal, `details` for `validation_failed` only. */
export interface CompilationError {
  readonly code: 'validation_failed' | 'llm_unavailable' | 'timeout' | 'internal_error';
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export type Entity = 'objective' | 'sub_objective' | 'success_information' | 'question';
export type Operation = 'create' | 'update' | 'delete';

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

/** Newest schema version of every event type this build reads. */
export const CONFIGURATION_EVENT_SCHEMAS: Readonly<Record<ConfigurationEvent['type'], number>> = {
  ObjectiveCreated: 1,
  ObjectiveUpdated: 1,
  SubObjectiveCreated: 1,
  SubObjectiveUpdated: 1,
  SubObjectiveDeleted: 1,
  SuccessInformationCreated: 1,
  SuccessInformationUpdated: 1,
  SuccessInformationDeleted: 1,
  QuestionCreated: 1,
  QuestionUpdated: 1,
  QuestionDeleted: 1,
  CompilationRequested: 1,
  CompilationClaimed: 1,
  CompilationProgressed: 1,
  CompilationLapsed: 1,
  CompilationFailed: 1,
  ConfigurationPublished: 1,
};
