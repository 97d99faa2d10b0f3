import { PHRASE } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';

const CLAUSE_WORDS_MAX = 8;
const REPLY_WORDS_MAX = 16;

/** "We haven't had it done": a short first clause that denies. */
export function impliesDenial(read: ReadText): boolean {
  const { phrases, senses, tokens } = read;
  if (tokens.length > REPLY_WORDS_MAX || read.asks[0]! > 0) return false;
  let end = 1;
  while (end < tokens.length && tokens[end]!.boundary === 0 && !senses[end]?.joinsClauses) end++;
  const at = senses.slice(0, end).findIndex((sense) => sense?.negates);
  if (at < 0 || end > CLAUSE_WORDS_MAX || senses[at + 1]?.compares) return false;
  // "No problem", "why not".
  return !phrases.some(({ kind, start, end: to }) => kind === PHRASE.yes && start <= at && at < to);
}

/** "A cat", "two old ones" to who asks whether there are any. */
export function impliesExistence(read: ReadText, { asksHaving }: InformationEntry): boolean {
  if (!asksHaving || read.asks[0]! > 0) return false;
  for (let at = 0; at < Math.min(COUNTED_FROM_MAX, read.tokens.length); at++) {
    if (read.senses[at]?.negates) return false;
    const isThing = at + 1 < read.tokens.length && read.tokens[at + 1]!.boundary === 0;
    if (counts(read, at) && isThing) return true;
  }
  return false;
}

/** Words before the first thing that is counted. */
const COUNTED_FROM_MAX = 4;

function counts({ language, senses, tokens }: ReadText, at: number): boolean {
  const { digits, word } = tokens[at]!;
  if (digits) return Number(word) > 0;
  const number = senses[at]?.number ?? 0;
  return number >= 1 || language.pack.quantities.one?.split(' ').includes(word) === true;
}
