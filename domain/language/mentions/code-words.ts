import type { ReadText } from '../grammar/read-text.ts';
import { isUnspaced } from '../text/words.ts';
import { type RawWord, rawWordsOf } from './contacts.ts';

/** Each run of words is held against forms: a reply is searched no further. */
const WORDS_MAX = 40;
/** Groups that one code is told in: "65 929 970 489". */
const GROUPS_MAX = 6;
const LETTERS_MAX = 5;

/**
 * Words, and runs of words, that may be one code: each has a digit or is a short group of letters that is no word of the
 * language, and some have digits. A single word may be anything. Longest first from each word on.
 */
export function* codeWordsOf(read: ReadText): Iterable<RawWord> {
  const raw = rawWordsOf(read, WORDS_MAX);
  const words = raw.map((word) => withoutUnspaced(read, word));
  for (let at = 0; at < words.length; at++) {
    if (raw[at] !== words[at]) yield raw[at]!;
    for (let last = lastOfRun(read, words, at); last >= at; last--) {
      const run = words.slice(at, last + 1);
      if (run.length > 1 && !run.some(hasDigit)) continue;
      yield {
        text: run.map(({ text }) => text).join(' '),
        start: words[at]!.start,
        end: words[last]!.end,
      };
    }
  }
}

/** "是dd 48291": what stands before a code without a blank may be no part of it. */
function withoutUnspaced({ tokens }: ReadText, word: RawWord): RawWord {
  const { end, text } = word;
  let { start } = word;
  while (start + 1 < end && isUnspaced(tokens[start]!.word)) start++;
  if (start === word.start) return word;
  return { text: text.slice(tokens[start]!.start - tokens[word.start]!.start), start, end };
}

function lastOfRun(read: ReadText, words: readonly RawWord[], from: number): number {
  let last = from;
  if (!isGroup(read, words[from]!)) return from;
  while (last + 1 < words.length && last + 1 - from < GROUPS_MAX && goesOn(read, words[last + 1]!))
    last++;
  return last;
}

function goesOn(read: ReadText, word: RawWord): boolean {
  return read.tokens[word.start]!.boundary === 0 && isGroup(read, word);
}

function isGroup({ senses }: ReadText, word: RawWord): boolean {
  if (hasDigit(word)) return true;
  const { text, start } = word;
  if (!/^\p{L}+$/u.test(text) || text.length > LETTERS_MAX) return false;
  return text === text.toUpperCase() || senses[start] === undefined;
}

function hasDigit({ text }: RawWord): boolean {
  return /\d/.test(text);
}
