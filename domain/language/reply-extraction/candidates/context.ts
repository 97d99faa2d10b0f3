import { DIRECTIONS, oneDirection, orDeadline } from '../../grammar/directions.ts';
import { leadBit, MARK, PHRASE } from '../../grammar/language.ts';
import { type Mention, phraseOf, type ReadText } from '../../grammar/read-text.ts';
import type { KnownValue } from '../../reading.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { ReadingIndex } from '../../reading-index/reading-index.ts';
import { isBeforeOnly } from '../../word-kinds/limited.ts';
import type { LabelLookup } from '../akin/label-lookup.ts';
import type { ValueCandidate } from './candidate.ts';

/** What is known when values for informations are extracted from a text. */
export interface Extraction {
  readonly index: ReadingIndex;
  readonly read: ReadText;
  /** The tokens' stems in the language of the artifact. */
  readonly stems: readonly string[];
  /** Per information: 0 not asked, 1 the main one asked, less for another one asked. */
  readonly asked: Float64Array;
  /** The informations asked for. */
  readonly wanted: readonly InformationEntry[];
  /** Per token: 1 where a mention stands; its words speak of that mention only. */
  readonly taken: Uint8Array;
  /** The labels in the text, left to right; filled while values are extracted. */
  readonly labels: LabelLookup;
  /** All mentions that are meant; filled while values are extracted. */
  readonly mentions: Mention[];
  /** The numbers in the text that no time, date or code has; filled while values are extracted. */
  readonly numbers: Mention[];
  /** The days and the times of day in the text; filled while values are extracted. */
  readonly days: Mention[];
  readonly hours: Mention[];
  /** The informations of which a label stands in the text. */
  readonly labelled: Set<number>;
  /** Per token: 1 where something is ruled out ("not on Monday"). */
  readonly negated: Uint8Array;
  /** Token index from which on the user corrects what was said before; 0 when nothing is corrected. */
  readonly correctedFrom: number;
  /** Token index of the first word after a "yes", a greeting and the like. */
  readonly firstWord: number;
  /** The informations of which the text says that there is no preference. */
  readonly unpreferred: Set<number>;
  /** The text refuses, does not know or puts off: what looks like a name hardly answers. */
  readonly isDeclining: boolean;
  /** Per token: 1 in the clauses that do so. */
  readonly declined: Uint8Array;
  /** Per token: 1 where what is named is not meant, as what was; filled while values are extracted. */
  readonly aside: Uint8Array;
  /** What fits too little to be a candidate, where somebody asks how the reply was read; else undefined. */
  readonly weak: ValueCandidate[] | undefined;
  /** Per token: 1 or 2 where a name may only tell where, or does (`places/located.ts`); filled while values are extracted. */
  readonly located: Uint8Array;
  /** The words are the agent's: what it asks about it offers. */
  readonly isAgent: boolean;
  /** By information id. */
  readonly known: ReadonlyMap<string, KnownValue>;
}

/** Whether a value of an information is known already, or that none is. */
export function isKnown({ index, known }: Extraction, position: number): boolean {
  return (known.get(index.informations[position]!.id)?.status ?? 'unset') !== 'unset';
}

/** What the words around [start, end) speak of: those from `from` on before it, and up to `to` after it. */
export interface Context {
  readonly from: number;
  readonly start: number;
  readonly end: number;
  readonly to: number;
  /** Roles of the words around but for directions. */
  readonly roles: number;
  /** Bits of one direction only, that of the nearest word before which has one. */
  readonly direction: number;
  /** A small word right before it, or its place in a range, gave the direction. */
  readonly isLed: boolean;
  /** It is one end of a range. */
  readonly isOfRange?: true;
  /** The noun right after, as in "4 people"; -1 if there is none. */
  readonly unit: number;
}

const BEFORE_MAX = 6;
const AFTER_MAX = 4;

/**
 * Reads the surroundings of a mention, up to its neighbours.
 * @param directions bits of the directions that count for it
 */
