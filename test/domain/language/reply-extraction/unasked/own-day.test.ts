import { describe, expect, it } from 'vitest';
import type { ReadingIndex } from '../../../../../domain/language/reading-index/reading-index.ts';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const TEXT = { type: 'string' } as const;
const DAY = { type: 'string', format: 'date' } as const;

function tripOf(from: string, day: string): ReadingIndex {
  return prepareReading(
    formOf([
      { id: 'from', question: from, schema: TEXT },
      { id: 'day', question: day, schema: DAY },
    ]),
  );
}

const TRIPS: Readonly<Record<string, ReadingIndex>> = {
  en: tripOf('Where are you leaving from?', 'On which day do you leave?'),
  de: tripOf('Von wo fahren Sie ab?', 'An welchem Tag fahren Sie?'),
  fr: tripOf("D'où partez-vous ?", 'Quel jour partez-vous ?'),
  es: tripOf('¿Desde dónde sale?', '¿Qué día sale?'),
  it: tripOf('Da dove parte?', 'Che giorno parte?'),
  nl: tripOf('Vanwaar vertrekt u?', 'Op welke dag vertrekt u?'),
  pt: tripOf('De onde parte?', 'Em que dia parte?'),
};

// The reference day of these is 2019-03-01.
describe('The day of what somebody wants to do', () => {
  it.each([
    ['en', "I'm heading out from Leeds on the 6th", '2019-03-06'],
    ['en', "I'll leave tomorrow starting from Leeds", '2019-03-02'],
    ['en', "I'm going to depart from Leeds and it'll be later today", '2019-03-01'],
    ['en', 'I would be leaving later today from Leeds', '2019-03-01'],
    ['en', "On the 13th. I'm going from Leeds", '2019-03-13'],
    ['en', 'I am planning a trip tomorrow from Leeds', '2019-03-02'],
    ['de', 'Ich fahre morgen ab Leipzig', '2019-03-02'],
    ['fr', 'Je pars demain de Lyon', '2019-03-02'],
    ['es', 'Salgo mañana de Sevilla', '2019-03-02'],
    ['it', 'Parto domani da Torino', '2019-03-02'],
    ['nl', 'Ik vertrek morgen vanuit Utrecht', '2019-03-02'],
    ['pt', 'Parto amanhã de Lisboa', '2019-03-02'],
  ])('is told beside the answer: %s %s', (language, reply, day) => {
    expect(ask('q_from', reply, { index: TRIPS[language]!, language }).values.day).toBe(day);
  });

  it.each([
    'From Leeds. My wife comes back tomorrow',
    "From Leeds, and I'll tell you the rest later today",
  ])('is none of somebody else, and none of a promise: %s', (reply) => {
    const assistantText = 'Where are you leaving from?';
    const { values } = ask('q_from', reply, { index: TRIPS.en!, assistantText });
    expect(values).not.toHaveProperty('day');
  });
});

describe('A way back in two words', () => {
  const index = prepareReading(
    formOf([
      { id: 'to', question: 'To which city?', schema: TEXT },
      { id: 'out', question: 'When do you leave?', schema: DAY },
      { id: 'back', question: 'When do you return?', schema: DAY },
    ]),
  );

  it.each(['get back on the 14th', 'fly back on the 14th', 'come back on the 14th of March'])(
    'leads to its day: I want to leave on March 3rd and %s',
    (words) => {
      const reply = `York. I want to leave on March 3rd and ${words}`;
      const { values } = ask('q_to', reply, { index });
      expect(values).toEqual({ to: 'York', out: '2019-03-03', back: '2019-03-14' });
    },
  );
});
