import { PHRASE } from '../grammar/language.ts';
import type { Mention, ReadText } from '../grammar/read-text.ts';

/** Digits of a time, a date or a code count nothing. */
export function withoutForeignNumbers(
  read: ReadText,
  mentions: readonly Mention[],
  codes: readonly Mention[],
): readonly Mention[] {
  const others = [
    ...mentions.filter(isNoNumber),
    ...codes.filter(({ certainty, value }) => certainty === 1 && !COUNTS.test(String(value))),
    ...read.phrases.filter(({ kind, end }) => kind === PHRASE.none && !goesOn(mentions, end)),
  ];
  if (others.length === 0) return mentions;
  const foreign = new Set<number>();
  for (const { start, end } of others) for (let at = start; at < end; at++) foreign.add(at);
  return mentions.filter(
    ({ kind, start, unit }) => kind !== 'number' || unit !== undefined || !foreign.has(start),
  );
}

/** "Zero point eight" is a number that begins with a word for none. */
function goesOn(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(({ kind, start, end }) => kind === 'number' && start < at && end > at);
}

function isNoNumber({ kind, certainty }: Mention): boolean {
  return (kind === 'time' || kind === 'date' || kind === 'email') && certainty >= FOREIGN_MIN;
}

const FOREIGN_MIN = 0.9;
/** "1.2k"; "a 4-star hotel", "eine 3-Zimmer-Wohnung". */
const COUNTS = /^\d+(?:[.,]\d+)?[kK]$|^\d{1,3}(?:-\p{L}\p{Ll}{2,})+$/u;
