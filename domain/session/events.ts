import type { JsonValue } from '../json.ts';
import type { QuestionOutcome, ReplyReading } from '../language/reading.ts';
import type { TargetStatus, ValueSource } from '../ranking/evidence.ts';
import type { ContextMessage, SelectionOptions } from './commands.ts';

/** Everything that can happen in a session, in the past tense. The `type` strings never change. */
export type SessionEvent =
  | SessionStarted
  | TurnRecorded
  | QuestionOutcomeRecorded
  | ValueRecorded
  | ReconfirmationNeeded
  | SubObjectiveOverridden
  | ObjectiveOverridden
  | ContextReceived
  | ExternalEventReceived
  | EmptyUpdateReceived
  | DecisionIgnored
  | QuestionsProposed
  | NoQuestionAvailable;

export interface SessionStarted {
  readonly type: 'SessionStarted';
  readonly facts: {
    readonly service: string;
    /** The pinned publication; never leaves through a public answer. */
    readonly configuration_version: string;
    readonly artifact_digest: string;
  };
  readonly private?: { readonly client_reference?: string };
}

/** How the question of a turn was found. */
export type Resolution =
  | 'question_id'
  | 'choice_ids'
  | 'words'
  | 'model'
  | 'first_candidate'
  | 'nothing_asked'
  | 'unresolved';

/** One exchange between the agent and the user, as the client reported it. */
export interface TurnRecorded {
  readonly type: 'TurnRecorded';
  readonly facts: {
    /** 1-based. */
    readonly turn: number;
    readonly resolution: Resolution;
    readonly question_id: string | null;
    readonly decision_id: string | null;
    readonly manner: ReplyReading['manner'] | null;
    readonly language: string | null;
    readonly message_id: string | null;
  };
  readonly private?: {
    readonly assistant_text?: string;
    readonly user_text?: string;
    readonly choice_ids?: readonly string[];
    readonly free_text?: string;
  };
}

interface QuestionOutcomeRecorded {
  readonly type: 'QuestionOutcomeRecorded';
  readonly facts: {
    readonly question_id: string;
    readonly decision_id: string | null;
    readonly outcome: QuestionOutcome;
    readonly source: ValueSource;
    readonly message_id: string | null;
  };
}

/** A success information got a value, lost it (`unset`), or was said not to apply. */
export interface ValueRecorded {
  readonly type: 'ValueRecorded';
  readonly facts: {
    readonly information_id: string;
    readonly status: TargetStatus;
    /** 0..1 */
    readonly coverage: number;
    readonly source: ValueSource;
    readonly question_id: string | null;
    /** Where the user's words stand, [start, end) in UTF-16 units. */
    readonly span: readonly [number, number] | null;
    /** Set where a language model read it in the text; absent where the rules did. */
    readonly by?: 'model';
  };
  readonly private?: { readonly value?: JsonValue };
}

/** An information that this one depends on was corrected or removed: its coverage is lowered, its value stays. */
export interface ReconfirmationNeeded {
  readonly type: 'ReconfirmationNeeded';
  readonly facts: {
    readonly information_id: string;
    readonly coverage: number;
    readonly because_of: string;
  };
}

interface SubObjectiveOverridden {
  readonly type: 'SubObjectiveOverridden';
  /** `status` null: the override was taken back. */
  readonly facts: {
    readonly sub_objective_id: string;
    readonly status: 'achieved' | 'excluded' | null;
  };
}

interface ObjectiveOverridden {
  readonly type: 'ObjectiveOverridden';
  readonly facts: { readonly status: 'achieved' | null };
}

/** Long updates are split: `part` of `parts`. */
export interface ContextReceived {
  readonly type: 'ContextReceived';
  readonly facts: {
    readonly mode: 'summary' | 'messages';
    readonly part: number;
    readonly parts: number;
    readonly language: string | null;
  };
  readonly private?: { readonly text?: string; readonly messages?: readonly ContextMessage[] };
}

interface ExternalEventReceived {
  readonly type: 'ExternalEventReceived';
  readonly facts: { readonly occurred_at: string | null };
  readonly private?: { readonly type: string; readonly data?: Readonly<Record<string, unknown>> };
}

/** An update that named nothing: recorded, so that its key is used up like that of any other. */
interface EmptyUpdateReceived {
  readonly type: 'EmptyUpdateReceived';
  readonly facts: Readonly<Record<string, never>>;
}

/** The agent used none of a decision's candidates. No outcome follows from it. */
interface DecisionIgnored {
  readonly type: 'DecisionIgnored';
  readonly facts: { readonly decision_id: string };
}

/** What a choice depended on, so that it can be recomputed bit for bit, texts erased or not. */
export interface DecisionGrounds {
  readonly artifact_digest: string;
  readonly engine_version: string;
  readonly selection: SelectionOptions;
  readonly turn: number;
  readonly turns_remaining: number;
  /** Question id -> relevance to the latest words, rounded to 1e-4; zeros are left out. */
  readonly relevances: Readonly<Record<string, number>>;
  readonly degraded_reasons: readonly string[];
  readonly warnings: readonly string[];
}

export interface QuestionsProposed {
  readonly type: 'QuestionsProposed';
  readonly facts: DecisionGrounds & {
    readonly decision_id: string;
    /** Question ids, rank 1 first. */
    readonly candidates: readonly string[];
    readonly rung: number;
  };
}

export interface NoQuestionAvailable {
  readonly type: 'NoQuestionAvailable';
  readonly facts: DecisionGrounds;
}

/** Newest schema version of every event type this build reads. */
export const SESSION_EVENT_SCHEMAS: Readonly<Record<SessionEvent['type'], number>> = {
  SessionStarted: 1,
  TurnRecorded: 1,
  QuestionOutcomeRecorded: 1,
  ValueRecorded: 1,
  ReconfirmationNeeded: 1,
  SubObjectiveOverridden: 1,
  ObjectiveOverridden: 1,
  ContextReceived: 1,
  ExternalEventReceived: 1,
  EmptyUpdateReceived: 1,
  DecisionIgnored: 1,
  QuestionsProposed: 1,
  NoQuestionAvailable: 1,
};
