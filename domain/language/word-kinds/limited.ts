import type { ReadText } from '../grammar/read-text.ts';
import { POLARITY_KINDS } from '../pack-format/polarity.ts';
import { findPolarity } from './find-word-kinds.ts';

const LIMITED = POLARITY_KINDS.indexOf('limited');

/** Token index behind the "only" that begins at a token; undefined where none does. */
export function endOfOnly(read: ReadText, at: number): number | undefined {
  const only = findPolarity(read).filter(({ kind, start }) => kind === LIMITED && start === at);
  return only.length === 0 ? undefined : Math.max(...only.map(({ end }) => end));
}

/** "Nein nur Schwimmwesten", "nicht nur": an "only" follows at once, so that the no denies nothing behind it. */
export function isBeforeOnly(read: ReadText, at: number): boolean {
  return read.tokens[at + 1]?.boundary === 0 && endOfOnly(read, at + 1) !== undefined;
}
