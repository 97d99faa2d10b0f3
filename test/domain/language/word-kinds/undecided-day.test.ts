import { describe, expect, it } from 'vitest';
import { prepareReading, readReply } from '../../../support/at-once.ts';
import { ask, formOf, valueTold } from '../support/form.ts';

const DAY = { type: 'string', format: 'date' };

const QUESTIONS = {
  en: 'Which day shall we come?',
  de: 'Wann sollen wir kommen?',
  fr: 'Quel jour venons-nous ?',
  es: '¿Qué día venimos?',
  it: 'Che giorno veniamo?',
  nl: 'Welke dag komen we?',
  pt: 'Que dia vamos?',
  zh: '我们哪天来？',
} as const;

describe('A day of two between which nothing is decided', () => {
  it.each([
    ['en', 'between the 3rd and the 5th of June'],
    ['en', '15 June or 1 July, it depends'],
    ['de', 'zwischen dem 3. und 5. Juni'],
    ['de', 'vom 3. bis 5. Juni'],
    ['de', 'am 15. Juni oder am 1. Juli, je nachdem'],
    ['fr', 'entre le 3 et le 5 juin'],
    ['fr', 'le 15 juin ou le 1er juillet'],
    ['es', 'entre el 3 y el 5 de junio'],
    ['es', 'el 15 de junio o el 1 de julio'],
    ['it', 'tra il 3 e il 5 giugno'],
    ['it', 'il 15 giugno o il 1 luglio'],
    ['nl', 'tussen 3 en 5 juni'],
    ['nl', '15 juni of 1 juli'],
    ['pt', 'entre 3 e 5 de junho'],
    ['pt', '15 de junho ou 1 de julho'],
    ['zh', '6月3日和6月5日之间'],
  ] as const)('tells none: %s %s', (code, reply) => {
    expect(valueTold(QUESTIONS[code], DAY, reply)).toBeUndefined();
  });

  it.each([
    ['en', '15 June or never', '2019-06-15'],
    ['en', '15 June or 1 July, no, the 2nd of July', '2019-07-02'],
    ['de', 'am 15. Juni oder, nein, am 1. Juli', '2019-07-01'],
    ['it', 'tra una settimana', '2019-03-08'],
  ] as const)('is told where one is decided on: %s %s', (code, reply, value) => {
    expect(valueTold(QUESTIONS[code], DAY, reply)).toBe(value);
  });

  it('is as little sure where it is a limit alone', () => {
    const line = { id: 'x', question: QUESTIONS.de, schema: DAY };
    const { values } = readReply(prepareReading(formOf([line])), {
      ...{
        userText: 'nicht vor dem 10. Juni',
        askedQuestionIds: ['q_x'],
        assistantText: undefined,
      },
      ...{
        language: undefined,
        referenceTime: '2019-03-01T10:00:00Z',
        known: new Map(),
      },
    });
    expect(values).toMatchObject([{ value: '2019-06-10', confidence: 0.5 }]);
  });
});

describe('A day without its month', () => {
  it.each([
    ['en', 'The 17th of June then?', 'No, the 24th.', '2019-06-24'],
    ['de', 'Am 17. Juni also?', 'Nein, am 24.', '2019-06-24'],
    ['fr', 'Le 17 juin alors ?', 'Non, le 24.', '2019-06-24'],
    ['es', '¿El 17 de junio, entonces?', 'No, el 24.', '2019-06-24'],
    ['it', 'Il 17 giugno, allora?', 'No, il 24.', '2019-06-24'],
    ['nl', 'Op 17 juni dus?', 'Nee, de 24e.', '2019-06-24'],
    ['pt', 'Dia 17 de junho, então?', 'Não, no dia 24.', '2019-06-24'],
    ['zh', '那就6月17日？', '不，24号。', '2019-06-24'],
    ['de', 'Am 17. Juni also?', 'Nein, am 24. Juli.', '2019-07-24'],
    ['de', 'Heute ist der 1. März. Wann sollen wir kommen?', 'am 24.', '2019-03-24'],
  ] as const)(
    'is of the month that was put forward: %s: %s %s',
    (code, assistantText, reply, value) => {
      const line = { id: 'x', question: QUESTIONS[code], schema: DAY };
      const index = prepareReading(formOf([line]));
      expect(ask('q_x', reply, { index, assistantText }).values.x).toBe(value);
    },
  );
});
