import type { JsonValue } from '../configuration/entities.ts';
import type { LabelMatch } from './labels.ts';
import type { Mention, ReadText } from './mentions.ts';
import {
  DIRECTION_BACK,
  DIRECTION_OUT,
  type InformationEntry,
  type ReadingIndex,
} from './reading-index.ts';

/** What is known when mentions are weighed against informations. */
export interface Weighing {
  readonly index: ReadingIndex;
  readonly read: ReadText;
  /** The tokens' stems in the language of the artifact. */
  readonly stems: readonly string[];
  /** Per information: 0 not asked, 1 the main one asked, less for another one asked. */
  readonly asked: Float64Array;
  /** Per token: 1 where a mention stands; its words speak of that mention only. */
  readonly taken: Uint8Array;
  /** The text refuses, does not know or puts off: what looks like a name hardly answers. */
  readonly isDeclining: boolean;
}

/** A value that an information may take from the words [start, end). */
export interface Claim {
  readonly information: number;
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

const CONTEXT_BEFORE_MAX = 6;
const CONTEXT_AFTER_MAX = 4;
const DIRECTIONS = DIRECTION_OUT | DIRECTION_BACK;

/** How strongly the words around [start, end) speak of an information. */
export interface Context {
  readonly roles: number;
  /** Bits of one direction only, that of the nearest word which has one. */
  readonly direction: number;
  /** The same for the words after it, which may be about something else. */
  readonly directionAfter: number;
  /** Stems around, with the nearness of each, 0..1. */
  readonly stems: readonly string[];
  readonly nearness: readonly number[];
  /** The word right after, as in "4 people"; -1 if there is none. */
  readonly unit: number;
}

/** Reads the surroundings of a mention, up to its neighbours. */
export function contextOf(weighing: Weighing, start: number, end: number): Context {
  const { read, stems, taken } = weighing;
  const around: { stems: string[]; nearness: number[]; roles: number; direction: number } = {
    stems: [],
    nearness: [],
    roles: 0,
    direction: 0,
  };
  const visit = (at: number, distance: number) => {
    const roles = read.roles[at]!;
    around.roles |= roles & ~DIRECTIONS;
    if (around.direction === 0) around.direction = oneDirection(roles);
    around.stems.push(stems[at]!);
    around.nearness.push(1 / (1 + distance / 4));
  };
  for (let at = start - 1; at >= 0 && at >= start - CONTEXT_BEFORE_MAX; at--) {
    if (read.tokens[at + 1]!.boundary > 0 || taken[at] === 1) break;
    visit(at, start - 1 - at);
  }
  const before = around.direction;
  around.direction = 0;
  for (let at = end; at < stems.length && at < end + CONTEXT_AFTER_MAX; at++) {
    if (read.tokens[at]!.boundary > 0 || taken[at] === 1) break;
    visit(at, at - end + 1);
  }
  const unit = unitAfter(weighing, end);
  return { ...around, direction: before, directionAfter: around.direction, unit };
}

function oneDirection(roles: number): number {
  const out = roles & DIRECTION_OUT;
  const back = roles & DIRECTION_BACK;
  if (out !== 0 && back !== 0) return 0;
  return out | back;
}

/** The noun that follows a number: "4 people", "5-star", "two more nights". */
function unitAfter({ read, taken }: Weighing, end: number): number {
  for (let at = end; at < read.tokens.length && at < end + 3; at++) {
    if (read.tokens[at]!.boundary > 0 || taken[at] === 1) return -1;
    if (read.senses[at]?.isEmpty !== true) return at;
    if ((read.senses[at]?.roles ?? 0) !== 0 && at > end) return -1;
  }
  return -1;
}

const MAIN_ASKED = 3;
const CUE = 1.6;
const ROLE = 1.2;
const DIRECTION = 1.5;
const DIRECTION_AGAINST = -2.5;
const FIRST_DIRECTION = 0.4;
const UNIT = 1.5;
const UNIT_AGAINST = -2.5;
const ALONE = 1.2;

/** How well the words around a mention fit an information. */
export function fitContext(weighing: Weighing, entry: InformationEntry, context: Context): number {
  let score = MAIN_ASKED * weighing.asked[entry.position]!;
  score += CUE * Math.min(1.5, cueOverlap(entry, context));
  if ((entry.roles & context.roles & ~DIRECTIONS) !== 0) score += ROLE;
  return score + fitDirection(entry, context);
}

function cueOverlap(entry: InformationEntry, context: Context): number {
  let sum = 0;
  for (let i = 0; i < context.stems.length; i++) {
    const weight = entry.cues.get(context.stems[i]!);
    if (weight !== undefined) sum += weight * context.nearness[i]!;
  }
  return sum;
}

function fitDirection(entry: InformationEntry, context: Context): number {
  const own = oneDirection(entry.roles);
  if (own === 0) return 0;
  if (context.direction === 0) return (own & DIRECTION_OUT) !== 0 ? FIRST_DIRECTION : 0;
  const agrees = ((own & DIRECTION_OUT) !== 0) === ((context.direction & DIRECTION_OUT) !== 0);
  return agrees ? DIRECTION : DIRECTION_AGAINST;
}

/** How well the noun after a number fits: "4 people" is no number of rooms. */
function fitUnit(weighing: Weighing, entry: InformationEntry, context: Context): number {
  if (context.unit < 0) return 0;
  const root = weighing.stems[context.unit]!;
  const roles = weighing.read.roles[context.unit]!;
  if (entry.cues.has(root) || (roles & entry.roles & ~DIRECTIONS) !== 0) return UNIT;
  const isOthers = weighing.index.informations.some((other) => other.cues.has(root));
  return isOthers || roles !== 0 ? UNIT_AGAINST : 0;
}

/** Claims of every information that may take the mention. */
export function claimMention(weighing: Weighing, mention: Mention, claims: Claim[]): void {
  const context = contextOf(weighing, mention.start, mention.end);
  for (const entry of weighing.index.informations) {
    const value = valueFor(entry, mention);
    if (value === undefined) continue;
    let score = fitContext(weighing, entry, context) + 2 * (mention.certainty - 1);
    if (mention.kind === 'number') score += fitUnit(weighing, entry, context);
    else if (isAlone(weighing.index, entry)) score += ALONE;
    claims.push({
      information: entry.position,
      value,
      start: mention.start,
      end: mention.end,
      score,
    });
  }
}

/** Whether no other information takes values of this kind. */
function isAlone(index: ReadingIndex, entry: InformationEntry): boolean {
  return !index.informations.some(
    (other) =>
      other !== entry && other.kind === entry.kind && other.choiceKind === entry.choiceKind,
  );
}

/** The mention as a value of the information's kind; undefined where it is none. */
export function valueFor(entry: InformationEntry, mention: Mention): JsonValue | undefined {
  if (entry.kind === 'choice') return typedChoice(entry, mention);
  if (entry.kind === 'number') return mention.kind === 'number' ? mention.value : undefined;
  if (entry.kind === 'date') return mention.kind === 'date' ? mention.value : undefined;
  if (entry.kind === 'time') return mention.kind === 'time' ? clockText(mention.value) : undefined;
  return undefined;
}

function clockText(value: number | string): string {
  const minutes = Number(value);
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** The choice that names the same time, weekday, day of the month or number. */
function typedChoice(entry: InformationEntry, mention: Mention): JsonValue | undefined {
  if (entry.choiceKind === undefined) return undefined;
  const key = typedKey(entry.choiceKind, mention);
  if (key === undefined) return undefined;
  return entry.choices.find(({ typed }) => typed!.value === key)?.value;
}

function typedKey(kind: Mention['kind'], mention: Mention): number | string | undefined {
  if (mention.kind === kind) return mention.value;
  if (mention.kind !== 'date') return undefined;
  const date = new Date(`${mention.value}T00:00:00Z`);
  if (kind === 'weekday') return (date.getUTCDay() + 6) % 7;
  return kind === 'ordinal' ? date.getUTCDate() : undefined;
}

const LABEL_ASKED = 3;
const LABEL_WHOLE = 1.4;

/** Claims of a label that stands in the text. */
export function claimLabel(weighing: Weighing, match: LabelMatch, claims: Claim[]): void {
  const entry = weighing.index.informations[match.information]!;
  const context = contextOf(weighing, match.start, match.end);
  const score =
    LABEL_ASKED * weighing.asked[match.information]! +
    LABEL_WHOLE +
    4 * (match.weight - 1) +
    0.5 * (match.end - match.start - 1) +
    0.5 * Math.min(1, cueOverlap(entry, context)) +
    fitDirection(entry, context);
  claims.push({
    information: match.information,
    value: entry.choices[match.choice]!.value,
    start: match.start,
    end: match.end,
    score,
  });
}
