import type { QuestionOutcome } from '../question-outcome.ts';

/** What selection and progress read of a session; the session's folded state is one. */
export interface SelectionState {
  readonly turnCount: number;
  /** Touched success informations only, by id. */
  readonly targets: ReadonlyMap<string, TargetState>;
  /** Questions asked at least once, by id. */
  readonly questions: ReadonlyMap<string, QuestionState>;
  readonly subObjectiveOverrides: ReadonlyMap<string, Override>;
  readonly objectiveOverride: Override | null;
  /** Question resolved as asked in the latest turn, null before any. */
  readonly lastAskedQuestionId: string | null;
  /** By question id: decisions that proposed it first since its latest outcome; left out: none did. */
  readonly firstProposals?: ReadonlyMap<string, number>;
}

export const TARGET_STATUSES = ['confirmed', 'inferred', 'not_applicable', 'unset'] as const;
export type TargetStatus = (typeof TARGET_STATUSES)[number];
export const VALUE_SOURCES = ['client', 'structured_answer', 'inference'] as const;
export type ValueSource = (typeof VALUE_SOURCES)[number];

export interface TargetState {
  readonly status: TargetStatus;
  /** 0..1 */
  readonly coverage: number;
  readonly source: ValueSource;
}

export interface QuestionState {
  /** The latest one. */
  readonly outcome: QuestionOutcome;
  /** How often it was asked. */
  readonly tries: number;
  /** Turn (1-based) in which it was asked last. */
  readonly lastTurn: number;
  /** The user said that they do not know; only of `asked_no_answer`. */
  readonly isUnknown?: true;
  /** The user said that they will tell it later. */
  readonly isPutOff?: true;
}

export interface Override {
  readonly status: 'achieved' | 'excluded';
  readonly updated_at: string;
}
