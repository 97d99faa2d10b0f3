import { MARK, PHRASE } from '../../grammar/language.ts';
import { hasMark, type Mention, type ReadText } from '../../grammar/read-text.ts';
import { fewAfter } from '../../numbers/numbers.ts';
import { HINTS } from '../../pack-format/hints.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { findHints } from '../../word-kinds/find-word-kinds.ts';
import type { Extraction } from '../candidates/context.ts';
import type { NumberOption } from './number-options.ts';

/** What is told one by one: "two older sisters and a baby brother" comes to three. */
export interface CountedTogether {
  readonly value: number;
  /** Some part is told with a number, some as somebody or with an article, or all as things alone. */
  readonly parts: 'numbers' | 'people' | 'things';
  /** Every part is told with a number of its own. */
  readonly isAllNumbers: boolean;
  /** Some part is somebody or something without a number. */
  readonly hasUnnumbered: boolean;
  /** "Plus", "another 400": the parts are said to add up. */
  readonly isAdded: boolean;
  /** Something else is said between the commas as well. */
  readonly hasComment: boolean;
  /** Every part without a number is somebody. */
  readonly isOfPeople: boolean;
  /** An "and" stands between two parts, or each tells what it is for: "one for the bar, two in the hall". */
  readonly isJoined: boolean;
}

/** A longer part says more than what is counted. */
const PART_WORDS_MAX = 7;
/** "The new guy", "der alte Fernseher": something with its article. */
const THING_WORDS_MAX = 4;
/** "Two on the left" in short: "links zwei". */
const PLACE_WORDS_MAX = 2;
/** Who is told of after fewer words is counted, whatever follows. */
const SOMEBODY_WORDS_MAX = 3;
/** More parts than these are an account of something; each is looked up among all numbers and phrases. */
const PARTS_MAX = 50;

/** The sum of what is named side by side; undefined for less than two parts, and where a sum or a correction is told. */
export function countTogether(
  read: ReadText,
  numbers: readonly Mention[],
): CountedTogether | undefined {
  const all = partsOf(read, numbers);
  if (all.length > PARTS_MAX || sumsUp(read, numbers) || isEither(read)) return undefined;
  const parts = all.filter(([start, end]) => !isSmall(read, start, end));
  const named = parts.map((part) => partIn(read, numbers, part));
  const counted = named.filter((part) => part.kind !== 'comment');
  // Chinese puts no word between them: "大箱一个小箱两个".
  const isUnparted = read.language.pack.numbers.and === '';
  if (Math.max(counted.length, isUnparted ? numbers.length : 0) < 2) return undefined;
  const kinds = new Set(counted.map(({ kind }) => kind));
  if (!mayStandTogether(read, kinds)) return undefined;
  const value = counted.reduce((sum, each) => sum + each.value, 0);
  return {
    value: Number(value.toPrecision(12)),
    parts: kindOf(kinds),
    isAllNumbers: kinds.size === 1 && kinds.has('numbers'),
    hasUnnumbered: kinds.has('people') || kinds.has('thing') || kinds.has('word'),
    isAdded: read.tokens.some(
      ({ word }, at) => at > 0 && (read.language.plus.has(word) || read.language.further.has(word)),
    ),
    hasComment: counted.length < named.length,
    isOfPeople: kinds.has('people') && !kinds.has('thing') && !kinds.has('word'),
    isJoined:
      isUnparted ||
      all.some(([start], i) => i > 0 && start > all[i - 1]![1]) ||
      numbers.every((number) => isForSomething(read, number)) ||
      parts.every(([start, end]) => end - start <= PLACE_WORDS_MAX),
  };
}

function mayStandTogether(read: ReadText, kinds: ReadonlySet<PartKind>): boolean {
  // "Front, back, and the patio": bare words count only beside each other.
  if (kinds.has('word') && (kinds.has('numbers') || kinds.has('people'))) return false;
  // "The boys": nobody knows how many.
  if (kinds.has('many')) return false;
  return (kinds.size === 1 && kinds.has('numbers')) || !isOfSentences(read);
}

function isForSomething({ senses, tokens }: ReadText, { end, start }: Mention): boolean {
  return (
    tokens[start]!.boundary > 0 && tokens[end]?.boundary === 0 && (senses[end]?.leads ?? 0) !== 0
  );
}

