import type { ReadText } from '../../grammar/read-text.ts';
import { HINTS } from '../../pack-format/hints.ts';
import { POLARITY_KINDS } from '../../pack-format/polarity.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { findHints, findPolarity, type KindMatch } from '../../word-kinds/find-word-kinds.ts';
import type { Extraction } from '../candidates/context.ts';
import { type ReplyToScore, replyToScore } from './reply-to-score.ts';
import { valueSigns } from './value-signs.ts';

/** A reply in which several values may be the one asked for, looked at once for all of them. */
export interface Surroundings {
  readonly reply: ReplyToScore;
  readonly hints: readonly KindMatch[];
  readonly polarity: readonly KindMatch[];
}

export function surroundingsOf(extraction: Extraction): Surroundings | undefined {
  const reply = replyToScore(extraction, new Map(), 'answer', undefined);
  if (reply === undefined) return undefined;
  const { read } = extraction;
  return { reply, hints: findHints(read), polarity: findPolarity(read) };
}

/** What stands around the words of a value: the same signs as of whether it answers, and kinds of words before, beside and behind it. */
export function* optionSigns(
  { hints, polarity, reply }: Surroundings,
  main: InformationEntry,
  words: readonly [number, number],
): Iterable<string> {
  yield* valueSigns({ ...reply, main, mainValue: { confidence: 0, words } });
  const clause = reply.clauses[words[0]]!;
  for (const { kind, start } of hints) yield `${HINTS[kind]}_${where(reply, start, clause)}`;
  for (const { kind, start } of polarity)
    yield `${POLARITY_KINDS[kind]}_${where(reply, start, clause)}`;
  yield* orderSigns(reply.extraction, words);
}

function where({ clauses }: ReplyToScore, at: number, clause: number): string {
  const own = clauses[at]!;
  return own === clause ? 'beside' : own < clause ? 'before' : 'behind';
}

function* orderSigns(
  { correctedFrom, read }: Extraction,
  [start, end]: readonly [number, number],
): Iterable<string> {
  if (correctedFrom > 0) yield start >= correctedFrom ? 'behind_correction' : 'ahead_of_correction';
  if (read.asks.some((mark) => mark > 0)) yield read.asks[start]! > 0 ? 'asked' : 'asked_elsewhere';
  yield `opens_${isBoundary(read, start)}_closes_${isBoundary(read, end)}`;
}

function isBoundary({ tokens }: ReadText, at: number): number {
  return at === 0 ? 2 : (tokens[at]?.boundary ?? 2);
}
