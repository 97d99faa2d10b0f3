import type { JsonValue } from '../json/json.ts';
import type { QuestionOutcome } from '../question-outcome.ts';
import type { Closing } from '../recording/metadata.ts';
import type { SessionEvent, TurnRecorded } from '../session/events.ts';

/** A session as analysts count it: nothing that a user or client wrote. */
export interface SessionTrace extends ModelSpending {
  readonly tenant: string;
  readonly service: string;
  readonly session_id: string;
  readonly configuration_version: string;
  /** Language of the conversation, once it was recognised. */
  readonly language: string | null;
  readonly created_at: string;
  /** When the latest of its events was recorded. */
  readonly updated_at: string;
  readonly is_achieved: boolean;
  readonly is_stopped: boolean;
  /** Turns that it had when the objective was achieved first. */
  readonly achieved_turn: number | null;
  readonly turn_count: number;
  /** Progress of the objective, 0..1. */
  readonly progress: number;
  /** Times that questions were proposed. */
  readonly decisions: number;
  /** Times that a question was really asked. */
  readonly asks: number;
  /** The first `PATH_LENGTH` questions asked, separated by a space. */
  readonly path: string | null;
  readonly last_question_id: string | null;
  /** Turns whose words were understood in reduced mode, for whatever reason. */
  readonly degraded_turns: number;
  /** Turns that could not be attached to a question. */
  readonly unresolved_turns: number;
  /** Ids of the success informations that have a value or were said not to apply, in order, separated by a space. */
  readonly known: string | null;
  /**
   * How far each sub-objective ever came, `<place in the published version>:<1 begun, 2 achieved>`, in order and separated by
   * a space; those that were never begun are left out.
   */
  readonly stages: string | null;
  /** Place of its first event in the log. */
  readonly position: string;
  /** Place of its latest event in the log. */
  readonly latest_position: string;
}

/** What asking a language model about a session's calls came to. */
export interface ModelSpending {
  /** Calls about which it was asked, answered or not. */
  readonly model_turns: number;
  readonly model_tokens_in: number;
  /** Those among them that the provider had kept. */
  readonly model_tokens_cached: number;
  readonly model_tokens_out: number;
}

/** Questions of a path. */
export const PATH_LENGTH = 4;

/** One call of `/next`: what it told of the turn before, and what was proposed in return. */
export interface TurnTrace {
  readonly position: string;
  readonly occurred_at: string;
  /** Turns of the session after this call. */
  readonly turn: number;
  /** Null: the call told of no turn. */
  readonly resolution: string | null;
  readonly question_id: string | null;
  readonly answered_decision_id: string | null;
  readonly manner: string | null;
  readonly language: string | null;
  readonly values_recorded: number;
  /** How the asking of a model ended; null: none was asked. */
  readonly model_ended: string | null;
  readonly model_tokens_in: number;
  /** Those among them that the provider had kept. */
  readonly model_tokens_cached: number;
  readonly model_tokens_out: number;
  readonly ignored_decision_id: string | null;
  readonly action: 'ask' | 'stop';
  readonly decision_id: string | null;
  /** Question ids, rank 1 first, separated by a space. */
  readonly candidates: string | null;
  readonly rung: number | null;
  readonly degraded_reasons: string | null;
  readonly warnings: string | null;
  readonly progress: number;
  readonly is_achieved: boolean;
  readonly engine_version: string;
  /** What was said and chosen; absent where it was erased. */
  readonly said?: TurnRecorded['private'];
}

/** One time that a question was really asked. */
export interface AnswerTrace {
  readonly position: string;
  readonly occurred_at: string;
  readonly turn: number;
  /** Which of the session's questions it was, from 1. */
  readonly ask: number;
  readonly question_id: string;
  /** How often the session had asked it by then, from 1. */
  readonly attempt: number;
  readonly outcome: QuestionOutcome;
  readonly source: string;
  readonly decision_id: string | null;
  /** Its rank in that decision, from 1; null when the decision did not propose it. */
  readonly rank: number | null;
  /** Whether it is the first use of that proposal: a proposal is used once at most. */
  readonly uses_proposal: boolean;
}

/** One time that a success information got a value, lost it, or was said not to apply. */
export interface ValueTrace {
  readonly position: string;
  readonly occurred_at: string;
  readonly turn: number;
  readonly information_id: string;
  readonly status: string;
  readonly source: string;
  /** The question that told it; null: none. */
  readonly question_id: string | null;
  /** Absent where there is none, or where it was erased. */
  readonly value?: JsonValue;
}

/** What later commits of a session have to know of earlier ones, beside its trace. */
export interface SessionMemory {
  /** Question ids of a decision, separated by a space; undefined when the session has no such decision. */
  readonly candidatesOf: (decisionId: string) => string | undefined;
  /** How often the question was asked, and whether any of it was after this decision. */
  readonly askedBefore: (
    questionId: string,
    decisionId: string | null,
  ) => { readonly times: number; readonly afterDecision: boolean };
}

/** All events of one mutation of a session; `closing` is the metadata of the last one. */
export interface SessionCommit {
  readonly stream: string;
  readonly events: readonly SessionEvent[];
  readonly closing: Closing;
  /** Place of the last event in the log. */
  readonly position: string;
}

export interface Traced {
  readonly session: SessionTrace;
  readonly answers: readonly AnswerTrace[];
}
