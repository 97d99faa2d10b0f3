import type { Language } from '../grammar/language.ts';
import { fold, isUnspaced, wordsOf } from '../text/words.ts';

/** A longer question is searched for its tense no further. */
const TENSE_LENGTH_MAX = 300;

/** Whether a question asks about what is past. */
export function isPastIn(
  { pack, past }: Language,
  texts: readonly (string | undefined)[],
): boolean {
  const { pastTense, planned } = pack.calendar;
  return texts.some((text) => {
    const start = (text ?? '').slice(0, TENSE_LENGTH_MAX);
    if (pastTense?.test(start) && !planned?.test(start)) return true;
    const words = wordsOf(fold(text ?? ''));
    return [...past].some((own) =>
      words.some((word) => (isUnspaced(own) ? word.includes(own) : word === own)),
    );
  });
}
