import { PHRASE } from '../grammar/language.ts';
import { phraseOf, type ReadText } from '../grammar/read-text.ts';
import { UNIT_NAMES, type Unit } from '../pack-format/quantities.ts';
import type { ParsedNumber } from './numbers.ts';

export const LAST_UNIT = PHRASE.unit + UNIT_NAMES.length - 1;

export interface UnitWords {
  readonly unit: Unit;
  readonly end: number;
}

/** The unit whose words begin at a token, or whose sign stands before the number there. */
export function unitAt(read: ReadText, at: number): UnitWords | undefined {
  if (read.tokens[at] === undefined || read.tokens[at]!.boundary > 0) return undefined;
  const phrase = phraseOf(read, at, PHRASE.unit, LAST_UNIT);
  if (phrase === undefined) return undefined;
  const unit = UNIT_NAMES[phrase.kind - PHRASE.unit]!;
  const isSquare = unit === 'm' && read.text[read.tokens[phrase.end - 1]!.end] === '²';
  return { unit: isSquare ? 'm2' : unit, end: phrase.end };
}

const SIGNS: Readonly<Record<string, Unit>> = {
  '€': 'euro',
  $: 'dollar',
  '£': 'sterling',
  '¥': 'yuan',
  '￥': 'yuan',
  '%': 'percent',
  '°': 'celsius',
};

/** The sign of money, of a percentage or of degrees beside a number. */
export function signOf(read: ReadText, start: number, end: number): Unit | undefined {
  const from = read.tokens[start]!.start;
  const to = read.tokens[end - 1]!.end;
  const before = read.text
    .slice(Math.max(0, from - 2), from)
    .trim()
    .at(-1);
  const after = read.text.slice(to, to + 2).trim()[0];
  return SIGNS[before ?? ''] ?? SIGNS[after ?? ''];
}

/** The unit right after a number or after a word for how full it is; a letter is its sign after digits alone. */
export function unitAfter(read: ReadText, { end, digits }: ParsedNumber): UnitWords | undefined {
  const isSized =
    read.tokens[end]?.boundary === 0 && read.language.sized.has(read.tokens[end].word);
  const unit = unitAt(read, end) ?? (isSized ? unitAt(read, end + 1) : undefined);
  if (unit === undefined) return undefined;
  return isSingleLetter(read, { start: end, end: unit.end }) && !digits ? undefined : unit;
}

/** Whether the words are a letter or two, as the signs of units are. */
export function isSingleLetter(
  { tokens }: ReadText,
  words: { start: number; end: number },
): boolean {
  return words.end === words.start + 1 && /^[a-z]{1,2}$/.test(tokens[words.start]!.word);
}
