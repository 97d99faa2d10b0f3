import { dayFrom, dayOf, isoDate, monthFrom } from '../dates/calendar.ts';
import { DIRECTION_BACK, DIRECTION_OUT, OF_PLACES, OF_TIMES } from '../grammar/directions.ts';
import { MARK, PHRASE } from '../grammar/language.ts';
import { isOwnWish } from '../grammar/own-wish.ts';
import {
  hasMark,
  type Mention,
  type MentionKind,
  phraseOf,
  type ReadText,
} from '../grammar/read-text.ts';
import { inOrder } from './day-ranges.ts';

/** Words between the two ends of a range: "to the", "until", "bis zum". */
const BETWEEN_MAX = 2;
const DAYS_MAX = 31;

/**
 * Marks the ends of ranges of days and times: "from the 3rd to the 9th", "May 3 - 9", "3pm till 5pm", "arriving on the
 * 3rd, leaving on the 9th". The days of one follow each other.
 */
export function markRanges(read: ReadText, mentions: readonly Mention[]): readonly Mention[] {
  const all = withBareDays(read, mentions);
  const pairs = pairsOf(read, all);
  if (pairs.length === 0) return all;
  const marked = new Map<Mention, Mention>();
  for (const [first, second, isMarked, more] of pairs) {
    const [start, end] = first.kind === 'date' ? inOrder(read, first, second) : [first, second];
    marked.set(first, { ...start, ...more, ...(isMarked && { ofRange: 'start' }) });
    marked.set(second, { ...end, ...more, ...(isMarked && { ofRange: 'end' }) });
  }
  return all.map((each) => marked.get(each) ?? each);
}

type MentionPair = readonly [
  first: Mention,
  second: Mention,
  isMarked: boolean,
  more?: Pick<Mention, 'isOfStay'>,
];

function pairsOf(read: ReadText, mentions: readonly Mention[]): MentionPair[] {
  const starts = startsOf(mentions);
  const pairs: MentionPair[] = [];
  const placed = new Set<Mention>();
  for (const first of mentions) {
    const second = endOf(read, first, starts.get(first.kind));
    if (second === undefined || placed.has(first)) continue;
    pairs.push([first, second, true]);
    placed.add(first).add(second);
  }
  const [one, other, third] = starts.get('date')?.values() ?? [];
  if (one === undefined || other === undefined || third !== undefined || placed.has(one))
    return pairs;
  const going = comeAndGo(read, one, other);
  if (going === undefined) return pairs;
  const isOwn = [one, other].every(({ end, start }) => isOwnWish(read, start, end));
  const stay = { isOfStay: true } as const;
  return [...pairs, isOwn ? [one, other, going, stay] : [one, other, going]];
}

/** By kind and first token; a number is no end of a range by itself. */
function startsOf(mentions: readonly Mention[]): Map<MentionKind, Map<number, Mention>> {
  const starts = new Map<MentionKind, Map<number, Mention>>();
  for (const mention of mentions) {
    if (mention.kind === 'number') continue;
    let ofKind = starts.get(mention.kind);
    if (ofKind === undefined) {
      ofKind = new Map();
      starts.set(mention.kind, ofKind);
    }
    ofKind.set(mention.start, mention);
  }
  return starts;
}

const TIMES_OUT = OF_TIMES & DIRECTION_OUT;
const TIMES_BACK = OF_TIMES & DIRECTION_BACK;
const PLACES_OUT = OF_PLACES & DIRECTION_OUT;
const PLACES_BACK = OF_PLACES & DIRECTION_BACK;

/**
 * "Arriving on the 12th and leaving on the 22nd" is a stay, whose words both tell of a start; "leaving …, back on …" has its own.
 * @returns whether they are the ends of a range; undefined where nobody comes and goes
 */
function comeAndGo(read: ReadText, first: Mention, second: Mention): boolean | undefined {
  if (isOtherChoice(read, first.end, second.start)) return undefined;
  const come = rolesIn(read, Math.max(0, first.start - WORDS_BEFORE_MAX), first.start);
  const go = rolesIn(read, first.end, second.start);
  const areOut = (come & OF_TIMES) === TIMES_OUT && (go & OF_TIMES) === TIMES_OUT;
  if (areOut && (come & OF_PLACES) === PLACES_BACK && (go & OF_PLACES) === PLACES_OUT) {
    return true;
  }
  const isJourney = areOut && (come & OF_PLACES) === PLACES_OUT && (go & OF_PLACES) === PLACES_BACK;
  const isTrip = (come & OF_TIMES) === TIMES_OUT && (go & OF_TIMES) === TIMES_BACK;
  return isJourney || isTrip ? false : undefined;
}

const WORDS_BEFORE_MAX = 6;

