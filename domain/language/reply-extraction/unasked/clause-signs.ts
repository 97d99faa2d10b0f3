import type { WordSense } from '../../grammar/language.ts';
import { HINTS } from '../../pack-format/hints.ts';
import { findHints } from '../../word-kinds/find-word-kinds.ts';
import type { Extraction } from '../candidates/context.ts';
import { step } from '../signs/reply-to-score.ts';
import { type AddSign, sign, signsOfAll } from '../signs/sign.ts';
import type { UnaskedValue } from './unasked-value.ts';

/** Where a value stands, and what else its clause speaks of. */
export function clauseSigns(add: AddSign, value: UnaskedValue, words: Words): void {
  placeSigns(add, value, words);
  const { clauses, extraction } = value.reply;
  const own = clauses[words[0]]!;
  const counts = { own: 0, main: 0, of_form: 0, ahead: 0, behind: 0, mentions: 0 };
  for (let at = clauses.indexOf(own); clauses[at] === own; at++) {
    if (at >= words[0] && at < words[1]) continue;
    wordSigns(add, extraction, at);
    const sort = sortOf(value, at);
    if (sort === 'else') counts[at < words[0] ? 'ahead' : 'behind']++;
    else if (sort !== undefined) counts[sort]++;
  }
  add(sign`own_${step(counts.own, [0, 1])}`);
  add(sign`main_${step(counts.main, [0, 1])}`);
  add(sign`of_form_${step(counts.of_form, [0, 1, 2])}`);
  add(sign`ahead_${step(counts.ahead, [0, 1, 2, 4])}`);
  add(sign`behind_${step(counts.behind, [0, 1, 2, 4])}`);
  add(sign`else_${step(counts.ahead + counts.behind, [0, 1, 2, 4, 7])}`);
  add(sign`mentions_${step(counts.mentions, [0, 1, 3])}`);
}

type Words = readonly [start: number, end: number];

function placeSigns(add: AddSign, { reply }: UnaskedValue, [start]: Words): void {
  const { clauses, extraction } = reply;
  const own = clauses[start]!;
  const last = clauses.at(-1)!;
  add(sign`place_${last === 0 ? 'only' : own === 0 ? 'first' : own === last ? 'last' : 'middle'}`);
  if (extraction.negated[start] === 1) add(sign`denied`);
  if (extraction.declined[start] === 1) add(sign`declined`);
  const asks = extraction.read.asks[start]!;
  if (asks > 0) add(sign`asked_back_${asks}`);
}

/** Whether a word is one of the information, of what was asked, of another question, or of something else. */
function sortOf(
  { entry, reply: { extraction, main } }: UnaskedValue,
  at: number,
): 'own' | 'main' | 'of_form' | 'else' | 'mentions' | undefined {
  const { index, stems, taken } = extraction;
  if (taken[at] === 1) return 'mentions';
  if (speaksOfNothing(extraction, at)) return undefined;
  const stem = stems[at]!;
  if (entry.cues.has(stem)) return 'own';
  if (main.cues.has(stem)) return 'main';
  return index.spread.has(stem) ? 'of_form' : 'else';
}

/** A small word, or one of the calendar: "week" is of the day that stands beside it. */
export function speaksOfNothing({ read: { senses } }: Extraction, at: number): boolean {
  const sense = senses[at];
  return sense?.isEmpty === true || (sense?.marks ?? 0) !== 0;
}

const SENSES: readonly (readonly [string, keyof WordSense])[] = [
  ['negation', 'negates'],
  ['interrogative', 'asks'],
  ['relation', 'isRelation'],
  ['stance', 'isStance'],
];

function wordSigns(add: AddSign, { read }: Extraction, at: number): void {
  const { language, senses, stems, tokens } = read;
  for (const [name, sense] of SENSES) if (senses[at]?.[sense]) add(sign`${name}`);
  if (language.wishing.has(tokens[at]!.word)) add(sign`wishing`);
  if (language.actions.has(stems[at]!)) add(sign`action`);
}

const BESIDE = signsOfAll(HINTS, (hint) => `${hint}_beside`);
const BEFORE = signsOfAll(HINTS, (hint) => `${hint}_before`);
const BEHIND = signsOfAll(HINTS, (hint) => `${hint}_behind`);

/** Kinds of words in the clause of a value, before and behind it: what was, on what it depends, who else is spoken of. */
export function hintSigns(
  add: AddSign,
  { reply: { clauses, extraction } }: UnaskedValue,
  [start]: readonly [number, number],
): void {
  const own = clauses[start]!;
  for (const { kind, start: from } of findHints(extraction.read)) {
    const at = clauses[from]!;
    add((at === own ? BESIDE : at < own ? BEFORE : BEHIND)[kind]!);
  }
}
