import type { Mention, ReadText } from '../grammar/read-text.ts';

/** Words between two days that are told as one or the other, or as both ends: "und dem", "or on". */
const BETWEEN_MAX = 3;
const BACK_MAX = 7;
/** More days are an account of something; each is looked up among all. */
const DAYS_MAX = 12;

/** Whether a day is one of two between which nothing is decided: "between the 3rd and the 5th of May", "15 February or 1 March". */
export function isUndecidedDay(read: ReadText, days: readonly Mention[], day: Mention): boolean {
  if (days.length > DAYS_MAX) return false;
  const others = days.filter(({ end, start }) => end <= day.start || start >= day.end);
  return isOneOfTwo(read, others, day) || isWithin(read, others, day);
}

function isOneOfTwo(read: ReadText, others: readonly Mention[], day: Mention): boolean {
  return others.some((other) => {
    const [first, second] = other.start < day.start ? [other, day] : [day, other];
    return other.value !== day.value && isOneOrOther(read, first.end, second.start);
  });
}

/** Whether no more than an "or" stands between two things. */
export function isOneOrOther(
  { language, senses, tokens }: ReadText,
  from: number,
  to: number,
): boolean {
  const between = tokens.slice(from, to);
  if (between.length === 0 || between.length > BETWEEN_MAX) return false;
  const isPlain = between.every(({ word }, i) => {
    const sense = senses[from + i];
    return language.alternatives.has(word) || (sense?.isEmpty === true && !sense.negates);
  });
  return isPlain && between.some(({ word }) => language.alternatives.has(word));
}

/** Behind a word such as "between" with another day or number, or before the one that follows. */
function isWithin(read: ReadText, others: readonly Mention[], day: Mention): boolean {
  const { language, tokens } = read;
  const { rangingBehind } = language;
  if (rangingBehind.length > 0) {
    const behind = tokens.slice(day.end, day.end + BACK_MAX);
    if (rangingBehind.every((part) => behind.some(({ word }) => word === part))) return true;
  }
  const least = Math.max(0, day.start - BACK_MAX);
  for (let at = day.start - 1; at >= least; at--) {
    if (language.ranging.has(tokens[at]!.word)) return isPaired(read, others, day, at);
    if (tokens[at + 1]!.boundary === 2 && !tokens[at]!.digits) return false;
  }
  return false;
}

function isPaired(
  { tokens }: ReadText,
  others: readonly Mention[],
  { end, start }: Mention,
  ranging: number,
): boolean {
  if (tokens.slice(ranging + 1, start).some(({ digits }) => digits)) return true;
  return others.some(
    (other) =>
      (other.start > ranging && other.end <= start) ||
      (other.start >= end && other.start - end <= BETWEEN_MAX),
  );
}
