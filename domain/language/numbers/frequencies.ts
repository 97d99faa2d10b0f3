import type { Question } from '../../configuration/entities.ts';
import { MadeOnce, type Steps } from '../../steps.ts';
import type { Language } from '../grammar/language.ts';
import { type ReadText, readText } from '../grammar/read-text.ts';
import type { FrequencyTable, Unit } from '../pack-format/quantities.ts';
import {
  addPattern,
  emptyPhrases,
  findIndexed,
  indexPhrases,
  type PhraseIndex,
  splitOutside,
} from '../text/phrases.ts';
import { type TokenRange, wordsOfPhrase } from '../text/tokens.ts';
import { parseNumber } from './numbers.ts';
import { unitAt } from './units.ts';

/** How often a year something is done, at least and at most. */
export interface Frequency {
  readonly from: number;
  readonly to: number;
}

/** One as it stands in a text. */
export interface FrequencyMatch extends Frequency, TokenRange {}

/** A choice that stands for one. */
export interface ChoiceFrequency extends Frequency {
  readonly choice: number;
}

/** A text is searched no further. */
const TOKENS_MAX = 60;
const SEVERAL: Frequency = { from: 2, to: 6 };
const LABELS_MIN = 2;
/** "Every four weeks" is monthly, as everybody has it. */
const ALIKE = 1.1;

const PER_YEAR: Readonly<Partial<Record<Unit, number>>> = {
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  year: 1,
};

/** "Once a week", "every other Monday", "alle 14 Tage", "om de week", "每周两次", left to right; 0 is once and never again. */
export function frequenciesIn(read: ReadText): readonly FrequencyMatch[] {
  const words = compiled.atOnce(read.language.pack.quantities.frequencies);
  const named = findIndexed(words.named, read.tokens);
  const found: FrequencyMatch[] = [];
  const most = Math.min(read.tokens.length, TOKENS_MAX);
  for (let at = 0; at < most; at++) {
    const phrase = named.find(({ start }) => start === at);
    const value = phrase && words.values[phrase.kind]!;
    const match =
      said(read, words, at) ?? (phrase && { start: at, end: phrase.end, from: value!, to: value! });
    if (match === undefined) continue;
    found.push(match);
    at = match.end - 1;
  }
  return found;
}

/** The choices whose labels are frequencies, or rarer than all of those; none where two are alike. */
export function frequenciesOf(
  language: Language,
  question: Pick<Question, 'choices'> | undefined,
): readonly ChoiceFrequency[] {
  const found: ChoiceFrequency[] = [];
  let rarer: number | undefined;
  for (const [choice, { label }] of (question?.choices ?? []).entries()) {
    const read = readText(label, language);
    const [first, second] = frequenciesIn(read);
    if (first !== undefined && second === undefined) found.push({ ...first, choice });
    else if (isRarer(read)) rarer = choice;
  }
  const isApart = found.every((one, at) => found.slice(0, at).every((other) => !meet(one, other)));
  if (found.length < LABELS_MIN || !isApart) return [];
  const least = Math.min(...found.map(({ from }) => from).filter((from) => from > 0));
  const below = { from: Number.MIN_VALUE, to: least / (ALIKE * ALIKE) };
  return rarer === undefined ? found : [...found, { ...below, choice: rarer }];
}

/** The only choice that comes to the same. */
export function choiceOfFrequency(
  choices: readonly ChoiceFrequency[],
  { from }: Frequency,
): number | undefined {
  const [first, second] = choices.filter((each) => meet(each, { from, to: from }));
  return second === undefined ? first?.choice : undefined;
}

function meet(one: Frequency, other: Frequency): boolean {
  return one.from <= other.to * ALIKE && other.from <= one.to * ALIKE;
}

/** "Less often". */
function isRarer(read: ReadText): boolean {
  const { rarer } = compiled.atOnce(read.language.pack.quantities.frequencies);
  return findIndexed(rarer, read.tokens).some(({ start }) => start === 0);
}

interface FrequencyWords {
  /** Phrases for a frequency of their own, by their place among the values. */
  readonly named: PhraseIndex;
  readonly values: readonly number[];
  readonly rarer: PhraseIndex;
  readonly counts: ReadonlyMap<string, number>;
  readonly every: ReadonlySet<string>;
  readonly other: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
  readonly several: ReadonlySet<string>;
  readonly severalTimes: ReadonlySet<string>;
  readonly rates: ReadonlySet<string>;
  readonly everyOther: readonly string[];
  readonly lengths: ReadonlyMap<string, number>;
}

const compiled = new MadeOnce(compile);

