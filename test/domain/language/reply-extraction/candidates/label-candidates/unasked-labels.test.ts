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
