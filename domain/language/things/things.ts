import { type Language, newLabelStem } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { wordsOfPhrase } from '../text/tokens.ts';
import { fold } from '../text/words.ts';
import { BUILDINGS_AND_TRADES } from './buildings-and-trades.ts';
import { CARE_AND_JOURNEYS } from './care-and-journeys.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { COMMON_CHOICES } from './common-choices.ts';
import { CONTRACTS_AND_REPAIRS } from './contracts-and-repairs.ts';
import { EVERYDAY_THINGS } from './everyday-things.ts';
import { FEASTS_AND_PASTIMES } from './feasts-and-pastimes.ts';
import { GOING_AND_BUYING } from './going-and-buying.ts';
import { HEALTH_AND_WORK } from './health-and-work.ts';
import { HOUSEHOLD_THINGS } from './household-things.ts';
import { LIVING_THINGS } from './living-things.ts';
import { PEOPLE_AND_WAYS } from './people-and-ways.ts';

/** The languages of the tables' columns. */
export const THING_LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'zh'];
/** One thing a line; its place is its number. */
export const THINGS: readonly string[] = [
  ...LIVING_THINGS,
  ...HOUSEHOLD_THINGS,
  ...CIRCUMSTANCES,
  ...EVERYDAY_THINGS,
  ...COMMON_CHOICES,
  ...HEALTH_AND_WORK,
  ...BUILDINGS_AND_TRADES,
  ...GOING_AND_BUYING,
  ...PEOPLE_AND_WAYS,
  ...FEASTS_AND_PASTIMES,
  ...CONTRACTS_AND_REPAIRS,
  ...CARE_AND_JOURNEYS,
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

/** The words of one language that begin with the same letter. */
interface LetterWords {
  /** A thing with one of its phrases, until somebody asks for the letter. */
  listed: [thing: number, phrase: string][];
  /** By the stem of their first word. */
  readonly compiled: Map<string, ThingWords[]>;
}

/** By language, then by letter: no call pays for all words of a language. */
const lettersOf = new Map<string, Map<string, LetterWords>>();

function listLetters(language: Language): Map<string, LetterWords> {
  const { code } = language.pack;
  const known = lettersOf.get(code);
  if (known !== undefined) return known;
  const letters = new Map<string, LetterWords>();
  lettersOf.set(code, letters);
  const column = THING_LANGUAGES.indexOf(code);
  if (column < 0) return letters;
  for (const [thing, line] of THINGS.entries()) {
    for (const phrase of line.split(' | ')[column]!.split(' ')) {
      const letter = fold(phrase[0]!)[0]!;
      const words = letters.get(letter);
      if (words === undefined)
        letters.set(letter, { listed: [[thing, phrase]], compiled: new Map() });
      else words.listed.push([thing, phrase]);
    }
  }
  return letters;
}

function wordsWith(language: Language, stem: string): readonly ThingWords[] {
  const words = listLetters(language).get(stem[0]!);
  if (words === undefined) return [];
  for (const [thing, phrase] of words.listed) {
    const stems = wordsOfPhrase(phrase.replaceAll('_', ' ')).map((word) =>
      newLabelStem(language.endings, word),
    );
    const known = words.compiled.get(stems[0]!);
    if (known === undefined) words.compiled.set(stems[0]!, [{ thing, stems }]);
    else known.push({ thing, stems });
  }
  words.listed = [];
  return words.compiled.get(stem) ?? [];
}

/** The things that a text names in its language, left to right, several of one word. */
export function thingsIn(read: Pick<ReadText, 'language' | 'words'>): ThingMatch[] {
  const stems = read.words.map((word) => word.labelStem);
  const found: ThingMatch[] = [];
  for (let start = 0; start < stems.length && found.length < THINGS_MAX; start++) {
    for (const each of wordsWith(read.language, stems[start]!)) {
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
