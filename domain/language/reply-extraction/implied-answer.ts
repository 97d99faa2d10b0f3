import { PHRASE } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import { isOpposite, oppositeOf } from '../reading-index/proposition.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import type { Extraction } from './candidates/context.ts';

/** A yes or no that is told without either word. */
export interface ImpliedAnswer {
  readonly value: boolean;
  readonly confidence: number;
  /** Token indexes, [start, end). */
  readonly words: readonly [number, number];
}

const SAID = 0.8;
const INFERRED = 0.7;

/** What a reply without a yes or a no says to a question of yes or no; undefined where it says neither. */
export function impliedAnswer(
  extraction: Extraction,
  entry: InformationEntry,
): ImpliedAnswer | undefined {
  const { read, unpreferred } = extraction;
  if (unpreferred[entry.position] === 1) return undefined;
  const said = fromOwn(read, entry) ?? fromStance(read);
  if (said !== undefined) return said;
  if (extraction.isDeclining) return undefined;
  return fromDenial(read) ?? fromExistence(read, entry);
}

/** What the opposites of a question's own words say to it: "we rent" to who asks for an owner. */
export function oppositeAnswer(
  { index, isDeclining, read }: Extraction,
  entry: InformationEntry,
): ImpliedAnswer | undefined {
  if (isDeclining || index.language !== read.language) return undefined;
  return fromOpposites(read, entry);
}

function answer(value: boolean, { start, end }: Words, confidence = SAID): ImpliedAnswer {
  return { value, confidence, words: [start, end] };
}

type Words = Pick<PhraseMatch, 'start' | 'end'>;

/** "I have my own": to an offer a no, else that there is one. */
function fromOwn(
  read: ReadText,
  { asksHaving, offers }: InformationEntry,
): ImpliedAnswer | undefined {
  const own = read.phrases.find(({ kind, start }) => kind === PHRASE.hasOwn && !asks(read, start));
  if (own === undefined || (!offers && !asksHaving)) return undefined;
  return answer(!offers, own);
}

function asks(read: ReadText, at: number): boolean {
  return read.asks[at] === 2;
}

/** "That can wait", "only at weekends": the first such phrase, the longer one of two. */
function fromStance(read: ReadText): ImpliedAnswer | undefined {
  let best: PhraseMatch | undefined;
  for (const phrase of read.phrases) {
    if (phrase.kind !== PHRASE.holds && phrase.kind !== PHRASE.fails) continue;
    if (asks(read, phrase.start)) continue;
    if (best === undefined || (phrase.start === best.start && phrase.end > best.end)) best = phrase;
  }
  return best && answer(best.kind === PHRASE.holds, best);
}

function fromOpposites(read: ReadText, { opposites }: InformationEntry): ImpliedAnswer | undefined {
  for (const phrase of read.phrases) {
    if (!isOpposite(phrase.kind) || read.asks[phrase.start]! > 0) continue;
    const isSame = opposites.has(phrase.kind);
    if (isSame === opposites.has(oppositeOf(phrase.kind))) continue;
    return answer(isSame !== isDenied(read, phrase.start), phrase);
  }
  return undefined;
}

function isDenied({ senses, tokens }: ReadText, at: number): boolean {
  for (let i = at - 1; i >= 0 && tokens[i + 1]!.boundary === 0; i--) {
    if (senses[i]?.negates) return true;
    if (senses[i]?.joinsClauses) return false;
  }
  return false;
}

const CLAUSE_WORDS_MAX = 8;
const REPLY_WORDS_MAX = 16;

/** "We haven't had it done": a short first clause that denies. */
function fromDenial(read: ReadText): ImpliedAnswer | undefined {
  const { phrases, senses, tokens } = read;
  if (tokens.length > REPLY_WORDS_MAX || read.asks[0]! > 0) return undefined;
  let end = 1;
  while (end < tokens.length && tokens[end]!.boundary === 0 && !senses[end]?.joinsClauses) end++;
  const at = senses.slice(0, end).findIndex((sense) => sense?.negates);
  if (at < 0 || end > CLAUSE_WORDS_MAX || senses[at + 1]?.compares) return undefined;
  // "No problem", "why not".
  const isYes = phrases.some(
    ({ kind, start, end: to }) => kind === PHRASE.yes && start <= at && at < to,
  );
  return isYes ? undefined : answer(false, { start: 0, end }, INFERRED);
}

/** "A cat", "two old ones" to who asks whether there are any. */
function fromExistence(
  read: ReadText,
  { asksHaving }: InformationEntry,
): ImpliedAnswer | undefined {
  if (!asksHaving || read.asks[0]! > 0) return undefined;
  for (let at = 0; at < Math.min(COUNTED_FROM_MAX, read.tokens.length); at++) {
    if (read.senses[at]?.negates) return undefined;
    const isThing = at + 1 < read.tokens.length && read.tokens[at + 1]!.boundary === 0;
    if (counts(read, at) && isThing) return answer(true, { start: at, end: at + 2 }, INFERRED);
  }
  return undefined;
}

/** Words before the first thing that is counted. */
const COUNTED_FROM_MAX = 4;

function counts({ language, senses, tokens }: ReadText, at: number): boolean {
  const { digits, word } = tokens[at]!;
  if (digits) return Number(word) > 0;
  const number = senses[at]?.number ?? 0;
  return number >= 1 || language.pack.quantities.one?.split(' ').includes(word) === true;
}
