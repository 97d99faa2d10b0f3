import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, type ReadText } from '../grammar/read-text.ts';

const LENGTHS = MARK.week | MARK.weekend | MARK.month | MARK.year;
const STEPS = MARK.current | MARK.next | MARK.afterNext;

/** Whether a reply names a month, a season, a feast or the like, or for an hour a part of the day: "egal, Hauptsache im März". */
export function limitsTime(read: ReadText, kind: 'date' | 'time'): boolean {
  if (kind === 'time')
    return read.phrases.some((each) => each.kind >= PHRASE.morning && each.kind <= PHRASE.night);
  if (read.phrases.some((each) => each.kind >= PHRASE.holiday && each.kind < PHRASE.putOff))
    return true;
  const seasons = read.language.pack.calendar.seasons.split(' ');
  return read.tokens.some(
    ({ word }, at) => seasons.includes(word) || isMonth(read, at) || isNextLength(read, at),
  );
}

/** "Whenever you may come" names no month. */
function isMonth(read: ReadText, at: number): boolean {
  const { language, senses, tokens } = read;
  // "三月".
  const isNumbered = language.pack.calendar.unitsFollow === true && hasMark(read, at, MARK.month);
  if (isNumbered) return tokens[at - 1]?.digits === true || senses[at - 1]?.number !== undefined;
  if (senses[at]?.month === undefined) return false;
  const { capital, word } = tokens[at]!;
  return capital || word.length > 3 || (senses[at - 1]?.leads ?? 0) !== 0;
}

/** "Next week", "el mes que viene"; "off all month" is no limit. */
function isNextLength(read: ReadText, at: number): boolean {
  if (!hasMark(read, at, LENGTHS)) return false;
  return [at - 1, at + 1, at + 2].some((beside) => hasMark(read, beside, STEPS));
}

/** "Irgendwann", "sometime": told by who does not know yet. */
export function saysSometime({ language, tokens }: ReadText, start: number, end: number): boolean {
  const words = language.pack.calendar.sometime.split(' ');
  return tokens.slice(start, end).some(({ word }) => words.includes(word));
}
