import type { Question, SuccessInformation } from '../../configuration/entities.ts';
import type { Language } from '../grammar/language.ts';
import { readText } from '../grammar/read-text.ts';
import { FAULT_KINDS } from '../pack-format/faults.ts';
import { type FaultsAsked, faultWords, sidesWithin } from '../word-kinds/faults.ts';
import { findFaultWords } from '../word-kinds/find-word-kinds.ts';

/** Whether an information is of what is wrong, hurts or is missing: where a reply says that something works, it denies it. */
export interface AskedFaults {
  readonly faults: FaultsAsked | undefined;
  /** Asks whether something works, or is in order. */
  readonly asksSound: boolean;
  /** Names nothing that may be wrong: "is anything damaged?" */
  readonly asksAny: boolean;
}

const NOTHING: AskedFaults = { faults: undefined, asksSound: false, asksAny: false };

/** The question says it best, then the label and the schema's own words. */
export function faultsAsked(
  language: Language,
  { label, schema }: SuccessInformation,
  question: Question | undefined,
): AskedFaults {
  for (const text of [question?.text, label, schema.title, schema.description]) {
    const told = typeof text === 'string' ? askedIn(language, text) : undefined;
    if (told !== undefined) return told;
  }
  return NOTHING;
}

/** A longer text is searched no further. */
const LENGTH_MAX = 300;

function askedIn(language: Language, text: string): AskedFaults | undefined {
  const read = readText(text.slice(0, LENGTH_MAX), language);
  const words = { start: 0, end: read.tokens.length };
  const sides = sidesWithin(read, faultWords(read, undefined), words).map(({ side }) => side);
  const kinds = findFaultWords(read).map(({ kind }) => FAULT_KINDS[kind]!);
  if (sides.includes(-1))
    return { ...NOTHING, faults: kindOf(kinds), asksAny: kinds.includes('anything') };
  return sides.includes(1) ? { ...NOTHING, asksSound: true } : undefined;
}

function kindOf(kinds: readonly (typeof FAULT_KINDS)[number][]): FaultsAsked {
  if (kinds.includes('symptoms')) return 'felt';
  return kinds.includes('missing') ? 'missing' : 'wrong';
}