export function contextOf(
  extraction: Extraction,
  start: number,
  end: number,
  directions = DIRECTIONS,
): Context {
  const { read, taken } = extraction;
  let from = start;
  let roles = 0;
  let direction = 0;
  let isLed = false;
  while (from > 0 && start - from < BEFORE_MAX && taken[from - 1] === 0) {
    if (read.tokens[from]!.boundary > 0) break;
    from--;
    roles |= read.roles[from]!;
    if (direction !== 0) continue;
    direction = directionOf(read, from, start - 1 - from) & directions;
    isLed = direction !== 0 && read.senses[from]?.isEmpty === true;
  }
  let to = end;
  while (to < read.tokens.length && to - end < AFTER_MAX && taken[to] === 0) {
    if (read.tokens[to]!.boundary > 0) break;
    roles |= read.roles[to]!;
    to++;
  }
  direction = orDeadline(direction, read, start) & directions;
  const unit = unitAfter(extraction, end);
  return { from, start, end, to, roles: roles & ~DIRECTIONS, direction, isLed, unit };
}

/** How much the words of a context speak of an information: the nearer, the more. */
export function overlapOf(
  { stems }: Extraction,
  cues: ReadonlyMap<string, number>,
  { from, start, end, to }: Context,
): number {
  let sum = 0;
  for (let at = from; at < to; at++) {
    if (at === start) at = end;
    if (at >= to) break;
    const weight = cues.get(stems[at]!);
    if (weight === undefined) continue;
    const distance = at < start ? start - 1 - at : at - end + 1;
    sum += weight / (1 + distance / 4);
  }
  return sum;
}

/** A small word such as "to" gives a direction right before its mention only; a verb from further off. */
function directionOf(read: ReadText, at: number, distance: number): number {
  const isSmall = read.senses[at]?.isEmpty === true;
  if (isSmall && distance > (isArticle(read, at + 1) ? 1 : 0)) return 0;
  return oneDirection(read.roles[at]!);
}

function isArticle(read: ReadText, at: number): boolean {
  return read.senses[at]?.isEmpty === true && read.tokens[at]!.word.length <= 3;
}

/** The noun that follows a number: "4 people", "5-star", "two more nights". */
function unitAfter({ read, taken }: Extraction, end: number): number {
  for (let at = end; at < read.tokens.length && at < end + 3; at++) {
    if (read.tokens[at]!.boundary > 0 || taken[at] === 1) return -1;
    const isOften = read.language.times.has(read.tokens[at]!.word);
    if (read.senses[at]?.isEmpty !== true || isOften) return at;
    if (leadsAway(read, at, end)) return -1;
  }
  return -1;
}

/** "Three this time", "120 with the wine": what is counted stands before these. */
function leadsAway({ senses }: ReadText, at: number, end: number): boolean {
  const { leads, marks, roles } = senses[at]!;
  if (at > end && roles !== 0) return true;
  return (leads !== 0 && (leads & OF) === 0) || (marks & MARK.current) !== 0;
}

const OF = leadBit('of');

const NEGATED_WORDS_MAX = 5;
/** "instead of the Italian one": what stands right after. */
const EXCLUDED_WORDS_MAX = 3;

/**
 * Marks what a negation rules out: the words after it, up to a comma, a "but" or a comparison.
 * @param own token indexes where a negation is part of a label ("pas cher") and rules out nothing
 */
export function markNegated(read: ReadText, negated: Uint8Array, own: ReadonlySet<number>): void {
  for (const { kind, end } of read.phrases) {
    if (kind === PHRASE.excluding) negated.fill(1, end, endOfExcluded(read, end));
  }
  for (let at = 0; at < negated.length; at++) {
    if (!read.senses[at]?.negates || own.has(at) || rulesOutNothing(read, at)) continue;
    negated.fill(1, at + 1, endOfCorrection(read, at) ?? endOfNegation(read, at + 1));
    negated.fill(1, beginOfDenied(read, at), at);
  }
}

function rulesOutNothing(read: ReadText, at: number): boolean {
  // "Couldn't we do Sunday?"
  if (read.senses[at]?.asks && read.asks[at]! > 0) return true;
  return isRestart(read, at) || isOfCorrection(read, at) || isBeforeOnly(read, at);
}

/** "Five, no six": the no takes the five back, where the language has another word for "not". */
function isRestart(read: ReadText, at: number): boolean {
  if (at === 0 || read.language.pack.noIsNot === true || read.tokens[at]!.boundary === 0) {
    return false;
  }
  if (phraseOf(read, at, PHRASE.correction)?.end !== at + 1) return false;
  const next = read.senses[at + 1];
  return (
    read.tokens[at + 1]?.boundary === 0 && (isOfNumber(read, at + 1) || next?.month !== undefined)
  );
}

