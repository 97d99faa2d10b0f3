import { isParted } from '../../grammar/clause.ts';
import { isUnspaced } from '../../text/words.ts';
import { step } from '../signs/reply-to-score.ts';
import { type AddSign, sign } from '../signs/sign.ts';
import { isMarked, keyOf, type TextSought } from './text-sought.ts';

/** Signs of a run of words [start, end) as a whole. */
export function runSigns(add: AddSign, looked: TextSought, start: number, end: number): void {
  lengthSigns(add, looked, start, end);
  boundSigns(add, looked, start, end);
  contentSigns(add, looked, start, end);
  countSigns(add, looked, start, end);
  besideSigns(add, looked, start, end);
  ruledSigns(add, looked, start, end);
}

function lengthSigns(add: AddSign, { asks, reply }: TextSought, start: number, end: number): void {
  const { tokens } = reply.extraction.read;
  const isUnspacedRun = isUnspaced(tokens[start]!.word);
  const length = step(end - start, isUnspacedRun ? CHARACTERS : WORDS);
  const counted = isUnspacedRun ? 'characters' : 'words';
  add(sign`${counted}_${length}`);
  add(sign`${counted}_${length}@${asks}`);
  const share = step((end - start) / tokens.length, [0.15, 0.3, 0.5, 0.75, 0.99]);
  add(sign`share_${share}`);
  add(sign`share_${share}@${asks}`);
  if (end - start < tokens.length) return;
  const wanted = reply.main.asksName ? 'name' : 'thing';
  add(sign`whole`);
  add(sign`whole@${asks}`);
  add(sign`whole_${step(tokens.length, [1, 2, 3, 5, 8, 12, 20])}`);
  add(sign`whole_${step(tokens.length, [3, 8, 12])}@${asks}@${wanted}`);
}

const WORDS = [1, 2, 3, 4, 5, 6, 8];
const CHARACTERS = [1, 2, 3, 4, 6, 8, 12];

function boundSigns(add: AddSign, { edges, reply }: TextSought, start: number, end: number): void {
  const { read } = reply.extraction;
  const opens = Number(isParted(read, start));
  const closes = Number(isParted(read, end));
  add(sign`opens_${opens}_closes_${closes}`);
  add(sign`opens_${opens}_closes_${closes}_${Math.min(3, end - start)}`);
  add(sign`between_${edges.gaps[start]}_${edges.gaps[end]}`);
}

function contentSigns(
  add: AddSign,
  { asks, marked, reply, sorts }: TextSought,
  start: number,
  end: number,
): void {
  const { text, tokens } = reply.extraction.read;
  const own = sorts.slice(start, end);
  for (const sort of new Set(own)) {
    const count = own.filter((each) => each === sort).length;
    add(sign`holds_${sort}`);
    add(sign`holds_${sort}_${Math.min(3, count)}`);
    if (count === own.length) add(sign`only_${sort}`);
  }
  add(sign`from_${own[0]}_to_${own.at(-1)}`);
  const parts = tokens.slice(start + 1, end).filter(({ boundary }) => boundary > 0).length;
  add(sign`parts_${Math.min(2, parts)}`);
  add(sign`parts_${Math.min(2, parts)}@${asks}`);
  const inside = own.filter(isMarked).length;
  add(sign`marked_${Math.min(2, inside)}_outside_${Math.min(2, marked - inside)}`);
  if (/[a-z]\d|\d[a-z]/i.test(text.slice(tokens[start]!.start, tokens[end - 1]!.end))) {
    add(sign`code@${asks}`);
  }
}

/** Whether all, some or none of the words are of a kind. */
function countSigns(add: AddSign, { agent, reply }: TextSought, start: number, end: number): void {
  const { assistantText, extraction, main } = reply;
  const { aside, read, stems } = extraction;
  const places = Array.from({ length: end - start }, (_, i) => start + i);
  const share = (is: (at: number) => boolean) => {
    const count = places.filter(is).length;
    return count === 0 ? undefined : count === places.length ? 'all' : 'part';
  };
  const isSmall = (at: number) => read.senses[at]?.isEmpty === true;
  const shares = {
    occupied: share((at) => read.occupied[at] === 1),
    aside: share((at) => aside[at] === 1),
    small: share(isSmall),
    asked: share((at) => main.cues.has(stems[at]!) && !isSmall(at)),
    repeated: share((at) => {
      const { word } = read.tokens[at]!;
      return isUnspaced(word) ? assistantText.includes(word) : agent.has(word);
    }),
  };
  for (const [name, each] of Object.entries(shares))
    if (each !== undefined) add(sign`${name}_${each}`);
}

const FLAGS = [
  'isNamed',
  'isRelated',
  'isIntroduced',
  'isNoted',
  'isBare',
  'isFirst',
  'isSite',
  'isTail',
  'isCapital',
  'isQuoted',
] as const;

function besideSigns(
  add: AddSign,
  { labelled, others, spans }: TextSought,
  start: number,
  end: number,
): void {
  if (others.some(([from, to]) => from < end && start < to)) add(sign`told_elsewhere`);
  if (labelled.subarray(start, end).includes(1)) add(sign`has_label`);
  const span = spans.get(keyOf(start, end));
  if (span === undefined) return;
  add(sign`span`);
  for (const flag of FLAGS) if (span[flag]) add(sign`span_${flag}`);
}

/** Where it stands to what the rules took. */
function ruledSigns(add: AddSign, { asks, ruled }: TextSought, start: number, end: number): void {
  if (ruled?.words === undefined) {
    add(sign`unruled`);
    return;
  }
  const [from, to] = ruled.words;
  if (to <= start || end <= from) {
    add(sign`apart_from_ruled`);
    add(sign`apart_from_ruled@${asks}`);
    return;
  }
  const front = Math.sign(start - from);
  const back = Math.sign(end - to);
  add(sign`ruled_front_${front}_back_${back}`);
  add(sign`ruled_front_${front}_back_${back}@${asks}`);
  if (start !== from || end !== to) return;
  const sure = ruled.confidence;
  add(sign`ruled_${step(end - start, [1, 2, 3, 4, 8])}`);
  add(sign`sure_${step(sure, [0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.94])}`);
  add(sign`scored_${step(ruled.score ?? 0, [1, 2, 3, 4, 5, 6, 7, 9])}`);
  add(sign`sure_${step(sure, [0.7, 0.8, 0.9])}@${asks}`);
}
