import { leadBit } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import type { Span } from './spans.ts';

/** "My husband is Peter, I am Anna": who is told by what they are to the user, and the user's own name. */
export const RELATED = 3.2;

const FOR = leadBit('for');
/** Words between who somebody is and the name, and before who it is: "for my dear nan, she's Edith". */
const WORDS_BETWEEN_MAX = 3;

/** "It's for my nan, Edith Plum": whoever books does so in her name; "my husband is Peter" tells no name of the user's own. */
export function fitOwnName(read: ReadText, span: Span): number {
  const relation = span.isRelated ? span.start - 1 : relationBefore(read, span.start);
  if (relation === undefined) return 0;
  return isLedByFor(read, relation) ? RELATED : -RELATED;
}

/** The word in the same clause that says who it is: "my husband is …". */
function relationBefore({ senses, tokens }: ReadText, start: number): number | undefined {
  for (let at = start; at > 0 && start - at <= WORDS_BETWEEN_MAX; at--) {
    if (tokens[at]!.boundary > 0) return undefined;
    if (senses[at - 1]?.isRelation) return at - 1;
  }
  return undefined;
}

function isLedByFor({ senses, tokens }: ReadText, relation: number): boolean {
  for (let at = relation; at > 0 && relation - at < WORDS_BETWEEN_MAX; at--) {
    if (tokens[at]!.boundary > 0) return false;
    if (((senses[at - 1]?.leads ?? 0) & FOR) !== 0) return true;
  }
  return false;
}
