import { findRun } from '../../../../language/text/find-quote.ts';
import { type Token, tokenize } from '../../../../language/text/tokens.ts';

/** A text with its words. */
export interface Said {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** A quote of this many words is a text by itself, where the model picked it out of more. */
const PICKED_WORDS_MAX = 12;
/** This many, where it is all that was said. */
const WHOLE_WORDS_MAX = 4;

/**
 * What a text that a model extracted comes to in the words that were said: never words of the model's own. The text as
 * it stands there; else the quote that the model gives for it ("NY" for New York); else the longest part of it that
 * stands there, from half of its words on. Undefined where there is none of these.
 * @param user what the user said
 * @param assistant what the user may have said yes to
 */
export function copiedText(
  value: string,
  quote: string,
  { user, assistant }: { readonly user: readonly Said[]; readonly assistant: readonly Said[] },
): string | undefined {
  const words = tokenize(value).map(({ word }) => word);
  for (const said of [...user, ...assistant]) {
    if (findRun(said.tokens, words)) return value;
  }
  return pickedQuote(quote, user) ?? longestPart(words, user);
}

function pickedQuote(quote: string, user: readonly Said[]): string | undefined {
  const words = tokenize(quote).map(({ word }) => word);
  for (const { text, tokens } of user) {
    const place = findRun(tokens, words);
    if (!place) continue;
    const isWhole = words.length === tokens.length;
    const wordsMax = isWhole ? WHOLE_WORDS_MAX : PICKED_WORDS_MAX;
    return words.length <= wordsMax ? text.slice(...place) : undefined;
  }
  return undefined;
}

/** Words of a text that are looked at. */
const WORDS_MAX = 60;

function longestPart(all: readonly string[], user: readonly Said[]): string | undefined {
  const words = all.slice(0, WORDS_MAX);
  const least = Math.ceil(words.length / 2);
  for (let length = words.length - 1; length >= least && length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      for (const { text, tokens } of user) {
        const place = findRun(tokens, words.slice(from, from + length));
        if (place) return text.slice(...place);
      }
    }
  }
  return undefined;
}
