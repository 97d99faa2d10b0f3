/** Name of the objective, by which a demo that was begun is known again. */
export const DEMO_NAME = 'Prepare an offer for a heat pump';

/**
 * What the first start publishes: an adviser for heat pumps finds out whether a home suits one, what the owner
 * wants, and how to reach them.
 */
export const DEMO_CHANGES: readonly object[] = [
  objective(),
  ...[
    subObjective('home', 'Know the home', 0, 'blocking'),
    subObjective('project', 'Know the project', 1, 'blocking'),
    subObjective('wishes', 'Know the wishes', 2, 'contributing'),
    subObjective('contact', 'Be able to call back', 3, 'blocking'),
  ],
  ...single(['home_type', 'home'], 'What kind of home is it?', 'Kind of home', [
    ['house', 'A detached house'],
    ['terraced', 'A terraced house'],
    ['flat', 'A flat'],
  ]),
  ...open(['living_area', 'home'], 'How many square metres do you heat?', 'Heated area', {
    type: 'number',
    minimum: 10,
    maximum: 2000,
  }),
  ...open(['built_in', 'home'], 'In which year was it built?', 'Year of construction', {
    type: 'integer',
    minimum: 1500,
    maximum: 2030,
  }),
  ...single(['heating', 'home'], 'How is it heated today?', 'Present heating', [
    ['gas', 'Gas'],
    ['oil', 'Oil'],
    ['electric', 'Electric radiators'],
    ['wood', 'Wood or pellets'],
  ]),
  ...multiple(['insulation', 'home'], 'Which parts are insulated?', 'Insulated parts', [
    ['roof', 'The roof'],
    ['walls', 'The walls'],
    ['floor', 'The floor'],
    ['windows', 'Double-glazed windows'],
  ]),
  question(['home_story', 'home'], 'open', 'Tell me a little about your home.'),
  ...yesNo(['owner', 'project'], 'Do you own the place?', 'Owns the home'),
  ...semiOpen(['budget', 'project'], 'What would you like to spend at most?', 'Budget in euros', [
    [10_000, 'Up to 10,000 euros'],
    [20_000, 'Up to 20,000 euros'],
    [30_000, 'Up to 30,000 euros'],
  ]),
  ...open(['start', 'project'], 'From which day could the work begin?', 'Earliest start', {
    type: 'string',
    format: 'date',
  }),
  question(['project_story', 'project'], 'open', 'What made you think of a heat pump now?'),
  ...multiple(['reasons', 'wishes'], 'What matters most to you?', 'What matters', [
    ['cost', 'Lower bills'],
    ['climate', 'Less carbon'],
    ['comfort', 'More comfort'],
    ['independence', 'Independence from gas and oil'],
  ]),
  ...yesNo(['cooling', 'wishes'], 'Should it cool in summer as well?', 'Wants cooling'),
  ...open(['name', 'contact'], 'What is your name?', 'Name', { type: 'string', maxLength: 120 }),
  ...open(['email', 'contact'], 'At which e-mail address can we reach you?', 'E-mail address', {
    type: 'string',
    format: 'email',
  }),
  ...open(['call_time', 'contact'], 'At what time of day may we call?', 'Time for a call', {
    type: 'string',
    format: 'time',
  }),
];

function objective(): object {
  return {
    entity: 'objective',
    operation: 'create',
    objective: {
      name: DEMO_NAME,
      description:
        'Find out whether the home suits a heat pump and prepare the visit of an adviser.',
      qualification_level: 'balanced',
      max_turns: 20,
      candidates_per_call: 3,
      order_strength: 0.4,
    },
  };
}

function subObjective(id: string, name: string, position: number, role: string): object {
  return {
    entity: 'sub_objective',
    operation: 'create',
    sub_objective: { id, name, order_position: position, completion_role: role },
  };
}

/** Id of an information and of its question, and the sub-objective they belong to. */
type Entry = readonly [id: string, subObjectiveId: string];

function question(
  [id, subObjectiveId]: Entry,
  type: string,
  text: string,
  choices: readonly object[] = [],
): object {
  return {
    entity: 'question',
    operation: 'create',
    question: { id: `q_${id}`, text, type, sub_objective_id: subObjectiveId, choices },
  };
}

function information([id]: Entry, label: string, schema: object): object {
  return {
    entity: 'success_information',
    operation: 'create',
    success_information: { id, label, primary_question_id: `q_${id}`, schema },
  };
}

type Labelled = readonly (readonly [value: string | number | boolean, label: string])[];

function choicesOf([id]: Entry, values: Labelled): readonly object[] {
  return values.map(([value, label]) => ({
    id: `${id}_${value}`,
    label,
    maps_to_value: value,
  }));
}

function open(entry: Entry, text: string, label: string, schema: object): object[] {
  return [question(entry, 'open', text), information(entry, label, schema)];
}

function single(entry: Entry, text: string, label: string, values: Labelled): object[] {
  const schema = { type: 'string', enum: values.map(([value]) => value) };
  return [
    question(entry, 'single_choice', text, choicesOf(entry, values)),
    information(entry, label, schema),
  ];
}

function multiple(entry: Entry, text: string, label: string, values: Labelled): object[] {
  const items = { type: 'string', enum: values.map(([value]) => value) };
  return [
    question(entry, 'multiple_choice', text, choicesOf(entry, values)),
    information(entry, label, { type: 'array', items, uniqueItems: true }),
  ];
}

function semiOpen(entry: Entry, text: string, label: string, values: Labelled): object[] {
  return [
    question(entry, 'semi_open', text, choicesOf(entry, values)),
    information(entry, label, { type: 'number', minimum: 0 }),
  ];
}

function yesNo(entry: Entry, text: string, label: string): object[] {
  const values: Labelled = [
    [true, 'Yes'],
    [false, 'No'],
  ];
  return [
    question(entry, 'single_choice', text, choicesOf(entry, values)),
    information(entry, label, { type: 'boolean' }),
  ];
}
