import { canonicalJson, type JsonValue } from '../../../../json/json.ts';
import type { ModelValue } from '../../../../language/extraction-request.ts';
import type { UnderstoodValue } from '../../../../language/reading.ts';
import type { InformationEntry } from '../../../../language/reading-index/information-entry.ts';
import { findQuote } from '../../../../language/text/find-quote.ts';
import type { Token } from '../../../../language/text/tokens.ts';
import type { RejectedReading } from '../../../model-part.ts';
import type { Support } from './judge-candidate.ts';
import type { JudgedCandidate } from './judge-candidates.ts';
import {
  type RuledValue,
  standsAgainstCandidate,
  standsAgainstSilence,
  together,
} from './trust.ts';

/** What rules and model read of the same words, as one. */
export interface ResolvedReadings {
  readonly values: readonly UnderstoodValue[];
  readonly rejected: readonly RejectedReading[];
  /** The candidates that were looked at. */
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
 * Resolves values of the rules and candidates of a model: what both read counts more, where they differ the one that
 * is trusted more counts, and what the model was offered and did not find is dropped unless it is certain.
 */
export function resolveReadings(
  ruled: readonly UnderstoodValue[],
  candidates: readonly JudgedCandidate[],
  context: ReadingContext,
): ResolvedReadings {
  const here = candidates.flatMap((judged) => placed(judged, context));
  const byId = new Map(here.map((each) => [each.judged.candidate.informationId, each]));
  const values: UnderstoodValue[] = [];
  const rejected: RejectedReading[] = here.flatMap(({ judged }) => rejectionOf(judged));
  for (const value of ruled) {
    const resolved = resolveValue(value, byId.get(value.informationId), { context, all: ruled });
    byId.delete(value.informationId);
    if (resolved.kept) values.push(resolved.kept);
    rejected.push(...resolved.losers);
  }
  for (const candidate of byId.values()) {
    if (
      candidate.value &&
      mayCount(candidate, context) &&
      !isElsewhere(candidate.value, ruled, context)
    )
      values.push(candidate.value);
    else if (candidate.value) rejected.push(doesNotFollow(candidate.value));
  }
  return { values, rejected, used: new Set(here.map(({ judged }) => judged.candidate)) };
}

interface PlacedCandidate {
  readonly judged: JudgedCandidate;
  /** Undefined where the candidate does not hold. */
  readonly value: UnderstoodValue | undefined;
  readonly support?: Support;
}

/** A model is never surer than the rules can be. */
const CONFIDENCE_MAX = 0.9;

/** The candidate as a value at its place; nothing where it is about words elsewhere. */
function placed(judged: JudgedCandidate, { reply }: ReadingContext): readonly PlacedCandidate[] {
  const { candidate } = judged;
  const span = reply && findQuote(reply, candidate.quote);
  if (!judged.judged.ok) return [{ judged, value: undefined }];
  if (reply && !span) return [];
  const { informationId, kind } = candidate;
  const common = {
    informationId,
    confidence: Math.min(CONFIDENCE_MAX, candidate.confidence),
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
 * A value may be meant although its words say another one, where they answer the question: people add up, and leave out what they
 * name. Where they answer something else, nothing speaks for such a value.
 */
function mayCount({ support, value }: PlacedCandidate, { reply, asked }: ReadingContext): boolean {
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

function rejectionOf({ candidate, judged }: JudgedCandidate): readonly RejectedReading[] {
  if (judged.ok) return [];
  return [{ informationId: candidate.informationId, by: 'model', reason: judged.reason }];
}

interface ResolvedValue {
  readonly kept?: UnderstoodValue;
  readonly losers: readonly RejectedReading[];
}

interface ResolvingInput {
  readonly context: ReadingContext;
  /** All that the rules read. */
  readonly all: readonly UnderstoodValue[];
}

/** A value of the rules against what the model says of its information, if anything. */
function resolveValue(
  ruled: UnderstoodValue,
  candidate: PlacedCandidate | undefined,
  setting: ResolvingInput,
): ResolvedValue {
  const proposed = candidate?.value;
  if (proposed && isEqual(ruled, proposed)) {
    const confidence = together(ruled, proposed);
    return { kept: { ...ruled, by: 'rules_and_model', confidence }, losers: [] };
  }
  if (!proposed || !mayCount(candidate, setting.context))
    return withoutCandidate(ruled, candidate, setting);
  const { informationId } = ruled;
  const isOutweighed =
    candidate.support === 'told' || !stands(standsAgainstCandidate, ruled, setting);
  return isOutweighed
    ? { kept: proposed, losers: [{ informationId, by: 'rules', reason: 'outweighed' }] }
    : { kept: ruled, losers: [{ informationId, by: 'model', reason: 'outweighed' }] };
}

/** A value of the rules where the model tells none that counts. */
function withoutCandidate(
  ruled: UnderstoodValue,
  candidate: PlacedCandidate | undefined,
  setting: ResolvingInput,
): ResolvedValue {
  const { informationId } = ruled;
  const losers = candidate?.value ? [doesNotFollow(candidate.value)] : [];
  // A candidate that does not hold is no silence: something was told.
  const isSure = candidate ? standsAgainstCandidate : standsAgainstSilence;
  const isKept = !setting.context.offered.has(informationId) || stands(isSure, ruled, setting);
  if (isKept) return { kept: ruled, losers };
  return { losers: [...losers, { informationId, by: 'rules', reason: 'not_confirmed' }] };
}

function stands(
  isSure: (ruled: RuledValue) => boolean,
  value: UnderstoodValue,
  { context: { reply: tokens, entryOf, asked, denied }, all }: ResolvingInput,
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
