import { OF_TIMES } from '../grammar/directions.ts';
import { MARK } from '../grammar/language.ts';
import type { Mention, ReadText } from '../grammar/read-text.ts';

/**
 * "Il 1° dicembre alle 15", "llegamos a las diez": an hour that may be another number, right behind a day or a wish, at the end
 * of its clause; behind a day ahead of a small word, too: "giovedì alle 15 con mia moglie".
 */
export function isBesideDay(
  read: ReadText,
  days: readonly Mention[],
  { certainty, end, kind, start }: Mention,
): boolean {
  const endsClause = (read.tokens[end]?.boundary ?? 2) > 0;
  if (kind !== 'time' || certainty === 1 || !(endsClause || leadsOn(read, end))) return false;
  const first = startOfHour(read, days, start);
  if (first === undefined) return false;
  const isBehind = days.some((day) => day.end === first);
  return isBehind || (endsClause && isOwnArrival(read, first - 1));
}

/** Where the small words ahead of an hour begin, the last of which is "at". */
function startOfHour(
  { senses, tokens }: ReadText,
  days: readonly Mention[],
  start: number,
): number | undefined {
  if (((senses[start - 1]?.marks ?? 0) & MARK.at) === 0) return undefined;
  let first = start - 1;
  if (senses[first - 1]?.isEmpty && !days.some((day) => day.end === first)) first--;
  const isParted = tokens[first]!.boundary === 2 || tokens[start]!.boundary > 0;
  return isParted ? undefined : first;
}

/** "With", "for": nothing that an hour before it would count, nor another hour. */
function leadsOn({ language, senses, tokens }: ReadText, at: number): boolean {
  const { digits, word } = tokens[at]!;
  return !digits && (senses[at]?.leads ?? 0) !== 0 && !language.alternatives.has(word);
}

/** "We arrive at ten", and not "the gym opens at ten". */
function isOwnArrival({ language, roles, tokens }: ReadText, at: number): boolean {
  if (at < 0 || tokens[at + 1]!.boundary > 0) return false;
  return (roles[at]! & OF_TIMES) !== 0 && language.wishing.has(tokens[at]!.word);
}
