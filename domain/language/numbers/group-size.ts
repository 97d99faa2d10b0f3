import type { ReadText } from '../grammar/read-text.ts';
import type { TokenRange } from '../text/tokens.ts';

/** What leads to the number stands no further ahead of it. */
const LEAD_LETTERS = 40;

/** "We're 16", "siamo in 12", "somos dos", "there's four of us": as many as the user speaks for, whatever is asked. */
export function isGroupSize(read: ReadText, { end, start }: TokenRange, value: number): boolean {
  if (!Number.isInteger(value) || value < 2) return false;
  const { before, behind } = read.language.pack.numbers.group;
  const first = read.tokens[start]!.start;
  const lead = read.text.slice(Math.max(0, first - LEAD_LETTERS), first);
  const rest = read.text.slice(read.tokens[end - 1]!.end);
  return behind.test(rest) || (before.test(lead) && countsNothingElse(read, end));
}

/** "Pour deux", "para dos el viernes": for as many, where the language tells an hour otherwise. */
export function isForGroup(read: ReadText, { end, start }: TokenRange, value: number): boolean {
  const { bookedFor } = read.language.pack.numbers.group;
  if (bookedFor === undefined || !Number.isInteger(value) || value < 2) return false;
  const first = read.tokens[start]!.start;
  const lead = read.text.slice(Math.max(0, first - LEAD_LETTERS), first);
  return bookedFor.test(lead) && countsNothingElse(read, end);
}

/** "We are 5 minutes away", "siamo 3 piani sopra" and "pour 2 ou 3 nuits" count something else. */
function countsNothingElse({ language, senses, tokens }: ReadText, end: number): boolean {
  const next = tokens[end];
  if (next === undefined || next.boundary > 0) return true;
  const sense = senses[end];
  if (sense?.isConnector || sense?.isCourtesy || sense?.weekday !== undefined) return true;
  if (language.alternatives.has(next.word)) return false;
  return sense?.isEmpty === true || sense?.joinsClauses === true;
}
