import { PHRASE } from '../grammar/language.ts';
import type { Mention, ReadText } from '../grammar/read-text.ts';

/** Words between a limit, what denies it and the day or hour that it names: "not really before the middle of". */
const LIMIT_WORDS_MAX = 3;

/**
 * Whether a day or an hour is said to be too early or too late to be passed: "not before noon", "antes del 5 no", "中午之前不行",
 * "whenever suits, as long as it's before the 5th". Beside another one it is not what is told.
 */
export function isLimit(read: ReadText, { start, end }: Mention): boolean {
  const bound = before(read, start, isBound) ?? after(read, end, isBound);
  if (bound === undefined) return false;
  if (read.phrases.some(({ kind }) => kind === PHRASE.noPreference)) return true;
  const denied = before(read, Math.min(bound, start), isDenial);
  return (denied ?? after(read, Math.max(bound + 1, end), isDenial)) !== undefined;
}

function isBound({ senses }: ReadText, at: number): boolean {
  return senses[at]?.compares === true;
}

function isDenial({ senses }: ReadText, at: number): boolean {
  return senses[at]?.negates === true;
}

type Test = (read: ReadText, at: number) => boolean;

/** The nearest such word of the clause before a place. */
function before(read: ReadText, from: number, test: Test): number | undefined {
  for (let at = from; at > 0 && from - at < LIMIT_WORDS_MAX && read.tokens[at]!.boundary === 0; ) {
    at--;
    if (test(read, at)) return at;
  }
  return undefined;
}

/** The nearest such word of the clause behind a place. */
function after(read: ReadText, from: number, test: Test): number | undefined {
  for (let at = from; at < from + LIMIT_WORDS_MAX && read.tokens[at]?.boundary === 0; at++)
    if (test(read, at)) return at;
  return undefined;
}