type PartKind = 'numbers' | 'people' | 'thing' | 'word' | 'many' | 'comment';

function kindOf(kinds: ReadonlySet<PartKind>): CountedTogether['parts'] {
  if (kinds.has('word')) return 'things';
  return kinds.has('people') || kinds.has('thing') ? 'people' : 'numbers';
}

interface CountedPart {
  readonly value: number;
  readonly kind: PartKind;
}

/** What a part comes to: its numbers, or one or two of what it names. */
function partIn(
  read: ReadText,
  numbers: readonly Mention[],
  [start, end]: readonly [number, number],
): CountedPart {
  const inside = numbers.filter((each) => each.start >= start && each.start < end);
  const certain = inside.filter(({ certainty }) => certainty === 1);
  const own = certain.length > 0 ? certain : inside.filter((each) => beginsPart(read, start, each));
  if (own.length > 0) {
    if (isOfRelation(read, start, own[0]!)) return { value: 0, kind: 'comment' };
    const value = own.reduce((sum, each) => sum + Number(each.value), 0);
    return { value: value * timesOf(read, own.at(-1)!, end), kind: 'numbers' };
  }
  const words = read.tokens.slice(start, end).map(({ word }) => word);
  const near = words.slice(0, SOMEBODY_WORDS_MAX);
  if (near.some((word) => read.language.twos.has(word))) return { value: 2, kind: 'people' };
  // "Twelve, my sister pays."
  if (isActing(read, start, end)) return { value: 0, kind: 'comment' };
  if (near.some((_, i) => read.senses[start + i]?.isRelation)) return { value: 1, kind: 'people' };
  if (words.length > PART_WORDS_MAX) return { value: 0, kind: 'comment' };
  if (hasPerson(read, start, end)) return { value: 1, kind: 'people' };
  if (words.some((_, i) => read.language.relations.has(read.stems[start + i]!))) {
    return { value: 0, kind: 'many' };
  }
  if (isOne(read, start, end)) return { value: 1, kind: 'thing' };
  return words.length <= THING_WORDS_MAX
    ? { value: 1, kind: 'word' }
    : { value: 0, kind: 'comment' };
}

/** "One, my brother has two", "一个，我哥哥有两个". */
function isOfRelation(read: ReadText, start: number, number: Mention): boolean {
  const { language, senses, stems } = read;
  if (number.start === start || !language.having.has(stems[number.start - 1]!)) return false;
  if (senses.slice(start, number.start).some((sense) => sense?.isRelation)) return true;
  return findHints(read).some(
    (hint) => hint.kind === KIN && hint.start >= start && hint.end <= number.start,
  );
}

const KIN = HINTS.indexOf('kin');

/** "One in the kitchen"; "as one does" counts nothing. */
function beginsPart({ senses }: ReadText, start: number, number: Mention): boolean {
  return senses.slice(start, number.start).every((sense) => sense?.isEmpty);
}

/** "Three couples": two of each. */
function timesOf({ language, tokens }: ReadText, number: Mention, end: number): number {
  const next = tokens.slice(number.end, Math.min(end, number.end + 2));
  return next.some(({ word }) => language.couples.has(word)) ? 2 : 1;
}

const ALONE = new Set<number>([PHRASE.correction, PHRASE.none]);

/** What is corrected or denied is told by itself, and so is what a sum is told of. */
function sumsUp({ phrases, senses }: ReadText, numbers: readonly Mention[]): boolean {
  if (phrases.some(({ kind }) => ALONE.has(kind)) || senses.some((sense) => sense?.negates)) {
    return true;
  }
  const last = numbers.at(-1)?.start ?? senses.length;
  return senses.slice(0, last).some((sense) => sense?.totals);
}

function isOfSentences({ tokens }: ReadText): boolean {
  return tokens.some(({ boundary }, at) => at > 0 && boundary === 2);
}

/** "Two or three". */
function isEither({ language, tokens }: ReadText): boolean {
  return tokens.some(({ word }) => language.alternatives.has(word));
}

