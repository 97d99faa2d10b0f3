import { isParted } from '../../grammar/clause.ts';
import { LEADS } from '../../pack-format/language-pack.ts';
import { type AddSign, sign } from '../signs/sign.ts';
import type { TextSought } from './text-sought.ts';

/** Signs of a place where the text asked for may begin; `<` marks them as such. */
export function startSigns(add: AddSign, looked: TextSought, start: number): void {
  aheadSigns(add, looked, start);
  phraseSigns(add, looked, start);
  markSigns(add, looked, start);
  placeSigns(add, looked, start);
  clauseSigns(add, looked, start);
}

function aheadSigns(add: AddSign, { asks, edges, reply, sorts }: TextSought, start: number): void {
  const { read } = reply.extraction;
  const gap = edges.gaps[start]!;
  const first = sorts[start]!;
  const isOpen = isParted(read, start);
  const before = isOpen ? gap : sorts[start - 1]!;
  add(sign`<gap_${gap}`);
  add(sign`<before_${before}`);
  add(sign`<first_${first}`);
  add(sign`<before_${before}_first_${first}`);
  add(sign`<before_${before}@${asks}`);
  add(sign`<first_${first}@${asks}`);
  if (isOpen) return;
  if (start > 1)
    add(sign`<second_${isParted(read, start - 1) ? 'parted' : sorts[start - 2]}_${before}`);
  for (const lead of leadsAt(read.senses, start - 1)) {
    add(sign`<lead_${lead}`);
    add(sign`<lead_${lead}@${asks}`);
  }
  if (gap === 'none' || gap === 'joint') add(sign`<joined_${before}_${first}`);
}

function leadsAt(senses: TextSought['reply']['extraction']['read']['senses'], at: number) {
  const leads = senses[at]?.leads ?? 0;
  return leads === 0 ? [] : LEADS.filter((_, i) => (leads & (1 << i)) !== 0);
}

function phraseSigns(add: AddSign, { edges, reply }: TextSought, start: number): void {
  const where = isParted(reply.extraction.read, start) ? 'parted' : 'same';
  for (const name of edges.ending[start]!) {
    add(sign`<behind_${name}`);
    add(sign`<behind_${name}_${where}`);
  }
  for (const name of edges.beginning[start]!) add(sign`<begins_${name}`);
}

function markSigns(add: AddSign, { asks, reply }: TextSought, start: number): void {
  const { aside, correctedFrom, declined, firstWord, negated, read } = reply.extraction;
  if (negated[start] === 1) add(sign`<negated`);
  if (declined[start] === 1) add(sign`<declined`);
  if (aside[start] === 1) add(sign`<aside`);
  if (read.asks[start]! > 0) add(sign`<asked_${read.asks[start]}`);
  if (start === firstWord) {
    add(sign`<first_word`);
    add(sign`<first_word@${asks}`);
  }
  if (correctedFrom > 0) add(sign`<correction_${Math.sign(start - correctedFrom)}`);
}

function placeSigns(add: AddSign, { reply }: TextSought, start: number): void {
  const { clauses, extraction } = reply;
  const last = clauses.at(-1)!;
  const own = clauses[start]!;
  add(
    sign`<clause_${last === 0 ? 'only' : own === 0 ? 'first' : own === last ? 'last' : 'middle'}`,
  );
  const before = extraction.read.tokens.slice(1, start + 1);
  add(sign`<sentence_${Math.min(2, before.filter(({ boundary }) => boundary === 2).length)}`);
}

/** Kinds of words in the same clause, and in those beside it. */
function clauseSigns(add: AddSign, { clauseNames, reply }: TextSought, start: number): void {
  const own = reply.clauses[start]!;
  for (const name of clauseNames.ofClause(own - 1)) add(sign`<${name}_clause_before`);
  for (const name of clauseNames.ahead(start)) add(sign`<${name}_ahead`);
  for (const name of clauseNames.onwards(start)) add(sign`<${name}_beside`);
  for (const name of clauseNames.ofClause(own + 1)) add(sign`<${name}_clause_behind`);
}

/** Signs of a place where it may end; `>` marks them as such. */
export function endSigns(
  add: AddSign,
  { asks, edges, reply, sorts }: TextSought,
  end: number,
): void {
  const { read } = reply.extraction;
  const gap = edges.gaps[end]!;
  const last = sorts[end - 1]!;
  const isClosed = isParted(read, end);
  const next = isClosed ? gap : sorts[end]!;
  add(sign`>gap_${gap}`);
  add(sign`>next_${next}`);
  add(sign`>last_${last}`);
  add(sign`>last_${last}_next_${next}`);
  add(sign`>next_${next}@${asks}`);
  for (const name of edges.ending[end]!) add(sign`>ends_${name}`);
  for (const name of edges.beginning[end]!) add(sign`>${isClosed ? 'then' : 'ahead_of'}_${name}`);
  if (isClosed) {
    if (end < sorts.length) add(sign`>then_${gap}_${sorts[end]}`);
    return;
  }
  for (const lead of leadsAt(read.senses, end)) add(sign`>ahead_of_lead_${lead}`);
  if (gap === 'none' || gap === 'joint') add(sign`>joins_${last}_${next}`);
}
