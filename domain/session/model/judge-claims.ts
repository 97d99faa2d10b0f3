import type {
  ModelValue,
  OfferedInformation,
  OfferedPublication,
} from '../../language/extraction-request.ts';
import {
  type PossibleValues,
  possibleValues,
} from '../../language/reply-extraction/possible-values.ts';
import type { Steps } from '../../steps.ts';
import type { SessionState } from '../state.ts';
import { type Judged, judgeClaim, type ReadAs, type Words } from './judge-claim.ts';

/** A claim of the model about an offered information, and what it comes to. */
export interface JudgedClaim {
  readonly claim: ModelValue;
  readonly information: OfferedInformation;
  readonly judged: Judged;
}

/** Judges the claims in their order; of several about one information, the first that holds counts. */
export function* judgeClaims(
  claims: readonly ModelValue[],
  { informations }: OfferedPublication,
  words: Words & { readonly known: SessionState['targets'] },
): Steps<readonly JudgedClaim[]> {
  const offered = new Map(informations.map((each) => [each.id, each]));
  const readAs = readingOnce(claims, words);
  const judged = new Map<string, JudgedClaim>();
  for (const claim of claims) {
    const information = offered.get(claim.informationId);
    if (!information || judged.get(claim.informationId)?.judged.ok) continue;
    const isMissing = claim.kind === 'withdrawn' && !isKnown(claim.informationId, words);
    judged.set(claim.informationId, {
      claim,
      information,
      judged: isMissing
        ? { ok: false, reason: 'not_known' }
        : yield* judgeClaim(claim, information, words, readAs),
    });
    yield;
  }
  return withoutSharedQuotes([...judged.values()]);
}

/** The same words may stand for at most this many claims that they do not tell; a model that says more of them reads nothing. */
const UNTOLD_OF_QUOTE_MAX = 2;

function withoutSharedQuotes(claims: readonly JudgedClaim[]): readonly JudgedClaim[] {
  const isUntold = ({ claim, judged }: JudgedClaim) =>
    judged.ok && (judged.support !== 'told' || claim.kind !== 'told');
  const counts = new Map<string, number>();
  for (const { claim } of claims.filter(isUntold))
    counts.set(claim.quote, (counts.get(claim.quote) ?? 0) + 1);
  return claims.map((each) =>
    isUntold(each) && counts.get(each.claim.quote)! > UNTOLD_OF_QUOTE_MAX
      ? { ...each, judged: { ok: false, reason: 'does_not_follow' } }
      : each,
  );
}

/** Longer words are read no further. */
const READ_UNITS_MAX = 1_000;

/** Reads each text once, for all the informations that are claimed. */
function readingOnce(claims: readonly ModelValue[], words: Words): ReadAs {
  const { pinned, language, referenceTime } = words;
  const ids = new Set(claims.map(({ informationId }) => informationId));
  const known = new Map<string, ReadonlyMap<string, PossibleValues>>();
  return function* (text, informationId) {
    let values = known.get(text);
    if (!values) {
      const read = { text: text.slice(0, READ_UNITS_MAX), language, referenceTime };
      values = yield* possibleValues(pinned.reading, read, ids);
      known.set(text, values);
    }
    return values.get(informationId) ?? NOTHING;
  };
}

const NOTHING: PossibleValues = { values: [], isTyped: false, isWhole: false };

function isKnown(id: string, { known }: { readonly known: SessionState['targets'] }): boolean {
  const target = known.get(id);
  return target !== undefined && target.status !== 'unset';
}
