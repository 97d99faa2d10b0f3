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
  const words = new Set(tokens.flatMap(({ word }, at) => [word, word + tokens[at + 1]?.word]));
  for (let start = 0; start < tokens.length; start++) {
    let end = start;
    while (isLetter(tokens[end])) end++;
    const letters = tokens.slice(start, end);
    if (letters.length >= SPELLED_MIN && isSpelling(letters, words)) occupy(read, start, end);
    start = end;
  }
}

function isSpelling(letters: readonly Token[], words: ReadonlySet<string>): boolean {
  return letters[1]!.boundary === 2 || words.has(letters.map(({ word }) => word).join(''));
}
