import { endOfClause, startOfClause } from '../grammar/clause.ts';
import { DIRECTION_OUT, DIRECTIONS, OF_PLACES, OF_TIMES } from '../grammar/directions.ts';
import { leadBit, MARK, PHRASE } from '../grammar/language.ts';
import { isOwnWish } from '../grammar/own-wish.ts';
import { wordsOfAllPacks } from '../packs/of-all-packs.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import { isMoney } from '../reading-index/mention-values.ts';
import type { SlotType } from '../reading-index/slot-type.ts';
import { isUnspaced } from '../text/words.ts';
import { contextOf, type Extraction, overlapOf } from './candidates/context.ts';
import type { Extracted, ExtractedValue } from './candidates/resolve-candidates.ts';
import { isBesideHour } from './unasked/beside-hour.ts';
import { isComing, isOrdinal, isOwnDay } from './unasked/own-day.ts';

/**
 * Takes out what nobody asked for, or only beside something else, and nothing leads to. That is a day of the wrong
 * side of today ("since yesterday" is no day of a booking), an ordinal taken for a day, a German noun taken for a name
 * and a part of the text that was asked for.
 * @param today ISO 8601 date
 */
export function dropUnasked(extraction: Extraction, extracted: Extracted, today: string): void {
  for (const [position, found] of [...extracted]) {
    if (extraction.asked[position] === 1 || found.words === undefined || found.corrects) continue;
    const entry = extraction.index.informations[position]!;
    if (isToDrop(extraction, { entry, found, extracted, today })) extracted.delete(position);
  }
}

interface Unasked {
  readonly entry: InformationEntry;
  readonly found: ExtractedValue;
  readonly extracted: Extracted;
  readonly today: string;
}

function isToDrop(extraction: Extraction, unasked: Unasked): boolean {
  const { entry, found } = unasked;
  if (entry.kind === 'date' && isHabit(extraction.read, ...found.words!)) return true;
  if (extraction.asked[entry.position] === 0 && isPaid(extraction, unasked)) return true;
  if (isLedTo(extraction, entry, found.words!)) return false;
  if (entry.kind === 'text' && isPlainNoun(extraction, unasked)) return true;
  if (extraction.asked[entry.position]! > 0) return false;
  if (isNameOfElse(extraction, unasked)) return true;
  if (isPartOfAsked(extraction, unasked)) return true;
  return entry.kind === 'date' && isOtherDay(extraction, unasked);
}

const OVERLAP_MIN = 0.2;

/** Words of its own stand beside it, or one that leads where it belongs; a day its own speaker may tell by a verb. */
export function isLedTo(
  extraction: Extraction,
  entry: InformationEntry,
  [start, end]: readonly [number, number],
): boolean {
  const isOwn = isOwnWish(extraction.read, start, end);
  const directions = entry.kind === 'text' ? OF_PLACES : isOwn ? OF_TIMES : DIRECTIONS;
  const context = contextOf(extraction, start, end, directions);
  if (overlapOf(extraction, entry.cues, context) > OVERLAP_MIN) return true;
  return (entry.direction & context.direction) !== 0;
}

/** Within the words of the text asked for, or of a reply that only implies what was asked. */
function isPartOfAsked(extraction: Extraction, { extracted, found }: Unasked): boolean {
  const [start, end] = found.words!;
  return extraction.wanted.some(({ form, kind, position, slotType }) => {
    const words = extracted.get(position)?.words;
    // What is requested may come with its hour.
    const isWhole =
      kind === 'boolean' || (kind === 'text' && (slotType !== 'free' || form === 'account'));
    if (words === undefined || !isWhole) return false;
    return start >= words[0] && end <= words[1] && words[1] - words[0] > end - start;
  });
}

const PAID = wordsOfAllPacks(({ asides }) => asides.paid);

/** "The last one cost me 200 euros" is no budget. */
function isPaid({ read }: Extraction, { entry, found }: Unasked): boolean {
  if (entry.kind !== 'number' || entry.isPast || !isMoney(entry)) return false;
  const [start, end] = found.words!;
  const clause = read.tokens.slice(startOfClause(read, start), endOfClause(read, end));
  return clause.some(({ word }) => PAID.has(word));
}

/** A day gone by for what is still to come, or the other way round. */
export function isOfOtherSide(
  { isPast }: InformationEntry,
  { value }: ExtractedValue,
  today: string,
): boolean {
  const day = String(value);
  return isPast ? day > today : day < today;
}

