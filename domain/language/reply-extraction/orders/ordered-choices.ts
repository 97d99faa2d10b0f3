import { MadeOnce, type Steps } from '../../../steps.ts';
import { endOfClause, startOfClause } from '../../grammar/clause.ts';
import { DIRECTION_BACK } from '../../grammar/directions.ts';
import { MARK, PHRASE } from '../../grammar/language.ts';
import { hasMark, phraseOf, type ReadText, saysLittle } from '../../grammar/read-text.ts';
import type { SelectionTable } from '../../pack-format/propositions.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import { findIndexed, indexLists, type PhraseMatch } from '../../text/phrases.ts';
import type { TokenRange } from '../../text/tokens.ts';
import type { Extraction } from '../candidates/context.ts';
import { offerWords } from '../offers/offer-words.ts';
import { isTurnedDownAt } from '../offers/turned-down.ts';
import { type LabelOrder, orderOfLabels } from './label-order.ts';

const KINDS = ['upTo', 'onward', 'below', 'above', 'weekend', 'workdays'] as const;
type Kind = (typeof KINDS)[number];

const compiled = new MadeOnce((table: SelectionTable) =>
  indexLists(KINDS.map((kind) => table[kind])),
);

/** The words of a text for parts of an order: "up to", "onwards", "the weekend". */
export function* findOrderPhrases({ language, tokens }: ReadText): Steps<readonly PhraseMatch[]> {
  return findIndexed(yield* compiled.inSteps(language.pack.selections), tokens);
}

/** Choices as places in the list of the question, in its order. */
export interface ChosenPlaces {
  readonly choices: readonly number[];
  readonly words: readonly [number, number];
}

/** Words [start, end) that mean several choices by their order. */
interface OrderSpan extends TokenRange {
  readonly has: (rank: number) => boolean;
}

/**
 * The choices that a reply means by their order: "Monday to Wednesday", "from B upwards", "anything up to L", "the weekend",
 * with what it names beside and without what it leaves out. Undefined where it says nothing of an order, and `of_others` where a
 * range of them tells of something else: "I'm away Monday to Wednesday".
 */
export function choicesInOrder(
  extraction: Extraction,
  entry: InformationEntry,
  named: LabelsInOrder,
): ChosenPlaces | 'of_others' | undefined {
  if (named.phrases.length === 0 && named.own.length < 2) return undefined;
  const order = orderOfLabels(entry, extraction.read.language);
  return order && meantInOrder(extraction, entry, { ...named, order });
}

interface LabelsInOrder {
  /** The labels of these choices in the reply. */
  readonly own: readonly LabelMatch[];
  /** Whether a label is left out, as in "but never on Wednesday". */
  readonly isOut: (label: LabelMatch) => boolean;
  /** The reply's words for parts of an order. */
  readonly phrases: readonly PhraseMatch[];
}

function meantInOrder(
  extraction: Extraction,
  entry: InformationEntry,
  { own, isOut, phrases, order }: LabelsInOrder & { readonly order: LabelOrder },
): ChosenPlaces | 'of_others' | undefined {
  const { read } = extraction;
  const rankOf = ({ choice }: LabelMatch) => order.ranks[placeOf(entry, choice)]!;
  const pairs = pairsIn(read, own, rankOf, order);
  const single = own.filter((label) => !pairs.some((pair) => covers(pair, label)));
  const sides = sidesIn(
    read,
    phrases,
    single.filter((label) => !isOut(label)),
    rankOf,
  );
  const spans = [...pairs, ...sides, ...groupsIn(read, phrases, order)];
  const meant = spans.filter((span) => isMeant(extraction, entry, span, [...own, ...phrases]));
  if (meant.length === 0) return pairs.length > 0 ? 'of_others' : undefined;
  const beside = single.filter((label) => !spans.some((span) => covers(span, label)));
  const out = new Set(single.filter(isOut).map(rankOf));
  const more = new Set(beside.map(rankOf));
  const isMeantToo = (rank: number) =>
    !out.has(rank) && (more.has(rank) || meant.some(({ has }) => has(rank)));
  const choices = order.ranks.flatMap((rank, place) => (isMeantToo(rank) ? [place] : []));
  if (choices.length === 0) return undefined;
  return { choices, words: [meant[0]!.start, meant.at(-1)!.end] };
}

