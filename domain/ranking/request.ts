import type { QuestionType } from '../configuration/entities.ts';

/** What one call asks of the selection. */
export interface SelectionRequest {
  /** 1..10 */
  readonly candidateCount: number;
  readonly options: SelectionConstraints;
  /** Relevance (0..1) to the latest words, by question id, rounded to 1e-4; absent: none. */
  readonly relevances: ReadonlyMap<string, number>;
  readonly turnsRemaining: number;
}

/** `selection` of a `/next` body, of this call only. */
export interface SelectionConstraints {
  readonly sub_objectives?:
    | {
        readonly ids: readonly string[];
        readonly mode: 'restrict' | 'prefer' | 'exclude';
      }
    | undefined;
  readonly allowed_question_types?: readonly QuestionType[] | undefined;
  readonly required_target_ids?: readonly string[] | undefined;
  readonly excluded_question_ids?: readonly string[] | undefined;
}

/** What was chosen; ids of the pinned configuration. */
export interface Selection {
  /** Rank 1 first; empty when no question is left after the hard exclusions. */
  readonly candidates: readonly SelectedQuestion[];
  /** Rung of the fallback ladder all candidates stand on (0: normal eligibility), null without any. */
  readonly rung: number | null;
  readonly warnings: readonly SelectionWarning[];
}

interface SelectedQuestion {
  readonly questionId: string;
  /** Index of the question in the artifact. */
  readonly questionIndex: number;
  readonly rank: number;
  /** Success informations the question covers, principal first. */
  readonly targetIds: readonly string[];
}

export type SelectionWarning = 'eligibility_exhausted_fallback' | 'constraints_relaxed';
