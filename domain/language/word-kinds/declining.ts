import { endOfClause, startOfClause } from '../grammar/clause.ts';
import { PHRASE } from '../grammar/language.ts';
import { phraseOf, type ReadText } from '../grammar/read-text.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import { isLeaving } from './put-off.ts';

/** Kinds of phrases that refuse, do not know or put off. */
export const DECLINING = new Set<number>([PHRASE.refusal, PHRASE.doesNotKnow, PHRASE.later]);

/** Phrases that refuse, do not know or put off; "8 kW. Moment, der neue hat 7" puts nothing off between two numbers. */
export function decliningIn(read: ReadText): PhraseMatch[] {
  const declining = read.phrases.filter(({ kind }) => DECLINING.has(kind));
  if (declining.length === 0) return declining;
  const isNumber = (at: number) =>
    read.tokens[at]?.digits === true || read.senses[at]?.number !== undefined;
  const isSmall = (at: number) => read.senses[at]?.isEmpty === true && !read.tokens[at]!.digits;
  const numbers = [...read.tokens.keys()].filter(isNumber);
  const holdsUp = ({ kind, start, end }: PhraseMatch) =>
    kind === PHRASE.later &&
    phraseOf(read, start, PHRASE.correction) !== undefined &&
    numbers.length > 1 &&
    numbers[0]! < start &&
    numbers.at(-1)! >= end;
  // "Later today", "só depois das 19 horas".
  const leadsOn = ({ kind, start, end }: PhraseMatch) => {
    if (kind !== PHRASE.later) return false;
    if (end - start > LEADING_WORDS_MAX) return isLeaving(read, start, end);
    const at = read.tokens[end]?.boundary === 0 && isSmall(end) ? end + 1 : end;
    const isDay = phraseOf(read, end, PHRASE.today, PHRASE.afterTomorrow) !== undefined;
    return read.tokens[at]?.boundary === 0 && (isDay || (isNumber(at) && !isSmall(at)));
  };
  return declining.filter((phrase) => !holdsUp(phrase) && !leadsOn(phrase));
}

/** Longer ones say who will tell what, and when. */
const LEADING_WORDS_MAX = 2;

/** Marks the clauses that refuse, do not know or put off. */
export function wordsOfClauses(read: ReadText, phrases: readonly PhraseMatch[]): Uint8Array {
  const declined = new Uint8Array(read.tokens.length);
  for (const { start, end } of phrases) {
    if (declined[start] === 1) continue;
    declined.fill(1, startOfClause(read, start), endOfClause(read, end));
  }
  return declined;
}
