import { acceptsValue } from '../../configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../json/json.ts';
import type { Steps } from '../../steps.ts';
import { betweenMarks } from '../grammar/clause.ts';
import { PHRASE } from '../grammar/language.ts';
import { type ReadText, saysLittle } from '../grammar/read-text.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import type { LabelMatch } from '../reading-index/labels.ts';
import { isOpposite } from '../reading-index/proposition.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import { isOfWish } from '../word-kinds/all-of-list.ts';
import type { Extraction } from './candidates/context.ts';
import type { Extracted } from './candidates/resolve-candidates.ts';
import { offerWords } from './offers/offer-words.ts';
import { choicesInOrder, findOrderPhrases } from './orders/ordered-choices.ts';
import { type ChoiceSelection, ofAllCounted, ofAllOrNone, ofNone } from './several/all-or-none.ts';
import { type LeftOut, leftOut } from './several/denied-clauses.ts';
import { denyingThemselves, isDenied, isOwned } from './several/denied-label.ts';
import { isNamedAfter, type NoneSaid, noneSaid } from './several/none-of-list.ts';
import { settledLabel } from './several/undecided-choice.ts';
import { findYesOrNo } from './yes-or-no.ts';

const CONFIDENCE = 0.85;

/** Several choices told at once, or by what is left out: "all but the grill", "neither", "the first two". */
export function* addSelections(extraction: Extraction, extracted: Extracted): Steps<void> {
  let left: LeftOut | undefined;
  const phrases = yield* orderPhrasesOf(extraction);
  for (const entry of extraction.wanted) {
    if (entry.kind !== 'choice' || entry.listed < 2) continue;
    yield;
    const none = noneSaid(extraction, entry);
    const own = ownLabels(extraction, extraction.labels.of(entry.position), none);
    if (own) left ??= leftOut(extraction.read, extraction.labels.all);
    const named = own && left && { own, ...left };
    const selection = selectionOf({ extraction, entry, extracted, none }, named, phrases);
    if (selection === 'none_told') extracted.delete(entry.position);
    else take(entry, selection, extracted);
  }
}

/** `none_told` where what is named is of something else, or leaves open which. */
function selectionOf(
  input: SelectionInput,
  named: NamedLabels | undefined,
  phrases: readonly PhraseMatch[] | undefined,
): ChoiceSelection | 'none_told' | undefined {
  const { entry, extraction } = input;
  const settled = named && settledLabel(extraction.read, entry, named.own);
  if (settled === null) return 'none_told';
  if (settled) {
    const { choice, end, start } = settled;
    return { choices: [choice], words: [start, end], isTelling: true };
  }
  const ordered = phrases && ofOrder(extraction, entry, phrases, named);
  if (ordered === 'of_others') return 'none_told';
  return ordered ?? ofNamedOrNot(input, named);
}

/** The labels that a reply names in spite of a "none"; undefined where there are none. */
function ownLabels(
  { read }: Extraction,
  labels: readonly LabelMatch[],
  none: NoneSaid | undefined,
): readonly LabelMatch[] | undefined {
  const own = none ? labels.filter((label) => isNamedAfter(read, none, label)) : labels;
  return own.length === 0 ? undefined : own;
}

/** Undefined where no information takes several choices by their order. */
function* orderPhrasesOf({
  isDeclining,
  read,
  wanted,
}: Extraction): Steps<readonly PhraseMatch[] | undefined> {
  const mayBeOrdered = !isDeclining && wanted.some(({ isList }) => isList);
  return mayBeOrdered ? yield* findOrderPhrases(read) : undefined;
}

interface SelectionInput {
  readonly extraction: Extraction;
  readonly entry: InformationEntry;
  readonly extracted: Extracted;
  readonly none: NoneSaid | undefined;
}

function ofNamedOrNot(
  { extraction, entry, extracted, none }: SelectionInput,
  named: NamedLabels | undefined,
): ChoiceSelection | undefined {
  if (named === undefined && none) return ofNone(extraction.read, entry, none);
  if (named === undefined) return ofUnnamed(extraction, entry, extracted);
  return ofNamed(extraction, entry, named) ?? ofAllCounted(extraction, entry);
}

