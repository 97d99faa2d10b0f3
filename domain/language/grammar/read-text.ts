import type { Unit } from '../pack-format/quantities.ts';
import { withoutFalseEnds } from '../text/full-stops.ts';
import { findPhrases, type PhraseMatch } from '../text/phrases.ts';
import { type Token, type TokenRange, tokenize } from '../text/tokens.ts';
import { markQuestions } from './clause.ts';
import { composePhrases } from './compose-phrases.ts';
import {
  type Language,
  type ListedWord,
  listedWords,
  PHRASE,
  stem,
  type WordSense,
} from './language.ts';

/** A text cut into words, each with what it may mean in the text's language. */
export interface ReadText {
  readonly text: string;
  /** Whoever reads it rests between one thing and the next. */
  readonly isLong: boolean;
  readonly language: Language;
  readonly tokens: readonly Token[];
  /** What the language tells of each token's word. */
  readonly words: readonly ListedWord[];
  /** The same as far as the words around it leave it so. */
  readonly senses: readonly (WordSense | undefined)[];
  /** The tokens' words without their endings. */
  readonly stems: readonly string[];
  /** In the order of their starts. */
  readonly phrases: readonly PhraseMatch[];
  /** Per token: index of the first phrase that starts there or later. */
  readonly phraseAt: readonly number[];
  /** Per token: bits of the roles that it speaks of, alone or within a phrase. */
  readonly roles: readonly number[];
  /** Per token: 1 in a sentence that ends as a question, 2 in one that begins as one too. */
  readonly asks: Uint8Array;
  /** Whether a sentence begins with a capital, or a word inside one has one. */
  readonly hasCapitals: boolean;
  /** Whether 03/04 is the fourth of March: as the language has it, unless the conversation says otherwise. */
  readonly monthFirst: boolean;
  /** Per token: 1 where a mention with a value of its own (a number, a time …) stands. */
  readonly occupied: Uint8Array;
  /** For `FoundOnce` alone. */
  readonly found: unknown[];
}

export type MentionKind =
  | 'number'
  | 'time'
  | 'date'
  | 'instant'
  | 'duration'
  | 'weekday'
  | 'ordinal'
  | 'email'
  | 'uri'
  | 'phone'
  | 'code';

/** A value that stands in a text, whatever it is about. */
export interface Mention {
  readonly kind: MentionKind;
  /**
   * Number; minutes since midnight for a time; weekday from Monday = 0; ISO 8601 for days, instants and
   * durations; the words otherwise.
   */
  readonly value: number | string;
  /** Of a day whose year or week is not told: the latest such day, for what is past. */
  readonly pastValue?: string;
  /** Of a day: the next one is told from it, "Friday, so the day before". */
  readonly tellsAnother?: true;
  /** Token indexes, [start, end). */
  readonly start: number;
  readonly end: number;
  /** How surely these words are such a value, 0..1: a bare "5" after "at" is hardly a time. */
  readonly certainty: number;
  /** Said of people alone: "just me", "zu dritt". */
  readonly isOfPeople?: true;
  /** Of a number: as many as the user speaks for, "we are five". */
  readonly isOfGroup?: true;
  /** Of a number: the rest of its word, which tells what it counts, "Dreizimmerwohnung". */
  readonly noun?: string;
  /** Said of floors alone: "ground floor". */
  readonly isOfFloor?: true;
  /** Of a number: it tells how far off a day is, "in two weeks". */
  readonly isFarOff?: true;
  /** Of a number: the unit that is said with it. */
  readonly unit?: Unit;
  /** Of "one eighty": the value where the first number is of the unit asked for, 1.8. */
  readonly asParts?: number;
  /** Of a number: its value where money is asked for, "mille e cinque". */
  readonly asMoney?: number;
  /** The year that a day or two digits tell to who asks for one. */
  readonly year?: number;
  /** Of a year: for how many years by now, "since 2016". */
  readonly years?: number;
  /** Its place in a range such as "3rd - 9th". */
  readonly ofRange?: 'start' | 'end';
  /** The user comes on it and goes on another one, or the other way round. */
  readonly isOfStay?: true;
}

/** A shorter text is read in well under a millisecond: to rest in it would cost more than it lets others do. */
const LENGTH_AT_ONCE = 400;

/** @param cut the text's tokens, where it was cut already */
export function readText(text: string, language: Language, cut = tokenize(text)): ReadText {
  const words = listedWords(
    language,
    cut.map(({ word }) => word),
  );
  const tokens = withoutFalseEnds(text, cut, language.fullStops, (at) =>
    kindOfWord(cut[at]!, words[at]!),
  );
  const senses = sensesIn(language, text, tokens, words);
  const stems = tokens.map(({ digits, word }, at) => (digits ? word : words[at]!.stem));
  const listed = findPhrases(words, tokens);
  const composed = composePhrases({ language, tokens, senses, stems }, listed);
  const phrases = inOrder([...listed, ...composed]);
  return {
    text,
    isLong: text.length > LENGTH_AT_ONCE,
    language,
    tokens,
    words,
    senses,
    stems,
    phrases,
    phraseAt: firstPhrases(phrases, tokens.length),
    roles: rolesOf(senses, phrases),
    asks: markQuestions({ language, text, tokens, senses }),
    hasCapitals: tokens.some((token) => token.capital && !isFirstPerson(token.word)),
    monthFirst: language.pack.calendar.monthFirst,
    occupied: new Uint8Array(tokens.length),
    found: [],
  };
}

/** The same text before anything was read of it: of all that is known of a text this alone changes meanwhile. */
export function unread(read: ReadText): ReadText {
  return { ...read, occupied: new Uint8Array(read.tokens.length) };
}

