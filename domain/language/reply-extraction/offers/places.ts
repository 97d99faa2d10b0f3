import type { JsonValue } from '../../../json/json.ts';
import { type Ordinal, ordinalAt, placeAt } from '../../dates/ordinals.ts';
import { MARK } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import { parseNumber } from '../../numbers/numbers.ts';
import { FoundOnce } from '../../text/found-once.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import type { Offer } from './offer.ts';
import { findOfferPhrases, OFFER_PHRASE, offerWords } from './offer-words.ts';
import { isAnyOne } from './turned-down.ts';

/** What words say of the offers: which of them in their order, counted from the first one or, below 0, from the last. */
export interface OfferPlace {
  readonly start: number;
  readonly end: number;
  /** "The later one" puts nothing off. */
  readonly isTime?: boolean;
  /** "Last", "top", "in the middle": words of much else. */
  readonly isSide?: true;
  readonly of: (offers: readonly Offer[]) => readonly Offer[];
}

/** With "one" or the like behind it. */
export function endOfPlace({ language, tokens }: ReadText, end: number): number {
  const { stands } = offerWords(language);
  let to = end;
  while (tokens[to]?.boundary === 0 && stands.has(tokens[to]!.word)) to++;
  return to;
}

const found = new FoundOnce<readonly OfferPlace[]>();

/** All places of offers in a text, as they follow each other. */
export function placesIn(read: ReadText): readonly OfferPlace[] {
  return found.known(read) ?? found.hold(read, findPlaces(read));
}

function findPlaces(read: ReadText): OfferPlace[] {
  const places: OfferPlace[] = outermost(findOfferPhrases(read)).flatMap(({ kind, start, end }) => {
    const of =
      OF_PHRASE[kind] ??
      (kind > OFFER_PHRASE.against ? atPlace(kind - OFFER_PHRASE.place) : undefined);
    return of === undefined ? [] : [{ start, end, of, isTime: kind <= OFFER_PHRASE.latest }];
  });
  for (let at = 0; at < read.tokens.length; at++) {
    if (places.some(({ start, end }) => at >= start && at < end)) continue;
    const place = isAnyOne(read, at) ? undefined : countedAt(read, at);
    if (place === undefined) continue;
    places.push(place);
    at = place.end - 1;
  }
  return places.sort((a, b) => a.start - b.start);
}

/** Of "倒数第二" no "第二". */
function outermost(phrases: readonly PhraseMatch[]): PhraseMatch[] {
  return phrases.filter(
    ({ start, end }) =>
      !phrases.some(
        (each) => each.end - each.start > end - start && each.start < start && start < each.end,
      ),
  );
}

/** "The second", "2nd", "number two", "the first two". */
function countedAt(read: ReadText, at: number): OfferPlace | undefined {
  const marks = read.senses[at]?.marks ?? 0;
  if ((marks & MARK.listLast) !== 0) return several(read, at, -1) ?? sideAt(read, at, -1);
  if ((marks & MARK.listFirst) !== 0) return several(read, at, 1) ?? firstAt(read, at);
  if ((marks & MARK.listMiddle) !== 0) return several(read, at, 0) ?? sideAt(read, at, 0);
  const ordinal = countOf(read, at);
  if (ordinal !== undefined) return { start: at, end: ordinal.end, of: atPlace(ordinal.value) };
  if (!read.language.numbered.has(read.tokens[at]!.word)) return undefined;
  const number = parseNumber(read, at + 1);
  if (number === undefined || number.value < 1 || !isLed(read, at + 1)) return undefined;
  return { start: at, end: number.end, of: atPlace(number.value) };
}

/** "Première" is an ordinal, "top" is not. */
function firstAt(read: ReadText, at: number): OfferPlace | undefined {
  if (read.senses[at]?.ordinal === undefined) return sideAt(read, at, 1);
  return { start: at, end: at + 1, of: atPlace(1) };
}

