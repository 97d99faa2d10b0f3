import { acceptsValue } from '../../configuration/information-schema.ts';
import type { JsonValue } from '../../json.ts';
import { MARK, PHRASE } from '../grammar/language.ts';
import { type ReadText, readText } from '../mentions/read-text.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import type { Extraction } from './context.ts';
import type { InformationEntry } from './information-entry.ts';
import type { LabelMatch } from './labels.ts';
import { isOpposite } from './proposition.ts';
import type { Extracted } from './resolve-candidates.ts';
import { findYesOrNo } from './yes-or-no.ts';

const CONFIDENCE = 0.85;

/** Several choices told at once, or by what is left out: "all but the grill", "neither", "the first two". */
export function addSelections(extraction: Extraction, extracted: Extracted): void {
  for (const entry of extraction.wanted) {
    if (entry.kind !== 'choice' || entry.listed < 2) continue;
    const selection = selectionOf(extraction, entry, extracted);
    if (selection === undefined) continue;
    const value = valueFor(entry, selection.choices);
    if (value !== undefined && acceptsValue(entry.whole, value)) {
      extracted.set(entry.position, { value, confidence: CONFIDENCE, words: selection.words });
    } else if (selection.isTelling) extracted.delete(entry.position);
  }
}

/** Choices as places in the list of the question, in its order. */
interface Selection {
  readonly choices: readonly number[];
  readonly words: readonly [number, number];
  /** What was understood before is wrong where this selection is no value. */
  readonly isTelling: boolean;
}

/** All of a list; of a single choice the only one that is left. */
function valueFor(entry: InformationEntry, choices: readonly number[]): JsonValue | undefined {
  const values = choices.map((choice) => entry.choices[choice]!.value);
  if (entry.isList) return values;
  return values.length === 1 ? values[0] : undefined;
}

function selectionOf(
  extraction: Extraction,
  entry: InformationEntry,
  extracted: Extracted,
): Selection | undefined {
  const own = extraction.labels.filter(({ information }) => information === entry.position);
  if (own.length > 0) return ofNamed(extraction, entry, own);
  if (extracted.get(entry.position)?.value !== undefined) return undefined;
  return (
    ofOpposites(extraction, entry) ?? ofPlaces(extraction, entry) ?? ofAllOrNone(extraction, entry)
  );
}

/** "It's bare" where one of the choices is unfurnished. */
function ofOpposites({ index, read }: Extraction, entry: InformationEntry): Selection | undefined {
  if (index.language !== read.language) return undefined;
  for (const { kind, start, end } of read.phrases) {
    if (!isOpposite(kind) || read.asks[start]! > 0) continue;
    const choices = entry.sides.flatMap((kinds, at) => (kinds.includes(kind) ? [at] : []));
    if (choices.length === 1) return { choices, words: [start, end], isTelling: false };
  }
  return undefined;
}

/** Some are named, and some of those are left out. */
function ofNamed(
  extraction: Extraction,
  entry: InformationEntry,
  own: readonly LabelMatch[],
): Selection | undefined {
  const out = new Set<number>();
  const within = new Set<number>();
  for (const label of own) {
    const place = placeOf(entry, label.choice);
    if (place >= 0) (isLeftOut(extraction, label) ? out : within).add(place);
  }
  if (out.size === 0) return undefined;
  for (const place of within) out.delete(place);
  const places = entry.choices.slice(0, entry.listed).map((_, at) => at);
  const words = [own[0]!.start, own.at(-1)!.end] as const;
  if (within.size > 0) {
    return { choices: places.filter((at) => within.has(at)), words, isTelling: true };
  }
  const rest = places.filter((at) => !out.has(at));
  const isRestMeant = !entry.isList || says(extraction.read, PHRASE.except, PHRASE.everything);
  return { choices: isRestMeant ? rest : [], words, isTelling: true };
}

/** A synonym stands for the choice with its value. */
function placeOf({ choices, listed }: InformationEntry, choice: number): number {
  const value = JSON.stringify(choices[choice]!.value);
  return choices.findIndex((each, at) => at < listed && JSON.stringify(each.value) === value);
}

function says({ phrases }: ReadText, ...kinds: readonly number[]): boolean {
  return phrases.some(({ kind }) => kinds.includes(kind));
}

/** After "except" or "neither", denied, or with a "no" right behind it. */
function isLeftOut({ negated, read }: Extraction, { start, end }: LabelMatch): boolean {
  if (negated[start] === 1 || isDeniedBefore(read, start) || isDeniedAfter(read, end)) return true;
  return read.phrases.some(
    (phrase) => isExcluding(phrase) && phrase.start <= start && reaches(read, phrase.end, start),
  );
}

function isExcluding({ kind }: PhraseMatch): boolean {
  return kind === PHRASE.except || kind === PHRASE.neither;
}

/** Up to a comma, or to where everything else is meant ("除了现金都可以"). */
function reaches(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    if (read.tokens[at]!.boundary > 0) return false;
    const isAll = read.phrases.some(
      ({ kind, start }) => kind === PHRASE.everything && start === at,
    );
    if (isAll && at > from) return false;
  }
  return true;
}

