import * as v from 'valibot';
import { anyId } from '../input/ids.ts';
import { rule } from '../input/text.ts';
import type { JsonValue } from '../json/json.ts';
import type { InformationSchema } from './information-schema/information-schema.ts';
import type { QualificationLevel } from './qualification.ts';

/** The four entities that a tenant edits, as the specification (2.7) and the contract (section 5) give them. */

export const QUESTION_TYPES = ['open', 'single_choice', 'multiple_choice', 'semi_open'] as const;
export const COMPLETION_ROLES = ['blocking', 'contributing'] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];
export type CompletionRole = (typeof COMPLETION_ROLES)[number];

/** Caller-chosen ids: kept, and stable across publications. */
export const entityId = v.pipe(
  anyId,
  rule(
    'invalid_value',
    (id) => /^[A-Za-z0-9._:-]*$/.test(id),
    'may hold letters, digits, dot, underscore, colon and hyphen only',
  ),
  v.metadata({ pattern: '^[A-Za-z0-9._:-]+$' }),
);

export interface Objective {
  readonly name: string;
  readonly description: string;
  readonly qualification_level: QualificationLevel;
  readonly max_turns: number;
  readonly candidates_per_call: number;
  /** 0 (free) to 1 (strictly by `order_position`). */
  readonly order_strength: number;
  /** Whether publications learn from past sessions; absent: they do. */
  readonly learning?: boolean;
}

export interface SubObjective {
  readonly id: string;
  readonly name: string;
  readonly order_position: number;
  readonly completion_role: CompletionRole;
}

export interface SuccessInformation {
  readonly id: string;
  readonly label: string;
  readonly primary_question_id: string;
  readonly schema: InformationSchema;
}

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly maps_to_value?: JsonValue;
  /** Other words for it, in any language: replies are read with them, and nobody is shown them. */
  readonly synonyms?: readonly string[];
}

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly type: QuestionType;
  readonly sub_objective_id: string;
  readonly active: boolean;
  readonly choices: readonly Choice[];
}

/** Everything of one draft or of one publication, each list in its order: that of creation, unless entities were moved. */
export interface Configuration {
  readonly objective: Objective | null;
  readonly sub_objectives: readonly SubObjective[];
  readonly success_informations: readonly SuccessInformation[];
  readonly questions: readonly Question[];
}
