import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'integer' }, reply);

describe('Which of several numbers answers', () => {
  it.each([
    ['How many places shall we lay?', 'Two uncles and three nieces.', 5],
    ['How many places shall we lay?', 'Seven, no sorry, eight.', 8],
    ['Wie viele Stühle brauchen Sie?', 'Zwei Reihen zu fünf, also zehn.', 10],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  const repeated = (part: string, times: number) =>
    told('How many places shall we lay?', Array(times).fill(part).join(' and '));

  it('weighs fifty numbers at most', () => {
    const read = repeated('two three nieces', 26);
    expect(repeated('two three nieces', 25)).not.toBe(read);
    expect(repeated('two three nieces', 200)).toBe(read);
  });

  it('counts fifty parts together at most', () => {
    expect(repeated('my niece', 50)).toBe(50);
    expect(repeated('my niece', 51)).toBeUndefined();
  });

  it.each([
    ['How many nights will you stay?', 'Three nights, and there are five of us.', 3],
    ['How many chairs do you need?', 'Four chairs, on the 5th of March.', 4],
    ['How many chairs do you need?', 'Twelve, my sister pays.', 12],
  ])('is not put together with what is told besides: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it('is no sum that there cannot be', () => {
    const guests = { type: 'integer', minimum: 1, maximum: 4 } as const;
    expect(valueTold('How many guests?', guests, 'Ⰰ Ɓ ( １２')).toBeUndefined();
  });
});