/** One character (中, 后) is of much else; its phrases are listed. */
function sideAt({ language }: ReadText, at: number, place: number): OfferPlace | undefined {
  if (language.pack.calendar.unitsFollow === true) return undefined;
  return { start: at, end: at + 1, isSide: true, of: atPlace(place) };
}

/** "Number two", "Nr. 2". */
function isLed({ text, tokens }: ReadText, at: number): boolean {
  const gap = text.slice(tokens[at - 1]!.end, tokens[at]!.start);
  return tokens[at]!.boundary === 0 || (tokens[at]!.digits && /^\. ?$/.test(gap));
}

/** Of Portuguese: "na segunda" is on Monday, "na segunda opção" is not. */
function countOf(read: ReadText, at: number): Ordinal | undefined {
  const ordinal = ordinalAt(read, at) ?? placeAt(read, at);
  if (ordinal === undefined || read.senses[at]?.weekday === undefined) return ordinal;
  return endOfPlace(read, ordinal.end) > ordinal.end ? ordinal : undefined;
}

/** "The first two", "die letzten beiden". */
function several(read: ReadText, at: number, side: 1 | -1 | 0): OfferPlace | undefined {
  const near = [at + 1, at - 1].find((each) => countIn(read, each) >= 2);
  if (near === undefined) return undefined;
  const count = countIn(read, near);
  return {
    start: Math.min(at, near),
    end: Math.max(at, near) + 1,
    of: (offers) => (side === 0 ? middleOf(offers, count) : fromSide(offers, side * count)),
  };
}

function countIn({ language, senses, tokens }: ReadText, at: number): number {
  const token = tokens[at];
  if (token === undefined) return 0;
  if (token.digits) return Number(token.word);
  return offerWords(language).both.has(token.word) ? 2 : (senses[at]?.number ?? 0);
}

function fromSide(offers: readonly Offer[], count: number): readonly Offer[] {
  if (Math.abs(count) > offers.length) return [];
  return count > 0 ? offers.slice(0, count) : offers.slice(count);
}

/** As many as are said, or as there are in the middle: one or two. */
function middleOf(offers: readonly Offer[], count = 2 - (offers.length % 2)): readonly Offer[] {
  const before = (offers.length - count) / 2;
  return Number.isInteger(before) && before > 0 ? offers.slice(before, before + count) : [];
}

function atPlace(place: number): OfferPlace['of'] {
  return (offers) => {
    if (place === 0) return middleOf(offers);
    const offer = place > 0 ? offers[place - 1] : offers.at(place);
    return offer === undefined || offers.length < 2 ? [] : [offer];
  };
}

/** Those that are not ruled out. */
export const others: OfferPlace['of'] = (offers) => offers;

const OF_PHRASE: Readonly<Record<number, OfferPlace['of']>> = {
  [OFFER_PHRASE.earliest]: (offers) => extreme(offers, -1, 'string'),
  [OFFER_PHRASE.latest]: (offers) => extreme(offers, 1, 'string'),
  [OFFER_PHRASE.least]: (offers) => extreme(offers, -1, 'number'),
  [OFFER_PHRASE.most]: (offers) => extreme(offers, 1, 'number'),
  [OFFER_PHRASE.other]: others,
};

/** The least or the greatest; days and hours are strings that sort as they follow each other. */
function extreme(
  offers: readonly Offer[],
  side: 1 | -1,
  type: 'string' | 'number',
): readonly Offer[] {
  if (offers.length < 2 || offers.some(({ value }) => !isOrdered(value, type))) return [];
  const sorted = offers.toSorted((a, b) => (a.value! < b.value! ? -1 : 1));
  return [sorted.at(side < 0 ? 0 : -1)!];
}

const IN_TIME = /^\d{2}:\d{2}|^\d{4}-\d{2}-\d{2}/;

function isOrdered(value: JsonValue, type: 'string' | 'number'): boolean {
  return typeof value === type && (typeof value !== 'string' || IN_TIME.test(value));
}