function* compile(table: FrequencyTable): Steps<FrequencyWords> {
  const named = emptyPhrases();
  const values: number[] = [];
  for (const entry of splitOutside(table.named, ',')) {
    const at = entry.indexOf(' ');
    addPattern(named, entry.slice(at + 1), values.length);
    values.push(Number(entry.slice(0, at)));
  }
  const rarer = emptyPhrases();
  for (const pattern of splitOutside(table.rarer, ',')) addPattern(rarer, pattern, 0);
  yield;
  const setOf = (list: string) => new Set(wordsOfPhrase(list));
  return {
    named: indexPhrases(named),
    values,
    rarer: indexPhrases(rarer),
    counts: numbered(table.counts),
    every: setOf(table.every),
    other: setOf(table.other),
    times: setOf(table.times),
    several: setOf(table.several),
    severalTimes: setOf(table.severalTimes ?? ''),
    rates: setOf(table.rates),
    everyOther: wordsOfPhrase(table.everyOther ?? ''),
    lengths: numbered(table.lengths ?? ''),
  };
}

/** Words with a number behind each. */
function numbered(list: string): ReadonlyMap<string, number> {
  const words = wordsOfPhrase(list);
  return new Map(
    words.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(words[at + 1])] as const] : [])),
  );
}

/** "Twice a month", "every second week", "一个月两次". */
function said(read: ReadText, words: FrequencyWords, start: number): FrequencyMatch | undefined {
  const before = countAt(read, words, start);
  const each = eachAt(read, words, before ? endOfRates(read, words, before.end) : start);
  const length = lengthAt(read, words, each);
  if (length === undefined) return undefined;
  const times = before ?? countAt(read, words, length.end) ?? (each.isEvery ? ONCE : undefined);
  if (times === undefined) return undefined;
  const rate = length.perYear / (length.number ?? (each.isOther ? 2 : 1));
  const end = Math.max(length.end, times.end);
  return { start, end, from: times.from * rate, to: times.to * rate };
}

function endOfRates(read: ReadText, { rates }: FrequencyWords, start: number): number {
  let end = start;
  while (end < start + RATES_MAX && rates.has(wordAt(read, end))) end++;
  return end;
}

interface Each {
  readonly at: number;
  readonly isEvery: boolean;
  /** Every second one. */
  readonly isOther: boolean;
}

/** "Every", "om de". */
function eachAt(read: ReadText, words: FrequencyWords, at: number): Each {
  const { every, everyOther, rates } = words;
  if (startsWith(read, at, everyOther))
    return { at: at + everyOther.length, isEvery: true, isOther: true };
  const isEvery = every.has(read.tokens[at]?.word ?? '');
  // "Tous les mois".
  const isLed = isEvery && rates.has(wordAt(read, at + 1)) && !every.has(wordAt(read, at + 1));
  return { at: at + Number(isEvery) + Number(isLed), isEvery, isOther: false };
}

const ONCE = { from: 1, to: 1, end: 0 };
const RATES_MAX = 3;

function wordAt({ tokens }: ReadText, at: number): string {
  const token = tokens[at];
  return token === undefined || token.boundary > 0 ? '' : token.word;
}

function startsWith(read: ReadText, at: number, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word, i) => read.tokens[at + i]?.word === word);
}

/** "Once", "three times", "several times", "2x". */
function countAt(
  read: ReadText,
  words: FrequencyWords,
  at: number,
): (Frequency & { readonly end: number }) | undefined {
  const word = read.tokens[at]?.word;
  if (word === undefined) return undefined;
  const own = words.counts.get(word);
  if (own !== undefined) return { from: own, to: own, end: at + 1 };
  if (words.severalTimes.has(word)) return { ...SEVERAL, end: at + 1 };
  const number = words.several.has(word)
    ? { ...SEVERAL, end: at + 1 }
    : numberOf(parseNumber(read, at));
  if (number === undefined) return undefined;
  const end = words.rates.has(wordAt(read, number.end)) ? number.end + 1 : number.end;
  return words.times.has(wordAt(read, end)) ? { ...number, end: end + 1 } : undefined;
}

function numberOf(
  number: { readonly value: number; readonly end: number } | undefined,
): (Frequency & { readonly end: number }) | undefined {
  return number && { from: number.value, to: number.value, end: number.end };
}

interface Length {
  readonly number: number | undefined;
  readonly perYear: number;
  readonly end: number;
}

/** "Week", "other week", "14 Tage", "Monday" where it is told to be every one. */
function lengthAt(
  read: ReadText,
  words: FrequencyWords,
  { at, isEvery }: Each,
): Length | undefined {
  const isOther = isEvery && words.other.has(wordAt(read, at));
  const counted = isOther ? { value: 2, end: at + 1 } : parseNumber(read, at);
  const number = counted?.value;
  if (number !== undefined && number < 1) return undefined;
  const from = counted?.end ?? at;
  const length = perYearAt(read, words, from);
  if (length !== undefined) return { ...length, number };
  const isDay = isEvery && read.senses[from]?.weekday !== undefined;
  return isDay ? { number, perYear: PER_YEAR.week!, end: from + 1 } : undefined;
}

function perYearAt(
  read: ReadText,
  { lengths }: FrequencyWords,
  at: number,
): Omit<Length, 'number'> | undefined {
  const words = unitAt(read, at);
  const ofUnit = words && PER_YEAR[words.unit];
  if (words !== undefined && ofUnit !== undefined) return { perYear: ofUnit, end: words.end };
  const perYear = lengths.get(wordAt(read, at));
  return perYear === undefined ? undefined : { perYear, end: at + 1 };
}
