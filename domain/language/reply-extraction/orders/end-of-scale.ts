import { MadeOnce } from '../../../steps.ts';
import { endOfClause, startOfClause } from '../../grammar/clause.ts';
import type { OfferTable } from '../../pack-format/offers.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { wordsOfPhrase } from '../../text/tokens.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { findOfferPhrases, OFFER_PHRASE } from '../offers/offer-words.ts';
import { orderOfLabels } from './label-order.ts';

const CONFIDENCE = 0.75;
const LETTERED = /^\p{L}\s?\d+$/u;

/** "The shortest" to who asks for one of 30, 45 and 60 minutes, "la più economica" of standard, premium and executive. */
export function addEndOfScale(extraction: Extraction, extracted: Extracted): void {
  const { aside, asked, read, wanted } = extraction;
  const main = wanted.find(({ position }) => asked[position] === 1);
  if (main?.kind !== 'choice' || main.isList || extracted.has(main.position)) return;
  const { least, most } = OFFER_PHRASE;
  const ends = findOfferPhrases(read).filter(({ kind }) => kind === least || kind === most);
  const [first] = ends;
  if (first === undefined || ends.some(({ kind }) => kind !== first.kind)) return;
  // "My mate took the large one".
  if (ends.some(({ start }) => aside[start] === 1)) return;
  const clause = read.senses.slice(
    startOfClause(read, first.start),
    endOfClause(read, ends.at(-1)!.end),
  );
  if (clause.some((sense) => sense?.negates)) return;
  const scale = scaleOf(extraction, main);
  const choice = main.choices[scale.at(first.kind === least ? 0 : -1) ?? -1];
  if (choice === undefined) return;
  const words = [first.start, first.end] as const;
  extracted.set(main.position, { value: choice.value, confidence: CONFIDENCE, words });
}

/** The places of the choices from the least on, where their labels are numbers, sizes, or say themselves which end is which; else none. */
function scaleOf({ index: { language } }: Extraction, entry: InformationEntry): readonly number[] {
  if (entry.ranges.length > 0) return entry.ranges.map(({ choice }) => choice);
  const order = orderOfLabels(entry, language);
  const places = Array.from({ length: entry.listed }, (_, place) => place);
  // The greater the number of a paper, "A3", the smaller it is.
  const isLettered = entry.choices.some(({ label }) => LETTERED.test(label));
  if (order?.kind === 'size' || (order?.kind === 'number' && !isLettered)) {
    const { ranks } = order;
    return places.toSorted((a, b) => ranks[a]! - ranks[b]!);
  }
  const { great, small } = compiled.atOnce(language.pack.offers);
  const has = (words: ReadonlySet<string>) =>
    places.filter((place) =>
      wordsOfPhrase(entry.choices[place]!.label).some((word) => words.has(word)),
    );
  const [low, high] = [has(small), has(great)];
  if (low.length === 0 || high.length === 0) return [];
  if (Math.max(...low) < Math.min(...high)) return places;
  return Math.max(...high) < Math.min(...low) ? places.toReversed() : [];
}

/** Words of labels for little and for much. */
const compiled = new MadeOnce(function* ({ great, small }: OfferTable) {
  yield;
  return { great: new Set(wordsOfPhrase(great)), small: new Set(wordsOfPhrase(small)) };
});
