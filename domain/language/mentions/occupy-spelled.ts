import { occupy, type ReadText } from '../grammar/read-text.ts';
import { isLetter, type Token } from '../text/tokens.ts';

/** Fewer letters are initials. */
const SPELLED_MIN = 3;

/**
 * "Achebe, A C H E B E": letters that spell one or two words of the reply are no name, nor are those that are parted as
 * sentences are ("A. C. H."); "J R R Tolkien" has initials.
 */
export function occupySpelled(read: ReadText): void {
  const { tokens } = read;
  for (let start = 0; start < tokens.length; start++) {
    let end = start;
    while (isLetter(tokens[end])) end++;
    if (end - start >= SPELLED_MIN && isSpelling(tokens, start, end)) occupy(read, start, end);
    start = end;
  }
}

function isSpelling(tokens: readonly Token[], start: number, end: number): boolean {
  if (tokens[start + 1]!.boundary === 2) return true;
  const letters = tokens.slice(start, end);
  const spelled = letters.map(({ word }) => word).join('');
  return tokens.some(({ word }, at) => word === spelled || word + tokens[at + 1]?.word === spelled);
}
