import type { JsonValue } from '../../../json/json.ts';
import { type Ordinal, ordinalAt, placeAt } from '../../dates/ordinals.ts';
import { MARK, PHRASE } from '../../grammar/language.ts';
import { phraseOf, type ReadText, saysLittle } from '../../grammar/read-text.ts';
import { parseNumber } from '../../numbers/numbers.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Offer } from './offer.ts';
import { findOfferPhrases, OFFER_PHRASE, offerWords } from './offer-words.ts';
import { isAnyOne, isAskedAbout, isOfDays, isTurnedDownAt, takesBack } from './turned-down.ts';

/** Words that mean one of the offers, or several of them. */
export interface Picked {
  readonly offers: readonly Offer[];
  readonly words: readonly [number, number];
}

/** What words say of the offers: which of them in their order, counted from the first one or, below 0, from the last. */
interface OfferPlace {
  readonly start: number;
  readonly end: number;
  /** "The later one" puts nothing off. */
  readonly isTime?: boolean;
  readonly of: (offers: readonly Offer[]) => readonly Offer[];
}

/**
 * The offers that a reply picks: "the second one", "the last", "number two", "the later", "not the first, the other". Several
 * where it leaves open which. Undefined where it picks none.
 * @param isMoney of a number: "the cheapest" is none of 4, 6 or 10 people
 * @param agent stems of the agent's words, which may name what was offered: "the second slot"
 */
export function pickedOffer(
  extraction: Extraction,
  offers: readonly Offer[],
  isMoney: boolean,
  agent: ReadonlySet<string>,
): Picked | undefined {
  const { declined, negated, read } = extraction;
  const isDay = offers.some(({ value }) => DAY.test(String(value)));
  const places = placesIn(read).filter(
    ({ end, isTime, start }) =>
      (isTime || declined[start] !== 1) &&
      isWhole(extraction, agent, start, end) &&
      (isMoney || !isPriced(read, start, end)) &&
      !isAskedAbout(read, { start, end: endOfPlace(read, end) }) &&
      !(isDay ? isDayInDigits(read, start, end) : isOfDays(read, start, endOfPlace(read, end))),
  );
  if (places.length === 0) return undefined;
  const isOut = (place: OfferPlace) => negated[place.start] === 1 || isTurnedDownAt(read, place);
  const out = new Set(places.filter(isOut).flatMap(({ of }) => of(offers)));
  const left = offers.filter((offer) => !out.has(offer));
  const kept = places.filter((place) => !isOut(place));
  const last = kept.at(-1);
  if (last === undefined) return undefined;
  const picked = last.of(last.of === others ? left : offers);
  if (picked.length === 0 || (last.of === others && out.size === 0)) return undefined;
  return { offers: picked, words: [last.start, endOfPlace(read, last.end)] };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "On the 1st" of two other days: no place, unless "one" stands behind it. */
function isDayInDigits(read: ReadText, start: number, end: number): boolean {
  return read.tokens[start]!.digits && endOfPlace(read, end) === end;
}

function isPriced({ language, tokens }: ReadText, start: number, end: number): boolean {
  const { priced } = offerWords(language);
  return tokens.slice(start, end).some(({ word }) => priced.has(word));
}

/** With "one" or the like behind it. */
function endOfPlace({ language, tokens }: ReadText, end: number): number {
  const { stands } = offerWords(language);
  let to = end;
  while (tokens[to]?.boundary === 0 && stands.has(tokens[to]!.word)) to++;
  return to;
}

/** The only offer, taken: "that one", "that works"; nothing where the reply takes any of it back. */
export function takenOffer({
  declined,
  negated,
  read,
}: Extraction): readonly [number, number] | undefined {
  if (takesBack(read)) return undefined;
  const taking = findOfferPhrases(read).find(
    ({ kind, start }) =>
      kind === OFFER_PHRASE.taking &&
      negated[start] !== 1 &&
      declined[start] !== 1 &&
      read.asks[start] === 0,
  );
  return taking && [taking.start, taking.end];
}

/** Whether any word of a reply may mean an offer. */
export function pointsAtOffers(read: ReadText): boolean {
  const points = findOfferPhrases(read).some(({ kind }) => kind !== OFFER_PHRASE.against);
  return points || placesIn(read).length > 0;
}

function placesIn(read: ReadText): OfferPlace[] {
  const places: OfferPlace[] = findOfferPhrases(read).flatMap(({ kind, start, end }) => {
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

/** "The second", "2nd", "number two", "the first two". */
function countedAt(read: ReadText, at: number): OfferPlace | undefined {
  const marks = read.senses[at]?.marks ?? 0;
  if ((marks & MARK.listLast) !== 0)
    return several(read, at, -1) ?? { start: at, end: at + 1, of: atPlace(-1) };
  if ((marks & MARK.listFirst) !== 0)
    return several(read, at, 1) ?? { start: at, end: at + 1, of: atPlace(1) };
  if ((marks & MARK.listMiddle) !== 0) return { start: at, end: at + 1, of: atPlace(0) };
  const ordinal = countOf(read, at);
  if (ordinal !== undefined) return { start: at, end: ordinal.end, of: atPlace(ordinal.value) };
  if (!read.language.numbered.has(read.tokens[at]!.word)) return undefined;
  const number = parseNumber(read, at + 1);
  if (number === undefined || read.tokens[at + 1]!.boundary > 0) return undefined;
  return { start: at, end: number.end, of: atPlace(number.value) };
}

/** Of Portuguese: "na segunda" is on Monday, "na segunda opção" is not. */
function countOf(read: ReadText, at: number): Ordinal | undefined {
  const ordinal = ordinalAt(read, at) ?? placeAt(read, at);
  if (ordinal === undefined || read.senses[at]?.weekday === undefined) return ordinal;
  return endOfPlace(read, ordinal.end) > ordinal.end ? ordinal : undefined;
}

/** "The first two", "die letzten beiden". */
function several(read: ReadText, at: number, side: 1 | -1): OfferPlace | undefined {
  const near = [at + 1, at - 1].find((each) => (read.senses[each]?.number ?? 0) >= 2);
  if (near === undefined) return undefined;
  const count = read.senses[near]!.number!;
  return {
    start: Math.min(at, near),
    end: Math.max(at, near) + 1,
    of: (offers) => (side > 0 ? offers.slice(0, count) : offers.slice(-count)),
  };
}

function atPlace(place: number): OfferPlace['of'] {
  return (offers) => {
    if (place === 0) return offers.length % 2 === 1 ? [offers[(offers.length - 1) / 2]!] : [];
    const offer = place > 0 ? offers[place - 1] : offers.at(place);
    return offer === undefined || offers.length < 2 ? [] : [offer];
  };
}

const others: OfferPlace['of'] = (offers) => offers;

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

/** No noun follows that was not offered, and no month: "the second week", "the first of December". */
function isWhole(
  { days, read, stems }: Extraction,
  agent: ReadonlySet<string>,
  start: number,
  end: number,
): boolean {
  const { following, stands } = offerWords(read.language);
  const { senses, tokens } = read;
  const named = days.some(
    (day) =>
      day.start < end &&
      day.end > start &&
      senses.slice(day.start, day.end).some((sense) => sense?.month !== undefined),
  );
  if (named) return false;
  const next = tokens[end];
  if (next === undefined || next.boundary > 0) return true;
  if (stands.has(next.word) || following.has(next.word) || agent.has(stems[end]!)) return true;
  if (phraseOf(read, end, PHRASE.yes) !== undefined) return true;
  return saysLittle(read, end) || senses[end]?.joinsClauses === true;
}
