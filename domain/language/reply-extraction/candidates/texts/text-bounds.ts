import { roleBit } from '../../../grammar/language.ts';
import type { ReadText } from '../../../grammar/read-text.ts';
import type { Span } from '../../../mentions/spans.ts';
import type { InformationEntry } from '../../../reading-index/information-entry.ts';
import type { SlotType } from '../../../reading-index/slot-type.ts';
import type { Extraction } from '../context.ts';
import { endOfDescription, withoutNumbers } from './description.ts';
import { answerIn, type UnlistedAnswer } from './unlisted-answers.ts';

const CITY = roleBit('city');
const ADDRESS = roleBit('address');

/** The words that are the value. */
export function answerFor(
  extraction: Extraction,
  span: Span,
  entry: InformationEntry,
): UnlistedAnswer {
  if (entry.kind === 'choice') return answerIn(extraction, span, entry);
  const whole = { start: startFor(extraction, span, entry), end: endFor(extraction, span, entry) };
  const { start, end } = withoutNumbers(extraction, whole, entry);
  return { start, end, text: textOf(extraction, start, end) };
}

/**
 * Where the text ends: plain words after its last capital that speak of an information are no part of it
 * ("San Fran area"); a title that is named as one goes on over small words ("Dinner at Chef Li").
 */
function endFor(extraction: Extraction, span: Span, entry: InformationEntry): number {
  const { read } = extraction;
  if (entry.slotType === 'title' && span.isNamed) return span.longEnd;
  const isAsked = extraction.asked[entry.position]! > 0;
  if (isAsked && entry.slotType === 'unknown' && !span.isCapital && !span.isIntroduced) {
    return withoutCues(extraction, span, endOfDescription(read, span.end));
  }
  return withoutCues(extraction, span, span.end);
}

function withoutCues({ index, read, stems }: Extraction, span: Span, from: number): number {
  let end = from;
  while (end > span.capitalEnd && (index.spread.has(stems[end - 1]!) || read.roles[end - 1] !== 0))
    end--;
  return end;
}

const PLACES: ReadonlySet<SlotType> = new Set(['place', 'address', 'origin', 'destination']);

/** Small words between the kind of a place and its name: "avenue de la République". */
const BETWEEN_MAX = 2;

/** "Station Amersfoort", "rue des Lilas": the kind of place is part of its name, where no city is asked for. */
function startFor({ read }: Extraction, { start }: Span, entry: InformationEntry): number {
  if (!PLACES.has(entry.slotType) || (entry.roles & CITY) !== 0) return start;
  const least = Math.max(0, start - 1 - BETWEEN_MAX);
  for (let at = start - 1; at >= least && read.tokens[at + 1]!.boundary === 0; at--) {
    if (isKindOfPlace(read, at)) return at;
    if (read.senses[at]?.isConnector !== true) break;
  }
  return start;
}

function isKindOfPlace({ roles, senses }: ReadText, at: number): boolean {
  if ((roles[at]! & ADDRESS) === 0) return false;
  return (senses[at]?.leads ?? 0) === 0 && senses[at]?.isEmpty !== true;
}

function textOf({ read }: Extraction, start: number, end: number): string {
  return read.text.slice(read.tokens[start]!.start, read.tokens[end - 1]!.end);
}
