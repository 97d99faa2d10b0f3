import { countByQuestion } from './asked-informations.ts';
import type { Question, SuccessInformation } from './entities.ts';

/**
 * Bytes of JSON of the choices that several informations are asked with, once for each of these but the first: each information
 * is made ready with choices of its own.
 */
export function bytesOfSharedChoices(
  questions: Iterable<Question>,
  informations: Iterable<SuccessInformation>,
): number {
  const asked = countByQuestion(informations);
  let bytes = 0;
  for (const { choices, id } of questions) {
    const others = (asked.get(id) ?? 0) - 1;
    if (others > 0 && choices.length > 0) bytes += others * bytesOfJson(choices);
  }
  return bytes;
}

/** Labels and synonyms of choices, as often as they are made ready: for each information that is asked with them, and once without one. */
export function labelsOfChoices(
  questions: Iterable<Question>,
  informations: Iterable<SuccessInformation>,
): number {
  const asked = countByQuestion(informations);
  let labels = 0;
  for (const { choices, id } of questions) labels += labelsOf(choices) * (asked.get(id) ?? 1);
  return labels;
}

function labelsOf(choices: Question['choices']): number {
  let labels = choices.length;
  for (const { synonyms } of choices) labels += synonyms?.length ?? 0;
  return labels;
}

/** Counted once: what does not change stays the same object. */
const known = new WeakMap<object, number>();

export function bytesOfJson(part: object): number {
  let bytes = known.get(part);
  if (bytes === undefined) {
    bytes = Buffer.byteLength(JSON.stringify(part));
    known.set(part, bytes);
  }
  return bytes;
}
