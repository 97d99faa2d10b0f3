import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import type { Day } from '../../dates/calendar.ts';
import { endOfNoDay } from '../../dates/no-day.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';

/**
 * Whether a reply of which nothing was read answers with what nobody can use: a number that the schema refuses, or a day that
 * there is not. Its question is still open.
 */
export function isUnusable({ extraction, main, mainValue }: ReplyToScore, today: Day): boolean {
  if (mainValue !== undefined) return false;
  const { days, numbers, read } = extraction;
  if (main.kind === 'date') {
    return (
      days.length === 0 && read.tokens.some((_, at) => endOfNoDay(read, at, today) !== undefined)
    );
  }
  return main.kind === 'number' && numbers.some(({ value }) => !acceptsValue(main.whole, value));
}
