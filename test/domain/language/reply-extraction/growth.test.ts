import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../domain/language/reply-extraction/extraction-index.ts';
import { ask, type FormLine, formOf } from '../support/form.ts';

/** Four times the input takes four times as long where reading is linear, sixteen times where it is quadratic. */
const FACTOR = 4;
const GROWTH_MAX = 9;
const ROUNDS = 5;

function leastMs(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const lists: readonly FormLine[] = Array.from({ length: 20 }, (_, i) => ({
  id: `list${i}`,
  question: 'Which numbers do you like?',
  schema: { type: 'array', items: { type: 'integer' } },
}));

describe('Reading a long reply takes time in line with its length', () => {
  it.each([['values of lists', lists, 'q_list0', (i: number) => `${i}, `]] as const)(
    '%s',
    (_name, lines, questionId, word) => {
      const index = prepareReading(formOf(lines));
      const textOf = (words: number) => Array.from({ length: words }, (_, i) => word(i)).join('');
      const small = textOf(350);
      const large = textOf(350 * FACTOR);
      ask(questionId, small, { index });
      const floor = leastMs(() => ask(questionId, small, { index }));
      const growth = leastMs(() => ask(questionId, large, { index })) / floor;
      expect(growth).toBeLessThan(GROWTH_MAX);
    },
  );
});
