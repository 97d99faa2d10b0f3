import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../../support/form.ts';

const DAY = { type: 'string', format: 'date' } as const;
const HOUR = { type: 'string', format: 'time' } as const;

/** What a reply tells of a form of these lines, where the first one was asked. */
function told(lines: readonly FormLine[], reply: string): unknown {
  const index = prepareReading(formOf(lines));
  const asked = `q_${lines[0]!.id}`;
  return ask(asked, reply, { index }).values;
}

const CABINS = [
  {
    id: 'cabin',
    question: 'Which cabin would you like?',
    schema: { type: 'string', enum: ['Inside', 'Outside'] },
    choices: ['Inside', 'Outside'],
  },
] as const;

describe('What a reply tells beside a question of its own', () => {
  it.each([
    ["I'm interested in an outside cabin, are there any other ships?"],
    ['I am interested in an outside cabin and are there any other ships?'],
    ['There is a group of us, outside please, what does it cost?'],
  ])('counts where it is stated ahead of what asks: %s', (reply) => {
    expect(told(CABINS, reply)).toEqual({ cabin: 'Outside' });
  });

  it('is nothing where it is asked about', () => {
    expect(told(CABINS, 'Is the outside one dearer than the inside one?')).toEqual({});
  });
});

describe('A day after another one', () => {
  const line = [{ id: 'end', question: 'Until what day will you keep the van?', schema: DAY }];

  it.each([
    ["I think I'll need it until the day after tomorrow."],
    ['I think we need it until the day after tomorrow'],
  ])('is told by who thinks so: %s', (reply) => {
    expect(told(line, reply)).toEqual({ end: '2019-03-03' });
  });

  it.each([['We still think about it'], ['We first have to decide']])(
    'is not told by who still thinks: %s',
    (reply) => {
      expect(told(line, reply)).toEqual({});
    },
  );
});

describe('A quarter to one', () => {
  const line = [{ id: 'hour', question: 'At what time shall we ring?', schema: HOUR }];

  it.each([
    ['at quarter to one in the afternoon', '12:45'],
    ['at quarter past one in the afternoon', '13:15'],
    ['at quarter to one at night', '00:45'],
  ])('is in the half of the day that is told: %s', (reply, hour) => {
    expect(told(line, reply)).toEqual({ hour });
  });
});

describe('Whom something suits', () => {
  const lines = (place: string, question: string): FormLine[] => [
    { id: 'place', question: place, schema: { type: 'string' } },
    { id: 'suits', question, schema: { type: 'boolean' } },
  ];
  const en = 'In which city should it be?';
  const de = 'In welcher Stadt soll es sein?';
  const nl = 'In welke stad moet het zijn?';

  it.each([
    [en, 'Should the museum be suitable for kids?', 'In Leeds, something child-friendly.'],
    [en, 'Are pets allowed?', 'Look in Leeds, it has to be pet friendly.'],
    [de, 'Soll es für Kinder geeignet sein?', 'In Leipzig, kinderfreundlich bitte.'],
    [de, 'Soll es für Hunde geeignet sein?', 'In Leipzig, und hundefreundlich.'],
    [nl, 'Moet het geschikt zijn voor kinderen?', 'In Leiden, en kindvriendelijk graag.'],
  ])('is told in one word: %s %s %s', (place, question, reply) => {
    expect(told(lines(place, question), reply)).toMatchObject({ suits: true });
  });

  it('is not told by who else comes along', () => {
    const form = lines(en, 'Should the museum be suitable for children?');
    expect(told(form, 'In Leeds, my kids live there.')).not.toHaveProperty('suits');
  });
});

describe('A sort of something that no choice lists', () => {
  const line: FormLine[] = [
    {
      id: 'sort',
      question: 'Welche Art von Essen möchten Sie?',
      schema: { type: 'string' },
      type: 'semi_open',
      choices: ['chinesisch', 'indisch'],
    },
    {
      id: 'part',
      question: 'In welchem Stadtteil soll das Restaurant liegen?',
      schema: { type: 'string', enum: ['norden', 'süden'] },
      choices: ['norden', 'süden'],
    },
  ];

  it.each([
    ['Ich suche ein Restaurant, das korsische Küche serviert.', { sort: 'korsisch' }],
    ['Restaurants, die peruanische Gerichte haben, bitte.', { sort: 'peruanisch' }],
    [
      'Ich suche nach georgischem Essen im Norden der Stadt.',
      { sort: 'georgisch', part: 'norden' },
    ],
    [
      'Ich suche georgisches Essen im südlichen Teil der Stadt.',
      { sort: 'georgisch', part: 'süden' },
    ],
  ])('is told before its noun, in a clause of its own: %s', (reply, values) => {
    expect(told(line, reply)).toEqual(values);
  });
});

describe('Two days of a stay', () => {
  const lines: FormLine[] = [
    { id: 'hut', question: 'What is the name of the hut?', schema: { type: 'string' } },
    { id: 'in', question: 'What is your check-in date?', schema: DAY },
    { id: 'out', question: 'What is your check-out date?', schema: DAY },
  ];

  it.each([
    ['The Alder Hut, checking in on Thursday next week and checking out on the 14th of March.'],
    ['The Alder Hut, checking out on the 14th of March, checking in on the 7th.'],
  ])('are told apart by what is done on each: %s', (reply) => {
    expect(told(lines, reply)).toMatchObject({ in: '2019-03-07', out: '2019-03-14' });
  });
});
