import { fold, isUnspaced, wordsOf } from './words.ts';

/** What one word counts as, by words and by spelling. */
export interface Terms {
  readonly words: readonly string[];
  readonly spelling: readonly string[];
}

/** Marks trigrams, so that they never meet a word. */
const SPELLING = '~';

/** A word and its trigrams; of a run of a script without spaces its pairs for words, its characters for spelling. */
export function termsOfWord(word: string): Terms {
  return isUnspaced(word) ? termsOfRun(word) : { words: [word], spelling: trigramsOf(word) };
}

function trigramsOf(word: string): string[] {
  const padded = `_${word}_`;
  const trigrams: string[] = [];
  for (let i = 0; i + 3 <= padded.length; i++) trigrams.push(SPELLING + padded.slice(i, i + 3));
  return trigrams;
}

function termsOfRun(run: string): Terms {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, i) => characters[i]! + character);
  return {
    words: characters.length === 1 ? characters : pairs,
    spelling: characters.map((character) => SPELLING + character),
  };
}

/** How often each word stands in the text, in order of appearance. */
export function countWords(text: string): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const word of wordsOf(fold(text))) counted.set(word, (counted.get(word) ?? 0) + 1);
  return counted;
}
