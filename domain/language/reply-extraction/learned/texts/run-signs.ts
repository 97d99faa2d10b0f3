import { isUnspaced } from '../../../text/words.ts';
import { step } from '../reply-to-score.ts';
import { isParted } from './edges.ts';
import { keyOf, type TextSought } from './text-sought.ts';

/** Signs of a run of words [start, end) as a whole. */
export function runSigns(looked: TextSought, start: number, end: number): ReadonlySet<string> {
  return new Set([
    ...lengthSigns(looked, start, end),
    ...boundSigns(looked, start, end),
    ...contentSigns(looked, start, end),
    ...countSigns(looked, start, end),
    ...besideSigns(looked, start, end),
    ...ruledSigns(looked, start, end),
  ]);
}

function* lengthSigns({ asks, reply }: TextSought, start: number, end: number): Iterable<string> {
  const { tokens } = reply.extraction.read;
  const isUnspacedRun = isUnspaced(tokens[start]!.word);
  const length = step(end - start, isUnspacedRun ? CHARACTERS : WORDS);
  const sign = `${isUnspacedRun ? 'characters' : 'words'}_${length}`;
  yield* [sign, `${sign}@${asks}`];
  const share = step((end - start) / tokens.length, [0.15, 0.3, 0.5, 0.75, 0.99]);
  yield* [`share_${share}`, `share_${share}@${asks}`];
  if (end - start < tokens.length) return;
  const wanted = reply.main.asksName ? 'name' : 'thing';
  yield* ['whole', `whole@${asks}`, `whole_${step(tokens.length, [1, 2, 3, 5, 8, 12, 20])}`];
  yield `whole_${step(tokens.length, [3, 8, 12])}@${asks}@${wanted}`;
}

const WORDS = [1, 2, 3, 4, 5, 6, 8];
const CHARACTERS = [1, 2, 3, 4, 6, 8, 12];

function* boundSigns({ edges, reply }: TextSought, start: number, end: number): Iterable<string> {
  const { read } = reply.extraction;
  const bounds = `opens_${Number(isParted(read, start))}_closes_${Number(isParted(read, end))}`;
  yield* [bounds, `${bounds}_${Math.min(3, end - start)}`];
  yield `between_${edges.gaps[start]}_${edges.gaps[end]}`;
}

function* contentSigns(
  { asks, reply, sorts }: TextSought,
  start: number,
  end: number,
): Iterable<string> {
  const { text, tokens } = reply.extraction.read;
  const own = sorts.slice(start, end);
  for (const sort of new Set(own)) {
    const count = own.filter((each) => each === sort).length;
    yield* [`holds_${sort}`, `holds_${sort}_${Math.min(3, count)}`];
    if (count === own.length) yield `only_${sort}`;
  }
  yield `from_${own[0]}_to_${own.at(-1)}`;
  const parts = tokens.slice(start + 1, end).filter(({ boundary }) => boundary > 0).length;
  yield* [`parts_${Math.min(2, parts)}`, `parts_${Math.min(2, parts)}@${asks}`];
  const marked = own.filter(isMarked).length;
  const outside = sorts.filter(isMarked).length - marked;
  yield `marked_${Math.min(2, marked)}_outside_${Math.min(2, outside)}`;
  if (/[a-z]\d|\d[a-z]/i.test(text.slice(tokens[start]!.start, tokens[end - 1]!.end))) {
    yield `code@${asks}`;
  }
}

function isMarked(sort: string): boolean {
  return sort === 'capital' || sort === 'digits';
}

/** Whether all, some or none of the words are of a kind. */
function* countSigns({ agent, reply }: TextSought, start: number, end: number): Iterable<string> {
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
    if (each !== undefined) yield `${name}_${each}`;
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

function* besideSigns(
  { others, reply, spans }: TextSought,
  start: number,
  end: number,
): Iterable<string> {
  if (others.some(([from, to]) => from < end && start < to)) yield 'told_elsewhere';
  if (reply.extraction.labels.some((label) => label.start < end && start < label.end)) {
    yield 'has_label';
  }
  const span = spans.get(keyOf(start, end));
  if (span === undefined) return;
  yield 'span';
  for (const flag of FLAGS) if (span[flag]) yield `span_${flag}`;
}

/** Where it stands to what the rules took. */
function* ruledSigns({ asks, ruled }: TextSought, start: number, end: number): Iterable<string> {
  if (ruled?.words === undefined) {
    yield 'unruled';
    return;
  }
  const [from, to] = ruled.words;
  if (to <= start || end <= from) {
    yield* ['apart_from_ruled', `apart_from_ruled@${asks}`];
    return;
  }
  const sign = `ruled_front_${Math.sign(start - from)}_back_${Math.sign(end - to)}`;
  yield* [sign, `${sign}@${asks}`];
  if (start !== from || end !== to) return;
  const sure = ruled.confidence;
  yield* [
    `ruled_${step(end - start, [1, 2, 3, 4, 8])}`,
    `sure_${step(sure, [0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.94])}`,
  ];
  yield* [
    `scored_${step(ruled.score ?? 0, [1, 2, 3, 4, 5, 6, 7, 9])}`,
    `sure_${step(sure, [0.7, 0.8, 0.9])}@${asks}`,
  ];
}