function isActing({ language, senses, stems }: ReadText, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (senses[at]?.negates || senses[at]?.asks) return true;
    // "Zijn dochter": what is a small word as well does nothing.
    const isVerb = language.actions.has(stems[at]!) && !senses[at]?.isNounToo;
    if (isVerb && !senses[at]?.isEmpty) return true;
  }
  return false;
}

/** "A baby brother", "der Fernseher". */
function isOne(read: ReadText, start: number, end: number): boolean {
  const isLed =
    read.language.ones.has(read.tokens[start]!.word) || hasMark(read, start, MARK.article);
  return isLed && end > start + 1 && end - start <= THING_WORDS_MAX;
}

/** [start, end) between commas and what joins like "and". */
function partsOf(read: ReadText, numbers: readonly Mention[]): [number, number][] {
  const { tokens } = read;
  const inside = new Set(numbers.flatMap(({ start, end }) => indexes(start + 1, end)));
  const parts: [number, number][] = [];
  let start = 0;
  for (let at = 1; at <= tokens.length; at++) {
    const isJoint = at < tokens.length && joinsParts(read, at) && !inside.has(at);
    const isParted = at < tokens.length && tokens[at]!.boundary > 0 && !inside.has(at);
    if (at < tokens.length && !isJoint && !isParted) continue;
    if (at > start) parts.push([start, at]);
    start = isJoint ? at + 1 : at;
  }
  return parts;
}

/** "And", but for that of "a hundred and a few", and "plus". */
function joinsParts(read: ReadText, at: number): boolean {
  if (read.language.plus.has(read.tokens[at]!.word)) return true;
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
  const part = tokens.slice(start, end);
  const isSelf = part.every(
    ({ word }, i) => language.selves.has(word) || senses[start + i]?.isEmpty === true,
  );
  if (isSelf) return part.some(({ word }) => language.selves.has(word));
  if (language.pack.nounsCapital === true) return false;
  return part
    .slice(0, SOMEBODY_WORDS_MAX)
    .some(({ capital, word }, i) => capital && start + i > 0 && !language.selves.has(word));
}

/** A shorter root ends many words. */
const ROOT_LETTERS_MIN = 4;
/** "One living room". */
const NOUN_WORDS_MAX = 2;

/** "Ein Wohnzimmer, zwei Kinderzimmer und ein Schlafzimmer" to who asks for rooms: the sum of what its noun ends. */
export function likeThings(
  { correctedFrom, numbers, read, stems }: Extraction,
  { cues, isCount }: InformationEntry,
): Pick<NumberOption, 'value' | 'words'> | undefined {
  const { language, phrases, senses, tokens } = read;
  const isOther =
    correctedFrom > 0 ||
    tokens.some(({ word }) => language.alternatives.has(word)) ||
    senses.some((sense) => sense?.negates || sense?.totals) ||
    phrases.some(({ kind }) => kind === PHRASE.none);
  if (!isCount || isOther) return undefined;
  const roots = [...cues.keys()].filter((root) => root.length >= ROOT_LETTERS_MIN);
  const nounOf = (end: number) =>
    Array.from({ length: NOUN_WORDS_MAX }, (_, i) => end + i).find(
      (at) => tokens[at]?.boundary === 0 && roots.some((root) => stems[at]!.endsWith(root)),
    );
  const ones = [...tokens.keys()]
    .filter(
      (at) => language.ones.has(tokens[at]!.word) && numbers.every(({ start }) => start !== at),
    )
    .map((start) => ({ start, end: start + 1, value: 1, unit: undefined }));
  const parts = [...numbers, ...ones]
    .filter(({ end, unit }) => unit === undefined && nounOf(end) !== undefined)
    .sort((a, b) => a.start - b.start);
  const kinds = new Set(
    parts.map(({ end }) =>
      tokens
        .slice(end, nounOf(end)! + 1)
        .map(({ word }) => word)
        .join(' '),
    ),
  );
  // "Three rooms, three rooms": said twice.
  if (parts.length < 2 || kinds.size < parts.length) return undefined;
  // "Four rooms, two of them bedrooms": the noun itself tells how many there are.
  if (parts.some(({ end }) => roots.includes(stems[end]!))) return undefined;
  const value = parts.reduce((sum, each) => sum + Number(each.value), 0);
  return { value, words: [parts[0]!.start, nounOf(parts.at(-1)!.end)! + 1] };
}
