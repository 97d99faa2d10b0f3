import type { ReadText } from '../grammar/read-text.ts';
import { FAULT_KINDS } from '../pack-format/faults.ts';
import type { TokenRange } from '../text/tokens.ts';
import { findFaultWords } from './find-word-kinds.ts';

/** What a question asks of things: what is wrong with them, what is felt, what is not there. */
export type FaultsAsked = 'wrong' | 'felt' | 'missing';

/** Words that say of something that it is sound, that it is not, or that all that is left is meant. */
export interface FaultWord extends TokenRange {
  /** -1 for what is wrong, 1 for what is not, 0 for what says nothing unless it is denied. */
  readonly side: -1 | 0 | 1;
  readonly kind: string;
}

/** The longest such words of a text, left to right, none within another; those of a question too. */
export function faultWords(read: ReadText, asked: FaultsAsked | undefined): readonly FaultWord[] {
  const found: FaultWord[] = [];
  const longest = [...findFaultWords(read)].sort(
    (a, b) => a.start - b.start || b.end - a.end || a.kind - b.kind,
  );
  for (const { kind: at, start, end } of longest) {
    const kind = FAULT_KINDS[at]!;
    const side = sideOf(kind, asked);
    if (side === undefined || (found.at(-1)?.end ?? 0) > start) continue;
    found.push({ start, end, kind, side });
  }
  return found;
}

function sideOf(kind: string, asked: FaultsAsked | undefined): FaultWord['side'] | undefined {
  if (kind === 'broken') return -1;
  if (kind === 'sound') return 1;
  if (kind === 'runs') return 0;
  if (kind === 'present') return asked === 'missing' ? 1 : undefined;
  if (kind === 'ended') return asked === 'felt' ? 1 : undefined;
  if (kind === 'otherwise') return 0;
  return asked === undefined && kind === 'asked' ? -1 : undefined;
}

/** The same with what denies them: of each the side that it comes to within [start, end). */
export function sidesWithin(
  read: ReadText,
  words: readonly FaultWord[],
  { start, end }: TokenRange,
): readonly FaultWord[] {
  const own = words.filter((word) => word.start >= start && word.end <= end);
  const within = own.filter(({ kind }) => kind !== 'otherwise');
  const denied = new Set<FaultWord>();
  for (const at of negationsIn(read, own, { start, end })) {
    const nearest = nearestTo(within, at);
    // "Was stimmt damit nicht" asks for what is wrong all the same.
    if (nearest !== undefined && nearest.kind !== 'asked') denied.add(nearest);
  }
  return within.map((word) => (denied.has(word) ? { ...word, side: deniedSide(word) } : word));
}

/** "Does not go" is as wrong as "is not fine". */
function deniedSide({ side }: FaultWord): FaultWord['side'] {
  return side === -1 ? 1 : -1;
}

/** Token indexes of what denies, outside of such words. */
export function negationsIn(
  { senses }: ReadText,
  words: readonly TokenRange[],
  { start, end }: TokenRange,
): readonly number[] {
  const found: number[] = [];
  for (let at = start; at < end; at++) {
    const isPart = words.some((word) => word.start <= at && at < word.end);
    if (senses[at]?.negates && !isPart) found.push(at);
  }
  return found;
}

function nearestTo(words: readonly FaultWord[], at: number): FaultWord | undefined {
  let best: FaultWord | undefined;
  for (const word of words) {
    if (best === undefined || distance(word, at) < distance(best, at)) best = word;
  }
  return best;
}

function distance({ start, end }: FaultWord, at: number): number {
  return at < start ? start - at : at - end + 1;
}
