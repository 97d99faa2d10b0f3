import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const DAY = { type: 'string', format: 'date' };

// Today is Friday, the 1st of March 2019; the 23rd is a Saturday.
describe('A weekday beside a day told in numbers', () => {
  it.each([
    ['Which day shall we come?', "on 23/3, that's a Saturday", '2019-03-23'],
    ['Wann sollen wir kommen?', 'am 23.3., das ist ein Samstag', '2019-03-23'],
    ['Quel jour vous convient ?', "le 23/3, c'est un samedi", '2019-03-23'],
    ['¿Qué día venimos?', 'el 23/3, que es sábado', '2019-03-23'],
    ['Quale giorno preferisce?', 'il 23/3, è un sabato', '2019-03-23'],
    ['Welke dag komt u uit?', 'op 23-3, dat is een zaterdag', '2019-03-23'],
    ['Que dia prefere?', '23/3, é um sábado', '2019-03-23'],
    ['When did it break?', 'on 23/2, it was a Saturday', '2019-02-23'],
  ])('says no other day: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });

  it.each([
    ['Which day shall we come?', 'Saturday', '2019-03-02'],
    ['Which day shall we come?', 'not on 23/3, Monday then', '2019-03-04'],
    ['Which day shall we come?', 'any day but Monday, say the 13th', '2019-03-13'],
  ])('stands where it is meant: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });
});

describe('Two numbers with a hyphen', () => {
  it.each([
    ['Welke dag komt u uit?', 'op 23-03', '2019-03-23'],
    ['Welke dag komt u uit?', 'de 21-12 is prima', '2019-12-21'],
  ])('are a day where they go down and are led in: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });

  it.each(['3-5', 'tussen 3-5 dagen', '12-06'])('are none else: %s', (reply) => {
    expect(valueTold('Welke dag komt u uit?', DAY, reply)).toBeUndefined();
  });
});
