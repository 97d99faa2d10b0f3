import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../../json/json.ts';
import type { Steps } from '../../../steps.ts';
import { PHRASE } from '../../grammar/language.ts';
import { type ReadText, saysLittle } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { TokenRange } from '../../text/tokens.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { ofNone } from './all-or-none.ts';
import { deniesVerb, type FaultClause, faultClauses } from './fault-clauses.ts';
import { toldFaults } from './told-faults.ts';

const CONFIDENCE = 0.85;
/** Longer replies are accounts, and left to the rules for choices: each clause is held against the ones around it. */
const TOKENS_MAX = 300;

/**
 * "The light doesn't work, but the brakes are fine", "everything works except the brakes": to who asks what is wrong, what fails is
 * told and what works is not. A reply that says neither of anything is left to the rules for choices.
 */
export function* addFaulty(
  extraction: Extraction,
  answer: TokenRange | undefined,
  extracted: Extracted,
): Steps<void> {
  const { isLong, tokens } = extraction.read;
  if (tokens.length > TOKENS_MAX) return;
  for (const entry of extraction.wanted) {
    if (isLong) yield;
    if (asksWhether(extraction, entry)) addWhether({ extraction, entry, answer }, extracted);
    if (entry.faults === undefined || entry.kind !== 'choice' || entry.listed < 2) continue;
    addChoices(extraction, entry, extracted);
  }
}

function asksWhether(
  { asked, isDeclining }: Extraction,
  { asksSound, faults, kind, position }: InformationEntry,
): boolean {
  const isOfFaults = asksSound || faults !== undefined;
  return kind === 'boolean' && isOfFaults && asked[position] === 1 && !isDeclining;
}

const SAID = 0.8;

interface Whether {
  readonly extraction: Extraction;
  readonly entry: InformationEntry;
  /** A yes or no of the reply. */
  readonly answer: TokenRange | undefined;
}

/** "Everything is fine" to who asks whether anything is damaged, "it's broken" to who asks whether it works. */
function addWhether({ extraction, entry, answer }: Whether, extracted: Extracted): void {
  const { read } = extraction;
  const { asksSound, faults, position } = entry;
  const clauses = faultClauses(read, faults ?? 'wrong', []);
  const telling = clauses.filter(({ words }) => words.length > 0);
  if (answer !== undefined && !isWithin(answer, telling)) return;
  const sides = new Set(telling.flatMap(({ words }) => words.map(({ side }) => side)));
  if (sides.size !== 1) return;
  const isBroken = sides.has(-1);
  if (!isBroken && asksSound) return;
  // What else the reply speaks of may be what is wrong: "only when I chew, but then properly".
  const own = isBroken ? telling : clauses;
  const isAny = isBroken && entry.asksAny;
  if (!isAny && !own.every((clause) => saysNoMore(extraction, entry, clause))) return;
  const words = [telling[0]!.start, telling.at(-1)!.end] as const;
  extracted.set(position, { value: isBroken === !asksSound, confidence: SAID, words });
}

/** "In Ordnung" agrees to what is proposed, and says here that nothing is wrong. */
function isWithin(answer: TokenRange, telling: readonly FaultClause[]): boolean {
  const words = telling.flatMap((clause) => clause.words);
  return words.some(({ end, start }) => start < answer.end && end > answer.start);
}

/** Small words, those of the question, and what says that it is wrong or not. */
function saysNoMore(
  { read, stems }: Extraction,
  { cues }: InformationEntry,
  { end, start, words }: FaultClause,
): boolean {
  for (let at = start; at < end; at++) {
    const isFault = words.some((word) => word.start <= at && at < word.end);
    const isSmall = saysLittle(read, at) || read.senses[at]?.negates === true || isAll(read, at);
    if (!isFault && !isSmall && !cues.has(stems[at]!)) return false;
  }
  return true;
}

function addChoices(extraction: Extraction, entry: InformationEntry, extracted: Extracted): void {
  const { read } = extraction;
  const labels = extraction.labels.of(entry.position);
  const clauses = faultClauses(read, entry.faults!, labels);
  if (!saysFaults(read, clauses)) {
    if (labels.length > 0) dropNone(read, entry, extracted);
    return;
  }
  if (extraction.isDeclining) {
    // "I don't know if the brakes work."
    extracted.delete(entry.position);
    return;
  }
  const told = toldFaults({ read, clauses, labels }, entry);
  const value = brokenOf(entry, told.broken, extracted.get(entry.position)?.value);
  if (value !== undefined && acceptsValue(entry.whole, value)) {
    const words = [0, read.tokens.length] as const;
    extracted.set(entry.position, { value, confidence: CONFIDENCE, words });
    return;
  }
  extracted.delete(entry.position);
  if (told.isAllSound) addNothing(extraction, entry, extracted);
}

/** "Not the brakes" does not say that nothing is wrong. */
function dropNone(
  read: ReadText,
  { faults, position }: InformationEntry,
  extracted: Extracted,
): void {
  if (faults === 'felt') return;
  const value = extracted.get(position)?.value;
  const isNone = Array.isArray(value) && value.length === 0;
  if (isNone && !says(read, PHRASE.nothing) && !says(read, PHRASE.none)) extracted.delete(position);
}

/** All of a list; of a single choice the one that was understood, or the first one. */
function brokenOf(
  { isList }: InformationEntry,
  broken: readonly JsonValue[],
  before: JsonValue | undefined,
): JsonValue | undefined {
  if (broken.length === 0) return undefined;
  if (isList) return [...broken];
  return before !== undefined && broken.includes(before) ? before : broken[0];
}

function isAll({ phrases }: ReadText, at: number): boolean {
  return phrases.some(
    ({ end, kind, start }) => kind === PHRASE.everything && start <= at && at < end,
  );
}

function says({ phrases }: ReadText, wanted: number): boolean {
  return phrases.some(({ kind }) => kind === wanted);
}

/** "Everything is fine": none of them. */
function addNothing({ read }: Extraction, entry: InformationEntry, extracted: Extracted): void {
  const words = [0, read.tokens.length] as const;
  const none = ofNone(read, entry, { words, isNothing: true });
  if (none === undefined) return;
  const values = none.choices.map((choice) => entry.choices[choice]!.value);
  const value = entry.isList ? values : values[0];
  if (value === undefined || !acceptsValue(entry.whole, value)) return;
  extracted.set(entry.position, { value, confidence: CONFIDENCE, words });
}

/** Whether it says of anything that it fails or not. */
function saysFaults(read: ReadText, clauses: readonly FaultClause[]): boolean {
  return clauses.some((clause) => {
    const isOfThing = clause.labels.length > 0 || clause.isOfAll;
    return isOfThing && (clause.words.length > 0 || deniesVerb(read, clause));
  });
}
