import { wordsOfAllPacks } from '../packs/of-all-packs.ts';
import { isFrequentWord } from './detect-language.ts';

const FURTHER = wordsOfAllPacks(({ furtherFunctionWords }) => furtherFunctionWords);

/** Whether the folded word carries little meaning in any language known here. */
export function isFunctionWord(word: string): boolean {
  return isFrequentWord(word) || FURTHER.has(word);
}
