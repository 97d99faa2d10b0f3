import { DIRECTIONS, OF_TIMES, oneDirection, orDeadline } from '../../grammar/directions.ts';
import { leadBit, MARK, PHRASE, roleBit } from '../../grammar/language.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';
import type { KnownValue } from '../../reading.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { ReadingIndex } from '../../reading-index/reading-index.ts';
import { isUnspaced } from '../../text/words.ts';
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
  /** It is the latest hour for something: "by 9:45". */
  readonly isDue?: true;
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
    direction = directionOf(read, from, start - 1 - from, directions) & directions;
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
function directionOf(read: ReadText, at: number, distance: number, directions: number): number {
  const isSmall = read.senses[at]?.isEmpty === true && !endsPhrase(read, at, directions & OF_TIMES);
  if (isSmall && distance > (isArticle(read, at + 1) ? 1 : 0)) return 0;
  return oneDirection(read.roles[at]!);
}

/** "Get back on the 14th": what several words say together is said by no small word. */
function endsPhrase({ phraseAt, phrases }: ReadText, at: number, roles: number): boolean {
  for (let i = phraseAt[Math.max(0, at - ROLE_WORDS_MAX)]!; i < phrases.length; i++) {
    const { end, kind, start } = phrases[i]!;
    if (start >= at) return false;
    const isRole = kind >= PHRASE.role && kind < PHRASE.weekday;
    if (end === at + 1 && isRole && (roles & (1 << (kind - PHRASE.role))) !== 0) return true;
  }
  return false;
}

const ROLE_WORDS_MAX = 3;

function isArticle(read: ReadText, at: number): boolean {
  return read.senses[at]?.isEmpty === true && read.tokens[at]!.word.length <= 3;
}

/** The noun that follows a number: "4 people", "5-star", "two more nights"; "2 flight tickets" counts tickets. */
function unitAfter(extraction: Extraction, end: number): number {
  const first = wordAfter(extraction, end);
  // "Ein leerer Platz" counts nothing.
  if (first !== end || extraction.read.senses[end - 1]?.isEmpty) return first;
  return isCountedAs(extraction, first) || !isCountedAs(extraction, first + 1) ? first : first + 1;
}

const COUNTED =
  roleBit('people') | roleBit('nights') | roleBit('rooms') | roleBit('tickets') | roleBit('bags');

/** Whether a word is one for what is counted, right behind a space. */
function isCountedAs({ read, taken }: Extraction, at: number): boolean {
  const token = read.tokens[at];
  if (token === undefined || taken[at] === 1 || isUnspaced(token.word)) return false;
  return (read.roles[at]! & COUNTED) !== 0 && read.text[token.start - 1] === ' ';
}

/** The first word behind a number that is no small one; -1 if there is none. */
function wordAfter({ read, taken }: Extraction, end: number): number {
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
