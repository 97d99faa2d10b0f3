import type { WordSense } from '../grammar/language.ts';
import type { Mention, ReadText } from '../grammar/read-text.ts';
import type { RawWord } from './contacts.ts';

type Cues = ReadonlyMap<string, number>;

const CERTAINTY_MIN = 0.9;

/** A day, an hour, a length of time or an amount of something: its digits are no code. */
export function isMeasure({ certainty, end, kind, start, unit }: Mention): boolean {
  if (unit !== undefined || kind === 'duration') return true;
  // One run of digits may be anything: 20241120.
  return (kind === 'date' || kind === 'time') && certainty >= CERTAINTY_MIN && end > start + 1;
}

const CURRENCY_BEFORE = /\p{Sc}\s?$/u;
const CURRENCY_AFTER = /^\s?\p{Sc}/u;
const LETTER = /\p{L}/u;

/** Digits of a day, of an hour or of an amount, or some digits of a longer row of them. */
export function isOfAnother(
  { text, tokens }: ReadText,
  measures: readonly Mention[],
  { end, start, text: words }: RawWord,
): boolean {
  if (LETTER.test(words)) return false;
  // The whole reply answers with what looks like a day, too: "20 10 26".
  const isAll = start === 0 && end === tokens.length;
  if (!isAll && measures.some((each) => each.start < end && each.end >= end)) return true;
  const from = tokens[start]!.start;
  const to = tokens[end - 1]!.end;
  if (CURRENCY_BEFORE.test(text.slice(Math.max(0, from - 2), from))) return true;
  if (CURRENCY_AFTER.test(text.slice(to, to + 2))) return true;
  const isBesideMore = tokens[start]!.boundary === 0 && tokens[start - 1]?.digits === true;
  return isBesideMore || (tokens[end]?.digits === true && tokens[end].boundary === 0);
}

/** "2024", "3", "0171": what a year, a count or a telephone number looks like as well. */
const DOUBTFUL = /^(?:(?:19|20)\d\d|\d\d?|0[\d ]*)$/;

/** Whether these words are the code asked for, whose `cues` are stems that speak of it, rather than digits said in passing. */
export function isCodeGiven(read: ReadText, cues: Cues, { end, start, text }: RawWord): boolean {
  const isBeside = DOUBTFUL.test(text) ? isCourtesy : isSmall;
  const isAlone = read.senses.every((sense, at) => (at >= start && at < end) || isBeside(sense));
  return isAlone || isLedTo(read, cues, start, end);
}

function isCourtesy(sense: WordSense | undefined): boolean {
  return sense?.isCourtesy === true;
}

function isSmall(sense: WordSense | undefined): boolean {
  return isCourtesy(sense) || (sense?.isEmpty === true && sense.leads === 0 && !sense.negates);
}

/** "My order number is 2024": nothing but small words between a word of the information and the code. */
function isLedTo(
  { senses, stems, tokens }: ReadText,
  cues: Cues,
  start: number,
  end: number,
): boolean {
  const next = tokens[end];
  if (next !== undefined && next.boundary === 0 && !senses[end]?.isEmpty) return false;
  let at = start - 1;
  while (at > 0 && senses[at]?.isEmpty === true && senses[at]?.leads === 0) at--;
  return cues.has(stems[at] ?? '');
}

/** Whether digits look like a year, a count or a telephone number rather than a code. */
export function isDoubtful(text: string): boolean {
  return DOUBTFUL.test(text);
}
