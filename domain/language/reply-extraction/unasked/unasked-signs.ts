import { DIRECTIONS } from '../../grammar/directions.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { MAIN_ASKED } from '../candidates/candidate.ts';
import { contextOf, type Extraction, overlapOf } from '../candidates/context.ts';
import { step } from '../signs/reply-to-score.ts';
import { type AddSign, sign, signsBeside } from '../signs/sign.ts';
import { clauseSigns, hintSigns } from './clause-signs.ts';
import { formSigns } from './form-signs.ts';
import { kindOf, type UnaskedValue } from './unasked-value.ts';

/** The signs of whether the user told a value that nobody asked for: each by itself, and for the kind of value that it is. */
export function unaskedSigns(add: AddSign, value: UnaskedValue): void {
  const kind = kindOf(value.entry);
  add(sign`kind_${kind}`);
  add(sign`asked_${value.reply.kind}@${kind}`);
  const ofKind = signsBeside(kind);
  signsOf((each) => {
    add(each);
    add(ofKind.of(each));
  }, value);
}

function signsOf(add: AddSign, value: UnaskedValue): void {
  fitSigns(add, value);
  replySigns(add, value);
  const { words } = value.found;
  if (words === undefined) return;
  neighbourSigns(add, value, words);
  clauseSigns(add, value, words);
  hintSigns(add, value, words);
  formSigns(add, value, words);
}

const FITS = [1.15, 1.25, 1.45, 1.8, 2.3, 2.75, 3.3, 4];

/** How surely the rules read it, and what is asked for elsewhere. */
function fitSigns(add: AddSign, { agent, entry, found, isNext, reply }: UnaskedValue): void {
  const asked = reply.extraction.asked[entry.position]!;
  add(
    found.score === undefined
      ? sign`fits_unweighed`
      : sign`fits_${step(found.score - MAIN_ASKED * asked, FITS)}`,
  );
  if (isNext) add(sign`left_over`);
  if (entry.isAlone) add(sign`alone`);
  if (entry.isPast) add(sign`asks_past`);
  if (entry.direction !== 0) add(sign`directed`);
  if ([...entry.cues.keys()].some((stem) => agent.stems.has(stem))) add(sign`agent_names_it`);
  if ((agent.roles & entry.roles) !== 0) add(sign`agent_asks_such`);
}

/** What the reply does, and where the answer stands. */
function replySigns(add: AddSign, { found, reply }: UnaskedValue): void {
  const { act, clauses, extraction, has, mainValue } = reply;
  add(sign`act_${act}`);
  add(sign`has_${has}`);
  if (extraction.correctedFrom > 0) add(sign`corrects`);
  if (/[?？]$/.test(extraction.read.text.trimEnd())) add(sign`ends_asking`);
  const { words } = found;
  const main = mainValue?.words;
  if (words === undefined || main === undefined) return;
  if (words[0] < main[1] && main[0] < words[1]) add(sign`within_answer`);
  else if (clauses[words[0]] === clauses[main[0]]) add(sign`beside_answer`);
  else add(words[0] > main[0] ? sign`behind_answer` : sign`ahead_of_answer`);
}

function neighbourSigns(
  add: AddSign,
  { entry, reply: { extraction } }: UnaskedValue,
  [start, end]: readonly [number, number],
): void {
  const { tokens } = extraction.read;
  const context = contextOf(extraction, start, end);
  add(sign`own_near_${step(overlapOf(extraction, entry.cues, context), [0, 0.1, 0.3, 0.6, 1])}`);
  if ((entry.roles & context.roles & ~DIRECTIONS) !== 0) add(sign`role`);
  if ((entry.direction & context.direction) !== 0) add(sign`direction`);
  else if (context.direction !== 0) add(sign`other_direction`);
  const next = tokens[end];
  const isFirst = start === 0 || tokens[start]!.boundary > 0;
  const follows =
    next === undefined ? 'end' : next.boundary > 0 ? 'clause' : sortOf(extraction, entry, end);
  add(sign`next_${follows}`);
  add(sign`previous_${isFirst ? 'start' : sortOf(extraction, entry, start - 1)}`);
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
