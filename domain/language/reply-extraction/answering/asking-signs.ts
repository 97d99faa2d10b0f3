import { HINTS } from '../../pack-format/hints.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';
import { type AddSign, sign } from '../signs/sign.ts';

/** How a question is put, the surest first: who asks by a word wants to know, who asks the agent to do something wants that. */
const WAYS_OF_ASKING = [
  'question_word',
  'comparing',
  'advising',
  'requesting',
  'allowed',
  'available',
  'proposing',
  'possible',
];

/**
 * What the sentences that ask do: before a value in one of them or after it, or all of them where none was told there. "Could
 * you book me one seat?" answers, "how much is one seat?" does not.
 *
 * @param places by hint the token indexes where it stands
 */
export function askingSigns(
  add: AddSign,
  { extraction, has, kind, mainValue }: ReplyToScore,
  places: ReadonlyMap<number, readonly number[]>,
): void {
  const { asks } = extraction.read;
  if (!asks.some((mark) => mark > 0)) return;
  const value = mainValue?.words?.[0];
  const end = value !== undefined && asks[value]! > 0 ? value : asks.length;
  const where = end === value ? 'before_value' : has;
  const leading = new Set<string>();
  for (const [hint, starts] of places) {
    const name = HINTS[hint]!;
    const asking = starts.filter((at) => asks[at]! > 0);
    if (asking.some((at) => at < end)) leading.add(name);
    if (asking.some((at) => at >= end)) add(sign`asking_${name}@after_value`);
  }
  for (const name of leading) add(sign`asking_${name}@${where}`);
  const way = WAYS_OF_ASKING.find((each) => leading.has(each)) ?? 'otherwise';
  add(sign`asks_by_${way}@${where}`);
  add(sign`asks_by_${way}@${kind}`);
}
