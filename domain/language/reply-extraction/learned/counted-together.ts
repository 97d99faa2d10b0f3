import { PHRASE } from '../../grammar/language.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';
import { fewAfter } from '../../numbers/numbers.ts';
import { fold } from '../../text/words.ts';

/** What is told one by one: "two older sisters and a baby brother" comes to three. */
export interface CountedTogether {
  readonly value: number;
  /** Every part is told with a number, some as somebody or with an article, or all as things alone. */
  readonly parts: 'numbers' | 'people' | 'things';
}

/** A longer part says more than what is counted. */
const PART_WORDS_MAX = 7;
/** More parts than these are an account of something; each is looked up among all numbers and phrases. */
const PARTS_MAX = 50;

/** The sum of what is named side by side, where nothing else is said; undefined for less than two parts. */
export function countTogether(
  read: ReadText,
  numbers: readonly Mention[],
): CountedTogether | undefined {
  const all = partsOf(read, numbers);
  if (all.length > PARTS_MAX) return undefined;
  const parts = all.filter(([start, end]) => !isSmall(read, start, end));
  // Chinese puts no word between them: "大箱一个小箱两个".
  const isJoined = read.language.pack.numbers.and === '';
  if (Math.max(parts.length, isJoined ? numbers.length : 0) < 2 || sumsUp(read)) return undefined;
  if (parts.some(([start, end]) => end - start > PART_WORDS_MAX)) return undefined;
  const told = parts.map((part) => partValue(read, numbers, part));
  const value = told.reduce((sum, each) => sum + each.value, 0);
  const kinds = new Set(told.map(({ kind }) => kind));
  if (kinds.has('things')) return kinds.size > 1 ? undefined : { value, parts: 'things' };
  return { value, parts: kinds.has('people') ? 'people' : 'numbers' };
}

/** Its numbers, or one of what it names. */
function partValue(
  read: ReadText,
  numbers: readonly Mention[],
  [start, end]: readonly [number, number],
): { readonly value: number; readonly kind: CountedTogether['parts'] } {
  const own = numbers.filter((each) => each.start >= start && each.start < end);
  if (own.length === 0) return { value: 1, kind: kindOf(read, start, end) };
  return { value: own.reduce((sum, each) => sum + Number(each.value), 0), kind: 'numbers' };
}

/** What is summed up or corrected is told by itself. */
function sumsUp({ phrases, senses }: ReadText): boolean {
  if (phrases.some(({ kind }) => kind === PHRASE.correction)) return true;
  return senses.some((sense) => sense?.totals);
}

/** "A baby brother". */
function isOne({ language, tokens }: ReadText, start: number, end: number): boolean {
  const articles = language.pack.quantities.one?.split(' ') ?? [];
  return end > start + 1 && articles.includes(tokens[start]!.word);
}

function kindOf(read: ReadText, start: number, end: number): 'people' | 'things' {
  return hasPerson(read, start, end) || isOne(read, start, end) ? 'people' : 'things';
}

/** [start, end) between commas and what joins like "and". */
function partsOf(read: ReadText, numbers: readonly Mention[]): [number, number][] {
  const { tokens } = read;
  const inside = new Set(numbers.flatMap(({ start, end }) => indexes(start + 1, end)));
  const parts: [number, number][] = [];
  let start = 0;
  for (let at = 1; at <= tokens.length; at++) {
    const isJoint = at < tokens.length && joinsParts(read, at) && !inside.has(at);
    const ends = at === tokens.length || tokens[at]!.boundary > 0 || isJoint;
    if (!ends) continue;
    if (at > start) parts.push([start, at]);
    start = isJoint ? at + 1 : at;
  }
  return parts;
}

/** "And", but for that of "a hundred and a few". */
function joinsParts(read: ReadText, at: number): boolean {
  return read.senses[at]?.joinsNumbers === true && fewAfter(read, at) === undefined;
}

function indexes(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);
}

function isSmall({ phrases, senses }: ReadText, start: number, end: number): boolean {
  const isAnswer = phrases.some(
    ({ kind, start: from, end: to }) =>
      (kind === PHRASE.yes || kind === PHRASE.no) && from <= start && to >= end,
  );
  return isAnswer || senses.slice(start, end).every((sense) => sense?.isCourtesy);
}

function hasPerson({ language, senses, tokens }: ReadText, start: number, end: number): boolean {
  const self = language.pack.quantities.self.split(' ').map(fold);
  const part = tokens.slice(start, end);
  const isSelf = part.every(
    ({ word }, i) => self.includes(word) || senses[start + i]?.isEmpty === true,
  );
  if (isSelf) return part.some(({ word }) => self.includes(word));
  return part.some(({ capital }, i) => {
    const isName = capital && start + i > 0 && language.pack.nounsCapital !== true;
    return senses[start + i]?.isRelation === true || (isName && !self.includes(part[i]!.word));
  });
}
