import { cosines, type LexicalIndex } from '../language/text/lexical.ts';
import { roundTo4 } from '../round-to-4.ts';

/** Below it what words share is taken for chance. */
const RELEVANCE_MIN = 0.15;
/** A decision takes this many relevances into account and records them: the highest ones. */
const RELEVANCES_MAX = 64;

/**
 * How much the latest words of the user bear on the questions, by id: the cosine of both, zeros and all but the highest
 * left out.
 * @param questions in the order of the lexicon
 */
export function readRelevances(
  userText: string,
  lexical: LexicalIndex,
  questions: readonly { readonly id: string }[],
): ReadonlyMap<string, number> {
  const values = cosines(lexical, userText);
  for (let question = 0; question < values.length; question++)
    values[question] = relevanceOf(values[question]!);
  const found = new Map<string, number>();
  for (const question of highest(values, RELEVANCES_MAX))
    found.set(questions[question]!.id, values[question]!);
  return found;
}

/** A cosine as it counts and is recorded: 0 below .15, 1 at most, rounded to 1e-4. */
export function relevanceOf(cosine: number): number {
  return cosine < RELEVANCE_MIN ? 0 : roundTo4(Math.min(cosine, 1));
}

/** Where the highest values above 0 stand, ascending; of equal ones those that stand first. */
export function highest(values: Float64Array, countMax: number): readonly number[] {
  const hits: number[] = [];
  for (let index = 0; index < values.length; index++) if (values[index]! > 0) hits.push(index);
  if (hits.length <= countMax) return hits;
  const rising = values.slice().sort();
  const least = rising[rising.length - countMax]!;
  const higher = rising.length - 1 - rising.lastIndexOf(least);
  let equalLeft = countMax - higher;
  return hits.filter((index) => {
    const value = values[index]!;
    return value > least || (value === least && equalLeft-- > 0);
  });
}
