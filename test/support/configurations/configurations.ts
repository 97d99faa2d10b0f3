import type {
  Configuration,
  Objective,
  Question,
  SubObjective,
  SuccessInformation,
} from '../../../domain/configuration/entities.ts';

/** A small configuration about a move of house that can be published as it is. */

export const someObjective: Objective = {
  name: 'Quote for a move',
  description: 'Everything a mover needs for a first quote.',
  qualification_level: 'balanced',
  max_turns: 12,
  candidates_per_call: 3,
  order_strength: 0.5,
};

export const flatSubObjective: SubObjective = {
  id: 'flat',
  name: 'The flat',
  order_position: 0,
  completion_role: 'blocking',
};

export const floorQuestion: Question = {
  id: 'q.floor',
  text: 'On which floor do you live?',
  type: 'open',
  sub_objective_id: 'flat',
  active: true,
  choices: [],
};

export const liftQuestion: Question = {
  id: 'q.lift',
  text: 'Is there a lift?',
  type: 'single_choice',
  sub_objective_id: 'flat',
  active: true,
  choices: [
    { id: 'yes', label: 'Yes', maps_to_value: true },
    { id: 'no', label: 'No', maps_to_value: false },
  ],
};

export const floorInformation: SuccessInformation = {
  id: 'floor',
  label: 'Floor',
  primary_question_id: 'q.floor',
  schema: { type: 'integer', minimum: 0 },
};

export const liftInformation: SuccessInformation = {
  id: 'lift',
  label: 'Lift',
  primary_question_id: 'q.lift',
  schema: { type: 'boolean' },
};

export const someConfiguration: Configuration = {
  objective: someObjective,
  sub_objectives: [flatSubObjective],
  success_informations: [floorInformation, liftInformation],
  questions: [floorQuestion, liftQuestion],
};

/** The operations that create a configuration from nothing. */
export function creationOf(configuration: Configuration): object[] {
  const { objective } = configuration;
  return [
    ...(objective ? [{ entity: 'objective', operation: 'create', objective }] : []),
    ...configuration.sub_objectives.map((each) => creation('sub_objective', each)),
    ...configuration.questions.map((each) => creation('question', each)),
    ...configuration.success_informations.map((each) => creation('success_information', each)),
  ];
}

export function creation(entity: string, fields: object): object {
  return { entity, operation: 'create', [entity]: fields };
}

export function update(entity: string, fields: object): object {
  return { entity, operation: 'update', [entity]: fields };
}

export function removal(entity: string, id: string): object {
  return { entity, operation: 'delete', [entity]: { id } };
}
