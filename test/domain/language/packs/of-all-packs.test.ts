import { expect, it } from 'vitest';
import { wordsOfAllPacks } from '../../../../domain/language/packs/of-all-packs.ts';
import { PACKS } from '../../../../domain/language/packs/packs.ts';

it('The words of all packs are those of each, folded, and no empty one', () => {
  const words = wordsOfAllPacks(({ adding }) => adding);
  for (const word of ['and', 'und', 'tambien', '还有']) expect(words).toContain(word);
  expect(words).not.toContain('');
  expect(wordsOfAllPacks(({ code }) => (code === 'zh' ? '' : code)).size).toBe(PACKS.length - 1);
});
