import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import { canonicalJson, type JsonValue } from '../../../json/json.ts';
import { type Steps, sortInSteps } from '../../../steps.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { SCORE_MIN, type ValueCandidate } from './candidate.ts';
import { type Extraction, isKnown } from './context.ts';

/** What a reply tells of one information. */
export interface ExtractedValue {
  /** Absent when there is no preference. */
  readonly value?: JsonValue;
  readonly notApplicable?: true;
  readonly confidence: number;
  /** Token indexes of the words it rests on, [start, end). */
  readonly words?: readonly [number, number];
  /** How well they fitted, where nothing but that told it. */
  readonly score?: number;
  /** It is told instead of what is known. */
  readonly corrects?: true;
}

/** What is extracted, by position of the information. */
export type Extracted = Map<number, ExtractedValue>;

const UNASKED_MIN = 1.1;
const KNOWN_MIN = 2;

/** Best candidate first; an information takes one value (a list several), a word speaks of one information. */
export function* resolveCandidates(
  extraction: Extraction,
  candidates: readonly ValueCandidate[],
): Steps<Extracted> {
  const extracted: Extracted = new Map();
  const lists = new Map<number, GrowingList>();
  const used = new Uint8Array(extraction.read.tokens.length);
  const resolving: Resolving = { extracted, used, takenBy: [] };
  const ranked = yield* sortInSteps(
    candidates,
    (a, b) => b.score - a.score || a.start - b.start || a.information - b.information,
  );
  for (const [rank, candidate] of ranked.entries()) {
    if (rank > 0 && rank % RESOLVED_IN_A_STEP === 0) yield;
    if (!isFree(extraction, resolving, candidate)) continue;
    // Its schema may have a pattern that takes as long as one may.
    yield;
    const entry = extraction.index.informations[candidate.information]!;
    const taken = entry.isList
      ? addToList(lists, entry, candidate)
      : takeOnce(extracted, entry, candidate);
    if (taken !== 'refused') used.fill(1, candidate.start, candidate.end);
    if (taken !== 'taken') continue;
    extracted.set(
      candidate.information,
      tell(extraction, candidate, extracted.get(candidate.information)),
    );
  }
  yield* completeLists(extraction, lists, extracted);
  return extracted;
}

const RESOLVED_IN_A_STEP = 64;

interface Resolving {
  readonly extracted: Extracted;
  /** Per token: 1 where it is told already. */
  readonly used: Uint8Array;
  /** Per token: the information of the best candidate with it. */
  readonly takenBy: number[];
}

function isFree(extraction: Extraction, resolving: Resolving, candidate: ValueCandidate): boolean {
  if (candidate.score < leastFor(extraction, candidate)) return false;
  return !isUsed(resolving.used, candidate) && !isLeftOver(extraction, resolving, candidate);
}

/**
 * "At Venice Beach, the inn": a word that fitted another information better, which has another answer by now, is not
 * what answers this one, unless something leads to it.
 */
function isLeftOver(
  { asked, index, read }: Extraction,
  { takenBy, extracted }: Resolving,
  { end, information, isLed, start }: ValueCandidate,
): boolean {
  const best = takenBy[start] ?? information;
  for (let at = start; at < end; at++) takenBy[at] ??= information;
  if (asked[information] === 1 || isLed === true || best === information) return false;
  const { kind } = index.informations[information]!;
  // "A table for four at 16:45": a bare number is no second hour.
  const isBesideHour = kind === 'number' && index.informations[best]!.kind === 'time';
  if (isBesideHour && !isNameOfThing(read, start)) return false;
  return LEFT.has(kind) && extracted.has(best);
}

/** "Table 12": a number right after a noun is its name, and counts nothing. */
function isNameOfThing({ senses, tokens }: ReadText, start: number): boolean {
  return start > 0 && tokens[start]!.boundary === 0 && senses[start - 1]?.isEmpty !== true;
}

/** Kinds of which any word may be one. */
const LEFT: ReadonlySet<string> = new Set(['text', 'number']);

/** Tells each list as a whole, where its schema takes it. */
function* completeLists(
  { index }: Extraction,
  lists: ReadonlyMap<number, GrowingList>,
  extracted: Extracted,
): Steps<void> {
  for (const [information, { values }] of lists) {
    yield;
    const isWhole = acceptsValue(index.informations[information]!.whole, values);
    if (isWhole) extracted.set(information, { ...extracted.get(information)!, value: values });
    else extracted.delete(information);
  }
}

/** What was not asked for has to be plainer, and plainer still to replace a value that is known. */
export function leastFor(
  extraction: Extraction,
  { information }: Pick<ValueCandidate, 'information'>,
): number {
  if (extraction.asked[information]! > 0) return SCORE_MIN;
  const isHeld = extraction.correctedFrom === 0 && isKnown(extraction, information);
  return isHeld ? KNOWN_MIN : UNASKED_MIN;
}

function isUsed(used: Uint8Array, { start, end }: ValueCandidate): boolean {
  for (let at = start; at < end; at++) if (used[at] === 1) return true;
  return false;
}

/** The values of a list in the making, none of them twice. */
interface GrowingList {
  readonly values: JsonValue[];
  readonly texts: Set<string>;
}

/** What becomes of a candidate; `again`: its words say what is told already. */
type Taken = 'taken' | 'again' | 'refused';

function addToList(
  lists: Map<number, GrowingList>,
  entry: InformationEntry,
  { value }: ValueCandidate,
): Taken {
  const list = lists.get(entry.position) ?? { values: [], texts: new Set() };
  const text = canonicalJson(value);
  if (list.texts.has(text)) return 'again';
  if (list.values.length >= itemsMax(entry) || !acceptsValue(entry.schema, value)) return 'refused';
  list.values.push(value);
  list.texts.add(text);
  lists.set(entry.position, list);
  return 'taken';
}

function takeOnce(extracted: Extracted, entry: InformationEntry, { value }: ValueCandidate): Taken {
  return !extracted.has(entry.position) && acceptsValue(entry.whole, value) ? 'taken' : 'refused';
}

function itemsMax({ whole }: InformationEntry): number {
  return typeof whole.maxItems === 'number' ? whole.maxItems : Number.POSITIVE_INFINITY;
}

/** The words are those of the best candidate, and as sure is a list as its least sure value. */
function tell(
  extraction: Extraction,
  candidate: ValueCandidate,
  before: ExtractedValue | undefined,
): ExtractedValue {
  const confidence = confidenceOf(candidate.score, extraction.asked[candidate.information]! > 0);
  return {
    value: candidate.value,
    confidence: candidate.isLimit ? Math.min(LIMIT_CONFIDENCE, confidence) : confidence,
    words: before?.words ?? [candidate.start, candidate.end],
    score: before?.score ?? candidate.score,
    ...(candidate.corrects && { corrects: true }),
  };
}

/**
 * How sure a value is. Of what was told without being asked, the scores say little: what passes its higher bar
 * is right in about four of five recorded replies, so that it counts as known and is not asked for again.
 */
export const UNASKED_CONFIDENCE_MIN = 0.8;

/** A limit alone is no day that anybody chose: too little at any level of qualification. */
const LIMIT_CONFIDENCE = 0.5;

/** Scores from 1 up lie between .6 and .95. */
function confidenceOf(score: number, isAsked: boolean): number {
  const confidence = 0.6 + 0.08 * (score - 1);
  const least = isAsked ? 0.6 : UNASKED_CONFIDENCE_MIN;
  return Math.round(100 * Math.min(0.95, Math.max(least, confidence))) / 100;
}
