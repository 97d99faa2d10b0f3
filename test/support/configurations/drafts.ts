import type {
  Choice,
  Configuration,
  Objective,
  Question,
  SubObjective,
} from '../../../domain/configuration/entities.ts';
import type { InformationSchema } from '../../../domain/configuration/information-schema/information-schema.ts';

/** A draft written down in a few words; what is left out has a plain value. */
export interface DraftSketch {
  readonly objective?: Partial<Objective>;
  readonly subObjectives?: readonly Partial<SubObjective>[];
  /** `label` defaults to the id. */
  readonly informations: Readonly<
    Record<
      string,
      { readonly primary: string; readonly schema?: InformationSchema; readonly label?: string }
    >
  >;
  readonly questions: Readonly<Record<string, Partial<Question> & { readonly text: string }>>;
}

export function sketchDraft(sketch: DraftSketch): Configuration {
  const subObjectives = sketch.subObjectives ?? [{}];
  return {
    objective: {
      name: 'Objective',
      description: '',
      qualification_level: 'balanced',
      max_turns: 20,
      candidates_per_call: 3,
      order_strength: 0.5,
      ...sketch.objective,
    },
    sub_objectives: subObjectives.map((subObjective, index) => ({
      id: `s${index}`,
      name: `Stage ${index}`,
      order_position: index,
      completion_role: 'blocking',
      ...subObjective,
    })),
    success_informations: Object.entries(sketch.informations).map(([id, information]) => ({
      id,
      label: information.label ?? id,
      primary_question_id: information.primary,
      schema: information.schema ?? { type: 'string' },
    })),
    questions: Object.entries(sketch.questions).map(([id, question]) => ({
      id,
      type: question.choices === undefined ? 'open' : 'single_choice',
      sub_objective_id: 's0',
      active: true,
      choices: [],
      ...question,
    })),
  };
}

/** Choices with these values; labels are the values' texts. */
export function choicesOf(...values: readonly (string | number | boolean)[]): Choice[] {
  return values.map((value) => ({ id: `c.${value}`, label: `${value}`, maps_to_value: value }));
}
