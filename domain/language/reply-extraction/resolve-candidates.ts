import type { JsonValue } from '../../configuration/entities.ts';
import { acceptsValue } from '../../configuration/information-schema.ts';
import type { Claim } from './candidates.ts';
import type { Weighing } from './context.ts';

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
  const used = new Uint8Array(weighing.read.tokens.length);
  claims.sort((a, b) => b.score - a.score || a.start - b.start || a.information - b.information);
  for (const claim of claims) {
    if (claim.score < ASKED_MIN) break;
    if (claim.score < leastFor(weighing, claim) || isUsed(used, claim)) continue;
    const telling = tell(weighing, claim, told.get(claim.information));
    if (telling === undefined) continue;
    told.set(claim.information, telling);
    used.fill(1, claim.start, claim.end);
  }
  return told;
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

function tell(weighing: Weighing, claim: Claim, before: Told | undefined): Told | undefined {
  const entry = weighing.index.informations[claim.information]!;
  if (before !== undefined && !entry.isList) return undefined;
  const value = entry.isList ? listWith(before, claim.value) : claim.value;
  if (!acceptsValue(entry.whole, value)) return undefined;
  return {
    value,
    confidence: confidenceOf(claim.score, weighing.asked[claim.information]! > 0),
    words: before?.words ?? [claim.start, claim.end],
  };
}

function listWith(before: Told | undefined, value: JsonValue): readonly JsonValue[] {
  return [...((before?.value as JsonValue[] | undefined) ?? []), value];
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
