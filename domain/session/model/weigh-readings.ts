import { canonicalJson, type JsonValue } from '../../json/json.ts';
import type { ModelValue } from '../../language/extraction-request.ts';
import type { UnderstoodValue } from '../../language/reading.ts';
import type { InformationEntry } from '../../language/reading-index/information-entry.ts';
import { findQuote } from '../../language/text/find-quote.ts';
import type { Token } from '../../language/text/tokens.ts';
import type { Support } from './judge-claim.ts';
import type { JudgedClaim } from './judge-claims.ts';
import type { RejectedReading } from './model-part.ts';
import { type RuledValue, standsAgainstClaim, standsAgainstSilence, together } from './trust.ts';

/** What rules and model read of the same words, as one. */
export interface Weighed {
  readonly values: readonly UnderstoodValue[];
  readonly rejected: readonly RejectedReading[];
  /** The claims that were weighed. */
  readonly used: ReadonlySet<ModelValue>;
}

export interface ReadingContext {
  /** The user's words that spans point into; undefined where values have no place. */
  readonly reply: readonly Token[] | undefined;
  /** Ids of the informations on which the model's silence counts. */
  readonly offered: ReadonlySet<string>;
  /** Informations whose question the model calls unanswered. */
  readonly denied: ReadonlySet<string>;
  /** Informations that the questions of the turn ask for. */
  readonly asked: ReadonlySet<string>;
  /** What reading replies knows of an information. */
  readonly entryOf: (informationId: string) => InformationEntry;
  /** Of each token of the reply: its stem in the language of the configuration. */
  readonly stems: readonly string[];
}

/**
 * Weighs values of the rules against claims of a model: what both read counts more, where they differ the one that
 * is trusted more counts, and what the model was offered and did not find is dropped unless it is certain.
 */
export function weighReadings(
  ruled: readonly UnderstoodValue[],
  claims: readonly JudgedClaim[],
  context: ReadingContext,
): Weighed {
  const here = claims.flatMap((judged) => placed(judged, context));
  const byId = new Map(here.map((each) => [each.judged.claim.informationId, each]));
  const values: UnderstoodValue[] = [];
  const rejected: RejectedReading[] = here.flatMap(({ judged }) => rejectionOf(judged));
  for (const value of ruled) {
    const settled = weigh(value, byId.get(value.informationId), { context, all: ruled });
    byId.delete(value.informationId);
    if (settled.kept) values.push(settled.kept);
    rejected.push(...settled.losers);
  }
  for (const claim of byId.values()) {
    if (claim.value && mayCount(claim, context) && !isElsewhere(claim.value, ruled, context))
      values.push(claim.value);
    else if (claim.value) rejected.push(doesNotFollow(claim.value));
  }
  return { values, rejected, used: new Set(here.map(({ judged }) => judged.claim)) };
}

interface PlacedClaim {
  readonly judged: JudgedClaim;
  /** Undefined where the claim does not hold. */
  readonly value: UnderstoodValue | undefined;
  readonly support?: Support;
}

/** A model is never surer than the rules can be. */
const CONFIDENCE_MAX = 0.9;

/** The claim as a value at its place; nothing where it is about words elsewhere. */
function placed(judged: JudgedClaim, { reply }: ReadingContext): readonly PlacedClaim[] {
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
  const { support, value } = judged.judged;
  if (kind === 'no_preference')
    return [{ judged, support, value: { ...common, notApplicable: true } }];
  if (kind === 'withdrawn') return [{ judged, support, value: { ...common, withdrawn: true } }];
  return [{ judged, support, value: { ...common, value: value as JsonValue } }];
}

/**
 * Whose words tell another value may still be meant by them, where they answer the question: people add up, and leave out what
 * they name. Told beside it, nothing speaks for such a value.
 */
function mayCount({ support, value }: PlacedClaim, { reply, asked }: ReadingContext): boolean {
  const isAnswer = reply !== undefined && asked.has(value!.informationId);
  return support !== 'told_otherwise' || isAnswer;
}

