import type { JsonValue } from '../../json/json.ts';
import type { Steps } from '../../steps.ts';
import { dayOf } from '../dates/calendar.ts';
import { languageInSteps } from '../grammar/language-in-steps.ts';
import { readText } from '../grammar/read-text.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import type { ReadingIndex } from '../reading-index/reading-index.ts';
import { beginExtraction, extractCandidates } from './candidates/extract-candidates.ts';

/** What words may tell of one information, if they were the answer to its question. */
export interface PossibleValues {
  readonly values: readonly JsonValue[];
  /** Its values have a form of their own (a number, a date, a listed choice): what has none of them tells another. */
  readonly isTyped: boolean;
  /** One of them takes all the words: they leave no room for another meaning. */
  readonly isWhole: boolean;
}

/**
 * Reads a few words as an answer about each of these informations. Values of a list are told item by item.
 * @param language BCP 47 primary subtag
 * @param referenceTime ISO 8601 instant that relative dates refer to
 * @returns by information id
 */
export function* possibleValues(
  index: ReadingIndex,
  words: { readonly text: string; readonly language: string; readonly referenceTime: string },
  informationIds: ReadonlySet<string>,
): Steps<ReadonlyMap<string, PossibleValues>> {
  const entries = index.informations.filter(({ id }) => informationIds.has(id));
  const asked = new Float64Array(index.informations.length);
  for (const { position } of entries) asked[position] = 1;
  const language = yield* languageInSteps(words.language);
  const extraction = beginExtraction(index, readText(words.text, language), asked);
  yield;
  const values = new Map(entries.map(({ position }) => [position, [] as JsonValue[]]));
  const candidates = yield* extractCandidates(extraction, dayOf(words.referenceTime));
  const whole = new Set<number>();
  for (const { information, value, start, end } of candidates) {
    values.get(information)?.push(value);
    if (end - start === extraction.read.tokens.length) whole.add(information);
  }
  return new Map(
    entries.map((entry) => [
      entry.id,
      {
        values: values.get(entry.position)!,
        isTyped: isTyped(entry),
        isWhole: whole.has(entry.position),
      },
    ]),
  );
}

const TYPED = new Set(['number', 'date', 'time', 'date_time', 'duration', 'choice']);

function isTyped({ kind, isOpen }: InformationEntry): boolean {
  return TYPED.has(kind) && !(kind === 'choice' && isOpen);
}
