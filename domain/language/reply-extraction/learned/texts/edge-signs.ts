import { LEADS } from '../../../pack-format/language-pack.ts';
import { isParted } from './edges.ts';
import type { TextSought } from './text-sought.ts';

/** Signs of a place where the text asked for may begin; `<` marks them as such. */
export function startSigns(looked: TextSought, start: number): ReadonlySet<string> {
  const signs = [
    ...aheadSigns(looked, start),
    ...phraseSigns(looked, start),
    ...markSigns(looked, start),
    ...placeSigns(looked, start),
    ...clauseSigns(looked, start),
  ];
  return new Set(signs.map((sign) => `<${sign}`));
}

function* aheadSigns({ asks, edges, reply, sorts }: TextSought, start: number): Iterable<string> {
  const { read } = reply.extraction;
  const gap = edges.gaps[start]!;
  const first = sorts[start]!;
  const isOpen = isParted(read, start);
  const before = isOpen ? gap : sorts[start - 1]!;
  yield* [`gap_${gap}`, `before_${before}`, `first_${first}`, `before_${before}_first_${first}`];
  yield* [`before_${before}@${asks}`, `first_${first}@${asks}`];
  if (isOpen) return;
  if (start > 1)
    yield `second_${isParted(read, start - 1) ? 'parted' : sorts[start - 2]}_${before}`;
  for (const lead of leadsAt(read.senses, start - 1))
    yield* [`lead_${lead}`, `lead_${lead}@${asks}`];
  if (gap === 'none' || gap === 'joint') yield `joined_${before}_${first}`;
}

function leadsAt(senses: TextSought['reply']['extraction']['read']['senses'], at: number) {
  const leads = senses[at]?.leads ?? 0;
  return leads === 0 ? [] : LEADS.filter((_, i) => (leads & (1 << i)) !== 0);
}

function* phraseSigns({ edges, reply }: TextSought, start: number): Iterable<string> {
  const where = isParted(reply.extraction.read, start) ? 'parted' : 'same';
  for (const name of edges.ending[start]!) yield* [`behind_${name}`, `behind_${name}_${where}`];
  for (const name of edges.beginning[start]!) yield `begins_${name}`;
}

function* markSigns({ asks, reply }: TextSought, start: number): Iterable<string> {
  const { aside, correctedFrom, declined, firstWord, negated, read } = reply.extraction;
  if (negated[start] === 1) yield 'negated';
  if (declined[start] === 1) yield 'declined';
  if (aside[start] === 1) yield 'aside';
  if (read.asks[start]! > 0) yield `asked_${read.asks[start]}`;
  if (start === firstWord) yield* ['first_word', `first_word@${asks}`];
  if (correctedFrom > 0) yield `correction_${Math.sign(start - correctedFrom)}`;
}

function* placeSigns({ reply }: TextSought, start: number): Iterable<string> {
  const { clauses, extraction } = reply;
  const last = clauses.at(-1)!;
  const own = clauses[start]!;
  yield `clause_${last === 0 ? 'only' : own === 0 ? 'first' : own === last ? 'last' : 'middle'}`;
  const before = extraction.read.tokens.slice(1, start + 1);
  yield `sentence_${Math.min(2, before.filter(({ boundary }) => boundary === 2).length)}`;
}

/** Kinds of words in the same clause, and in those beside it. */
function* clauseSigns({ edges, reply }: TextSought, start: number): Iterable<string> {
  const { clauses, extraction } = reply;
  for (const at of clauses.keys()) {
    const where = whereOf(clauses, at, start);
    if (where === undefined) continue;
    for (const name of edges.beginning[at]!) yield `${name}_${where}`;
    const isOwn = clauses[at] === clauses[start];
    if (isOwn && extraction.read.senses[at]?.negates) yield `negation_${where}`;
  }
}

function whereOf(clauses: readonly number[], at: number, start: number): string | undefined {
  const distance = clauses[at]! - clauses[start]!;
  if (Math.abs(distance) > 1) return undefined;
  if (distance === 0) return at < start ? 'ahead' : 'beside';
  return distance < 0 ? 'clause_before' : 'clause_behind';
}

/** Signs of a place where it may end; `>` marks them as such. */
export function endSigns(looked: TextSought, end: number): ReadonlySet<string> {
  return new Set([...behindSigns(looked, end)].map((sign) => `>${sign}`));
}

function* behindSigns({ asks, edges, reply, sorts }: TextSought, end: number): Iterable<string> {
  const { read } = reply.extraction;
  const gap = edges.gaps[end]!;
  const last = sorts[end - 1]!;
  const isClosed = isParted(read, end);
  const next = isClosed ? gap : sorts[end]!;
  yield* [`gap_${gap}`, `next_${next}`, `last_${last}`, `last_${last}_next_${next}`];
  yield `next_${next}@${asks}`;
  for (const name of edges.ending[end]!) yield `ends_${name}`;
  for (const name of edges.beginning[end]!) yield `${isClosed ? 'then' : 'ahead_of'}_${name}`;
  if (isClosed) {
    if (end < sorts.length) yield `then_${gap}_${sorts[end]}`;
    return;
  }
  for (const lead of leadsAt(read.senses, end)) yield `ahead_of_lead_${lead}`;
  if (gap === 'none' || gap === 'joint') yield `joins_${last}_${next}`;
}
