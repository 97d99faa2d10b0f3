import { expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

const MOVED = ['Wohnung', 'Haus', 'Büro'];
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  Wohnung: ['Apartment', 'Zimmer in einer WG'],
  Haus: ['Einfamilienhaus', 'Reihenhaus'],
};
const removal = formOf([
  {
    id: 'thing',
    question: 'Was soll umgezogen werden?',
    schema: { type: 'string', enum: MOVED },
    choices: MOVED,
  },
  { id: 'rooms', question: 'Wie viele Zimmer sind es?', schema: { type: 'integer' } },
  { id: 'floor', question: 'In welchem Stockwerk liegt es?', schema: { type: 'integer' } },
  { id: 'target', question: 'Wohin ziehen Sie?', schema: { type: 'string' } },
]);
const index = prepareReading({
  ...removal,
  questions: removal.questions.map((question) => ({
    ...question,
    choices: question.choices.map((choice) => ({
      ...choice,
      synonyms: SYNONYMS[choice.label] ?? [],
    })),
  })),
});
const told = (asked: string, reply: string) => ask(`q_${asked}`, reply, { index }).values;

it.each([
  ['floor', 'Wir wohnen im 2. Stock.'],
  ['floor', 'Wir wohnen im Erdgeschoss.'],
  ['floor', 'Wohne im 2. OG.'],
  ['target', 'Nach Graz. Und ich habe mich vertan, es sind doch fünf Zimmer.'],
  ['target', 'Nach Hause zu meinen Eltern, nach Leipzig.'],
])('asked for the %s, tells no choice of what is moved: %s', (asked, reply) => {
  expect(told(asked, reply)).not.toHaveProperty('thing');
});

it.each([
  ['floor', 'Die Wohnung liegt im 2. Stock.', 'Wohnung'],
  ['floor', 'Es ist ein Reihenhaus, im 2. Stock.', 'Haus'],
  ['floor', 'meine wohnung ist im 2. stock', 'Wohnung'],
])('asked for the %s, tells one beside: %s', (asked, reply, choice) => {
  expect(told(asked, reply)).toHaveProperty('thing', choice);
});

it('takes the word of several informations for the choice that is asked for', () => {
  expect(told('thing', 'Nur ein Zimmer in der WG.')).toHaveProperty('thing', 'Wohnung');
});

const SHADES = ['Dunkel', 'Hell'];
const PRICES = ['teuer', 'billig'];
const table = prepareReading(
  formOf([
    {
      id: 'wood',
      question: 'Welches Holz?',
      schema: { type: 'string', enum: ['Eiche', 'Buche'] },
      choices: ['Eiche', 'Buche'],
    },
    {
      id: 'shade',
      question: 'Welcher Farbton?',
      schema: { type: 'string', enum: SHADES },
      choices: SHADES,
    },
    {
      id: 'price',
      question: 'Welche Preisklasse?',
      schema: { type: 'string', enum: PRICES },
      choices: PRICES,
    },
  ]),
);

it.each([
  [
    'Einen teuren Tisch aus Eiche, in einem dunklen Ton.',
    { wood: 'Eiche', shade: 'Dunkel', price: 'teuer' },
  ],
  ['Eiche, ein teures Stück, dunkles Holz.', { wood: 'Eiche', shade: 'Dunkel', price: 'teuer' }],
  ['Eiche, billige Ware, helles Holz.', { wood: 'Eiche', shade: 'Hell', price: 'billig' }],
])('is told by an adjective that loses its vowel before an ending: %s', (reply, values) => {
  expect(ask('q_wood', reply, { index: table }).values).toEqual(values);
});

it.each([
  ['Welche Stadt?', 'Rom, das war billiger als gedacht', 'billig', 'Was darf es kosten?'],
  ['Which town?', 'Rome, it was cheaper than I thought', 'cheap', 'What may it cost?'],
  ['Welke stad?', 'Rome, het was goedkoper dan gedacht', 'goedkoop', 'Wat mag het kosten?'],
  ['Quelle ville ?', "Rome, c'était plus cher que prévu", 'cher', 'Combien cela peut-il coûter ?'],
  [
    '¿Qué ciudad?',
    'Sevilla, fue mucho más caro que la última vez',
    'caro',
    '¿Cuánto puede costar?',
  ],
  ['Quale città?', 'Roma, era più caro del previsto', 'caro', 'Quanto può costare?'],
  ['Que cidade?', 'Roma, foi mais caro do que pensava', 'caro', 'Quanto pode custar?'],
  ['哪个城市？', '罗马，比我想的便宜', '便宜', '预算是多少？'],
])('is none that something is compared by: %s %s', (question, reply, label, cost) => {
  const lines = [
    { id: 'town', question, schema: { type: 'string' } },
    {
      id: 'price',
      question: cost,
      schema: { type: 'string', enum: [label, 'x'] },
      choices: [label, 'x'],
    },
  ];
  expect(ask('q_town', reply, { index: prepareReading(formOf(lines)) }).values).not.toHaveProperty(
    'price',
  );
});

it.each([
  [
    'Auf welcher Seite?',
    'ich suche ein preiswertes Zimmer am Hafen',
    'billig',
    'Welche Preisklasse?',
  ],
  [
    'Auf welcher Seite?',
    'ich will ein preisgünstiges Zimmer finden',
    'billig',
    'Welche Preislage?',
  ],
  [
    'Auf welcher Seite?',
    'ich brauche ein Zimmer am Hafen, spottbillig',
    'billig',
    'Welche Preisklasse?',
  ],
  ['Auf welcher Seite?', 'ich suche etwas Günstiges', 'billig', 'Welche Preisklasse?'],
  ['在哪一边？', '我想要一间非常便宜的房间', '便宜', '什么价位？'],
  ['在哪一边？', '我想要一间比较便宜的房间', '便宜', '什么价位？'],
])('is a price in any of its forms: %s %s', (question, reply, label, cost) => {
  const lines = [
    { id: 'side', question, schema: { type: 'string' } },
    {
      id: 'price',
      question: cost,
      schema: { type: 'string', enum: [label, 'x'] },
      choices: [label, 'x'],
    },
  ];
  const { values } = ask('q_side', reply, { index: prepareReading(formOf(lines)) });
  expect(values).toHaveProperty('price', label);
});

it('is one of two where the other is a word of its label alone, in a request', () => {
  const CLASSES = ['Economy', 'Business', 'First Class'];
  const lines = [
    {
      id: 'class',
      question: 'Which one would you like?',
      schema: { type: 'string', enum: CLASSES },
      choices: CLASSES,
    },
  ];
  const form = { index: prepareReading(formOf(lines)) };
  expect(ask('q_class', 'Can you find an economy class seat?', form).values).toEqual({
    class: 'Economy',
  });
  expect(ask('q_class', 'Can you find economy or business?', form).values).toEqual({});
});

it('is none of two that are only asked about', () => {
  const SORTS = ['guesthouse', 'hostel'];
  const lines = [
    { id: 'nights', question: 'How many nights will you stay?', schema: { type: 'integer' } },
    {
      id: 'sort',
      question: 'Where would you like to sleep?',
      schema: { type: 'string', enum: SORTS },
      choices: SORTS,
    },
  ];
  const form = { index: prepareReading(formOf(lines)) };
  expect(ask('q_nights', 'Is the Mill a guesthouse or a hostel?', form).values).toEqual({});
});
