import { PHRASE } from '../../grammar/language.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';

/** What is to be worked out of a number told before: what is taken away from it, or its half. */
export interface WorkedOut {
  readonly value: number;
  readonly how: 'difference' | 'half';
  /** Token indexes of what it rests on, [start, end). */
  readonly words: readonly [number, number];
}

/** A number as it stands in a reply, and its value in the unit that is asked for. */
export interface ExtractedNumber {
  readonly mention: Mention;
  readonly value: number;
}

/** Words of a clause that are searched for what takes away, on either side of a number. */
const NEAR = 6;

/** "Eight, but two have cancelled", "we were six, this time half of that"; undefined where neither is said. */
export function workedOut(
  read: ReadText,
  extracted: readonly ExtractedNumber[],
): WorkedOut | undefined {
  const sure = extracted.filter(({ mention }) => mention.certainty === 1);
  return difference(read, sure) ?? half(read, sure);
}

function difference(
  read: ReadText,
  [first, second, third]: readonly ExtractedNumber[],
): WorkedOut | undefined {
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const { end } = first.mention;
  if (second.value >= first.value || second.value <= 0 || second.mention.start < end) {
    return undefined;
  }
  const from = Math.max(end, second.mention.start - NEAR);
  const clause = read.tokens.slice(from, clauseEnd(read, second.mention.end));
  if (!clause.some(({ word }) => read.language.less.has(word))) return undefined;
  const value = Number((first.value - second.value).toPrecision(12));
  return { value, how: 'difference', words: [first.mention.start, second.mention.end] };
}

function clauseEnd({ tokens }: ReadText, from: number): number {
  let end = from;
  while (end < from + NEAR && tokens[end]?.boundary === 0) end++;
  return end;
}

function half(read: ReadText, extracted: readonly ExtractedNumber[]): WorkedOut | undefined {
  const [only, other] = extracted;
  if (only === undefined || other !== undefined) return undefined;
  const { end, start } = only.mention;
  const phrase = read.phrases.find((each) => each.kind === PHRASE.halfLeft && each.start >= end);
  if (phrase === undefined) return undefined;
  return { value: only.value / 2, how: 'half', words: [start, phrase.end] };
}
