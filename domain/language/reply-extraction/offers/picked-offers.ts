import { betweenMarks } from '../../grammar/clause.ts';
import { DIRECTION_BACK } from '../../grammar/directions.ts';
import { PHRASE } from '../../grammar/language.ts';
import { type ReadText, saysLittle } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { OWN_WORDS_MIN } from '../../reading-index/labels.ts';
import type { TokenRange } from '../../text/tokens.ts';
import { isOfWish } from '../../word-kinds/all-of-list.ts';
import { endOfOnly } from '../../word-kinds/limited.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Offer } from './offer.ts';
import { offerWords } from './offer-words.ts';
import { type Picked, placesOfOffers } from './picked-offer.ts';
import { endOfPlace, type OfferPlace, others } from './places.ts';
import { isTurnedDownAt } from './turned-down.ts';

/**
 * Several of the offers by their places: "the first and the last", "from the second to the fourth", "all but the third", with what
 * is named beside. A place whose clause speaks of something else as well counts only where it is the only one, and nothing was told.
 * @param agent stems of the agent's words
 */
export function pickedOffers(
  extraction: Extraction,
  main: InformationEntry,
  offers: readonly Offer[],
  { agent, isTold }: { readonly agent: ReadonlySet<string>; readonly isTold: boolean },
): Picked | undefined {
  const { negated, read } = extraction;
  const all = placesOfOffers(extraction, offers, false, agent).filter(({ of }) => of !== others);
  const answers = all.filter((place) => isAnswer(extraction, all, place, agent));
  const [only] = all;
  const isOnly = all.length === 1 && !isTold && !only!.isSide;
  const places = answers.length > 0 || !isOnly ? answers : all;
  const isOut = (place: OfferPlace) =>
    negated[place.start] === 1 || isExcepted(read, place) || isTurnedDownAt(read, place);
  const out = new Set(places.filter(isOut).flatMap(({ of }) => of(offers)));
  const kept = places.filter((place) => !isOut(place));
  const chosen = new Set(
    kept.flatMap((place, at) => placesUpTo(read, offers, place, kept[at + 1])),
  );
  const isRest = chosen.size === 0 && out.size > 0 && places === answers;
  const named = namedBeside(extraction, main, places);
  const picked = offers.filter(
    (offer) =>
      !out.has(offer) && (isRest || chosen.has(offer) || named.has(JSON.stringify(offer.value))),
  );
  const last = places.at(-1);
  if (last === undefined || picked.length === 0 || (chosen.size === 0 && !isRest)) return undefined;
  if (!main.isList && picked.length > 1) return undefined;
  return { offers: picked, words: [places[0]!.start, endOfPlace(read, last.end)] };
}

/** Its clause, be it of several by "and", says no more than which. */
function isAnswer(
  { labels, read, stems }: Extraction,
  places: readonly OfferPlace[],
  place: OfferPlace,
  agent: ReadonlySet<string>,
): boolean {
  const { following, stands } = offerWords(read.language);
  const [from, to] = betweenMarks(read, place.start, place.end);
  const known: readonly TokenRange[] = [
    ...places,
    ...read.phrases.filter(({ kind }) => OF_ANSWER.has(kind)),
  ];
  for (let at = from; at < to; at++) {
    const { word } = read.tokens[at]!;
    const isKnown = labels.isCovered(at) || known.some(({ start, end }) => start <= at && at < end);
    const isSmall =
      saysLittle(read, at) || read.senses[at]?.negates || stands.has(word) || following.has(word);
    const isOfAnswer = isSmall || isOfWish(read, at) || endOfOnly(read, at) !== undefined;
    if (!isKnown && !isOfAnswer && !agent.has(stems[at]!)) return false;
  }
  return true;
}

const OF_ANSWER: ReadonlySet<number> = new Set([
  PHRASE.yes,
  PHRASE.everything,
  PHRASE.except,
  PHRASE.neither,
  PHRASE.courtesy,
  PHRASE.thanks,
]);

/** "All but the third", "除了第一个都要". */
function isExcepted(read: ReadText, { start }: TokenRange): boolean {
  const [from] = betweenMarks(read, start, start);
  return read.phrases.some(
    (phrase) => phrase.kind === PHRASE.except && phrase.start >= from && phrase.end <= start,
  );
}

/** Those of a place, and where a range begins there those up to its end. */
function placesUpTo(
  read: ReadText,
  offers: readonly Offer[],
  place: OfferPlace,
  next: OfferPlace | undefined,
): readonly Offer[] {
  const own = place.of(offers);
  if (next === undefined || !isRange(read, place, next)) return own;
  const ends = [...own, ...next.of(offers)].map((offer) => offers.indexOf(offer));
  return offers.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** Words between both ends: "to the", "tot en met". */
const BETWEEN_MAX = 3;

function isRange({ roles, tokens }: ReadText, { end }: TokenRange, { start }: TokenRange): boolean {
  if (start - end < 1 || start - end > BETWEEN_MAX) return false;
  const isOneClause = tokens.slice(end, start + 1).every(({ boundary }) => boundary === 0);
  return isOneClause && (roles[end]! & DIRECTION_BACK) !== 0;
}

/** The values of labels outside the places, in what is not left out. */
function namedBeside(
  { labels, negated, read }: Extraction,
  { choices, position }: InformationEntry,
  places: readonly TokenRange[],
): ReadonlySet<string> {
  const beside = labels
    .of(position)
    .filter(
      (label) =>
        label.weight >= OWN_WORDS_MIN &&
        negated[label.start] !== 1 &&
        !isExcepted(read, label) &&
        !isTurnedDownAt(read, label) &&
        !places.some(({ start, end }) => label.start < end && start < label.end),
    );
  return new Set(beside.map(({ choice }) => JSON.stringify(choices[choice]!.value)));
}