function isOtherDay(extraction: Extraction, { entry, found, today }: Unasked): boolean {
  const { days, read } = extraction;
  if (isOfOtherSide(entry, found, today)) return true;
  const [start, end] = found.words!;
  const isEnd = days.some((day) => day.start === start && day.ofRange !== undefined);
  if (isEnd && read.asks[start] === 0) return false;
  if (isFloor(read, start, end)) return true;
  const senses = read.senses.slice(start, end);
  const hasName = senses.some(
    (sense) =>
      sense?.month !== undefined || sense?.weekday !== undefined || (sense?.marks ?? 0) > 0,
  );
  if (hasName || isDigital(read, start, end)) return false;
  if (isBesideHour(extraction, entry, found.words!)) return false;
  // "From tomorrow on".
  const { direction } = contextOf(extraction, start, end, OF_TIMES);
  const isFrom = (direction & DIRECTION_OUT) !== 0 && read.senses[start - 1]?.isEmpty === true;
  if (isComing(read, start) && entry.isAlone && isFrom) return false;
  return !isOwnDay(read, start, end);
}

/** "Grandad comes on Sundays" is no day of a visit; "le jeudi 3 décembre" is one. */
function isHabit(
  { language, senses, text, tokens }: Extraction['read'],
  start: number,
  end: number,
): boolean {
  for (let at = start; at < end; at++)
    if (tokens[at]!.digits || senses[at]?.month !== undefined) return false;
  const from = tokens[Math.max(0, start - WORDS_OF_HABIT)]!.start;
  return language.pack.calendar.habits.test(text.slice(from, tokens[end - 1]!.end));
}

/** Before the weekday: "every other", "每个". */
const WORDS_OF_HABIT = 2;

/** "We are on the top floor, so 4th", "2nd year", "Paris 12e": an ordinal without its article is no day. */
function isFloor(read: Extraction['read'], start: number, end: number): boolean {
  const { senses, tokens } = read;
  if (end - start !== 2 || !tokens[start]!.digits || isOrdinal(read, start)) return false;
  const isMarked = ((senses[start + 1]?.marks ?? 0) & MARK.ordinalMark) !== 0;
  return isMarked && !isUnspaced(tokens[start + 1]!.word);
}

/** "03.04.", "2027-01-05", "4/5". */
function isDigital({ tokens }: Extraction['read'], start: number, end: number): boolean {
  return end - start > 1 && tokens.slice(start, end).every(({ digits }) => digits);
}

const NAMES: ReadonlySet<SlotType> = new Set(['person', 'venue']);
/** Small words of place and possession, which lead to what somebody or something is at or of. */
const OF_ELSE = leadBit('from') | leadBit('to') | leadBit('in') | leadBit('of');

/** "A luthier from Tulle", "il compleanno di Agata": no name of who books, nor of the boat, unless something says that it is. */
function isNameOfElse({ read }: Extraction, { entry, found }: Unasked): boolean {
  const [start] = found.words!;
  if (entry.kind !== 'text' || !NAMES.has(entry.slotType)) return false;
  const leads = read.senses[start - 1]?.leads ?? 0;
  if ((leads & OF_ELSE) === 0 || read.tokens[start]!.boundary > 0) return false;
  return !read.phrases.some(
    ({ kind, end }) => leadsIn(entry, kind) && (end === start || end === start - 1),
  );
}

/** Where every noun has a capital, it names nothing by itself. */
function isPlainNoun({ read }: Extraction, { entry, found }: Unasked): boolean {
  if (read.language.pack.nounsCapital !== true) return false;
  const [start, end] = found.words!;
  // "Lindenstraße 14" is an address, "KS-4410" a code.
  const hasForm = entry.slotType === 'address' || entry.hasForm || entry.written !== undefined;
  if (hasForm && read.tokens[end - 1]!.digits) return false;
  return !read.phrases.some(
    (phrase) =>
      (leadsIn(entry, phrase.kind) && phrase.end === start) ||
      (phrase.kind === PHRASE.presented && phrase.start === end),
  );
}

/** "We are at the Miramar" names where somebody is, and nobody. */
function leadsIn({ slotType }: InformationEntry, kind: number): boolean {
  return NAMING.has(kind) || (kind === PHRASE.whereabouts && slotType !== 'person');
}

/** Phrases that a name follows. */
export const NAMING: ReadonlySet<number> = new Set<number>([
  PHRASE.naming,
  PHRASE.introducing,
  PHRASE.presenting,
  PHRASE.signing,
]);