/** "Deux, enfin non trois", "150, of nee doe 200": the no ends words that correct a number, and another one follows. */
function isOfCorrection(read: ReadText, at: number): boolean {
  if (!endsCorrection(read, at)) return false;
  const order = phraseOf(read, at + 1, PHRASE.concludes);
  const next = order?.end ?? at + 1;
  if (read.tokens[next]?.boundary !== 0 || !isOfNumber(read, next)) return false;
  return hasNumber(read, 0, at) && !hasNumber(read, next + 1, read.tokens.length);
}

function endsCorrection({ phraseAt, phrases }: ReadText, at: number): boolean {
  for (let i = phraseAt[Math.max(0, at - CORRECTING_WORDS_MAX)]!; i < phrases.length; i++) {
    const { end, kind, start } = phrases[i]!;
    if (start >= at) return false;
    if (kind === PHRASE.correction && end === at + 1) return true;
  }
  return false;
}

/** Words of a correction before the no that ends it: "ou plutôt". */
const CORRECTING_WORDS_MAX = 3;

function hasNumber(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isOfNumber(read, at)) return true;
  return false;
}

function isOfNumber({ senses, tokens }: ReadText, at: number): boolean {
  return tokens[at]!.digits || senses[at]?.number !== undefined;
}

/** "The 6th not", "montags geht es nicht": a denial at the end of its clause denies what begins it. */
function beginOfDenied(read: ReadText, at: number): number {
  const { senses, tokens } = read;
  if ((tokens[at + 1]?.boundary ?? 2) === 0 || isOtherCase(read, at)) return at;
  let from = at;
  while (from > 0 && tokens[from]!.boundary === 0 && !senses[from]?.joinsClauses) {
    from--;
    if (senses[from]?.compares || senses[from]?.negates) return at;
  }
  return from;
}

/** "Friday or never", "Montag warum nicht"; where words are not parted, a last syllable may end one: "去南非". */
function isOtherCase({ language, senses, tokens }: ReadText, at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return false;
  const isOther = language.alternatives.has(before.word) || senses[at - 1]?.asks === true;
  return isOther || before.end === tokens[at]!.start;
}

/** "7 no wait 8", "不对": the no is a part of what corrects, up to here, and rules out nothing behind it. */
function endOfCorrection(read: ReadText, at: number): number | undefined {
  const corrects = (from: number) => phraseOf(read, from, PHRASE.correction)?.end;
  const end = corrects(at);
  if (end === undefined || at === 0) return undefined;
  return corrects(end) ?? (end > at + 1 ? end : undefined);
}

function endOfExcluded({ tokens }: ReadText, from: number): number {
  let end = from;
  while (end < from + EXCLUDED_WORDS_MAX && tokens[end]?.boundary === 0) end++;
  return end;
}

/** Where the words that a negation before `from` rules out end; at `from` when it rules out none. */
function endOfNegation(read: ReadText, from: number): number {
  const most = Math.min(read.tokens.length, from + NEGATED_WORDS_MAX);
  let end = from;
  while (end < most && read.tokens[end]!.boundary === 0 && !read.senses[end]?.joinsClauses) {
    if (read.senses[end]?.compares) return from;
    end++;
  }
  return end;
}

/** "Two tandems" to who asks which bicycle it is to be, and how many bicycles. */
export function countsChosen(
  { index, labels, read }: Extraction,
  { cues, isCount }: InformationEntry,
  { end }: Context,
): boolean {
  if (!isCount || (read.tokens[end]?.boundary ?? 2) > 0) return false;
  // "Ein Reisepass" counts nothing.
  if (read.senses[end - 1]?.isEmpty) return false;
  const chosen = labels.startingAt(end);
  if (chosen.length > CHOSEN_MAX) return false;
  return chosen.some(({ information }) => {
    const choice = index.informations[information]!;
    return choice.kind === 'choice' && [...choice.cues.keys()].some((root) => cues.has(root));
  });
}

/** A label of more informations tells none of them. */
const CHOSEN_MAX = 4;
