import { leadBit, roleBit } from './language.ts';
import type { ReadText } from './read-text.ts';

/** Where something comes from or begins, as bits of roles. */
export const DIRECTION_OUT = roleBit('origin') | roleBit('start');
/** Where something goes to or ends. */
export const DIRECTION_BACK = roleBit('destination') | roleBit('end');
export const DIRECTIONS = DIRECTION_OUT | DIRECTION_BACK;

/** Which of them speak of places, and which of days and times. */
export const OF_PLACES = roleBit('origin') | roleBit('destination');
export const OF_TIMES = roleBit('start') | roleBit('end');

/** The bits of one direction; 0 when the roles speak of both or of none. */
export function oneDirection(roles: number): number {
  const out = roles & DIRECTION_OUT;
  const back = roles & DIRECTION_BACK;
  if (out !== 0 && back !== 0) return 0;
  return out | back;
}

const BY = leadBit('by');

/** "Take me there by 9:45": where no other word tells, that is when something is over. */
export function orDeadline(
  direction: number,
  { senses }: Pick<ReadText, 'senses'>,
  start: number,
): number {
  if (direction !== 0 || ((senses[start - 1]?.leads ?? 0) & BY) === 0) return direction;
  return DIRECTION_BACK & OF_TIMES;
}
