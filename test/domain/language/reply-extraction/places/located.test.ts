import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../../support/form.ts';

const TEXT = { type: 'string' } as const;

function dish(question: string, ...examples: string[]): FormLine {
  const schema = { ...TEXT, examples };
  return { id: 'dish', question, schema, type: 'semi_open', choices: examples };
}

function text(id: string, question: string): FormLine {
  return { id, question, schema: TEXT };
}

/** What is read of a reply to the first question of a form. */
function told(lines: readonly FormLine[], reply: string): unknown {
  return ask(`q_${lines[0]!.id}`, reply, { index: prepareReading(formOf(lines)) }).values;
}

const MEALS: Readonly<Record<string, readonly FormLine[]>> = {
  en: [
    dish('What kind of food would you like?', 'Thai', 'Greek'),
    text('town', 'In which town should it be?'),
  ],
  fr: [
    dish('Quel genre de cuisine voulez-vous ?', 'thaï', 'grecque'),
    text('town', 'Dans quelle ville ?'),
  ],
  es: [
    dish('¿Qué tipo de comida quieren?', 'tailandesa', 'griega'),
    text('town', '¿En qué ciudad?'),
  ],
  it: [
    dish('Che tipo di cucina desidera?', 'thailandese', 'greca'),
    text('town', 'In quale città?'),
  ],
  nl: [dish('Welke keuken wilt u?', 'Thais', 'Grieks'), text('town', 'In welke stad?')],
  pt: [dish('Que tipo de comida deseja?', 'tailandesa', 'grega'), text('town', 'Em que cidade?')],
};

const STAY = [
  text('hotel', 'What is the name of the hotel?'),
  text('town', 'In which city should the hotel be?'),
];

const ENTRY = [
  text('title', 'What is the title of the event?'),
  text('place', 'Where does the event take place?'),
];

describe('A name that only tells where', () => {
  it.each([
    ['en', "I'm looking for brunch in Whitby."],
    ['fr', 'Je cherche un brunch à Whitby.'],
    ['es', 'Busco un brunch en Whitby.'],
    ['it', 'Cerco un brunch a Whitby.'],
    ['nl', 'Ik zoek een brunch in Whitby.'],
    ['pt', 'Procuro um brunch em Whitby.'],
  ])('is the place, and not what is to be eaten (%s: %s)', (language, reply) => {
    expect(told(MEALS[language]!, reply)).toMatchObject({ town: 'Whitby' });
    expect(told(MEALS[language]!, reply)).not.toMatchObject({ dish: 'Whitby' });
  });

  it.each([
    ['We want the Old Mill Hotel in Whitby.', { hotel: 'Old Mill Hotel', town: 'Whitby' }],
    [
      'We hope to stay at Sandsend Lodge in Whitby, England.',
      { hotel: 'Sandsend Lodge', town: 'Whitby' },
    ],
  ])('is not the hotel that is there (%s)', (reply, values) => {
    expect(told(STAY, reply)).toEqual(values);
  });

  it.each([
    [
      "It's a school reunion at 5 in the evening at 214 Abbey Terrace",
      { title: 'school reunion', place: '214 Abbey Terrace' },
    ],
    ['Quarterly Review at Bletchley Hall', { title: 'Quarterly Review', place: 'Bletchley Hall' }],
  ])('is where something takes place, and not its title (%s)', (reply, values) => {
    expect(told(ENTRY, reply)).toMatchObject(values);
  });
});

describe('A name behind a small word of place', () => {
  it('answers where no other words may', () => {
    const club = [text('club', 'Which club is it?'), text('town', 'In which town do you live?')];
    expect(told(club, 'She swims in Dolphins')).toMatchObject({ club: 'Dolphins' });
  });

  it('tells no place that something comes from', () => {
    const oil = [
      text('name', 'What is your name?'),
      text('origin', 'Where does the oil come from?'),
    ];
    expect(told(oil, 'Elsa Neri, 28 years in Umbria')).toEqual({ name: 'Elsa Neri' });
  });
});
