import { DIRECTIONS } from '../../../grammar/directions.ts';
import type { InformationEntry } from '../../../reading-index/information-entry.ts';
import { MAIN_ASKED } from '../../candidates/candidate.ts';
import { contextOf, type Extraction, overlapOf } from '../../candidates/context.ts';
import { step } from '../reply-to-score.ts';
import { clauseSigns, hintSigns } from './clause-signs.ts';
import { formSigns } from './form-signs.ts';
import { kindOf, type UnaskedValue } from './unasked-value.ts';

/** The signs of whether the user told a value that nobody asked for: each by itself, and for the kind of value that it is. */
export function unaskedSigns(value: UnaskedValue): ReadonlySet<string> {
  const kind = kindOf(value.entry);
  const signs = new Set([`kind_${kind}`, `asked_${value.reply.kind}@${kind}`]);
  for (const sign of signsOf(value)) {
    signs.add(sign);
    signs.add(`${sign}@${kind}`);
  }
  return signs;
}

function* signsOf(value: UnaskedValue): Iterable<string> {
  yield* fitSigns(value);
  yield* replySigns(value);
  const { words } = value.found;
  if (words === undefined) return;
  yield* neighbourSigns(value, words);
  yield* clauseSigns(value, words);
  yield* hintSigns(value, words);
  yield* formSigns(value, words);
}

/** How surely the rules read it, and what is asked for elsewhere. */
function* fitSigns({ agent, entry, found, isNext, reply }: UnaskedValue): Iterable<string> {
  const asked = reply.extraction.asked[entry.position]!;
  yield found.score === undefined
    ? 'fits_unweighed'
    : `fits_${step(found.score - MAIN_ASKED * asked, [1.15, 1.25, 1.45, 1.8, 2.3, 2.75, 3.3, 4])}`;
  if (isNext) yield 'left_over';
  if (entry.isAlone) yield 'alone';
  if (entry.isPast) yield 'asks_past';
  if (entry.direction !== 0) yield 'directed';
  if ([...entry.cues.keys()].some((stem) => agent.stems.has(stem))) yield 'agent_names_it';
  if ((agent.roles & entry.roles) !== 0) yield 'agent_asks_such';
}

/** What the reply does, and where the answer stands. */
function* replySigns({ found, reply }: UnaskedValue): Iterable<string> {
  const { act, clauses, extraction, has, mainValue } = reply;
  yield `act_${act}`;
  yield `has_${has}`;
  if (extraction.correctedFrom > 0) yield 'corrects';
  if (/[?？]$/.test(extraction.read.text.trimEnd())) yield 'ends_asking';
  const { words } = found;
  const main = mainValue?.words;
  if (words === undefined || main === undefined) return;
  if (words[0] < main[1] && main[0] < words[1]) yield 'within_answer';
  else if (clauses[words[0]] === clauses[main[0]]) yield 'beside_answer';
  else yield words[0] > main[0] ? 'behind_answer' : 'ahead_of_answer';
}

function* neighbourSigns(
  { entry, reply: { extraction } }: UnaskedValue,
  [start, end]: readonly [number, number],
): Iterable<string> {
  const { tokens } = extraction.read;
  const context = contextOf(extraction, start, end);
  yield `own_near_${step(overlapOf(extraction, entry.cues, context), [0, 0.1, 0.3, 0.6, 1])}`;
  if ((entry.roles & context.roles & ~DIRECTIONS) !== 0) yield 'role';
  if ((entry.direction & context.direction) !== 0) yield 'direction';
  else if (context.direction !== 0) yield 'other_direction';
  const next = tokens[end];
  const isFirst = start === 0 || tokens[start]!.boundary > 0;
  const follows =
    next === undefined ? 'end' : next.boundary > 0 ? 'clause' : sortOf(extraction, entry, end);
  yield `next_${follows}`;
  yield `previous_${isFirst ? 'start' : sortOf(extraction, entry, start - 1)}`;
}

/** What sort of word stands beside a value. */
function sortOf(
  { index, read, stems, taken }: Extraction,
  { cues }: InformationEntry,
  at: number,
): string {
  if (taken[at] === 1) return 'taken';
  if (read.senses[at]?.isEmpty) return 'small';
  if (cues.has(stems[at]!)) return 'own';
  if (index.spread.has(stems[at]!)) return 'of_form';
  if (read.senses[at]?.isRelation) return 'relation';
  return read.tokens[at]!.capital ? 'capital' : 'content';
}
