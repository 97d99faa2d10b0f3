import { mapInSteps, type Steps } from '../../../steps.ts';
import { isKnownWord } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import { isUnspaced } from '../../text/words.ts';
import { type AkinTo, akinChoice, akinTo, choiceBegun, partedChoice } from '../akin/akin-words.ts';
import type { LabelLookup } from '../akin/label-lookup.ts';
import { AKIN_WEIGHT, findRuns } from '../akin/label-runs.ts';
import type { Extraction } from './context.ts';

/** A reply is searched no further: what answers stands near its beginning. */
const TOKENS_MAX = 60;
/** Informations of one question whose labels it is searched for. */
const ENTRIES_MAX = 50;

/**
 * Words that are akin to a word of one label alone: "sensitive" where a choice is sensitivity, "für den Winter" where it is
 * "Winterreifen", "stroom" where it is "walstroom", "una casita" where it is "casa". Only where the choices are all that is
 * welcome, and where nothing else tells one; a label with a number or a length of time ("under a week") is told by that, and
 * small words ("never") are akin to none.
 */
export function* findAkin(extraction: Extraction, labels: LabelLookup): Steps<LabelMatch[]> {
  const entries = extraction.wanted.filter(
    ({ isOpen, isList, kind, position }) =>
      kind === 'choice' && !isOpen && (isList || labels.of(position).length === 0),
  );
  if (entries.length === 0) return [];
  const searched = entries.slice(0, ENTRIES_MAX);
  const found = yield* mapInSteps(searched, (entry) => akinOf(extraction, entry, labels));
  return found.flat();
}

function akinOf(
  extraction: Extraction,
  entry: InformationEntry,
  labels: LabelLookup,
): LabelMatch[] {
  const { read } = extraction;
  const { isList, position: information } = entry;
  const isTaken = takenBy(extraction, labels, information);
  const runs = extraction.isAgent ? [] : findRuns(extraction, entry, isTaken);
  const found: LabelMatch[] = runs.map((run) => ({ information, ...run }));
  const words = akinTo(extraction.index.language, entry);
  const most = words.spellings.length === 0 ? 0 : Math.min(read.tokens.length, TOKENS_MAX);
  for (let at = 0; at < most && (isList || found.length === 0); at++) {
    const match = isTaken[at] === 1 ? undefined : matchAt(extraction, words, at);
    if (match !== undefined) found.push({ information, weight: AKIN_WEIGHT, ...match });
  }
  return found;
}

/** What a label of the information has, or who does not know or puts off says. */
function takenBy({ declined }: Extraction, labels: LabelLookup, information: number): Uint8Array {
  const taken = declined.slice();
  for (const { end, start } of labels.of(information)) taken.fill(1, start, end);
  return taken;
}

function matchAt(
  { index, isAgent, read, stems }: Extraction,
  words: AkinTo,
  at: number,
): Pick<LabelMatch, 'choice' | 'start' | 'end'> | undefined {
  const { digits, word } = read.tokens[at]!;
  if (digits || isUnspaced(word)) return undefined;
  const next = read.tokens[at + 1];
  const parted = next?.boundary === 0 ? partedChoice(words, word, next.word) : undefined;
  if (parted !== undefined) return { choice: parted, start: at, end: at + 2 };
  if (isKnownWord(read, at) || index.spread.has(stems[at]!)) return undefined;
  const choice = isAgent ? choiceBegun(words, word) : akinChoice(words, word);
  return choice === undefined ? undefined : { choice, start: at, end: at + 1 };
}