/** "The 12th or the 22nd", "the 12th, no, the 22nd". */
function isOtherChoice({ language, phrases, tokens }: ReadText, from: number, to: number): boolean {
  if (tokens.slice(from, to).some(({ word }) => language.alternatives.has(word))) return true;
  return phrases.some(
    ({ kind, start }) => kind === PHRASE.correction && start >= from && start < to,
  );
}

function rolesIn({ roles }: ReadText, from: number, to: number): number {
  return roles.slice(from, to).reduce((bits, each) => bits | each, 0);
}

/** The mention that ends the range which the first one begins. */
function endOf(
  read: ReadText,
  first: Mention,
  starts: ReadonlyMap<number, Mention> | undefined,
): Mention | undefined {
  for (let gap = 0; gap <= BETWEEN_MAX; gap++) {
    const second = starts?.get(first.end + gap);
    if (second !== undefined && second !== first && isRange(read, first.end, gap)) return second;
  }
  return undefined;
}

function isRange(read: ReadText, at: number, gap: number): boolean {
  if (gap === 0)
    return /[-–—]/.test(read.text.slice(read.tokens[at - 1]!.end, read.tokens[at]!.start));
  return (read.roles[at]! & DIRECTION_BACK) !== 0 && goesOn(read, at);
}

/** "Vom 28. bis …": the dot of an ordinal ends no sentence. */
function goesOn({ language, text, tokens }: ReadText, at: number): boolean {
  const { boundary, capital, start } = tokens[at]!;
  if (boundary === 0) return true;
  const isDotted = text.slice(tokens[at - 1]!.end, start) === '. ' && tokens[at - 1]!.digits;
  return isDotted && !capital && language.pack.numbers.decimalComma;
}

/** "3 - 9 May", "from 3 to 9 May", "May 3 to 9": a bare number beside a day with its month is a day as well. */
function withBareDays(read: ReadText, mentions: readonly Mention[]): readonly Mention[] {
  const days = mentions.filter(
    ({ end, kind, start }) =>
      kind === 'date' && read.senses.slice(start, end).some((sense) => sense?.month !== undefined),
  );
  if (days.length === 0) return mentions;
  return mentions.map((each) => {
    if (!isBareDay(read, each)) return each;
    const day = days.find((other) => isBesideDay(read, each, other));
    return (day && dayBeside(each, day)) ?? each;
  });
}

function isBareDay({ tokens }: ReadText, { end, kind, start, unit, value }: Mention): boolean {
  const isOne = kind === 'number' && end === start + 1 && tokens[start]!.digits;
  return isOne && unit === undefined && Number(value) >= 1 && Number(value) <= DAYS_MAX;
}

/** Day first where it stands before the month, and last where the month is said first. */
function isBesideDay(read: ReadText, bare: Mention, day: Mention): boolean {
  const { tokens } = read;
  if (bare.end <= day.start) {
    // "Gate 3 to 9 May".
    const isNamed = tokens[bare.start]!.boundary === 0 && !read.senses[bare.start - 1]?.isEmpty;
    const gap = day.start - bare.end;
    if (isNamed || gap > BETWEEN_MAX || !tokens[day.start]!.digits) return false;
    return isRange(read, bare.end, gap);
  }
  const gap = bare.start - day.end;
  if (gap < 0 || gap > 1 || !isRange(read, day.end, gap)) return false;
  const isMonthFirst = read.senses[day.start]?.month !== undefined;
  const isLater = Number(bare.value) > Number(String(day.value).slice(8));
  return isMonthFirst && isLater && endsThere(read, bare.end);
}

/** "July 3 to 5 people", "December 5 to 9 pm" end otherwise. */
function endsThere(read: ReadText, end: number): boolean {
  const next = read.tokens[end];
  if (next === undefined || next.boundary > 0) return true;
  const isPart = phraseOf(read, end, PHRASE.morning, PHRASE.night) !== undefined;
  return read.senses[end]?.isEmpty === true && !isPart && !hasMark(read, end, MARK.hour);
}

/** In the same month; "vom 28. bis 3. Mai" begins in the one before. */
function dayBeside(bare: Mention, day: Mention): Mention | undefined {
  const own = dayUpTo(String(day.value), bare, day);
  const gone = day.pastValue === undefined ? undefined : dayUpTo(day.pastValue, bare, day);
  if (own === undefined) return undefined;
  return {
    kind: 'date',
    value: own,
    ...(gone === undefined ? {} : { pastValue: gone }),
    start: bare.start,
    end: bare.end,
    certainty: day.certainty,
  };
}

function dayUpTo(iso: string, bare: Mention, day: Mention): string | undefined {
  const isBefore = bare.start < day.start && Number(bare.value) > Number(iso.slice(8));
  const { month, year } = monthFrom(dayOf(iso), isBefore ? -1 : 0);
  const found = dayFrom(year, month, Number(bare.value));
  return found === undefined ? undefined : isoDate(found);
}
