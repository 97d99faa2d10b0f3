import type { ReadText } from '../grammar/read-text.ts';
import { isUnspaced } from '../text/words.ts';

/** Token index behind a word for children that begins at a token; where words are not parted, it has two characters: 小 of 小时 is none. */
export function endOfChildWord(
  { language, stems, tokens }: ReadText,
  at: number,
): number | undefined {
  const token = tokens[at];
  if (token === undefined || !language.children.has(stems[at]!)) return undefined;
  if (!isUnspaced(token.word)) return at + 1;
  return language.children.has(stems[at + 1] ?? '') ? at + 2 : undefined;
}