function take(
  entry: InformationEntry,
  selection: ChoiceSelection | undefined,
  extracted: Extracted,
): void {
  if (selection === undefined) return;
  const { choices, words, isTelling } = selection;
  const value = valueFor(entry, choices);
  if (value !== undefined && acceptsValue(entry.whole, value)) {
    extracted.set(entry.position, { value, confidence: CONFIDENCE, words });
  } else if (isTelling) extracted.delete(entry.position);
}

/** All of a list; of a single choice the only one that is left. */
function valueFor(entry: InformationEntry, choices: readonly number[]): JsonValue | undefined {
  const values = choices.map((choice) => entry.choices[choice]!.value);
  if (entry.isList) return values;
  return values.length === 1 ? values[0] : undefined;
}

function ofUnnamed(
  extraction: Extraction,
  entry: InformationEntry,
  extracted: Extracted,
): ChoiceSelection | undefined {
  if (extracted.get(entry.position)?.value !== undefined) return undefined;
  return ofOpposites(extraction, entry) ?? ofAllOrNone(extraction, entry, plainNo(extraction.read));
}

function plainNo(read: ReadText): PhraseMatch | undefined {
  const answer = findYesOrNo(read);
  return answer?.value === false ? answer.phrase : undefined;
}

/** "It's bare" where one of the choices is unfurnished. */
function ofOpposites(
  { index, read }: Extraction,
  entry: InformationEntry,
): ChoiceSelection | undefined {
  if (index.language !== read.language) return undefined;
  for (const { kind, start, end } of read.phrases) {
    if (!isOpposite(kind) || read.asks[start]! > 0) continue;
    const choices = entry.sides.flatMap((kinds, at) => (kinds.includes(kind) ? [at] : []));
    if (choices.length === 1) return { choices, words: [start, end], isTelling: false };
  }
  return undefined;
}

/** "Monday to Wednesday", "the weekend". */
function ofOrder(
  extraction: Extraction,
  entry: InformationEntry,
  phrases: readonly PhraseMatch[],
  named: NamedLabels | undefined,
): ChoiceSelection | 'of_others' | undefined {
  if (!entry.isList) return undefined;
  const isOut = (label: LabelMatch) =>
    named?.excluded[label.start] === 1 ||
    named?.denied[label.start] === 1 ||
    isDenied(extraction, label);
  const found = choicesInOrder(extraction, entry, { own: named?.own ?? [], isOut, phrases });
  return typeof found === 'object' ? { ...found, isTelling: true } : found;
}

interface NamedLabels extends LeftOut {
  /** The labels of this information's choices, at least one. */
  readonly own: readonly LabelMatch[];
}

/** Some are named, and some of those are left out. */
function ofNamed(
  extraction: Extraction,
  entry: InformationEntry,
  { own, excluded, denied }: NamedLabels,
): ChoiceSelection | undefined {
  const places = placesByValue(entry);
  const allBut = own.filter(
    ({ start }) => excluded[start] === 1 && isOfAll(extraction.read, start),
  );
  if (entry.isList && allBut.length > 0) return ofAllBut(entry, places, allBut);
  const isOut = (label: LabelMatch) =>
    excluded[label.start] === 1 ||
    isDenied(extraction, label) ||
    (entry.isList && isOwned(extraction.read, entry, label));
  const isOutWithClause = (label: LabelMatch) => denied[label.start] === 1 || isOut(label);
  const byDenial = denyingThemselves(extraction, entry, own.filter(isOutWithClause));
  const isLeftOut = (is: (label: LabelMatch) => boolean) => (label: LabelMatch) =>
    is(label) && !byDenial.has(label);
  let { out, within } = sorted(own, entry, places, isLeftOut(isOutWithClause));
  // "The washer does not turn" to who asks what is broken: of a single choice, its clause denies it beside another only.
  if (!entry.isList && within.size === 0)
    ({ out, within } = sorted(own, entry, places, isLeftOut(isOut)));
  if (out.size === 0 && isBeforeRest(extraction, entry, own)) return ofAllBut(entry, places, own);
  if (out.size === 0 && byDenial.size === 0) return undefined;
  for (const place of within) out.delete(place);
  const words = [own[0]!.start, own.at(-1)!.end] as const;
  if (within.size > 0) {
    return { choices: [...within].sort((a, b) => a - b), words, isTelling: true };
  }
  const rest = [...places.values()].filter((at) => !out.has(at));
  const isRestMeant =
    !entry.isList ||
    // "Not on Tuesdays": the other days are left.
    entry.choiceKind === 'weekday' ||
    says(extraction.read, PHRASE.except, PHRASE.everything, PHRASE.rest);
  return { choices: isRestMeant ? rest : [], words, isTelling: true };
}

