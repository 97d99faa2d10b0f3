import { MadeOnce, type Steps } from '../../../steps.ts';
import type { Language } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { OfferTable } from '../../pack-format/offers.ts';
import { FoundOnce } from '../../text/found-once.ts';
import {
  addPattern,
  addPatterns,
  emptyPhrases,
  findIndexed,
  indexPhrases,
  type PhraseIndex,
  type PhraseMatch,
  type PhraseNode,
  splitOutside,
} from '../../text/phrases.ts';
import { wordsOfPhrase } from '../../text/tokens.ts';

const PATTERNS = [
  'earliest',
  'latest',
  'least',
  'most',
  'other',
  'taking',
  'against',
  'later',
  'earlier',
] as const;

/**
 * Kinds of the phrases of offers; `place` is the one in the middle, beside it those told from the first and from the last one;
 * behind `length` those of a number of minutes.
 */
export const OFFER_PHRASE = {
  earliest: 0,
  latest: 1,
  least: 2,
  most: 3,
  other: 4,
  taking: 5,
  against: 6,
  later: 7,
  earlier: 8,
  place: 100,
  length: 1_000,
} as const;

interface OfferWords {
  readonly phrases: PhraseIndex;
  readonly stands: ReadonlySet<string>;
  readonly both: ReadonlySet<string>;
  readonly beginning: ReadonlySet<string>;
  readonly occasions: ReadonlySet<string>;
  readonly following: ReadonlySet<string>;
  readonly priced: ReadonlySet<string>;
  readonly requesting: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
}

const compiled = new MadeOnce(compile);

/** The words of offers of a language, compiled when it is first spoken of them. */
export function offerWords({ pack }: Language): OfferWords {
  return compiled.atOnce(pack.offers);
}

/** Compiles them, in steps. */
export function* prepareOfferWords({ pack }: Language): Steps<void> {
  yield* compiled.inSteps(pack.offers);
}

const found = new FoundOnce<readonly PhraseMatch[]>();

/** All phrases of offers in a text. */
export function findOfferPhrases(read: ReadText): readonly PhraseMatch[] {
  const { language, tokens } = read;
  const known = found.known(read);
  return known ?? found.hold(read, findIndexed(offerWords(language).phrases, tokens));
}

function* compile(table: OfferTable): Steps<OfferWords> {
  const root = emptyPhrases();
  for (const name of PATTERNS) {
    yield;
    addPatterns(root, table[name], OFFER_PHRASE[name]);
  }
  addNumbered(root, table.places, OFFER_PHRASE.place);
  addNumbered(root, table.lengths, OFFER_PHRASE.length);
  yield;
  const setOf = (list: string) => new Set(wordsOfPhrase(list));
  return {
    phrases: indexPhrases(root),
    stands: setOf(table.stands),
    both: setOf(table.both ?? ''),
    beginning: setOf(table.beginning ?? ''),
    occasions: setOf(table.occasions ?? ''),
    following: setOf(table.following),
    priced: setOf(table.priced),
    requesting: setOf(table.requesting),
    between: setOf(table.between),
    closed: setOf(table.closed),
  };
}

/** Adds patterns with a number before each, which is counted from a kind. */
function addNumbered(root: PhraseNode, list: string, kind: number): void {
  for (const entry of splitOutside(list, ',')) {
    const at = entry.indexOf(' ');
    addPattern(root, entry.slice(at + 1), kind + Number(entry.slice(0, at)));
  }
}
