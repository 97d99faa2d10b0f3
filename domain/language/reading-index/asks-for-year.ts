import type { Question, SuccessInformation } from '../../configuration/entities.ts';
import { type Language, roleBit } from '../grammar/language.ts';
import { readText } from '../grammar/read-text.ts';
import { splitName } from './cues.ts';

const AGE = roleBit('age');
const YEAR = roleBit('year');

/** "In which year", and no word for an age alone. */
export function asksForYear(
  language: Language,
  { id, label }: SuccessInformation,
  question: Question | undefined,
): boolean {
  const { roles } = readText(`${question?.text ?? ''} ${label}. ${splitName(id)}`, language);
  const isOfAge = roles.some((each) => (each & (AGE | YEAR)) === AGE);
  return !isOfAge && roles.some((each) => (each & YEAR) !== 0);
}
