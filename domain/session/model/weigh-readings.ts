import { canonicalJson, type JsonValue } from '../../json.ts';
import type { ModelValue } from '../../language/extraction-request.ts';
import type { UnderstoodValue } from '../../language/reading.ts';
import { findQuote } from '../../language/text/find-quote.ts';
import type { Token } from '../../language/text/tokens.ts';
import type { RejectedReading } from '../turn/interpret-turn.ts';
import type { JudgedClaim } from './judge-claims.ts';
import { isCertain, isTrustedMore, together } from './trust.ts';

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
  /** Informations that the model was offered. */
  readonly offered: ReadonlySet<string>;
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
  const values: UnderstoodValue[] = [];
  const rejected: RejectedReading[] = [];
  const used = new Set<ModelValue>();
  const byId = new Map<string, { judged: JudgedClaim; span: Span | undefined }>();
  for (const judged of claims) {
    const span = place.reply === undefined ? undefined : findQuote(place.reply, judged.claim.quote);
    const isOther = place.reply !== undefined && span === undefined && judged.judged.ok;
    if (isOther) continue;
    used.add(judged.claim);
    byId.set(judged.claim.informationId, { judged, span });
  }
  for (const value of ruled) {
    const { informationId } = value;
    const found = byId.get(informationId);
    byId.delete(informationId);
    const claimed = found && claimedValue(found.judged, found.span);
    const isAsked = place.asked.has(informationId);
    if (found && !claimed) rejected.push(rejectionOf(found.judged));
    if (claimed && isEqual(value, claimed)) {
      values.push({ ...value, by: 'rules_and_model', confidence: together(value, claimed) });
    } else if (claimed && isTrustedMore(claimed, value, found.judged, isAsked)) {
      values.push(claimed);
      rejected.push({ informationId, by: 'rules', reason: 'outweighed' });
    } else if (claimed) {
      values.push(value);
      rejected.push({ informationId, by: 'model', reason: 'outweighed' });
    } else if (!place.offered.has(informationId) || isCertain(value, isAsked)) {
      values.push(value);
    } else {
      rejected.push({ informationId, by: 'rules', reason: 'not_confirmed' });
    }
  }
  for (const { judged, span } of byId.values()) {
    const claimed = claimedValue(judged, span);
    if (claimed) values.push(claimed);
    else rejected.push(rejectionOf(judged));
  }
  return { values, rejected, used };
}

type Span = readonly [number, number];

/** A model is never surer than the rules can be. */
const CONFIDENCE_MAX = 0.9;

/** The claim as a value; undefined where it does not hold. */
function claimedValue(
  { claim, judged }: JudgedClaim,
  span: Span | undefined,
): UnderstoodValue | undefined {
  if (!judged.ok) return undefined;
  const { informationId, kind, confidence } = claim;
  const common = {
    informationId,
    confidence: Math.min(CONFIDENCE_MAX, confidence),
    ...(span ? { span } : {}),
    by: 'model',
  } as const;
  if (kind === 'no_preference') return { ...common, notApplicable: true };
  if (kind === 'withdrawn') return { ...common, withdrawn: true };
  return { ...common, value: judged.value as JsonValue };
}

function rejectionOf({ claim, judged }: JudgedClaim): RejectedReading {
  const reason = judged.ok ? 'outweighed' : judged.reason;
  return { informationId: claim.informationId, by: 'model', reason };
}

function isEqual(left: UnderstoodValue, right: UnderstoodValue): boolean {
  if (left.notApplicable || right.notApplicable) return left.notApplicable === right.notApplicable;
  if (left.value === undefined || right.value === undefined) return false;
  return canonicalJson(left.value) === canonicalJson(right.value);
}
