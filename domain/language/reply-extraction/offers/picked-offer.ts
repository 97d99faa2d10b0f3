import { PHRASE } from '../../grammar/language.ts';
import { phraseOf, type ReadText, saysLittle } from '../../grammar/read-text.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Offer } from './offer.ts';
import { findOfferPhrases, OFFER_PHRASE, offerWords } from './offer-words.ts';
import { endOfPlace, type OfferPlace, others, placesIn } from './places.ts';
import { isAskedAbout, isOfDays, isTurnedDownAt, takesBack } from './turned-down.ts';

/** Words that mean one of the offers, or several of them. */
export interface Picked {
  readonly offers: readonly Offer[];
  readonly words: readonly [number, number];
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
  const { negated, read } = extraction;
  const places = placesOfOffers(extraction, offers, isMoney, agent);
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

/** The places in a reply that are of the offers and of nothing else. */
export function placesOfOffers(
  extraction: Extraction,
  offers: readonly Offer[],
  isMoney: boolean,
  agent: ReadonlySet<string>,
): OfferPlace[] {
  const { declined, read } = extraction;
  const isDay = offers.some(({ value }) => DAY.test(String(value)));
  const found = placesIn(read);
  return found.filter(
    ({ end, isTime: isOfTime, start }) =>
      (isOfTime || declined[start] !== 1) &&
      !beginsPoints(read, found, start) &&
      isWhole(extraction, agent, start, endOfRow(read, found, end)) &&
      (isTime(offers) || !isOccasion(read, endOfRow(read, found, end))) &&
      (isMoney || !isPriced(read, start, end)) &&
      !isAskedAbout(read, { start, end: endOfPlace(read, end) }) &&
      !(isDay ? isDayInDigits(read, start, end) : isOfDays(read, start, endOfPlace(read, end))),
  );
}

/** "The first and third weeks": a place that another one follows is of what that one is of. */
function endOfRow(read: ReadText, places: readonly OfferPlace[], end: number): number {
  const next = places.find(({ start }) => start >= end && start <= end + WORDS_BETWEEN_MAX);
  if (next === undefined) return end;
  for (let at = end; at <= next.start; at++) {
    if (read.tokens[at]!.boundary > 0 || (at < next.start && !saysLittle(read, at))) return end;
  }
  return endOfRow(read, places, next.end);
}

const HOUR = /^\d{2}:\d{2}/;

function isTime(offers: readonly Offer[]): boolean {
  return offers.some(({ value }) => DAY.test(String(value)) || HOUR.test(String(value)));
}

/** "Third time this year" is none of what is no time. */
function isOccasion({ language, tokens }: ReadText, end: number): boolean {
  return tokens[end]?.boundary === 0 && offerWords(language).occasions.has(tokens[end]!.word);
}

/** "First, what does it cost?", "prima vorrei vedere le sale". */
function beginsPoints(read: ReadText, places: readonly OfferPlace[], start: number): boolean {
  const { beginning, following, stands } = offerWords(read.language);
  const { tokens } = read;
  if (start > 0 || !beginning.has(tokens[0]!.word) || endOfPlace(read, 1) > 1) return false;
  return tokens.some(({ word }, at) => {
    if (places.some((each) => each.start <= at && at < each.end)) return false;
    return !saysLittle(read, at) && !following.has(word) && !stands.has(word);
  });
}

/** "And the". */
const WORDS_BETWEEN_MAX = 2;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "On the 1st" of two other days: no place, unless "one" stands behind it. */
function isDayInDigits(read: ReadText, start: number, end: number): boolean {
  return read.tokens[start]!.digits && endOfPlace(read, end) === end;
}

function isPriced({ language, tokens }: ReadText, start: number, end: number): boolean {
  const { priced } = offerWords(language);
  return tokens.slice(start, end).some(({ word }) => priced.has(word));
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
