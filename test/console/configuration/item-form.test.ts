import { expect, it } from 'vitest';
import { freeId } from '../../../console/configuration/item-form.ts';

it('An id made of words has sixty characters at most, and is told from those that are there', () => {
  const taken = new Set<string>();
  const words = 'How many rooms '.repeat(20);
  expect(freeId(words, taken)).toHaveLength(60);
  expect(freeId(words, taken)).toMatch(/_2$/);
});
