import { PACKS } from '../packs/packs.ts';
import { isFrequentWord } from './detect-language.ts';

const FURTHER = new Set(
  PACKS.flatMap(({ furtherFunctionWords }) => furtherFunctionWords?.split(/\s+/) ?? []),
);

/** Whether the folded word carries little meaning in any language known here. */
export function isFunctionWord(word: string): boolean {
  return isFrequentWord(word) || FURTHER.has(word);
}
