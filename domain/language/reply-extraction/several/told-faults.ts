import { canonicalJson, type JsonValue } from '../../../json/json.ts';
import { endOfSentence } from '../../grammar/clause.ts';
import { PHRASE } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import { leftOut } from './denied-clauses.ts';
import {
  deniesAlike,
  deniesVerb,
  type FaultClause,
  type Side,
  sideOfLabel,
} from './fault-clauses.ts';

/** What a reply says of the choices of an information. */
export interface ToldFaults {
  /** The values of those that something is wrong with, in their order. */
  readonly broken: readonly JsonValue[];
  /** All of them are fine. */
  readonly isAllSound: boolean;
}

/** A reply in clauses, with the labels in it. */
interface FaultText {
  readonly read: ReadText;
  readonly clauses: readonly FaultClause[];
  readonly labels: readonly LabelMatch[];
}

/** Of each label what is said of it; undefined where nothing sure is. */
type Sides = Map<LabelMatch, Side | undefined>;

export function toldFaults(
  text: FaultText,
  { choices, faults, listed }: InformationEntry,
): ToldFaults {
  const { labels, read } = text;
  const { excluded } = leftOut(read, labels);
  const isOut = ({ start }: LabelMatch) => excluded[start] === 1;
  const sides = sidesOfLabels(text, isOut);
  const ofAll = sideOfAll(text.clauses, isOut);
  if (ofAll === 1) contrast(text.clauses, sides);
  const isExcepted = read.phrases.some(({ kind }) => kind === PHRASE.except);
  // Nobody has every symptom of a list: "qué va, nada de nada".
  const isAllBroken = ofAll === -1 && faults !== 'felt' && !(isExcepted && !labels.some(isOut));
  // A synonym has the value of its choice.
  const said = new Map<string, Set<Side | undefined>>();
  for (const label of labels) {
    const key = canonicalJson(choices[label.choice]!.value);
    const known = said.get(key);
    if (known === undefined) said.set(key, new Set([sides.get(label)]));
    else known.add(sides.get(label));
  }
  const isBroken = (value: JsonValue) => {
    const own = said.get(canonicalJson(value));
    return own === undefined ? isAllBroken : own.size === 1 && own.has(-1);
  };
  const values = choices.slice(0, listed).map(({ value }) => value);
  return {
    broken: [...new Set(values)].filter(isBroken),
    isAllSound: ofAll === 1 && !isExcepted && labels.every((label) => sides.get(label) === 1),
  };
}

function sidesOfLabels(text: FaultText, isOut: (label: LabelMatch) => boolean): Sides {
  const sides: Sides = new Map();
  for (const [at, clause] of text.clauses.entries()) {
    for (const label of clause.labels) {
      const side = isOut(label) ? opposite(sideAround(text, at)) : sideIn(text, at, label);
      sides.set(
        label,
        side ?? (isBare(clause) && !isOut(label) ? bareSide(text, at, sides) : side),
      );
    }
    goOn(text, at, sides);
  }
  return sides;
}

function opposite(side: Side | undefined): Side | undefined {
  if (side === undefined) return undefined;
  return side === 1 ? -1 : 1;
}

/** "The boiler won't get warm, the rest works": what is denied of one thing while all else is fine is what is wrong with it. */
function contrast(clauses: readonly FaultClause[], sides: Sides): void {
  for (const { denials, labels } of clauses) {
    for (const label of labels) {
      const isDenied = denials.some((at) => at >= label.end);
      if (isDenied && sides.get(label) === undefined) sides.set(label, -1);
    }
  }
}

/** What is said in a clause, or else in the next one of its sentence or in one before: "apart from the brakes, all is fine". */
function sideAround({ clauses, read }: FaultText, at: number): Side | undefined {
  const end = endOfSentence(read, clauses[at]!.start + 1);
  const next = clauses.slice(at).find((each) => each.start < end && each.words.length > 0);
  return (next ?? lastTold(clauses, at))?.words[0]?.side;
}

/** The last one before a clause that says that something is wrong or not. */
function lastTold(clauses: readonly FaultClause[], at: number): FaultClause | undefined {
  return clauses.slice(0, at).findLast(({ words }) => words.length > 0);
}

/** What its own clause says of a label. */
function sideIn({ clauses, read }: FaultText, at: number, label: LabelMatch): Side | undefined {
  const clause = clauses[at]!;
  if (clause.denials.length === 0) return sideOfLabel(clause, label);
  if (deniesAlike(read, clause)) return opposite(lastTold(clauses, at)?.words.at(-1)?.side);
  return deniesVerb(read, clause) ? -1 : undefined;
}

function isBare({ denials, words }: FaultClause): boolean {
  return denials.length === 0 && words.length === 0;
}

/** What is only named is wrong, unless the clause beside it that "and" joins says what is: "brakes and gears are fine". */
function bareSide(text: FaultText, at: number, sides: Sides): Side | undefined {
  const ahead = sharedAhead(text, at);
  if (ahead !== undefined) return ahead;
  const last = text.clauses[at - 1]?.labels.at(-1);
  return text.clauses[at]!.goesOn && last !== undefined ? sides.get(last) : -1;
}

/** "Brakes and gears are fine", "brakes, gears and light are broken". */
function sharedAhead({ clauses, read }: FaultText, at: number): Side | undefined {
  for (const clause of clauses.slice(at + 1)) {
    const [label] = clause.labels;
    if (label === undefined || read.tokens[clause.start]!.boundary === 2) return undefined;
    if (!isBare(clause)) return clause.goesOn ? sideOfLabel(clause, label) : undefined;
  }
  return undefined;
}

/** "The light: fine", "the brakes work, but badly": a clause that names nothing goes on about what was named; what both say of it is left open. */
function goOn({ clauses, read }: FaultText, at: number, sides: Sides): void {
  const { isOfAll, labels, start, words } = clauses[at]!;
  const before = clauses[at - 1];
  const isAlike = labels.length === 0 && !isOfAll && words.length > 0;
  if (!isAlike || before === undefined || read.tokens[start]!.boundary === 2) return;
  const side = words.some((word) => word.side === -1) ? -1 : 1;
  for (const label of before.labels) {
    if (isBare(before)) sides.set(label, side);
    else if (sides.get(label) !== side) sides.set(label, undefined);
  }
}

/** What is said of all, or of all that is left. */
function sideOfAll(
  clauses: readonly FaultClause[],
  isOut: (label: LabelMatch) => boolean,
): Side | undefined {
  const all = clauses.filter(({ isOfAll, labels }) => isOfAll && labels.every(isOut));
  const [side, ...others] = new Set(all.flatMap(({ words }) => words.map((word) => word.side)));
  return others.length === 0 ? side : undefined;
}
