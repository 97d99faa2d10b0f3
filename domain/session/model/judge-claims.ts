import type {
  ModelValue,
  OfferedInformation,
  OfferedPublication,
} from '../../language/extraction-request.ts';
import type { Steps } from '../../steps.ts';
import type { SessionState } from '../state.ts';
import { type Judged, judgeClaim, type Words } from './judge-claim.ts';

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
        : yield* judgeClaim(claim, information, words),
    });
    yield;
  }
  return [...judged.values()];
}

function isKnown(id: string, { known }: { readonly known: SessionState['targets'] }): boolean {
  const target = known.get(id);
  return target !== undefined && target.status !== 'unset';
}
