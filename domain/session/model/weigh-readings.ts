import { canonicalJson, type JsonValue } from '../../json/json.ts';
import type { ModelValue, OfferedInformation } from '../../language/extraction-request.ts';
import type { UnderstoodValue } from '../../language/reading.ts';
import { findQuote } from '../../language/text/find-quote.ts';
import type { Token } from '../../language/text/tokens.ts';
import type { RejectedReading } from '../turn/interpret-turn.ts';
import type { JudgedClaim } from './judge-claims.ts';
import { isCertain, together } from './trust.ts';

/** What rules and model read of the same words, as one. */
export interface Weighed {
  readonly values: readonly UnderstoodValue[];
  readonly rejected: readonly RejectedReading[];
  /** The claims that were weighed. */
  readonly used: ReadonlySet<ModelValue>;
}

export interface Place {
  /** The user's words that spans point into; undefined where values have no place. */
  readonly reply: readonly Token[] | undefined;
  /** Informations on which the model's silence counts, by id. */
  readonly offered: ReadonlyMap<string, OfferedInformation>;
  /** Informations that the questions of the turn ask for. */
  readonly asked: ReadonlySet<string>;
}

/**
 * Weighs values of the rules against claims of a model: what both read counts more, where they differ the one that
 * is trusted more counts, and what the model was offered and did not find is dropped unless it is certain.
 */
export function weighReadings(
  ruled: readonly UnderstoodValue[],
  claims: readonly JudgedClaim[],
  place: Place,
): Weighed {
  const here = claims.flatMap((judged) => placed(judged, place));
  const byId = new Map(here.map((each) => [each.judged.claim.informationId, each]));
  const values: UnderstoodValue[] = [];
  const rejected: RejectedReading[] = here.flatMap(({ judged }) => rejectionOf(judged));
  for (const value of ruled) {
    const { kept, loser } = weigh(value, byId.get(value.informationId), place);
    byId.delete(value.informationId);
    if (kept) values.push(kept);
    if (loser) rejected.push(loser);
  }
  for (const { value } of byId.values()) if (value) values.push(value);
  return { values, rejected, used: new Set(here.map(({ judged }) => judged.claim)) };
}

interface PlacedClaim {
  readonly judged: JudgedClaim;
  /** Undefined where the claim does not hold. */
  readonly value: UnderstoodValue | undefined;
}

/** A model is never surer than the rules can be. */
const CONFIDENCE_MAX = 0.9;

/** The claim as a value at its place; nothing where it is about words elsewhere. */
function placed(judged: JudgedClaim, { reply }: Place): readonly PlacedClaim[] {
  const { claim } = judged;
  const span = reply && findQuote(reply, claim.quote);
  if (!judged.judged.ok) return [{ judged, value: undefined }];
  if (reply && !span) return [];
  const { informationId, kind } = claim;
  const common = {
    informationId,
    confidence: Math.min(CONFIDENCE_MAX, claim.confidence),
    ...(span ? { span } : {}),
    by: 'model',
  } as const;
  if (kind === 'no_preference') return [{ judged, value: { ...common, notApplicable: true } }];
  if (kind === 'withdrawn') return [{ judged, value: { ...common, withdrawn: true } }];
  return [{ judged, value: { ...common, value: judged.judged.value as JsonValue } }];
}

function rejectionOf({ claim, judged }: JudgedClaim): readonly RejectedReading[] {
  if (judged.ok) return [];
  return [{ informationId: claim.informationId, by: 'model', reason: judged.reason }];
}

interface Settled {
  readonly kept?: UnderstoodValue;
  readonly loser?: RejectedReading;
}

/** A value of the rules against what the model says of its information, if anything. */
function weigh(ruled: UnderstoodValue, claim: PlacedClaim | undefined, place: Place): Settled {
  const { informationId } = ruled;
  if (claim?.value) return settle(ruled, claim.value);
  const offered = place.offered.get(informationId);
  if (!offered || isCertain(ruled, offered, place.asked.has(informationId))) return { kept: ruled };
  return { loser: { informationId, by: 'rules', reason: 'not_confirmed' } };
}

/** Where both hold and differ, the model is right more often: its claim has stood against the words that it quotes. */
function settle(ruled: UnderstoodValue, claimed: UnderstoodValue): Settled {
  const { informationId } = ruled;
  if (isEqual(ruled, claimed)) {
    return { kept: { ...ruled, by: 'rules_and_model', confidence: together(ruled, claimed) } };
  }
  return { kept: claimed, loser: { informationId, by: 'rules', reason: 'outweighed' } };
}

function isEqual(left: UnderstoodValue, right: UnderstoodValue): boolean {
  if (left.notApplicable || right.notApplicable) return left.notApplicable === right.notApplicable;
  if (left.value === undefined || right.value === undefined) return false;
  return canonicalJson(left.value) === canonicalJson(right.value);
}
