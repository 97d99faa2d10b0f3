import { type Language, MARK } from '../grammar/language.ts';
import { fold, isUnspaced, wordsOf } from '../text/words.ts';

/** A longer question is searched for its tense no further. */
const TENSE_LENGTH_MAX = 300;

/** Whether a question asks about what is past. */
export function isPastIn(language: Language, texts: readonly (string | undefined)[]): boolean {
  const { pastTense, planned } = language.pack.calendar;
  return texts.some((text) => {
    const start = (text ?? '').slice(0, TENSE_LENGTH_MAX);
    if (pastTense?.test(start) && !planned?.test(start)) return true;
    const words = wordsOf(fold(text ?? ''));
    return words.some((word, at) => isOfPast(language, word) && !isLastDay(language, words, at));
  });
}

function isOfPast({ past }: Language, word: string): boolean {
  return past.has(word) || [...past].some((own) => isUnspaced(own) && word.includes(own));
}

/** The last day of a stay may be still to come. */
function isLastDay({ senses }: Language, words: readonly string[], at: number): boolean {
  const has = (index: number, mark: number) =>
    ((senses.get(words[index] ?? '')?.marks ?? 0) & mark) !== 0;
  return has(at, MARK.last) && (has(at + 1, MARK.day) || has(at - 1, MARK.day));
}
