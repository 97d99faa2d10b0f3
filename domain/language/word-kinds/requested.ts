import { startOfSentence } from '../grammar/clause.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { HINTS } from '../pack-format/hints.ts';
import { findHints } from './find-word-kinds.ts';

type Hint = (typeof HINTS)[number];

const WONDERING: readonly Hint[] = ['question_word', 'comparing', 'advising', 'contacting'];
const REQUESTING: readonly Hint[] = ['requesting', 'allowed', 'proposing', 'possible'];

/**
 * "Could you book me one seat?", "may we come at six?": the question in which the word stands asks somebody to do something, whether
 * one may or whether that is possible, ahead of the word, and nothing else.
 */
export function isRequested(read: ReadText, at: number): boolean {
  return asksAhead(read, at, REQUESTING);
}

/** The same, or whether there is any: "have you one with a lid?" */
export function isSought(read: ReadText, at: number): boolean {
  return asksAhead(read, at, [...REQUESTING, 'available']);
}

function asksAhead(read: ReadText, at: number, wanting: readonly Hint[]): boolean {
  if (read.asks[at] === 0) return false;
  const start = startOfSentence(read, at);
  const ahead = findHints(read)
    .filter((hint) => hint.start >= start && hint.end <= at)
    .map(({ kind }) => HINTS[kind]!);
  return (
    ahead.some((hint) => wanting.includes(hint)) && !ahead.some((hint) => WONDERING.includes(hint))
  );
}
