import { PHRASE } from '../../grammar/language.ts';
import { type ReadText, readText, saysLittle } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import { countsAll, isOfWish, saysAll } from '../../word-kinds/all-of-list.ts';
import type { Extraction } from '../candidates/context.ts';
import type { ChosenPlaces } from '../orders/ordered-choices.ts';
import type { NoneSaid } from './none-of-list.ts';

export interface ChoiceSelection extends ChosenPlaces {
  /** What was understood before is wrong where this selection is no value. */
  readonly isTelling: boolean;
}

/** "All four, the cleaning too". */
export function ofAllCounted(
  { isDeclining, read }: Extraction,
  entry: InformationEntry,
): ChoiceSelection | undefined {
  if (!entry.isList || isDeclining) return undefined;
  const counted = countsAll(read, entry.listed);
  return counted && { choices: allOf(entry), words: [counted.start, counted.end], isTelling: true };
}

function allOf({ choices, listed }: InformationEntry): number[] {
  return choices.slice(0, listed).map((_, at) => at);
}

/** "All of them", "none, thanks", "no" where one of the choices is none. */
export function ofAllOrNone(
  extraction: Extraction,
  entry: InformationEntry,
  no: PhraseMatch | undefined,
): ChoiceSelection | undefined {
  const { aside, isDeclining, read, unpreferred } = extraction;
  if (isDeclining || unpreferred.has(entry.position) || aside.includes(1)) return undefined;
  const counted = ofAllCounted(extraction, entry);
  if (counted !== undefined) return counted;
  const nothing = begun(read, PHRASE.nothing);
  if (nothing !== undefined || no !== undefined) {
    const { start, end } = nothing ?? no!;
    return ofNone(read, entry, { words: [start, end], isNothing: nothing !== undefined });
  }
  const everything = saysAll(read);
  if (everything === undefined || !entry.isList) return undefined;
  // "Everything bar the filming", of which no choice is known.
  if (read.phrases.some(({ kind }) => kind === PHRASE.except)) return undefined;
  const words = [everything.start, everything.end] as const;
  return {
    choices: allOf(entry),
    words,
    isTelling: false,
  };
}

/** The phrase, where it begins a clause but for small words. */
function begun(read: ReadText, wanted: number): PhraseMatch | undefined {
  return read.phrases.find(({ kind, start }) => {
    if (kind !== wanted || read.asks[start]! > 0) return false;
    for (let at = start; at > 0 && read.tokens[at]!.boundary === 0; at--) {
      if (!saysLittle(read, at - 1)) return false;
    }
    return true;
  });
}

export function ofNone(
  read: ReadText,
  entry: InformationEntry,
  { words, isNothing }: NoneSaid,
): ChoiceSelection | undefined {
  const none = entry.choices.slice(0, entry.listed).flatMap(({ label }, at) => {
    return isNone(readText(label, read.language), entry) ? [at] : [];
  });
  if (none.length === 1) return { choices: none, words, isTelling: false };
  const isEmptyList = entry.isList && (isNothing || none.length === 0);
  return isEmptyList ? { choices: [], words, isTelling: true } : undefined;
}

/** "None", "keine", "no extras" of a question about extras; "not dry" is something else. */
function isNone(label: ReadText, { cues }: InformationEntry): boolean {
  const { phrases, senses, stems, tokens } = label;
  if (phrases.some(({ kind, start }) => start === 0 && kind === PHRASE.nothing)) return true;
  if (!senses[0]?.negates) return false;
  return tokens.every(
    (_, at) => at === 0 || saysLittle(label, at) || isOfWish(label, at) || cues.has(stems[at]!),
  );
}
