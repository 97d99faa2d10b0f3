import { DIRECTIONS, OF_PLACES, OF_TIMES } from '../grammar/directions.ts';
import { MARK, PHRASE } from '../grammar/language.ts';
import { isOwnWish } from '../grammar/own-wish.ts';
import { phraseOf } from '../grammar/read-text.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import { contextOf, type Extraction, overlapOf } from './candidates/context.ts';
import type { Extracted, ExtractedValue } from './candidates/resolve-candidates.ts';

/**
 * Takes out what nobody asked for, or only beside something else, and nothing leads to. That is a day of the wrong
 * side of today ("since yesterday" is no day of a booking), an ordinal taken for a day, a German noun taken for a name
 * and a part of the text that was asked for.
 * @param today ISO 8601 date
 */
export function dropUnasked(extraction: Extraction, extracted: Extracted, today: string): void {
  for (const [position, found] of [...extracted]) {
    if (extraction.asked[position] === 1 || found.words === undefined) continue;
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
  const { entry } = unasked;
  if (isLedTo(extraction, entry, unasked.found.words!)) return false;
  if (entry.kind === 'text' && isPlainNoun(extraction, unasked)) return true;
  if (extraction.asked[entry.position]! > 0) return false;
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

/** A day gone by for what is still to come, or the other way round. */
export function isOfOtherSide(
  { isPast }: InformationEntry,
  { value }: ExtractedValue,
  today: string,
): boolean {
  const day = String(value);
  return isPast ? day > today : day < today;
}

function isOtherDay({ days, read }: Extraction, { entry, found, today }: Unasked): boolean {
  if (isOfOtherSide(entry, found, today)) return true;
  const [start, end] = found.words!;
  const isEnd = days.some((day) => day.start === start && day.ofRange !== undefined);
  if (isEnd && read.asks[start] === 0) return false;
  const senses = read.senses.slice(start, end);
  const hasName = senses.some(
    (sense) =>
      sense?.month !== undefined || sense?.weekday !== undefined || (sense?.marks ?? 0) > 0,
  );
  if (hasName || isDigital(read, start, end)) return false;
  return !isOwnWish(read, start, end) || !(isOrdinal(read, start) || isComing(read, start));
}

/** "On the 2nd", and neither "la prima" nor "Paris 12e". */
function isOrdinal({ senses, tokens }: Extraction['read'], start: number): boolean {
  const before = senses[start - 1]?.marks ?? 0;
  return tokens[start]!.digits && (before & MARK.article) !== 0;
}

/** "Tomorrow", "the day after tomorrow". */
function isComing(read: Extraction['read'], start: number): boolean {
  return phraseOf(read, start, PHRASE.tomorrow, PHRASE.afterTomorrow) !== undefined;
}

/** "03.04.", "2027-01-05", "4/5". */
function isDigital({ tokens }: Extraction['read'], start: number, end: number): boolean {
  return end - start > 1 && tokens.slice(start, end).every(({ digits }) => digits);
}

/** Where every noun has a capital, it names nothing by itself. */
function isPlainNoun({ read }: Extraction, { entry, found }: Unasked): boolean {
  if (read.language.pack.nounsCapital !== true) return false;
  const [start, end] = found.words!;
  // "Lindenstraße 14" is an address.
  if (entry.slotType === 'address' && read.tokens[end - 1]!.digits) return false;
  return !read.phrases.some(({ kind, end }) => NAMING.has(kind) && end === start);
}

/** Phrases that a name follows. */
export const NAMING: ReadonlySet<number> = new Set<number>([PHRASE.naming, PHRASE.introducing]);
