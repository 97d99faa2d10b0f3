import fc from 'fast-check';
import type { Language, WordSense } from '../../../../domain/language/grammar/language.ts';
import { type ReadText, readText } from '../../../../domain/language/grammar/read-text.ts';
import { PACKS } from '../../../../domain/language/packs/packs.ts';
import type { PhraseNode } from '../../../../domain/language/text/phrases.ts';
import { languageOf } from '../../../support/at-once.ts';

const WORDS_MAX = 14;

/** Texts of any language, put together of its pack's words and phrases, figures, marks and names. */
export const anyText: fc.Arbitrary<ReadText> = fc
  .constantFrom(...PACKS.map(({ code }) => languageOf(code)))
  .chain((language) => {
    const listed = [...language.senses.keys()];
    const ofTime = listed.filter((word) => speaksOfTime(language.senses.get(word)!));
    const begun = phrasesOf(language);
    const piece = fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...listed) },
      { weight: 4, arbitrary: fc.constantFrom(...ofTime) },
      { weight: 3, arbitrary: fc.constantFrom(...begun) },
      { weight: 1, arbitrary: fc.nat({ max: 2_100 }).map(String) },
      { weight: 1, arbitrary: fc.maxSafeNat().map(String) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('9/3', '18:30', '9.3.', '1st', 'zeshonderd', 'Anna', '第'),
      },
    );
    const joint = fc.constantFrom(' ', ' ', ' ', ' ', ', ', '. ', '');
    return fc
      .array(fc.tuple(piece, joint), { minLength: 1, maxLength: WORDS_MAX })
      .map((pieces) => readText(pieces.flat().join(''), language));
  });

/** What dates and times are put together of. */
function speaksOfTime({ isEmpty, marks, month, number, weekday }: WordSense): boolean {
  return isEmpty || marks !== 0 || (month ?? number ?? weekday) !== undefined;
}

/** Whole phrases, each by one of the ways through it. */
function phrasesOf({ phrases }: Language): string[] {
  const found: string[] = [];
  for (const [word, nodes] of phrases) for (const node of nodes) found.push(word + restOf(node));
  return found;
}

function restOf(node: PhraseNode): string {
  const [step] = node.next;
  if (step !== undefined) return ` ${step[0]}${restOf(step[1])}`;
  const onward = node.links[0] ?? node.gap;
  return onward === undefined ? '' : restOf(onward);
}
