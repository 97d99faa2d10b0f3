import { endOfClause } from '../../grammar/clause.ts';
import { PHRASE } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import { POLARITY_KINDS, type PolarityKind } from '../../pack-format/polarity.ts';
import { type LabelMatch, wordsOfLabels } from '../../reading-index/labels.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import { findPolarity } from '../../word-kinds/find-word-kinds.ts';
import { isBeforeOnly } from '../../word-kinds/limited.ts';

const DENYING = new Set((['ceased', 'averse', 'omitted'] satisfies PolarityKind[]).map(placeOf));

function placeOf(kind: PolarityKind): number {
  return POLARITY_KINDS.indexOf(kind);
}

/** Of the words of a text: what they name is not meant. */
export interface LeftOut {
  /** 1 for a token that is left out. */
  readonly excluded: Uint8Array;
  /** 1 for a token of a clause that denies what it names. */
  readonly denied: Uint8Array;
}

/** @param labels a negation within one of several words denies nothing */
export function leftOut(read: ReadText, labels: readonly LabelMatch[]): LeftOut {
  return { excluded: excludedWords(read), denied: deniedClauses(read, labels) };
}

/**
 * The words that "except" and "neither" leave out, 1 a token: up to a comma, or to where everything
 * else is meant ("除了现金都可以").
 */
function excludedWords({ phrases, tokens }: ReadText): Uint8Array {
  const excluded = new Uint8Array(tokens.length);
  const passed = new Uint8Array(tokens.length);
  const starts = phrases.filter(({ kind }) => kind === PHRASE.everything);
  const everything = new Set(starts.map(({ start }) => start));
  const goesOn = (at: number) => at < tokens.length && tokens[at]!.boundary === 0;
  for (const { start, end } of phrases.filter(isExcluding)) {
    excluded.fill(1, start, end);
    for (let at = end; goesOn(at) && passed[at] === 0; at++) {
      if (everything.has(at) && at > end) break;
      passed[at] = 1;
      excluded[at] = 1;
    }
  }
  return excluded;
}

function isExcluding({ kind }: PhraseMatch): boolean {
  return kind === PHRASE.except || kind === PHRASE.neither;
}

/** Marks the clauses that say of what they name that it is not meant: "Karte hab ich nicht", "forget the tint". 1 a token. */
function deniedClauses(read: ReadText, labels: readonly LabelMatch[]): Uint8Array {
  const { tokens } = read;
  const denied = new Uint8Array(tokens.length);
  const denies = denyingWords(read, wordsOfLabels(labels));
  for (let start = 0; start < tokens.length; ) {
    const end = endOfClause(read, start + 1);
    const isDenied = denies.subarray(start, end).includes(1) && !compares(read, start, end);
    if (isDenied && end - start <= CLAUSE_WORDS_MAX) denied.fill(1, start, end);
    start = end;
  }
  return denied;
}

function denyingWords(read: ReadText, own: ReadonlySet<number>): Uint8Array {
  const denies = new Uint8Array(read.tokens.length);
  for (let at = 0; at < denies.length; at++) {
    if (read.senses[at]?.negates && !own.has(at) && !isBeforeOnly(read, at)) denies[at] = 1;
  }
  for (const { kind, start } of findPolarity(read)) if (DENYING.has(kind)) denies[start] = 1;
  for (const at of takingBack(read)) denies[at] = 0;
  // "No problem", "why not".
  for (const { kind, start, end } of read.phrases) {
    if (kind === PHRASE.yes || kind === PHRASE.everything) denies.fill(0, start, end);
  }
  return denies;
}

/** "So no make it the maxi": a no right before what corrects takes back what was said before, and denies nothing behind it. */
function takingBack({ phrases, tokens }: ReadText): number[] {
  return phrases.flatMap(({ kind, start }) =>
    kind === PHRASE.correction && start > 0 && tokens[start]!.boundary === 0 ? [start - 1] : [],
  );
}

/** In a longer clause a negation speaks of something else as well. */
const CLAUSE_WORDS_MAX = 9;

/** "No more than two". */
function compares({ senses }: ReadText, start: number, end: number): boolean {
  return senses.slice(start, end).some((sense, i) => sense?.compares && i > 0);
}