/** Labels whose clauses are looked at; a list of more tells what it names. */
const BEFORE_REST_MAX = 20;

/** "Mondays I work, the rest is fine": what is named is told of something else, and the rest is meant. */
function isBeforeRest(
  { labels, read }: Extraction,
  { cues, isList, position }: InformationEntry,
  own: readonly LabelMatch[],
): boolean {
  const rest = isList ? read.phrases.find(({ kind }) => kind === PHRASE.rest) : undefined;
  if (rest === undefined || own.length > BEFORE_REST_MAX) return false;
  const [from, to] = betweenMarks(read, rest.start, rest.end);
  if (own.some(({ end }) => end > from)) return false;
  if (read.senses.slice(from, to).some((sense) => sense?.negates)) return false;
  const { following } = offerWords(read.language);
  const named = new Set(labels.of(position).flatMap(({ end, start }) => range(start, end)));
  const isOther = (at: number) =>
    !named.has(at) && !saysLittle(read, at) && !isOfWish(read, at) && !cues.has(read.stems[at]!);
  const isPlain = [...range(from, rest.start), ...range(rest.end, to)].every(
    (at) => following.has(read.tokens[at]!.word) || !isOther(at),
  );
  if (!isPlain) return false;
  return own.every(({ end, start }) => range(...betweenMarks(read, start, end)).some(isOther));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** "Everything bar the lights, and mind the stage door": what is left out counts, whatever else is named. */
function ofAllBut(
  entry: InformationEntry,
  places: ReadonlyMap<string, number>,
  leftOut: readonly LabelMatch[],
): ChoiceSelection {
  const { out } = sorted(leftOut, entry, places, () => true);
  const choices = [...places.values()].filter((place) => !out.has(place));
  return { choices, words: [leftOut[0]!.start, leftOut.at(-1)!.end], isTelling: true };
}

/** Whether all is meant between the same marks. */
function isOfAll(read: ReadText, at: number): boolean {
  const [from, to] = betweenMarks(read, at, at);
  return read.phrases.some(
    ({ kind, start, end }) => kind === PHRASE.everything && start >= from && end <= to,
  );
}

/** The places of the named choices that are left out, and of those that are not. */
function sorted(
  own: readonly LabelMatch[],
  entry: InformationEntry,
  places: ReadonlyMap<string, number>,
  isOut: (label: LabelMatch) => boolean,
): { out: Set<number>; within: Set<number> } {
  const out = new Set<number>();
  const within = new Set<number>();
  const placeOf = new Map(
    [...new Set(own.map(({ choice }) => choice))].map((choice) => [
      choice,
      places.get(JSON.stringify(entry.choices[choice]!.value)),
    ]),
  );
  for (const label of own) {
    const place = placeOf.get(label.choice);
    if (place !== undefined) (isOut(label) ? out : within).add(place);
  }
  return { out, within };
}

/** A synonym stands for the first listed choice with its value. */
function placesByValue({ choices, listed }: InformationEntry): Map<string, number> {
  const places = new Map<string, number>();
  for (const [at, { value }] of choices.slice(0, listed).entries()) {
    const key = JSON.stringify(value);
    if (!places.has(key)) places.set(key, at);
  }
  return places;
}

function says({ phrases }: ReadText, ...kinds: readonly number[]): boolean {
  return phrases.some(({ kind }) => kinds.includes(kind));
}
