import { endOfClause } from '../../grammar/clause.ts';
import { PHRASE } from '../../grammar/language.ts';
import { type ReadText, saysLittle } from '../../grammar/read-text.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import type { TokenRange } from '../../text/tokens.ts';
import {
  type FaultsAsked,
  type FaultWord,
  faultWords,
  negationsIn,
  sidesWithin,
} from '../../word-kinds/faults.ts';

/** What is wrong, or what is not. */
export type Side = -1 | 1;

interface ToldWord extends TokenRange {
  readonly side: Side;
}

/** A clause of a reply to who asks what is wrong, and what it says of what it names. */
export interface FaultClause extends TokenRange {
  readonly labels: readonly LabelMatch[];
  /** Of its words of what is wrong or not, the side that each comes to. */
  readonly words: readonly ToldWord[];
  /** Token indexes of what denies none of these words, but what is named. */
  readonly denials: readonly number[];
  /** It speaks of all, or of all that is left. */
  readonly isOfAll: boolean;
  /** Begins with "and": what is said of it may be said of what stands before. */
  readonly goesOn: boolean;
}

const OF_ALL: ReadonlySet<number> = new Set([PHRASE.everything, PHRASE.nothing, PHRASE.rest]);

export function faultClauses(
  read: ReadText,
  asked: FaultsAsked,
  labels: readonly LabelMatch[],
): readonly FaultClause[] {
  const isNamed = ({ start, end }: TokenRange) =>
    labels.some((label) => label.start < end && label.end > start);
  const words = faultWords(read, asked).filter((word) => !isNamed(word));
  const clauses: FaultClause[] = [];
  for (let start = 0; start < read.tokens.length; ) {
    const end = endOfClause(read, start + 1);
    if (read.asks[start] === 0) clauses.push(clauseOf(read, { start, end }, words, labels));
    start = end;
  }
  return clauses;
}

function clauseOf(
  read: ReadText,
  { start, end }: TokenRange,
  words: readonly FaultWord[],
  labels: readonly LabelMatch[],
): FaultClause {
  const range = { start, end };
  const own = labels.filter((label) => label.start >= start && label.start < end);
  const sides = sidesWithin(read, words, range);
  const isOther = words.some(
    (word) => word.kind === 'otherwise' && word.start >= start && word.end <= end,
  );
  return {
    ...range,
    labels: own,
    words: sides.flatMap(({ side, ...word }) => (side === 0 ? [] : [{ ...word, side }])),
    denials: sides.length > 0 ? [] : negationsIn(read, own, range),
    isOfAll: isOther || saysOfAll(read, range),
    goesOn: read.senses[start]?.joinsNumbers === true,
  };
}

function saysOfAll({ phrases }: ReadText, { start, end }: TokenRange): boolean {
  return phrases.some((each) => OF_ALL.has(each.kind) && each.start >= start && each.end <= end);
}

/** The side of a label: that of the next such word of its clause, or of the one before; what is wrong wins where one thing alone is named. */
export function sideOfLabel({ labels, words }: FaultClause, label: LabelMatch): Side | undefined {
  if (words.length === 0) return undefined;
  if (labels.length < 2) return words.some(({ side }) => side === -1) ? -1 : 1;
  return (words.find(({ start }) => start >= label.end) ?? words.at(-1)!).side;
}

/** "… but the light isn't", "das Licht nicht": it denies of the thing, before it, what was said of another one. */
export function deniesAlike(read: ReadText, { denials, end, labels, start }: FaultClause): boolean {
  const last = labels.at(-1);
  if (last === undefined || !denials.some((at) => at >= last.end)) return false;
  for (let at = start; at < end; at++) {
    if (!isSmall(read, at) && !isWithin(labels, at)) return false;
  }
  return true;
}

/** "Die Tür schließt nicht", "the lid does not latch": one verb behind the thing is denied, and no more is said. */
export function deniesVerb(read: ReadText, { denials, end, labels, start }: FaultClause): boolean {
  const last = labels.at(-1);
  if (last === undefined || !denials.some((at) => at >= last.end)) return false;
  const { having, knowing, needing, telling, wishing } = read.language;
  let verbs = 0;
  for (let at = start; at < end; at++) {
    if (isSmall(read, at) || isWithin(labels, at)) continue;
    const { word } = read.tokens[at]!;
    const root = read.stems[at]!;
    if (having.has(root) || needing.has(root) || knowing.has(word) || telling.has(word))
      return false;
    if (at < last.end || wishing.has(word)) return false;
    verbs++;
  }
  return verbs === 1;
}

function isSmall(read: ReadText, at: number): boolean {
  return saysLittle(read, at) || read.senses[at]?.negates === true || beginsOn(read, at);
}

function beginsOn({ senses }: ReadText, at: number): boolean {
  return senses[at]?.joinsClauses === true;
}

function isWithin(labels: readonly LabelMatch[], at: number): boolean {
  return labels.some(({ start, end }) => start <= at && at < end);
}
