import { isParted } from '../grammar/clause.ts';
import { leadBit, MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import type { Quantity } from './quantities.ts';
import { unitAt } from './units.ts';

/** A half or a quarter of what stands behind it: "half a dozen", "medio año", "a quarter of a kilo". */
export function shareOf(read: ReadText, at: number): Quantity | undefined {
  return halfOf(read, at) ?? quarterOf(read, at);
}

/** "Half a million"; not the half of an hour that clock times are told with. */
function halfOf(read: ReadText, at: number): Quantity | undefined {
  const phrase = phraseOf(read, at, PHRASE.halfOf);
  const next = phrase && read.tokens[phrase.end];
  if (phrase === undefined || next === undefined || next.boundary > 0) return undefined;
  const unit = unitAt(read, phrase.end);
  if (unit !== undefined) return { value: 0.5, unit: unit.unit, end: phrase.end };
  const sense = read.senses[phrase.end];
  const whole = sense?.scale ?? sense?.number;
  if (whole === undefined || whole < HALVED_MIN) return undefined;
  return { value: whole / 2, end: phrase.end + 1 };
}

/** A dozen, a hundred, a million: "half six" is a time. */
const HALVED_MIN = 12;
const OF = leadBit('of');

/** "A quarter of a kilo", "viertel Liter", "un cuarto de kilo": of a unit that stands behind it. */
function quarterOf(read: ReadText, at: number): Quantity | undefined {
  const quarter = isOne(read, at) ? at + 1 : at;
  if (!hasMark(read, quarter, MARK.quarter)) return undefined;
  let end = quarter + 1;
  if (((read.senses[end]?.leads ?? 0) & OF) !== 0) end++;
  if (end > quarter + 1 && isOne(read, end)) end++;
  for (let i = at + 1; i <= end; i++) if (isParted(read, i)) return undefined;
  const unit = unitAt(read, end);
  return unit && { value: 0.25, unit: unit.unit, end };
}

function isOne({ language, senses, tokens }: ReadText, at: number): boolean {
  return senses[at]?.number === 1 || language.ones.has(tokens[at]?.word ?? '');
}
