import type { JsonValue } from '../../configuration/entities.ts';
import { acceptsValue } from '../../configuration/information-schema.ts';
import { canonicalJson } from '../../json.ts';
import type { Claim } from './candidates.ts';
import type { Weighing } from './context.ts';
import type { InformationEntry } from './information-entry.ts';

/** What a reply tells of one information. */
export interface Told {
  /** Absent when there is no preference. */
  readonly value?: JsonValue;
  readonly notApplicable?: true;
  readonly confidence: number;
  /** Token indexes of the words it rests on, [start, end). */
  readonly words?: readonly [number, number];
}

/** What is told, by position of the information. */
export type Tellings = Map<number, Told>;

const UNASKED_MIN = 1.1;
const ASKED_MIN = 1;
const KNOWN_MIN = 2;

/** Best claim first; an information takes one value (a list several), a word speaks of one information. */
export function settle(weighing: Weighing, claims: Claim[]): Tellings {
  const told: Tellings = new Map();
  const lists = new Map<number, List>();
  const used = new Uint8Array(weighing.read.tokens.length);
  claims.sort((a, b) => b.score - a.score || a.start - b.start || a.information - b.information);
  for (const claim of claims) {
    if (claim.score < ASKED_MIN) break;
    if (claim.score < leastFor(weighing, claim) || isUsed(used, claim)) continue;
    const entry = weighing.index.informations[claim.information]!;
    const taken = entry.isList ? addToList(lists, entry, claim) : takeOnce(told, entry, claim);
    if (taken !== 'refused') used.fill(1, claim.start, claim.end);
    if (taken !== 'taken') continue;
    told.set(claim.information, tell(weighing, claim, told.get(claim.information)));
  }
  completeLists(weighing, lists, told);
  return told;
}

/** Tells each list as a whole, where its schema takes it. */
function completeLists(
  { index }: Weighing,
  lists: ReadonlyMap<number, List>,
  told: Tellings,
): void {
  for (const [information, { values }] of lists) {
    const isWhole = acceptsValue(index.informations[information]!.whole, values);
    if (isWhole) told.set(information, { ...told.get(information)!, value: values });
    else told.delete(information);
  }
}

/** What was not asked for has to be plainer, and plainer still to replace a value that is known. */
function leastFor({ asked, correctedFrom, known }: Weighing, { information }: Claim): number {
  if (asked[information]! > 0) return ASKED_MIN;
  return known[information] === 1 && correctedFrom === 0 ? KNOWN_MIN : UNASKED_MIN;
}

function isUsed(used: Uint8Array, { start, end }: Claim): boolean {
  for (let at = start; at < end; at++) if (used[at] === 1) return true;
  return false;
}

/** The values of a list in the making, none of them twice. */
interface List {
  readonly values: JsonValue[];
  readonly texts: Set<string>;
}

/** What becomes of a claim; `again`: its words say what is told already. */
type Taken = 'taken' | 'again' | 'refused';

function addToList(lists: Map<number, List>, entry: InformationEntry, { value }: Claim): Taken {
  const list = lists.get(entry.position) ?? { values: [], texts: new Set() };
  const text = canonicalJson(value);
  if (list.texts.has(text)) return 'again';
  if (list.values.length >= itemsMax(entry) || !acceptsValue(entry.schema, value)) return 'refused';
  list.values.push(value);
  list.texts.add(text);
  lists.set(entry.position, list);
  return 'taken';
}

function takeOnce(told: Tellings, entry: InformationEntry, { value }: Claim): Taken {
  return !told.has(entry.position) && acceptsValue(entry.whole, value) ? 'taken' : 'refused';
}

function itemsMax({ whole }: InformationEntry): number {
  return typeof whole.maxItems === 'number' ? whole.maxItems : Number.POSITIVE_INFINITY;
}

/** The words are those of the best claim, and as sure is a list as its least sure value. */
function tell(weighing: Weighing, claim: Claim, before: Told | undefined): Told {
  return {
    value: claim.value,
    confidence: confidenceOf(claim.score, weighing.asked[claim.information]! > 0),
    words: before?.words ?? [claim.start, claim.end],
  };
}

/**
 * How sure a value is. Of what was told without being asked, the scores say little: what passes its higher bar
 * is right in about four of five recorded replies, so that it counts as known and is not asked for again.
 */
const UNASKED_CONFIDENCE_MIN = 0.8;

/** Scores from 1 up lie between .6 and .95. */
function confidenceOf(score: number, isAsked: boolean): number {
  const confidence = 0.6 + 0.08 * (score - 1);
  const least = isAsked ? 0.6 : UNASKED_CONFIDENCE_MIN;
  return Math.round(100 * Math.min(0.95, Math.max(least, confidence))) / 100;
}