/** Neither asked, denied nor in a clause with words of something else. */
function isMeant(
  { aside, read, stems }: Extraction,
  { cues }: InformationEntry,
  span: OrderSpan,
  others: readonly TokenRange[],
): boolean {
  const { senses, tokens } = read;
  if (read.asks[span.start] !== 0 || aside[span.start] === 1 || isTurnedDownAt(read, span))
    return false;
  const { following } = offerWords(read.language);
  const known = [span, ...others, ...read.phrases.filter(({ kind }) => OF_ALL.has(kind))];
  const isKnown = (at: number) => known.some(({ start, end }) => start <= at && at < end);
  const isOfAnswer = (word: string) => following.has(word) || read.language.wishing.has(word);
  const to = endOfClause(read, span.end);
  for (let at = startOfClause(read, span.start); at < to; at++) {
    const isSmall = saysLittle(read, at) || senses[at]?.joinsClauses === true || isKnown(at);
    if (!isSmall && !isOfAnswer(tokens[at]!.word) && !cues.has(stems[at]!)) return false;
  }
  return true;
}

const OF_ALL: ReadonlySet<number> = new Set([
  PHRASE.yes,
  PHRASE.everything,
  PHRASE.except,
  PHRASE.courtesy,
  PHRASE.thanks,
]);

function placeOf({ choices, listed }: InformationEntry, choice: number): number {
  if (choice < listed) return choice;
  const value = JSON.stringify(choices[choice]!.value);
  return choices.findIndex((each) => JSON.stringify(each.value) === value);
}

function covers(span: TokenRange, { start, end }: LabelMatch): boolean {
  return start < span.end && span.start < end;
}

/** "Monday to Wednesday", "A-C", "between March and May"; the week and the year go round. */
function pairsIn(
  read: ReadText,
  own: readonly LabelMatch[],
  rankOf: (label: LabelMatch) => number,
  { kind }: LabelOrder,
): OrderSpan[] {
  const pairs: OrderSpan[] = [];
  const inText = own.toSorted((a, b) => a.start - b.start);
  for (const [at, second] of inText.entries()) {
    const first = inText[at - 1];
    if (first === undefined || !isRange(read, first, second)) continue;
    const [from, to] = [rankOf(first), rankOf(second)];
    const goesRound = from > to && (kind === 'weekday' || kind === 'month');
    const has = (rank: number) =>
      goesRound
        ? rank >= from || rank <= to
        : rank >= Math.min(from, to) && rank <= Math.max(from, to);
    pairs.push({ start: first.start, end: second.end, has });
  }
  return pairs;
}

/** Words between the two ends: "to the", "tot en met". */
const BETWEEN_MAX = 3;

function isRange(read: ReadText, first: LabelMatch, second: LabelMatch): boolean {
  const { language, roles, senses, text, tokens } = read;
  const gap = second.start - first.end;
  if (gap < 0 || gap > BETWEEN_MAX) return false;
  if (gap === 0) {
    const between = text.slice(tokens[first.end - 1]!.end, tokens[second.start]!.start);
    return /^\s*[-–—~]\s*$/.test(between);
  }
  if (tokens[first.end]!.boundary > 0 || tokens[second.start]!.boundary > 0) return false;
  if ((roles[first.end]! & DIRECTION_BACK) !== 0) return true;
  const isBetween = [first.start - 1, first.start - 2].some((at) =>
    language.ranging.has(tokens[at]?.word ?? ''),
  );
  return isBetween && senses[first.end]?.joinsNumbers === true;
}

/** "Up to L", "from B upwards", "after Tuesday". */
function sidesIn(
  read: ReadText,
  phrases: readonly PhraseMatch[],
  own: readonly LabelMatch[],
  rankOf: (label: LabelMatch) => number,
): OrderSpan[] {
  return own.flatMap((label) => {
    const side = phrases.find((phrase) => isBeside(read, phrase, label));
    const has = side && HOLDS[KINDS[side.kind]!];
    if (side === undefined || has === undefined || isCompared(read, side, own)) return [];
    const rank = rankOf(label);
    const start = Math.min(side.start, label.start);
    return [{ start, end: Math.max(side.end, label.end), has: (each: number) => has(each, rank) }];
  });
}

