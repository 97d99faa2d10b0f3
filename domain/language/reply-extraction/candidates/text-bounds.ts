import { leadBit, PHRASE, roleBit } from '../../grammar/language.ts';
import { phraseOf, type ReadText, writtenIn } from '../../grammar/read-text.ts';
import type { Span } from '../../mentions/spans.ts';
import { isWrittenAsName } from '../../mentions/spans-of-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { PLACE_TYPES, type SlotType } from '../../reading-index/slot-type.ts';
import type { Token, TokenRange } from '../../text/tokens.ts';
import type { Extraction } from './context.ts';
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
  return withoutCues(extraction, span, isAsked ? endOfName(read, span, entry) : span.end);
}

const NAMES: ReadonlySet<SlotType> = new Set(['person', 'venue', 'unknown']);

/** "Yamaha bought second-hand", "Fatima lives next door": plain words that go on behind a name; "Royal canin" may be one. */
function endOfName(
  { tokens }: ReadText,
  { capitalEnd, end, isCapital }: Span,
  { slotType }: InformationEntry,
): number {
  if (!isCapital || !NAMES.has(slotType)) return end;
  const goesOn = tokens[end]?.boundary === 0 || end - capitalEnd > 1;
  return goesOn ? capitalEnd : end;
}

function withoutCues({ index, read, stems }: Extraction, span: Span, from: number): number {
  let end = from;
  while (end > span.capitalEnd && (index.spread.has(stems[end - 1]!) || read.roles[end - 1] !== 0))
    end--;
  return end;
}

/** Small words between the kind of a place and its name: "avenue de la République". */
const BETWEEN_MAX = 2;

/** "Station Amersfoort", "rue des Lilas": the kind of place is part of its name, where no city is asked for. */
function startFor({ read }: Extraction, span: Span, entry: InformationEntry): number {
  const { start } = span;
  if (isWrittenAsName(read, span) && isOfName(entry)) return startOfFamily(read, start, entry);
  if (!PLACE_TYPES.has(entry.slotType) || (entry.roles & CITY) !== 0) return start;
  const least = Math.max(0, start - 1 - BETWEEN_MAX);
  for (let at = start - 1; at >= least && read.tokens[at + 1]!.boundary === 0; at--) {
    if (isKindOfPlace(read, at)) return at;
    if (read.senses[at]?.isConnector !== true) break;
  }
  return start;
}

function isOfName({ asksName, asksOwnName, slotType }: InformationEntry): boolean {
  return asksName || asksOwnName || slotType === 'person' || slotType === 'venue';
}

const OF_FAMILY = leadBit('of') | leadBit('from');

/** "Van der Meulen", "von Arnim": the small words ahead of a family name that begins what is said. */
function startOfFamily(
  { senses, tokens }: ReadText,
  start: number,
  { asksOwnName }: InformationEntry,
): number {
  let from = start;
  const isSmall = (at: number) => senses[at]?.isConnector === true && !senses[at].joinsNumbers;
  while (from > 0 && tokens[from]!.boundary === 0 && isSmall(from - 1)) from--;
  const isFirst = from === 0 || tokens[from]!.boundary > 0;
  if (!isFirst || ((senses[from]?.leads ?? 0) & OF_FAMILY) === 0) return start;
  // "Von Banksy" tells who made it.
  return tokens[from]!.capital || asksOwnName || start - from > 1 ? from : start;
}

function isKindOfPlace({ roles, senses }: ReadText, at: number): boolean {
  if ((roles[at]! & ADDRESS) === 0) return false;
  return (senses[at]?.leads ?? 0) === 0 && senses[at]?.isEmpty !== true;
}

function textOf({ read }: Extraction, start: number, end: number): string {
  return writtenIn(read, { start, end });
}

const WORDS_MAX = 8;

/**
 * Where a description in plain words ends: it goes on over small words between plain ones, "pain in my left knee",
 * "peanuts and shellfish", up to a verb, another thought or what has a value of its own.
 */
function endOfDescription(read: ReadText, from: number): number {
  let end = from;
  const most = Math.min(read.tokens.length, from + WORDS_MAX);
  for (let at = from; at < most && read.tokens[at]!.boundary === 0; at++) {
    if (read.occupied[at] === 1 || isOfAnother(read, at)) break;
    if (isPlain(read, at)) end = at + 1;
  }
  return end;
}

function isPlain({ senses, tokens }: ReadText, at: number): boolean {
  const sense = senses[at];
  if (tokens[at]!.digits || sense?.isEmpty || sense?.isConnector || sense?.isStance) return false;
  return (sense?.leads ?? 0) === 0;
}

/** A verb, a denial, a courtesy, what leads a name in, or a conjunction that joins no two things. */
function isOfAnother(read: ReadText, at: number): boolean {
  const { language, senses, stems } = read;
  const sense = senses[at];
  if (sense?.negates || sense?.asks || sense?.isCourtesy) return true;
  if (phraseOf(read, at, PHRASE.naming) !== undefined) return true;
  // "My left knee": what follows an article or a possessive is no verb.
  const isVerb = language.actions.has(stems[at]!) && !sense?.isEmpty;
  if (isVerb && senses[at - 1]?.isEmpty !== true) return true;
  return sense?.joinsClauses === true && !sense.joinsNumbers;
}

const OF = leadBit('of');
const OWN = roleBit('name') | CITY;
const POSTCODE_MIN = 4;

/** "name anna", "goa 2589": the word for a person or a city, and digits beside it, are no part of its name; empty where nothing else is told. */
function withoutNumbers(
  { read }: Extraction,
  { start, end }: TokenRange,
  entry: InformationEntry,
): TokenRange {
  const { asksOwnName, roles, slotType } = entry;
  if (slotType !== 'person' && !asksOwnName && (roles & CITY) === 0) return { start, end };
  const isNumber = ({ digits, word }: Token) => digits && word.length >= POSTCODE_MIN;
  // "City of London", "name of the rose".
  const isOfMore = (at: number) => ((read.senses[at + 1]?.leads ?? 0) & OF) !== 0;
  const isOwn = (at: number) =>
    (read.roles[at]! & roles & OWN) !== 0 && !read.tokens[at]!.capital && !isOfMore(at);
  let from = start;
  while (from < end && isOwn(from)) from++;
  // "98103 seattle", but "1000 islands".
  const first = read.tokens[from];
  if (first?.digits && first.word.length > POSTCODE_MIN && from < end - 1) from++;
  if (from === end) return { start, end };
  if (from > start && read.tokens.slice(from, end).every(isNumber))
    return { start: from, end: from };
  let last = from + 1;
  while (last < end && !isNumber(read.tokens[last]!)) last++;
  return { start: from, end: last };
}
