import type { Language } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { LEANINGS } from '../pack-format/leanings.ts';
import { wordsOfPhrase } from '../text/tokens.ts';
import { WordMemo } from '../text/word-memo.ts';

/** Words that lean to a yes or a no: [start, end) are token indexes. */
export interface LeaningMatch {
  /** Its place in `LEANINGS`. */
  readonly leaning: number;
  readonly start: number;
  readonly end: number;
}

interface LeaningPhrase {
  readonly leaning: number;
  readonly words: readonly string[];
}

interface LeaningLookup {
  readonly byFirst: ReadonlyMap<string, readonly LeaningPhrase[]>;
  /** Beginnings of words. */
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
  /** The leanings that a word begins like, found so far. */
  readonly begun: WordMemo<readonly number[]>;
}

const BEGUN_BYTES_MAX = 512 * 1024;

const BEGINNING_MIN = 3;
const BEGINNING_MAX = 12;

const compiled = new Map<string, LeaningLookup>();

function lookupOf(language: Language): LeaningLookup {
  const { code } = language.pack;
  let lookup = compiled.get(code);
  if (lookup === undefined) {
    lookup = compile(language);
    compiled.set(code, lookup);
  }
  return lookup;
}

function compile({ pack }: Language): LeaningLookup {
  const byFirst = new Map<string, LeaningPhrase[]>();
  const beginnings = new Map<string, number[]>();
  for (const [leaning, name] of LEANINGS.entries()) {
    for (const written of pack.leanings[name].split(/\s+/)) {
      const words = wordsOfPhrase(written.replaceAll('_', ' ').replace('*', ''));
      const first = words[0];
      if (first === undefined) continue;
      if (written.endsWith('*')) append(beginnings, first, leaning);
      else append(byFirst, first, { leaning, words });
    }
  }
  return { byFirst, beginnings, begun: new WordMemo({ bytesMax: BEGUN_BYTES_MAX }) };
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** A reply is searched no further. */
const WORDS_MAX = 80;

/** All leanings of a text, left to right. */
export function findLeanings({ language, tokens }: ReadText): LeaningMatch[] {
  const lookup = lookupOf(language);
  const found: LeaningMatch[] = [];
  for (let start = 0; start < tokens.length && start < WORDS_MAX; start++) {
    const { word } = tokens[start]!;
    const phrases = lookup.byFirst.get(word);
    if (phrases !== undefined) addPhrases(tokens, start, phrases, found);
    for (const leaning of lookup.begun.recall(word, () => begunBy(lookup, word)))
      found.push({ leaning, start, end: start + 1 });
  }
  return found;
}

function addPhrases(
  tokens: ReadText['tokens'],
  start: number,
  phrases: readonly LeaningPhrase[],
  found: LeaningMatch[],
): void {
  for (const { leaning, words } of phrases) {
    const isHere = words.every((each, i) => tokens[start + i]?.word === each);
    if (isHere) found.push({ leaning, start, end: start + words.length });
  }
}

function begunBy({ beginnings }: LeaningLookup, word: string): number[] {
  const found: number[] = [];
  const longest = Math.min(word.length, BEGINNING_MAX);
  for (let length = BEGINNING_MIN; length <= longest; length++) {
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  }
  return found;
}