/** "Not the grill", "nicht nach Süden". */
function isDeniedBefore({ senses, tokens }: ReadText, at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 2; i--) {
    if (tokens[i + 1]!.boundary > 0) return false;
    if (senses[i]?.negates) return true;
    if (!senses[i]?.isEmpty) return false;
  }
  return false;
}

/** "The grill not", "il seggiolino no". */
function isDeniedAfter({ senses, tokens }: ReadText, at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.boundary > 0 || !senses[at]?.negates) return false;
  return (tokens[at + 1]?.boundary ?? 2) > 0;
}

const PLACES = MARK.listFirst | MARK.listLast | MARK.listMiddle;

/** "The first two", "the last one", "the one in the middle". */
function ofPlaces({ declined, read }: Extraction, entry: InformationEntry): Selection | undefined {
  const at = read.senses.findIndex((sense) => ((sense?.marks ?? 0) & PLACES) !== 0);
  if (at < 0 || declined[at] === 1) return undefined;
  const near = [at + 1, at - 1].find((each) => (read.senses[each]?.number ?? 0) >= 2);
  const marks = read.senses[at]!.marks;
  const end = Math.max(at, near ?? at) + 1;
  if (!isAnswer(read, Math.min(at, near ?? at), end)) return undefined;
  const words = [at, end] as const;
  const all = entry.choices.slice(0, entry.listed).map((_, place) => place);
  const count = near === undefined ? 1 : read.senses[near]!.number!;
  if (count >= all.length) return undefined;
  if ((marks & MARK.listMiddle) !== 0) {
    const isOdd = all.length % 2 === 1;
    return isOdd ? { choices: [(all.length - 1) / 2], words, isTelling: false } : undefined;
  }
  const choices = (marks & MARK.listLast) !== 0 ? all.slice(-count) : all.slice(0, count);
  return { choices, words, isTelling: false };
}

/** Nothing but small words stand around it: "last week" and "the first floor" are no choices. */
function isAnswer(read: ReadText, start: number, end: number): boolean {
  const isSmall = (at: number) => {
    const sense = read.senses[at];
    return sense?.isEmpty || sense?.isCourtesy || sense?.isConnector || sense?.number !== undefined;
  };
  for (let at = start - 1; at >= 0 && read.tokens[at + 1]!.boundary === 0; at--) {
    if (!isSmall(at)) return false;
  }
  for (let at = end; at < read.tokens.length && read.tokens[at]!.boundary === 0; at++) {
    if (!isSmall(at) && !isMeasureWord(read, at)) return false;
  }
  return true;
}

/** A character or two after a number that count things: "前两项". */
function isMeasureWord({ language, tokens }: ReadText, at: number): boolean {
  return language.pack.calendar.unitsFollow === true && at >= tokens.length - 2;
}

/** "All of them", "none, thanks", "no" where one of the choices is none. */
function ofAllOrNone(extraction: Extraction, entry: InformationEntry): Selection | undefined {
  const { isDeclining, read, unpreferred } = extraction;
  if (isDeclining || unpreferred[entry.position] === 1) return undefined;
  const nothing = begun(read, PHRASE.nothing);
  const no = findYesOrNo(read);
  if (nothing !== undefined || no?.value === false) {
    const { start, end } = nothing ?? no!.phrase;
    return ofNone(read, entry, [start, end], nothing !== undefined);
  }
  const everything = begun(read, PHRASE.everything);
  if (everything === undefined || !entry.isList) return undefined;
  const words = [everything.start, everything.end] as const;
  return {
    choices: entry.choices.slice(0, entry.listed).map((_, at) => at),
    words,
    isTelling: false,
  };
}

/** The phrase, where it begins a clause but for small words. */
function begun(read: ReadText, wanted: number): PhraseMatch | undefined {
  return read.phrases.find(({ kind, start }) => {
    if (kind !== wanted || read.asks[start]! > 0) return false;
    for (let at = start; at > 0 && read.tokens[at]!.boundary === 0; at--) {
      const sense = read.senses[at - 1];
      if (!sense?.isEmpty && !sense?.isCourtesy && !sense?.isStance) return false;
    }
    return true;
  });
}

function ofNone(
  read: ReadText,
  entry: InformationEntry,
  words: readonly [number, number],
  isSaid: boolean,
): Selection | undefined {
  const none = entry.choices.slice(0, entry.listed).flatMap(({ label }, at) => {
    return isNone(readText(label, read.language)) ? [at] : [];
  });
  if (none.length === 1) return { choices: none, words, isTelling: false };
  const isEmptyList = entry.isList && (isSaid || none.length === 0);
  return isEmptyList ? { choices: [], words, isTelling: false } : undefined;
}

/** "None", "keine", "no extras". */
function isNone({ phrases, senses }: ReadText): boolean {
  if (senses[0]?.negates) return true;
  return phrases.some(({ kind, start }) => start === 0 && kind === PHRASE.nothing);
}
