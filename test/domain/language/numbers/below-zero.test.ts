import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'number' }, reply);

describe('Below zero', () => {
  it.each([
    ['Wie viel Grad hat der Raum?', '-1', -1],
    ['Wat is de sterkte links?', '-2,25', -2.25],
    ['What temperature is it, in degrees?', "it's -4 outside", -4],
  ])('by its sign: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['Wie viele Tage bleiben Sie?', '5-7 Tage', 7],
    ['How many kids are there?', '-2 kids -1 dog', 2],
    ['How many chairs do you need?', '- 12', 12],
    ['How many chairs do you need?', 'about 10 -12', 12],
  ])('but not by a hyphen: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});
