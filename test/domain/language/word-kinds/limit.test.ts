import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const HOUR = { type: 'string', format: 'time' };
const DAY = { type: 'string', format: 'date' };

describe('An hour or a day that is not to be passed', () => {
  it.each([
    ['When may we come?', 'Not before noon. 1.30pm would be good', '13:30'],
    ['When may we come?', 'not before noon, 1.30 pm', '13:30'],
    ['When may we come?', 'not after 6 pm, so 5.30pm', '17:30'],
    ['Wann dürfen wir kommen?', 'nicht vor 12 Uhr, am besten um 13:30 Uhr', '13:30'],
    ['On vient quand ?', 'pas avant midi, disons 13h30', '13:30'],
    ['¿Cuándo vamos?', 'no antes del mediodía, a las 13:30', '13:30'],
    ['¿Cuándo vamos?', 'antes de mediodía no, a las 13:30', '13:30'],
    ['Quando veniamo?', 'non prima di mezzogiorno, alle 13.30', '13:30'],
    ['Wanneer komen we?', 'niet voor de middag, om 13.30 uur', '13:30'],
    ['Quando vamos?', 'não antes do meio-dia, às 13h30', '13:30'],
    ['几点去合适？', '中午之前不行，下午一点半', '13:30'],
  ])('gives way to another hour: %s %s', (question, reply, value) => {
    expect(valueTold(question, HOUR, reply)).toBe(value);
  });

  it('gives way to another day', () => {
    const told = (reply: string) => valueTold('Which day shall we come?', DAY, reply);
    expect(told('not before the 5th of April, the 6th of April would be good')).toBe('2019-04-06');
    expect(told('the 6th of April, not after the 8th of April')).toBe('2019-04-06');
  });

  it.each([
    ['When may we come?', 'not before noon', '12:00'],
    ['When may we come?', 'not at 10, at 11', '11:00'],
    ['When may we come?', '1.30pm, noon is too early', '13:30'],
  ])('stands where it is all that is told: %s %s', (question, reply, value) => {
    expect(valueTold(question, HOUR, reply)).toBe(value);
  });
});
