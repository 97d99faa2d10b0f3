import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf, valueTold } from '../support/form.ts';

const DATE = { type: 'string', format: 'date' } as const;
const BORN = 'What is your date of birth?';
const GEBOREN = 'Wann sind Sie geboren und wo wohnen Sie jetzt?';

/** Today is 2019-03-01. */
describe('A day whose month is told by its number', () => {
  it.each([
    [BORN, '18th of the 7th 1936', '1936-07-18'],
    [BORN, "it's the 27th of the 9th 1979", '1979-09-27'],
    [BORN, 'the twelfth of the third nineteen eighty one', '1981-03-12'],
    [BORN, '24/10 1995', '1995-10-24'],
    [BORN, '25 11 1943', '1943-11-25'],
    [BORN, 'it is 15 08 19 19', '1919-08-15'],
    ['When will you come?', 'on the 4th of the 7th', '2019-07-04'],
    [GEBOREN, 'am zehnten vierten 1962', '1962-04-10'],
    [GEBOREN, 'am 18. 7. 1936', '1936-07-18'],
    [GEBOREN, '05 01 1943', '1943-01-05'],
    ['Wann kommen Sie, und wie lange bleiben Sie bei uns?', 'am 18. 7.', '2019-07-18'],
    ['Quelle est votre date de naissance ?', 'le 18 du 7 1936', '1936-07-18'],
    ['¿Cuál es su fecha de nacimiento?', 'el 18 del 7 de 1936', '1936-07-18'],
    ['Qual è la sua data di nascita?', 'il 18 del 7 1936', '1936-07-18'],
    ['Wat is uw geboortedatum?', 'de achttiende van de zevende 1936', '1936-07-18'],
    ['Qual é a sua data de nascimento?', '18 do 7 de 1936', '1936-07-18'],
  ])('%s %s', (question, reply, day) => {
    expect(valueTold(question, DATE, reply)).toBe(day);
  });

  it.each([
    ['When will you come?', 'I am in the 2nd of the 3rd row', '2019-03-02'],
    ['When will you come?', '24/10 1995 people', '2019-10-24'],
    ['When will you come?', '1 2 3 4', undefined],
    ['When will you come?', 'order 25 11 1943', undefined],
    ['When will you come?', '25 11 1943 22', undefined],
    ['When will you come?', '25 11 1943 guests', undefined],
    ['When will you come?', '5 of 7', undefined],
    ['¿Cuándo viene usted?', 'somos 3 de 5', undefined],
    ['Wann kommen Sie?', 'der 1. 2. 3. Stock', '2019-03-01'],
    ['Wann kommen Sie?', 'am 1. 2. und 3. März', '2019-03-03'],
    ['Quando viene?', '2 di 7', undefined],
  ])('is none of something else: %s %s', (question, reply, day) => {
    expect(valueTold(question, DATE, reply)).toBe(day);
  });

  it('leaves digits to who asks for a code', () => {
    const lines = [
      { id: 'code', question: 'What is your customer number?', schema: { type: 'string' } },
      { id: 'day', question: 'When will you come?', schema: DATE },
    ];
    const index = prepareReading(formOf(lines));
    expect(ask('q_code', '05 01 1943', { index }).values).toEqual({ code: '05 01 1943' });
  });
});
