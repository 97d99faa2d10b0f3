import { isUnspaced } from './words.ts';

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
