import { DEMO_CHANGES } from '../../cli/demo/configuration.ts';

/** What the shipped conversations are led with. */
export interface OwnConfiguration {
  readonly config_id: string;
  readonly changes: readonly object[];
  /** Question that asks for an information, by the information. */
  readonly slots: Readonly<Record<string, { readonly question_id: string }>>;
}

type Choices = Readonly<Record<string, string>>;
/** Id, question, label, and the schema of the answer or its choices with their labels. */
type Asked = readonly [id: string, text: string, label: string, answer: object, choices?: Choices];

function configuration(
  id: string,
  objective: string,
  subObjectives: Readonly<Record<string, readonly Asked[]>>,
): OwnConfiguration {
  const changes: object[] = [
    {
      entity: 'objective',
      operation: 'create',
      objective: { name: objective, max_turns: 12, candidates_per_call: 2 },
    },
  ];
  for (const [position, [subObjective, asked]] of Object.entries(subObjectives).entries()) {
    changes.push({
      entity: 'sub_objective',
      operation: 'create',
      sub_objective: {
        id: `stage_${position}`,
        name: subObjective,
        order_position: position,
        completion_role: 'blocking',
      },
    });
    for (const each of asked) changes.push(...entities(`stage_${position}`, each));
  }
  const ids = Object.values(subObjectives).flatMap((asked) => asked.map(([slot]) => slot));
  const slots = Object.fromEntries(ids.map((slot) => [slot, { question_id: `q_${slot}` }]));
  return { config_id: id, changes, slots };
}

function entities(subObjective: string, [id, text, label, schema, choices]: Asked): object[] {
  const question = {
    id: `q_${id}`,
    text,
    type: choices ? 'single_choice' : 'open',
    sub_objective_id: subObjective,
    choices: Object.entries(choices ?? {}).map(([value, name]) => ({
      id: `${id}_${value}`,
      label: name,
      maps_to_value: value,
    })),
  };
  const information = { id, label, primary_question_id: question.id, schema };
  return [
    { entity: 'question', operation: 'create', question },
    { entity: 'success_information', operation: 'create', success_information: information },
  ];
}

function among(choices: Choices): readonly [object, Choices] {
  return [{ type: 'string', enum: Object.keys(choices) }, choices];
}

const WHOLE = { type: 'integer', minimum: 1, maximum: 100 };
const DAY = { type: 'string', format: 'date' };

export const HEAT_PUMP: OwnConfiguration = {
  config_id: 'heat-pump',
  changes: DEMO_CHANGES,
  slots: Object.fromEntries(
    DEMO_CHANGES.flatMap((change) => {
      const { success_information } = change as { success_information?: Information };
      return success_information ? [[success_information.id, slotOf(success_information)]] : [];
    }),
  ),
};

interface Information {
  readonly id: string;
  readonly primary_question_id: string;
}

function slotOf({ primary_question_id }: Information) {
  return { question_id: primary_question_id };
}

export const MOVING_HOUSE = configuration('umzug', 'Ein Angebot für einen Umzug vorbereiten', {
  'Die Wohnung': [
    ['zimmer', 'Wie viele Zimmer hat die Wohnung?', 'Zahl der Zimmer', WHOLE],
    [
      'aufzug',
      'Gibt es einen Aufzug?',
      'Aufzug',
      ...among({ ja: 'Ja, es gibt einen', nein: 'Nein, nur Treppen' }),
    ],
  ],
  'Der Umzug': [
    ['termin', 'An welchem Tag soll der Umzug sein?', 'Tag des Umzugs', DAY],
    [
      'packen',
      'Wer packt die Kartons?',
      'Packen',
      ...among({ selbst: 'Ich packe selbst', firma: 'Die Firma soll packen' }),
    ],
  ],
});

export const RESTAURANT = configuration('restaurant', 'Réserver une table', {
  'La table': [
    ['personnes', 'Pour combien de personnes est la table ?', 'Nombre de personnes', WHOLE],
    ['jour', 'Pour quel jour voulez-vous réserver ?', 'Jour', DAY],
  ],
  'Les souhaits': [
    [
      'place',
      'Préférez-vous la salle ou la terrasse ?',
      'Place',
      ...among({ salle: 'La salle', terrasse: 'La terrasse' }),
    ],
    [
      'email',
      'À quelle adresse e-mail envoyer la confirmation ?',
      'Adresse e-mail',
      { type: 'string', format: 'email' },
    ],
  ],
});

export const HOTEL = configuration('hotel', '预订酒店房间', {
  入住: [
    ['guests', '一共有几位客人？', '客人数', WHOLE],
    ['nights', '您打算住几晚？', '晚数', WHOLE],
  ],
  房间: [
    ['bed', '您想要大床房还是双床房？', '床型', ...among({ double: '大床房', twin: '双床房' })],
    ['breakfast', '需要早餐吗？', '早餐', ...among({ yes: '要早餐', no: '不要早餐' })],
  ],
});
