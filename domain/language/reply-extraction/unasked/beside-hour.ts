import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';

/** "Tomorrow at ten", where one day alone is asked for, and one hour. */
export function isBesideHour(
  { hours, index, read }: Extraction,
  { isAlone, kind }: InformationEntry,
  [, end]: readonly [number, number],
): boolean {
  if (kind !== 'date' || !isAlone) return false;
  const asksHour = index.byMention
    .get('time')
    ?.some((each) => each.kind === 'time' && each.isAlone);
  if (!asksHour) return false;
  const isSmall = read.senses[end]?.isEmpty === true;
  return hours.some(({ start }) => start === end || (isSmall && start === end + 1));
}
