import { type Language, labelStem } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { wordsOfPhrase } from '../text/tokens.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { COMMON_CHOICES } from './common-choices.ts';
import { EVERYDAY_THINGS } from './everyday-things.ts';
import { HOUSEHOLD_THINGS } from './household-things.ts';
import { LIVING_THINGS } from './living-things.ts';

/** The languages of the tables' columns. */
const THING_LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'zh'];
const TABLE = [
  ...LIVING_THINGS,
  ...HOUSEHOLD_THINGS,
  ...CIRCUMSTANCES,
  ...EVERYDAY_THINGS,
  ...COMMON_CHOICES,
];

/** A thing that a text names, as its place in the table: [start, end) are token indexes. */
export interface ThingMatch {
  readonly thing: number;
  readonly start: number;
  readonly end: number;
}

interface ThingWords {
  readonly thing: number;
  readonly stems: readonly string[];
}

/** By the stem of their first word. */
const compiled = new Map<string, ReadonlyMap<string, readonly ThingWords[]>>();

function wordsOf(language: Language): ReadonlyMap<string, readonly ThingWords[]> {
  const { code } = language.pack;
  let words = compiled.get(code);
  if (words === undefined) {
    words = compile(language);
    compiled.set(code, words);
  }
  return words;
}

function compile(language: Language): ReadonlyMap<string, readonly ThingWords[]> {
  const words = new Map<string, ThingWords[]>();
  const column = THING_LANGUAGES.indexOf(language.pack.code);
  if (column < 0) return words;
  for (const [thing, line] of TABLE.entries()) {
    for (const phrase of line.split(' | ')[column]!.split(' ')) {
      const stems = wordsOfPhrase(phrase.replaceAll('_', ' ')).map((word) =>
        labelStem(language, word),
      );
      const first = stems[0];
      if (first === undefined) continue;
      const known = words.get(first);
      if (known === undefined) words.set(first, [{ thing, stems }]);
      else known.push({ thing, stems });
    }
  }
  return words;
}

/** The things that a text names in its language, left to right, several of one word. */
export function thingsIn(read: Pick<ReadText, 'language' | 'words'>): ThingMatch[] {
  const words = wordsOf(read.language);
  const stems = read.words.map((word) => word.labelStem);
  const found: ThingMatch[] = [];
  for (let start = 0; start < stems.length && found.length < THINGS_MAX; start++) {
    for (const each of words.get(stems[start]!) ?? []) {
      const end = start + each.stems.length;
      if (each.stems.every((stem, i) => stems[start + i] === stem)) {
        found.push({ thing: each.thing, start, end });
      }
    }
  }
  return found;
}

/** A reply is searched no further. */
const THINGS_MAX = 60;
