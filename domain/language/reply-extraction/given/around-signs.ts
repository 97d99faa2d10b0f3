import { HINTS } from '../../pack-format/hints.ts';
import { findHints, type KindMatch } from '../../word-kinds/find-word-kinds.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';
import { type AddSign, sign } from '../signs/sign.ts';
import { echoSigns } from './echo-signs.ts';
import { whoSigns } from './who-signs.ts';

/** A reply with the words of a value in it, and where hints stand. */
export interface AroundValue {
  readonly reply: ReplyToScore;
  /** Token indexes of the value, [start, end). */
  readonly start: number;
  readonly end: number;
  /** Token indexes of its clause, [from, to). */
  readonly from: number;
  readonly to: number;
  /** The hints of the reply, left to right. */
  readonly hints: readonly KindMatch[];
}

/** What stands around a value that was asked for: beside it, in the clauses before and behind, who is spoken of, and whether the agent said it. */
export function aroundSigns(add: AddSign, reply: ReplyToScore): void {
  const words = reply.mainValue?.words;
  if (words === undefined) return;
  const around = surroundingsOf(reply, words);
  besideSigns(add, around);
  denialSigns(add, around);
  neighbourClauseSigns(add, around);
  whoSigns(add, around);
  echoSigns(add, around);
}

function surroundingsOf(reply: ReplyToScore, [start, end]: readonly [number, number]): AroundValue {
  const { clauses, extraction } = reply;
  const own = clauses[start]!;
  const from = clauses.indexOf(own);
  const to = clauses.lastIndexOf(own) + 1;
  return { reply, start, end, from, to, hints: findHints(extraction.read) };
}

/** Hints one and two words away. */
function besideSigns(add: AddSign, { end, from, hints, start, to }: AroundValue): void {
  for (const hint of hints) {
    const isIn = hint.end > from && hint.start < to;
    if (!isIn) continue;
    const ahead = start - hint.end + 1;
    const behind = hint.start - end + 1;
    if (ahead === 1 || ahead === 2) add(sign`left_${ahead}_${HINTS[hint.kind]}`);
    if (behind === 1 || behind === 2) add(sign`right_${behind}_${HINTS[hint.kind]}`);
  }
}

const DENIED_WITHIN = 3;

/** "Am Montag nicht", "siete no": a negation near the value, on either side, or at the end of its clause. */
function denialSigns(add: AddSign, { end, from, reply, start, to }: AroundValue): void {
  const { senses } = reply.extraction.read;
  const negates = (at: number) => at >= from && at < to && senses[at]?.negates === true;
  for (let distance = 1; distance <= DENIED_WITHIN; distance++) {
    if (negates(end - 1 + distance)) add(sign`denied_behind_${distance}`);
    if (negates(start - distance)) add(sign`denied_ahead_${distance}`);
  }
  if (to > end && negates(to - 1)) add(sign`denied_at_end`);
}

/** What the clause behind speaks of, and what it, its own and the one before begin with. */
function neighbourClauseSigns(add: AddSign, { from, hints, reply, to }: AroundValue): void {
  const { clauses, extraction } = reply;
  add(to < clauses.length ? sign`behind_some` : sign`behind_nothing`);
  if (extraction.read.senses[to]?.negates) add(sign`behind_negation`);
  const beginnings = [
    ['begins', from],
    ['before_begins', from > 0 ? clauses.indexOf(clauses[from - 1]!) : -1],
    ['behind_begins', to],
  ] as const;
  for (const { kind, start } of hints) {
    const name = HINTS[kind];
    for (const [where, at] of beginnings) if (start === at) add(sign`${where}_${name}`);
    if (start >= to && clauses[start] === clauses[to]) add(sign`behind_${name}`);
  }
}
