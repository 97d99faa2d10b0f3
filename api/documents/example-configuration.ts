/** The configuration that the document's examples build: a table is booked. */
export const EXAMPLE_CHANGES: readonly object[] = [
  {
    entity: 'objective',
    operation: 'create',
    objective: {
      name: 'Book a table',
      description: 'Everything a restaurant needs to keep a table free.',
      qualification_level: 'balanced',
      max_turns: 12,
      candidates_per_call: 2,
      order_strength: 0.5,
    },
  },
  {
    entity: 'sub_objective',
    operation: 'create',
    sub_objective: {
      id: 'booking',
      name: 'Know the booking',
      order_position: 0,
      completion_role: 'blocking',
    },
  },
  {
    entity: 'sub_objective',
    operation: 'create',
    sub_objective: {
      id: 'wishes',
      name: 'Know the wishes',
      order_position: 1,
      completion_role: 'contributing',
    },
  },
  {
    entity: 'question',
    operation: 'create',
    question: {
      id: 'q_people',
      text: 'How many people will come?',
      type: 'open',
      sub_objective_id: 'booking',
      active: true,
      choices: [],
    },
  },
  {
    entity: 'question',
    operation: 'create',
    question: {
      id: 'q_place',
      text: 'Would you rather sit inside or outside?',
      type: 'single_choice',
      sub_objective_id: 'wishes',
      active: true,
      choices: [
        { id: 'inside', label: 'Inside', maps_to_value: 'inside' },
        { id: 'outside', label: 'Outside', maps_to_value: 'outside' },
      ],
    },
  },
  {
    entity: 'success_information',
    operation: 'create',
    success_information: {
      id: 'people',
      label: 'Number of people',
      primary_question_id: 'q_people',
      schema: { type: 'integer', minimum: 1, maximum: 40 },
    },
  },
  {
    entity: 'success_information',
    operation: 'create',
    success_information: {
      id: 'place',
      label: 'Inside or outside',
      primary_question_id: 'q_place',
      schema: { type: 'string', enum: ['inside', 'outside'] },
    },
  },
];

/** Fits every draft that has an objective: a sub-objective of its own with one question. */
export const EXAMPLE_ADDITION: readonly object[] = [
  {
    entity: 'sub_objective',
    operation: 'create',
    sub_objective: {
      id: 'arrival',
      name: 'Know how they come',
      order_position: 9,
      completion_role: 'contributing',
    },
  },
  {
    entity: 'question',
    operation: 'create',
    question: {
      id: 'q_parking',
      text: 'Do you need a parking space?',
      type: 'single_choice',
      sub_objective_id: 'arrival',
      choices: [
        { id: 'parking_yes', label: 'Yes', maps_to_value: true },
        { id: 'parking_no', label: 'No', maps_to_value: false },
      ],
    },
  },
  {
    entity: 'success_information',
    operation: 'create',
    success_information: {
      id: 'parking',
      label: 'Needs a parking space',
      primary_question_id: 'q_parking',
      schema: { type: 'boolean' },
    },
  },
];
