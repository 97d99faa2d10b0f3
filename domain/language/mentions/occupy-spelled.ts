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
  let words: ReadonlySet<string> | undefined;
  for (let start = 0; start < tokens.length; start++) {
    let end = start;
    while (isLetter(tokens[end])) end++;
    if (end - start >= SPELLED_MIN) {
      words ??= wordsAndPairs(tokens);
      if (isSpelling(tokens.slice(start, end), words)) occupy(read, start, end);
    }
    start = end;
  }
}

/** The words of a reply, and each joined with the next one. */
function wordsAndPairs(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ word }, at) => [word, word + tokens[at + 1]?.word]));
}

function isSpelling(letters: readonly Token[], words: ReadonlySet<string>): boolean {
  return letters[1]!.boundary === 2 || words.has(letters.map(({ word }) => word).join(''));
}
