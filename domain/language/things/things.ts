import { MadeOnce, type Steps } from '../../steps.ts';
import type { Language } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { newLabelStem } from '../text/stems.ts';
import { wordsOfPhrase } from '../text/tokens.ts';
import { thingLines } from './thing-lines.ts';

/** A thing that a text names, as its place among all lines: [start, end) are token indexes. */
export interface ThingMatch {
  readonly thing: number;
  readonly start: number;
  readonly end: number;
}

/** Words of a text that stand in the lines of things. */
export interface ThingWords {
  readonly things: readonly number[];
  readonly start: number;
  readonly end: number;
  /** One word of phrases that have more. */
  readonly isPart: boolean;
}

/** The phrases of one language, by how they begin: compiled when a word that begins so is first looked up; the rest stays text. */
interface Phrases {
  readonly lines: string;
  /** Where each line begins. */
  readonly starts: readonly number[];
  /** Where phrases and words within them that begin so stand in the lines; gone once they are compiled. */
  readonly places: Map<string, number[]>;
  /**
   * `stems=thing thing …` a line, and a line end before each: a text instead of thousands of lists. Words within longer
   * phrases have a `_` before them.
   */
  readonly compiled: Map<string, string>;
}

const phrasesOf = new MadeOnce(function* (code: string): Steps<Phrases> {
  const lines = thingLines(code);
  yield;
  return { lines, ...(yield* placesIn(lines)), compiled: new Map() };
});

/** Reads the lines of a language beforehand, one a step: some twenty milliseconds for the first one, the first time. */
export function* readThings({ pack }: Language): Steps<void> {
  yield* phrasesOf.inSteps(pack.code);
}

function* placesIn(lines: string): Steps<Pick<Phrases, 'places' | 'starts'>> {
  const places = new Map<string, number[]>();
  /** The same lists by what stands in the lines. */
  const asWritten = new Map<string, number[]>();
  const starts = [0];
  for (let at = 0; at < lines.length; ) {
    const end = endOfWord(lines, at);
    if (lines[at - 1] !== JOINT || end - at >= PART_LENGTH) {
      const written = lines.slice(at, at + BEGINNING);
      let list = asWritten.get(written);
      if (list === undefined) {
        list = listOf(places, beginningOf(wordsOf(written)[0] ?? ''));
        asWritten.set(written, list);
      }
      list.push(at);
    }
    at = end + 1;
    if (lines[end] === '\n') {
      starts.push(at);
      yield;
    }
  }
  return { places, starts };
}

function listOf(places: Map<string, number[]>, beginning: string): number[] {
  const list = places.get(beginning) ?? [];
  places.set(beginning, list);
  return list;
}

function endOfPhrase(lines: string, start: number): number {
  let end = start;
  while (lines.charCodeAt(end) > SPACE) end++;
  return end;
}

/** Within a phrase as well. */
function endOfWord(lines: string, start: number): number {
  let end = start;
  while (lines.charCodeAt(end) > SPACE && lines[end] !== JOINT) end++;
  return end;
}

const SPACE = 32;
const JOINT = '_';

function wordsOf(phrase: string): string[] {
  return phrase.split(JOINT).flatMap((word) => (PLAIN.test(word) ? word : wordsOfPhrase(word)));
}

/** Most words are tokens as they stand. */
const PLAIN = /^[a-z]+$/;

/** Of a first word: no ending is cut off within three letters, and of other scripts each character is a word. */
function beginningOf(word: string): string {
  return word.slice(0, BEGINNING);
}

const BEGINNING = 3;

function phrasesBeside(language: Language, stem: string): string {
  const phrases = phrasesOf.atOnce(language.pack.code);
  const beginning = beginningOf(stem);
  const known = phrases.compiled.get(beginning);
  if (known !== undefined) return known;
  const places = phrases.places.get(beginning);
  if (places === undefined) return '';
  const compiled = compile(language, phrases, places);
  phrases.places.delete(beginning);
  phrases.compiled.set(beginning, compiled);
  return compiled;
}

function compile(
  language: Language,
  { lines, starts }: Phrases,
  places: readonly number[],
): string {
  const things = new Map<string, number[]>();
  let thing = 0;
  for (const place of places) {
    thing = lineAt(starts, place, thing);
    for (const key of keysAt(language, lines, place)) {
      const known = things.get(key);
      if (known === undefined) things.set(key, [thing]);
      else if (known.at(-1) !== thing) known.push(thing);
    }
  }
  return [...things].map(([key, found]) => `\n${key}=${found.join(' ')}`).join('');
}

/** The line that a place is in, from an earlier one on. */
function lineAt(starts: readonly number[], place: number, from: number): number {
  let least = from;
  let most = starts.length - 1;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (starts[middle]! <= place) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** The phrase that begins there, and the word if it is one of several and tells something. */
function keysAt(language: Language, lines: string, at: number): string[] {
  const isWhole = lines[at - 1] !== JOINT;
  const end = endOfWord(lines, at);
  const keys: string[] = [];
  if (isWhole) {
    const words = wordsOf(lines.slice(at, endOfPhrase(lines, at)));
    keys.push(words.map((word) => newLabelStem(language, word)).join(' '));
  }
  if (isWhole && lines[end] !== JOINT) return keys;
  const [word, ...others] = wordsOf(lines.slice(at, end));
  if (word === undefined || others.length > 0 || language.senses.get(word)?.isEmpty) return keys;
  const stem = newLabelStem(language, word);
  if (stem.length >= PART_LENGTH) keys.push(JOINT + stem);
  return keys;
}

/** Of a shorter word phrases have too many. */
const PART_LENGTH = 4;

/** The things that a text names in its language, left to right, several of one word. */
export function thingsIn(read: Pick<ReadText, 'language' | 'words'>): ThingMatch[] {
  return wordsOfThings(read, false).flatMap(({ things, start, end }) =>
    things.map((thing) => ({ thing, start, end })),
  );
}

/** Its words that name a thing or stand in a phrase for one, left to right. */
export function thingWordsIn(read: Pick<ReadText, 'language' | 'words'>): ThingWords[] {
  return wordsOfThings(read, true);
}

function wordsOfThings(
  { language, words }: Pick<ReadText, 'language' | 'words'>,
  withParts: boolean,
): ThingWords[] {
  const stems = words.map((word) => word.labelStem);
  const found: ThingWords[] = [];
  for (let start = 0; start < stems.length && found.length < THINGS_MAX; start++) {
    const phrases = phrasesBeside(language, stems[start]!);
    addFrom(found, phrases, stems, start);
    const things = withParts ? thingsOf(phrases, JOINT + stems[start]!) : undefined;
    if (things) found.push({ things, start, end: start + 1, isPart: true });
  }
  return found;
}

function addFrom(found: ThingWords[], phrases: string, stems: readonly string[], start: number) {
  let said = stems[start]!;
  for (let end = start + 1; ; end++) {
    const things = thingsOf(phrases, said);
    if (things) found.push({ things, start, end, isPart: false });
    if (end >= stems.length) return;
    said += ' ';
    if (!phrases.includes(`\n${said}`)) return;
    said += stems[end]!;
  }
}

function thingsOf(phrases: string, key: string): number[] | undefined {
  const at = phrases.indexOf(`\n${key}=`);
  if (at < 0) return undefined;
  return phrases
    .slice(at + key.length + 2, endOfLine(phrases, at + 1))
    .split(' ')
    .map(Number);
}

function endOfLine(phrases: string, from: number): number {
  const end = phrases.indexOf('\n', from);
  return end < 0 ? phrases.length : end;
}

/** A reply is searched no further. */
const THINGS_MAX = 60;
