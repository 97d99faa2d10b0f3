import { anaphoricDay, isOfAnother } from '../../dates/anaphoric-days.ts';
import { type Day, dayOf, isInCalendar, isoDate } from '../../dates/calendar.ts';
import { found, lengthAt } from '../../dates/relative-dates.ts';
import { endOfClause, isParted, startOfClause } from '../../grammar/clause.ts';
import { PHRASE } from '../../grammar/language.ts';
import { phraseOf, type ReadText, saysLittle } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import type { TokenRange } from '../../text/tokens.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Offer } from './offer.ts';
import { findOfferPhrases, OFFER_PHRASE, offerWords } from './offer-words.ts';
import type { Picked } from './picked-offer.ts';
import { isAskedAbout } from './turned-down.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOUR = /^(\d{2}):(\d{2})/;
const MINUTES_OF_DAY = 24 * 60;

/**
 * A day or an hour told by how far it is from the only one that was offered: "the day after", "a week later", "rather half an
 * hour earlier". The last such words count. Undefined where a reply has none, or asks about them.
 */
export function movedOffer(
  extraction: Extraction,
  { kind }: InformationEntry,
  offer: Offer,
): Picked | undefined {
  const { negated, read } = extraction;
  const value = String(offer.value);
  const moves =
    kind === 'date' && DAY.test(value) ? movedDays(read, value) : movedHours(read, value);
  const meant = moves.filter(
    (move) => negated[move.start] !== 1 && !isAskedAbout(read, move) && !isOfTelling(read, move),
  );
  const last = meant.at(-1);
  if (last === undefined) return undefined;
  return { offers: [{ ...offer, value: last.value }], words: [last.start, last.end] };
}

/** "Das sag ich Ihnen einen Tag vorher": when it will be told. */
function isOfTelling(read: ReadText, { start, end }: TokenRange): boolean {
  const clause = read.tokens.slice(startOfClause(read, start), endOfClause(read, end));
  const { knowing, saying, telling } = read.language;
  return clause.some(({ word }) => knowing.has(word) || saying.has(word) || telling.has(word));
}

/** Whether a reply tells how far from an offer it would have it, for an information that takes days or hours. */
export function movesOffer({ read }: Extraction, { kind }: InformationEntry): boolean {
  if (kind === 'date') return movedDays(read, ANY_DAY).length > 0;
  return kind === 'time' && movedHours(read, ANY_HOUR).length > 0;
}

const ANY_DAY = '2000-01-01';
const ANY_HOUR = '12:00';

interface Move extends TokenRange {
  readonly value: string;
}

function movedDays(read: ReadText, date: string): Move[] {
  const moves: Move[] = [];
  const from = dayOf(`${date}T00:00:00Z`);
  for (let start = 0; start < read.tokens.length; start++) {
    // "The day after tomorrow" is counted from today.
    const counted = phraseOf(read, start, PHRASE.today, PHRASE.beforeYesterday);
    if (counted !== undefined) {
      start = counted.end - 1;
      continue;
    }
    const last = found(from, start);
    const moved =
      anaphoricDay(read, start, last && { ...last, start }) ?? dayLater(read, start, from);
    if (moved === undefined) continue;
    moves.push({ start, end: moved.end, value: isoDate(moved.day) });
    start = moved.end - 1;
  }
  return moves;
}

/** "A week later", "zwei Tage früher". */
function dayLater(read: ReadText, start: number, from: Day) {
  const length = lengthAt(read, start);
  const way = length && wayBeside(read, { start, end: length.end });
  if (way === undefined) return undefined;
  const day = length!.from(from, way.sign);
  return isInCalendar(day) ? { day, end: way.end } : undefined;
}

function movedHours(read: ReadText, hour: string): Move[] {
  const [, hours, minutes] = HOUR.exec(hour) ?? [];
  if (minutes === undefined) return [];
  const from = 60 * Number(hours) + Number(minutes);
  const lengths = findOfferPhrases(read).filter(({ kind }) => kind > OFFER_PHRASE.length);
  // "Half an hour" is no hour.
  const whole = lengths.filter(
    (one) => !lengths.some((other) => isWithin(one, other) && !isWithin(other, one)),
  );
  return whole.flatMap((length) => {
    const by = length.kind - OFFER_PHRASE.length;
    const way = wayBeside(read, length);
    const moved = way && from + way.sign * by;
    if (moved === undefined || moved < 0 || moved >= MINUTES_OF_DAY) return [];
    const value = `${twoDigits(moved / 60)}:${twoDigits(moved % 60)}${hour.slice(5)}`;
    return [{ start: way!.start, end: way!.end, value }];
  });
}

function isWithin(one: TokenRange, other: TokenRange): boolean {
  return one.start >= other.start && one.end <= other.end;
}

function twoDigits(number: number): string {
  return String(Math.floor(number)).padStart(2, '0');
}

interface Way extends TokenRange {
  readonly sign: 1 | -1;
}

/** Words of later or earlier behind a length of time, or before it: "plus tard d'une heure", "晚一个小时". */
function wayBeside(read: ReadText, { start, end }: TokenRange): Way | undefined {
  const ways = findOfferPhrases(read).filter(
    ({ kind }) => kind === OFFER_PHRASE.later || kind === OFFER_PHRASE.earlier,
  );
  const behind = ways.find((way) => way.start === end && !isParted(read, end));
  const before = ways.find((way) => way.end <= start && isBefore(read, way.end, start));
  const way = behind ?? before;
  if (way === undefined) return undefined;
  const last = Math.max(end, way.end);
  const { following } = offerWords(read.language);
  // What follows may say that it suits: "an hour later would be great".
  const next = read.tokens[last];
  if (!(next && following.has(next.word)) && isOfAnother(read, last)) return undefined;
  return { sign: signOf(way), start: Math.min(start, way.start), end: last };
}

function signOf({ kind }: PhraseMatch): 1 | -1 {
  return kind === OFFER_PHRASE.later ? 1 : -1;
}

/** One small word may stand between: "later by an hour". */
function isBefore(read: ReadText, from: number, to: number): boolean {
  if (to - from > 1 || isParted(read, to)) return false;
  return to === from || (!isParted(read, from) && saysLittle(read, from));
}