/** "Plan B. Then", "Plan B. Danke": what begins a sentence there is no name behind an initial. */
function kindOfWord({ capital }: Token, { sense }: ListedWord): 'connector' | 'small' | 'other' {
  if (sense?.isConnector && !capital) return 'connector';
  return sense?.isEmpty || sense?.isCourtesy || sense?.isStance ? 'small' : 'other';
}

function sensesIn(
  { negationWithin }: Language,
  text: string,
  tokens: readonly Token[],
  words: readonly ListedWord[],
): (WordSense | undefined)[] {
  return tokens.map(({ start, end }, at) => {
    const { sense } = words[at]!;
    // "Non è del 1910", "não é às cinco": "is" with its accent, and no "and".
    if (sense?.joinsClauses && end === start + 1 && IS.has(text[start]!)) {
      return { ...sense, joinsClauses: false, joinsNumbers: false };
    }
    if (sense?.negates !== true) return sense;
    const [before, { word }, next] = [tokens[at - 1]?.word, tokens[at]!, tokens[at + 1]?.word];
    // "有没有": who asks whether there is any denies nothing.
    const deniesNothing =
      before === next ||
      negationWithin.has(`${before}${word}`) ||
      negationWithin.has(`${word}${next}`);
    return deniesNothing ? { ...sense, negates: false } : sense;
  });
}

const IS = new Set('èéÈÉ');

/** English writes "I" with a capital whatever the user does with names. */
const FIRST_PERSON = new Set(['i', 'im', 'id', 'ill', 'ive']);

export function isFirstPerson(word: string): boolean {
  return FIRST_PERSON.has(word);
}

export function stemsIn(language: Language, tokens: readonly Token[]): string[] {
  return tokens.map((token) => (token.digits ? token.word : stem(language, token.word)));
}

export function occupy(read: ReadText, start: number, end: number): void {
  read.occupied.fill(1, start, end);
}

function rolesOf(
  senses: readonly (WordSense | undefined)[],
  phrases: readonly PhraseMatch[],
): number[] {
  const roles = senses.map((sense) => sense?.roles ?? 0);
  for (const { kind, start, end } of phrases) {
    if (kind < PHRASE.role || kind >= PHRASE.weekday) continue;
    const bit = 1 << (kind - PHRASE.role);
    for (let i = start; i < end; i++) roles[i] = roles[i]! | bit;
  }
  return roles;
}

function inOrder(phrases: PhraseMatch[]): PhraseMatch[] {
  return phrases.sort((a, b) => a.start - b.start);
}

function firstPhrases(phrases: readonly PhraseMatch[], length: number): number[] {
  const first: number[] = [];
  let next = 0;
  for (let at = 0; at <= length; at++) {
    while (next < phrases.length && phrases[next]!.start < at) next++;
    first.push(next);
  }
  return first;
}

/** Whether a phrase of any kind starts at the token. */
export function beginsPhrase(read: ReadText, at: number): boolean {
  return read.phrases[read.phraseAt[at] ?? read.phrases.length]?.start === at;
}

/** The longest phrase of one of the kinds (from, to inclusive) that starts at the token. */
export function phraseOf(
  read: ReadText,
  at: number,
  from: number,
  to = from,
): PhraseMatch | undefined {
  let best: PhraseMatch | undefined;
  for (let i = read.phraseAt[at] ?? read.phrases.length; i < read.phrases.length; i++) {
    const phrase = read.phrases[i]!;
    if (phrase.start !== at) break;
    if (phrase.kind < from || phrase.kind > to) continue;
    if (best === undefined || phrase.end > best.end) best = phrase;
  }
  return best;
}

/** Phrases are no longer. */
const PHRASE_WORDS_MAX = 8;

/** Whether a phrase of the kind ends right before, in the same clause. */
export function endsBefore(
  { phraseAt, phrases, tokens }: ReadText,
  start: number,
  kind: number,
): boolean {
  if (tokens[start]!.boundary > 0) return false;
  for (let i = phraseAt[Math.max(0, start - PHRASE_WORDS_MAX)]!; i < phrases.length; i++) {
    const phrase = phrases[i]!;
    if (phrase.start >= start) return false;
    if (phrase.kind === kind && phrase.end === start) return true;
  }
  return false;
}

/** The words of [start, end) as they stand in the text; end lies behind start. */
export function writtenIn(
  { text, tokens }: Pick<ReadText, 'text' | 'tokens'>,
  { start, end }: TokenRange,
): string {
  return text.slice(tokens[start]!.start, tokens[end - 1]!.end);
}

/** Whether a word says nothing by itself: a small one, a courtesy, one of a stance ("well", "honestly"). */
export function saysLittle({ senses }: Pick<ReadText, 'senses'>, at: number): boolean {
  const sense = senses[at];
  return sense?.isEmpty === true || sense?.isCourtesy === true || sense?.isStance === true;
}

/** @param mark bits of `MARK`; true where the token has one of them */
export function hasMark(read: ReadText, at: number, mark: number): boolean {
  return ((read.senses[at]?.marks ?? 0) & mark) !== 0;
}

/** Whether the language pack gives the word a meaning: it is no misspelt label and akin to none. */
export function isKnownWord({ language, senses, stems }: ReadText, at: number): boolean {
  if (senses[at] !== undefined) return true;
  const root = stems[at]!;
  return language.actions.has(root) || language.knowing.has(root) || language.telling.has(root);
}

/** Whether a word is likely a name: it has a capital, begins no sentence and is in no dictionary. */
export function isNameWord(read: ReadText, at: number): boolean {
  const { boundary, capital } = read.tokens[at]!;
  return capital && at > 0 && boundary < 2 && !isKnownWord(read, at);
}
