import { DIRECTIONS, oneDirection } from './directions.ts';
import { PHRASE } from './languages/language.ts';
import type { ReadText } from './mentions.ts';
import type { ReadingIndex } from './reading-index.ts';

/** What is known when mentions are weighed against informations. */
export interface Weighing {
  readonly index: ReadingIndex;
  readonly read: ReadText;
  /** The tokens' stems in the language of the artifact. */
  readonly stems: readonly string[];
  /** Per information: 0 not asked, 1 the main one asked, less for another one asked. */
  readonly asked: Float64Array;
  /** Per token: 1 where a mention stands; its words speak of that mention only. */
  readonly taken: Uint8Array;
  /** Per token: 1 where something is ruled out ("not on Monday"). */
  readonly negated: Uint8Array;
  /** Token index from which on the user corrects what was said before; 0 when nothing is corrected. */
  readonly correctedFrom: number;
  /** Token index of the first word after a "yes", a greeting and the like. */
  readonly firstWord: number;
  /** Per information: 1 when the text says that there is no preference about it. */
  readonly unpreferred: Uint8Array;
  /** The text refuses, does not know or puts off: what looks like a name hardly answers. */
  readonly isDeclining: boolean;
  /** Per token: 1 in the clauses that do so. */
  readonly declined: Uint8Array;
  /** Per information: 1 when a value of it is known already. */
  readonly known: Uint8Array;
}

/** What the words around [start, end) speak of. */
export interface Context {
  /** Roles of the words around but for directions. */
  readonly roles: number;
  /** Bits of one direction only, that of the nearest word which has one. */
  readonly direction: number;
  /** A small word right before it, or its place in a range, gave the direction. */
  readonly isLed: boolean;
  /** The same for the words after it, which may be about something else. */
  readonly directionAfter: number;
  /** Stems around, with the nearness of each, 0..1. */
  readonly stems: readonly string[];
  readonly nearness: readonly number[];
  /** The noun right after, as in "4 people"; -1 if there is none. */
  readonly unit: number;
}

const BEFORE_MAX = 6;
const AFTER_MAX = 4;

interface Around {
  readonly stems: string[];
  readonly nearness: number[];
  roles: number;
  direction: number;
  isLed: boolean;
}

/**
 * Reads the surroundings of a mention, up to its neighbours.
 * @param directions bits of the directions that count for it
 */
export function contextOf(
  weighing: Weighing,
  start: number,
  end: number,
  directions = DIRECTIONS,
): Context {
  const { read, stems, taken } = weighing;
  const around: Around = { stems: [], nearness: [], roles: 0, direction: 0, isLed: false };
  const visit = (at: number, distance: number) => {
    around.roles |= read.roles[at]! & ~DIRECTIONS;
    if (around.direction === 0) readDirection(read, at, distance, around);
    around.direction &= directions;
    around.stems.push(stems[at]!);
    around.nearness.push(1 / (1 + distance / 4));
  };
  for (let at = start - 1; at >= 0 && at >= start - BEFORE_MAX; at--) {
    if (read.tokens[at + 1]!.boundary > 0 || taken[at] === 1) break;
    visit(at, start - 1 - at);
  }
  const before = { direction: around.direction, isLed: around.isLed };
  around.direction = 0;
  for (let at = end; at < stems.length && at < end + AFTER_MAX; at++) {
    if (read.tokens[at]!.boundary > 0 || taken[at] === 1) break;
    visit(at, at - end + 1);
  }
  const unit = unitAfter(weighing, end);
  return { ...around, ...before, directionAfter: around.direction, unit };
}

/** A small word such as "to" gives a direction right before its mention only; a verb from further off. */
function readDirection(read: ReadText, at: number, distance: number, around: Around): void {
  const isSmall = read.senses[at]?.isEmpty === true;
  if (isSmall && distance > (isArticle(read, at + 1) ? 1 : 0)) return;
  around.direction = oneDirection(read.roles[at]!);
  around.isLed = isSmall && around.direction !== 0;
}

function isArticle(read: ReadText, at: number): boolean {
  return read.senses[at]?.isEmpty === true && read.tokens[at]!.word.length <= 3;
}

/** The noun that follows a number: "4 people", "5-star", "two more nights". */
function unitAfter({ read, taken }: Weighing, end: number): number {
  for (let at = end; at < read.tokens.length && at < end + 3; at++) {
    if (read.tokens[at]!.boundary > 0 || taken[at] === 1) return -1;
    if (read.senses[at]?.isEmpty !== true) return at;
    if ((read.senses[at]?.roles ?? 0) !== 0 && at > end) return -1;
  }
  return -1;
}

const NEGATED_WORDS_MAX = 5;
/** "instead of the Italian one": what stands right after. */
const EXCLUDED_WORDS_MAX = 3;

/** Marks what a negation rules out: the words after it, up to a comma, a "but" or a comparison. */
export function negatedWords(read: ReadText): Uint8Array {
  const negated = new Uint8Array(read.tokens.length);
  for (const { kind, end } of read.phrases) {
    if (kind === PHRASE.excluding) negated.fill(1, end, end + EXCLUDED_WORDS_MAX);
  }
  for (let at = 0; at < negated.length; at++) {
    if (read.senses[at]?.negates) negated.fill(1, at + 1, endOfNegation(read, at + 1));
  }
  return negated;
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