const HOLDS: Readonly<Partial<Record<Kind, (rank: number, end: number) => boolean>>> = {
  upTo: (rank, end) => rank <= end,
  onward: (rank, end) => rank >= end,
  below: (rank, end) => rank < end,
  above: (rank, end) => rank > end,
};

/** "M is smaller than L", "M over S": a label stands on either side, in one clause. */
function isCompared(read: ReadText, { start, end, kind }: PhraseMatch, own: readonly LabelMatch[]) {
  if (KINDS[kind] !== 'below' && KINDS[kind] !== 'above') return false;
  const [from, to] = [startOfClause(read, start), endOfClause(read, end)];
  const isBefore = own.some((label) => label.start >= from && label.end <= start);
  const isBehind = own.some((label) => label.start >= end && label.end <= to);
  return isBefore && isBehind;
}

/** Right before the label, but for a small word, or right behind it. */
function isBeside(read: ReadText, phrase: PhraseMatch, { start, end }: LabelMatch): boolean {
  if (HOLDS[KINDS[phrase.kind]!] === undefined) return false;
  const { tokens } = read;
  if (phrase.start === end) return tokens[end]!.boundary === 0;
  if (phrase.end > start || tokens[start]!.boundary > 0) return false;
  if (phrase.end === start) return true;
  if (phrase.end !== start - 1 || tokens[start - 1]!.boundary > 0) return false;
  // Not "above all M".
  return saysLittle(read, start - 1) && phraseOf(read, start - 1, PHRASE.everything) === undefined;
}

/** Monday is 0. */
const SATURDAY = 5;

/** "The weekend", "weekdays", and "every day but the weekend". */
function groupsIn(
  read: ReadText,
  phrases: readonly PhraseMatch[],
  { kind }: LabelOrder,
): OrderSpan[] {
  if (kind !== 'weekday') return [];
  return phrases.flatMap((phrase) => {
    const { start, end } = phrase;
    const name = KINDS[phrase.kind]!;
    if (name !== 'weekend' && name !== 'workdays') return [];
    if (isOtherTime(read, phrases, phrase)) return [];
    const isOut = read.phrases.some(
      (each) => each.kind === PHRASE.except && isUpTo(read, each.end, start),
    );
    const isWeekend = (name === 'weekend') !== isOut;
    return [{ start, end, has: (day: number) => day >= SATURDAY === isWeekend }];
  });
}

/** "Last weekend", "after the weekend", "have a nice weekend", "the weekend was lovely". */
function isOtherTime(
  read: ReadText,
  phrases: readonly PhraseMatch[],
  { start, end }: PhraseMatch,
): boolean {
  const isLast = (at: number) => hasMark(read, at, MARK.last | MARK.listLast);
  if (isLast(start - 1) || isLast(end)) return true;
  const isSide = ({ kind, start: from, end: to }: PhraseMatch) =>
    HOLDS[KINDS[kind]!] !== undefined && (from === end || isUpTo(read, to, start));
  if (phrases.some(isSide) || isPraise(read, start - 1)) return true;
  const isGreeting = read.phrases.some(
    (each) => each.kind === PHRASE.courtesy && each.start < end && start < each.end,
  );
  if (isGreeting) return true;
  const to = endOfClause(read, end);
  for (let at = end; at < to; at++) if (isPraise(read, at)) return true;
  return false;
}

/** Nothing but a small word stands between. */
function isUpTo(read: ReadText, end: number, start: number): boolean {
  if (end > start || start - end > 1 || read.tokens[start]!.boundary > 0) return false;
  return end === start || (saysLittle(read, end) && read.tokens[end]!.boundary === 0);
}

function isPraise(read: ReadText, at: number): boolean {
  const sense = read.senses[at];
  if (sense?.isStance !== true && sense?.isCourtesy !== true) return false;
  const { word } = read.tokens[at]!;
  return !offerWords(read.language).following.has(word) && !read.language.wishing.has(word);
}
