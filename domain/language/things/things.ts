import { type Language, newLabelStem } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { wordsOfPhrase } from '../text/tokens.ts';
import { thingLines } from './thing-lines.ts';

/** A thing that a text names, as its place among all lines: [start, end) are token indexes. */
export interface ThingMatch {
  readonly thing: number;
  readonly start: number;
  readonly end: number;
}

/** The phrases of one language, by how they begin. What nobody asks for costs its letters, and no call pays for all. */
interface Phrases {
  readonly lines: string;
  /** Where phrases that begin so stand in the lines, each before its thing; gone once they are compiled. */
  readonly places: Map<string, number[]>;
  /** `stems=thing thing …` a line, and a line end before each: a text instead of thousands of lists. */
  readonly compiled: Map<string, string>;
}

const phrasesOf = new Map<string, Phrases>();

function phrasesIn({ pack }: Language): Phrases {
  const known = phrasesOf.get(pack.code);
  if (known !== undefined) return known;
  const lines = thingLines(pack.code);
  const phrases = { lines, places: placesIn(lines), compiled: new Map() };
  phrasesOf.set(pack.code, phrases);
  return phrases;
}

function placesIn(lines: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  /** The same lists by what stands in the lines. */
  const asWritten = new Map<string, number[]>();
  let thing = 0;
  for (let at = 0; at < lines.length; ) {
    const start = lines.slice(at, at + BEGINNING);
    let list = asWritten.get(start);
    if (list === undefined) {
      list = listOf(places, beginningOf(wordsOf(start)[0] ?? ''));
      asWritten.set(start, list);
    }
    list.push(at, thing);
    at = endOfPhrase(lines, at) + 1;
    if (lines[at - 1] === '\n') thing++;
  }
  return places;
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

const SPACE = 32;

function wordsOf(phrase: string): string[] {
  return wordsOfPhrase(phrase.replaceAll('_', ' '));
}

/** Of a first word: no ending is cut off within three letters, and of other scripts each character is a word. */
function beginningOf(word: string): string {
  return word.slice(0, BEGINNING);
}

const BEGINNING = 3;

function phrasesBeside(language: Language, stem: string): string {
  const phrases = phrasesIn(language);
  const beginning = beginningOf(stem);
  const known = phrases.compiled.get(beginning);
  if (known !== undefined) return known;
  const places = phrases.places.get(beginning);
  if (places === undefined) return '';
  const compiled = compile(language, phrases.lines, places);
  phrases.places.delete(beginning);
  phrases.compiled.set(beginning, compiled);
  return compiled;
}

function compile({ endings }: Language, lines: string, places: readonly number[]): string {
  const things = new Map<string, string>();
  for (let i = 0; i < places.length; i += 2) {
    const phrase = lines.slice(places[i]!, endOfPhrase(lines, places[i]!));
    const stems = wordsOf(phrase)
      .map((word) => newLabelStem(endings, word))
      .join(' ');
    const known = things.get(stems);
    things.set(stems, known === undefined ? `${places[i + 1]}` : `${known} ${places[i + 1]}`);
  }
  return [...things].map(([stems, found]) => `\n${stems}=${found}`).join('');
}

/** The things that a text names in its language, left to right, several of one word. */
export function thingsIn(read: Pick<ReadText, 'language' | 'words'>): ThingMatch[] {
  const stems = read.words.map((word) => word.labelStem);
  const found: ThingMatch[] = [];
  for (let start = 0; start < stems.length && found.length < THINGS_MAX; start++) {
    addFrom(found, phrasesBeside(read.language, stems[start]!), stems, start);
  }
  return found;
}

function addFrom(found: ThingMatch[], phrases: string, stems: readonly string[], start: number) {
  let said = `\n${stems[start]!}`;
  for (let end = start + 1; ; end++) {
    const at = phrases.indexOf(`${said}=`);
    if (at >= 0) {
      const things = phrases.slice(at + said.length + 1, endOfLine(phrases, at + 1)).split(' ');
      for (const thing of things) found.push({ thing: Number(thing), start, end });
    }
    if (end >= stems.length) return;
    said += ` `;
    if (!phrases.includes(said)) return;
    said += stems[end]!;
  }
}

function endOfLine(phrases: string, from: number): number {
  const end = phrases.indexOf('\n', from);
  return end < 0 ? phrases.length : end;
}

/** A reply is searched no further. */
const THINGS_MAX = 60;
