import type { ReadText } from '../../grammar/read-text.ts';
import { HINTS } from '../../pack-format/hints.ts';
import { POLARITY_KINDS } from '../../pack-format/polarity.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { findHints, findPolarity, type KindMatch } from '../../word-kinds/find-word-kinds.ts';
import type { Extraction } from '../candidates/context.ts';
import { type ReplyToScore, replyToScore } from '../signs/reply-to-score.ts';
import { type AddSign, sign } from '../signs/sign.ts';
import { valueSigns } from '../signs/value-signs.ts';

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
export function optionSigns(
  add: AddSign,
  { hints, polarity, reply }: Surroundings,
  main: InformationEntry,
  words: readonly [number, number],
): void {
  valueSigns(add, { ...reply, main, mainValue: { confidence: 0, words } });
  const clause = reply.clauses[words[0]]!;
  for (const { kind, start } of hints) add(sign`${HINTS[kind]!}_${where(reply, start, clause)}`);
  for (const { kind, start } of polarity)
    add(sign`${POLARITY_KINDS[kind]!}_${where(reply, start, clause)}`);
  orderSigns(add, reply.extraction, words);
}

function where({ clauses }: ReplyToScore, at: number, clause: number): string {
  const own = clauses[at]!;
  return own === clause ? 'beside' : own < clause ? 'before' : 'behind';
}

function orderSigns(
  add: AddSign,
  { correctedFrom, read }: Extraction,
  [start, end]: readonly [number, number],
): void {
  if (correctedFrom > 0)
    add(start >= correctedFrom ? sign`behind_correction` : sign`ahead_of_correction`);
  if (read.asks.some((mark) => mark > 0))
    add(read.asks[start]! > 0 ? sign`asked` : sign`asked_elsewhere`);
  add(sign`opens_${isBoundary(read, start)}_closes_${isBoundary(read, end)}`);
}

function isBoundary({ tokens }: ReadText, at: number): number {
  return at === 0 ? 2 : (tokens[at]?.boundary ?? 2);
}
