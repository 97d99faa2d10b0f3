import type { Question, SuccessInformation } from '../../configuration/entities.ts';
import { type Language, PHRASE, roleBit, stem } from '../grammar/language.ts';
import { type ReadText, readText } from '../grammar/read-text.ts';
import type { Measuring } from '../pack-format/quantities.ts';
import { fold, isUnspaced } from '../text/words.ts';
import { splitName } from './cues.ts';

/** What the words of a question say of the number that it asks for. */
export interface AskedLimits {
  /** A year: not how many, and nobody's age. */
  readonly asksYear: boolean;
  /** The most there may be: a budget, a maximum. */
  readonly asksMost: boolean;
  /** Nights, which are counted between days. */
  readonly asksNights: boolean;
  /** Counts children alone, or those who are none. */
  readonly counts: 'children' | 'grownUps' | undefined;
  /** A weight or a length, whether or not it names a unit. */
  readonly measures: Measuring | undefined;
  /** How often something is done. */
  readonly asksOften: boolean;
}

const AGE = roleBit('age');
const YEAR = roleBit('year');
const PEOPLE = roleBit('people');
const NONE: AskedLimits = {
  asksYear: false,
  asksMost: false,
  asksNights: false,
  counts: undefined,
  measures: undefined,
  asksOften: false,
};

export function limitsAsked(
  language: Language,
  { isCount, isNumber }: { readonly isCount: boolean; readonly isNumber: boolean },
  { id, label }: SuccessInformation,
  question: Question | undefined,
): AskedLimits {
  if (!isNumber) return NONE;
  const text = `${question?.text ?? ''} ${label}. ${splitName(id)}`;
  const read = readText(text, language);
  const { phrases, roles, stems } = read;
  const { quantities } = language.pack;
  const speaksOf = (words: string) => hasOneOf(read, words);
  const isOfAge = roles.some((each) => (each & (AGE | YEAR)) === AGE);
  return {
    asksYear: !isCount && !isOfAge && roles.some((each) => (each & YEAR) !== 0),
    asksMost: phrases.some(({ kind }) => kind === PHRASE.most),
    asksNights: isCount && stems.some((stem) => language.nights.has(stem)),
    measures: speaksOf(quantities.weighing)
      ? 'weight'
      : speaksOf(quantities.spanning)
        ? 'length'
        : undefined,
    asksOften: asksHowOften(read),
    counts: isCount ? whoIsCounted(language, question?.text ?? '') : undefined,
  };
}

/** "How often": answered by a number of times, whatever they are counted in. */
export function asksHowOften(read: ReadText): boolean {
  return hasOneOf(read, read.language.pack.quantities.often);
}

/** Whether the text has one of the words, in any of its forms; "pessoas" has the stem of "peso" and weighs nothing. */
function hasOneOf({ language, roles, stems, text }: ReadText, words: string): boolean {
  return words.split(' ').some((word) => {
    if (isUnspaced(word)) return text.includes(word);
    const own = stem(language, fold(word));
    return stems.some((each, at) => each === own && (roles[at]! & PEOPLE) === 0);
  });
}

/** Told by the first word for people: "How many children …?", and not "How many guests, children included?" */
function whoIsCounted(language: Language, text: string): AskedLimits['counts'] {
  const { roles, stems } = readText(text, language);
  for (const [at, stem] of stems.entries()) {
    if (language.children.has(stem)) return 'children';
    if (language.grownUps.has(stem)) return 'grownUps';
    if ((roles[at]! & PEOPLE) !== 0) return undefined;
  }
  return undefined;
}