/** From here on a word speaks of an information. */
const CUE_MIN = 0.4;

/**
 * Whether words that are said to take an information back, or to tell no preference about one that was not asked for, speak of
 * others: they tell a value of another one, and do not name this one.
 */
function isElsewhere(
  { informationId, span, withdrawn, notApplicable }: UnderstoodValue,
  ruled: readonly UnderstoodValue[],
  { reply, stems, asked, entryOf }: ReadingContext,
): boolean {
  if (!span || !(withdrawn || (notApplicable && !asked.has(informationId)))) return false;
  const isQuoted = (from: number, to: number) => from < span[1] && to > span[0];
  const tellsAnother = ruled.some((each) => each.span === undefined || isQuoted(...each.span));
  const { cues } = entryOf(informationId);
  const isNamed = reply!.some(
    ({ start, end }, at) => isQuoted(start, end) && (cues.get(stems[at]!) ?? 0) >= CUE_MIN,
  );
  return tellsAnother && !isNamed;
}

function doesNotFollow({ informationId }: UnderstoodValue): RejectedReading {
  return { informationId, by: 'model', reason: 'does_not_follow' };
}

function rejectionOf({ claim, judged }: JudgedClaim): readonly RejectedReading[] {
  if (judged.ok) return [];
  return [{ informationId: claim.informationId, by: 'model', reason: judged.reason }];
}

interface Settled {
  readonly kept?: UnderstoodValue;
  readonly losers: readonly RejectedReading[];
}

interface Setting {
  readonly context: ReadingContext;
  /** All that the rules read. */
  readonly all: readonly UnderstoodValue[];
}

/** A value of the rules against what the model says of its information, if anything. */
function weigh(ruled: UnderstoodValue, claim: PlacedClaim | undefined, setting: Setting): Settled {
  const claimed = claim?.value;
  if (claimed && isEqual(ruled, claimed)) {
    const confidence = together(ruled, claimed);
    return { kept: { ...ruled, by: 'rules_and_model', confidence }, losers: [] };
  }
  if (!claimed || !mayCount(claim, setting.context)) return withoutClaim(ruled, claim, setting);
  const { informationId } = ruled;
  const isOutweighed = claim.support === 'told' || !stands(standsAgainstClaim, ruled, setting);
  return isOutweighed
    ? { kept: claimed, losers: [{ informationId, by: 'rules', reason: 'outweighed' }] }
    : { kept: ruled, losers: [{ informationId, by: 'model', reason: 'outweighed' }] };
}

/** A value of the rules where the model tells none that counts. */
function withoutClaim(
  ruled: UnderstoodValue,
  claim: PlacedClaim | undefined,
  setting: Setting,
): Settled {
  const { informationId } = ruled;
  const losers = claim?.value ? [doesNotFollow(claim.value)] : [];
  // A claim that does not hold is no silence: something was told.
  const isSure = claim ? standsAgainstClaim : standsAgainstSilence;
  const isKept = !setting.context.offered.has(informationId) || stands(isSure, ruled, setting);
  if (isKept) return { kept: ruled, losers };
  return { losers: [...losers, { informationId, by: 'rules', reason: 'not_confirmed' }] };
}

function stands(
  isSure: (ruled: RuledValue) => boolean,
  value: UnderstoodValue,
  { context: { reply: tokens, entryOf, asked, denied }, all }: Setting,
): boolean {
  const { informationId: id } = value;
  if (!tokens || denied.has(id)) return false;
  const reply = { tokens, values: all };
  return isSure({ value, entry: entryOf(id), isAsked: asked.has(id), reply });
}

function isEqual(left: UnderstoodValue, right: UnderstoodValue): boolean {
  if (left.notApplicable || right.notApplicable) return left.notApplicable === right.notApplicable;
  if (left.value === undefined || right.value === undefined) return false;
  return canonicalJson(left.value) === canonicalJson(right.value);
}
