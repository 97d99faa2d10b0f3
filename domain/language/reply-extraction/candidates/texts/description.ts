import { leadBit, PHRASE, roleBit } from '../../../grammar/language.ts';
import { phraseOf, type ReadText } from '../../../grammar/read-text.ts';
import type { InformationEntry } from '../../../reading-index/information-entry.ts';
import type { Token, TokenRange } from '../../../text/tokens.ts';
import type { Extraction } from '../context.ts';

const WORDS_MAX = 8;

/**
 * Where a description in plain words ends: it goes on over small words between plain ones, "pain in my left knee",
 * "peanuts and shellfish", up to a verb, another thought or what has a value of its own.
 */
export function endOfDescription(read: ReadText, from: number): number {
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

const CITY = roleBit('city');
const OF = leadBit('of');
const OWN = roleBit('name') | CITY;
const POSTCODE_MIN = 4;

/** "name anna", "goa 2589": the word for a person or a city, and digits beside it, are no part of its name; empty where nothing else is told. */
export function withoutNumbers(
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
  const number = read.tokens.findIndex((token, at) => at > from && isNumber(token));
  return { start: from, end: number < 0 ? end : Math.min(end, number) };
}
