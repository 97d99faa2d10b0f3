import { isParted } from '../grammar/clause.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { parseNumber } from './numbers.ts';
import type { Quantity } from './quantities.ts';
import { unitAt } from './units.ts';

/** "Een meter of acht", "een stuk of tien": what is counted stands between one and about how many. */
export function approximateCount(read: ReadText, at: number): Quantity | undefined {
  const { language, senses, stems, tokens } = read;
  const { about } = language.pack.quantities;
  if (about === undefined || tokens[at + 2]?.word !== about.or) return undefined;
  if (!about.one.split(' ').includes(tokens[at]!.word) || isApart(read, at)) return undefined;
  const number = parseNumber(read, at + 3);
  if (number === undefined || number.value < 2) return undefined;
  // "Een vriend of twee collega's" are either.
  const { end } = number;
  const isSmall =
    senses[end]?.isEmpty || senses[end]?.isStance || language.actions.has(stems[end]!);
  const isEither = tokens[end]?.boundary === 0 && !isSmall;
  const unit = unitAt(read, at + 1)?.unit;
  if (unit === undefined) return isEither ? undefined : { value: number.value, end: number.end };
  return { value: number.value, unit, end: number.end };
}

function isApart(read: ReadText, at: number): boolean {
  return [at + 1, at + 2, at + 3].some((each) => isParted(read, each));
}
