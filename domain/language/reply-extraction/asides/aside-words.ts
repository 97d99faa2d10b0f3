import { MadeOnce, type Steps } from '../../../steps.ts';
import type { Language } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { AsideTable } from '../../pack-format/asides.ts';
import { findIndexed, indexLists, type PhraseMatch } from '../../text/phrases.ts';

export const ASIDE = {
  past: 0,
  liking: 1,
  tooLate: 2,
  earlier: 3,
  nowadays: 4,
  retracted: 5,
  interrupted: 6,
  others: 7,
} as const;

const NAMES = Object.keys(ASIDE) as (keyof typeof ASIDE)[];
const compiled = new MadeOnce((table: AsideTable) => indexLists(NAMES.map((name) => table[name])));

/** Compiles the words of what is only mentioned in a language, in steps. */
export function* prepareAsideWords({ pack }: Language): Steps<void> {
  yield* compiled.inSteps(pack.asides);
}

/** All phrases of what is only mentioned in a text. */
export function findAsidePhrases({ language, tokens }: ReadText): PhraseMatch[] {
  return findIndexed(compiled.atOnce(language.pack.asides), tokens);
}
