import { mapInSteps, type Steps } from '../../../steps.ts';
import { addTo } from '../../add-to.ts';
import type { Mention } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { findLabels, type LabelMatch, wordsOfLabels } from '../../reading-index/labels.ts';
import type { ReadingIndex } from '../../reading-index/reading-index.ts';
import { readThings, type ThingMatch, thingsIn } from '../../things/things.ts';
import { markNegated } from '../../word-kinds/negated.ts';
import { LabelLookup } from '../akin/label-lookup.ts';
import { oftenSaid } from '../akin/often-said.ts';
import { weighSharedNouns } from '../akin/shared-nouns.ts';
import { findTypos } from '../akin/typos.ts';
import { findAkin } from './akin-labels.ts';
import type { Extraction } from './context.ts';

/** From this weight on, the words of a label are part of no name. */
export const LABEL_OCCUPIES_MIN = 0.8;

/** The labels in the text, misspelt ones included; a negation inside one rules nothing out. */
export function* labelsIn(
  extraction: Extraction,
  mentions: readonly Mention[],
): Steps<readonly LabelMatch[]> {
  const { index, labelled, negated, read } = extraction;
  const all = yield* findLabels(index, read, extraction.asked);
  const found = yield* weighSharedNouns(read, index.informations, all);
  if (read.isLong) yield;
  const others = othersByWord(mentions);
  const named = found.filter((label) => !isDigitOfMore(index, others, label));
  if (read.isLong) yield;
  const labels = new LabelLookup();
  const often = oftenSaid(extraction);
  const days = yield* daysIn(extraction, mentions, named);
  const kept = [...named.filter(often.keeps), ...often.told, ...days];
  if (read.isLong) yield;
  yield* labels.addInSteps(withoutOverruledSizes(index, kept));
  if (read.isLong) yield;
  labels.add((yield* findTypos(extraction, labels)).filter(often.keeps));
  labels.add((yield* findRelated(extraction, labels)).filter(often.keeps));
  labels.add((yield* findAkin(extraction, labels)).filter(often.keeps));
  markNegated(read, negated, wordsOfLabels(labels.all));
  for (const { information, weight } of labels.all) {
    if (weight >= LABEL_OCCUPIES_MIN) labelled.add(information);
  }
  return labels.all;
}

/** "Mon, wed and fri", "di t/m do": the days that were asked for, however they are written. */
function* daysIn(
  { read, wanted }: Extraction,
  mentions: readonly Mention[],
  named: readonly LabelMatch[],
): Steps<LabelMatch[]> {
  const lists = wanted.filter(({ choiceKind, isList }) => choiceKind === 'weekday' && isList);
  const days = mentions.filter(({ kind }) => kind === 'weekday');
  if (lists.length === 0 || days.length === 0) return [];
  const known = startsOf(named);
  const found: LabelMatch[] = [];
  for (const entry of lists) {
    if (read.isLong) yield;
    const starts = known.get(entry.position);
    found.push(...daysOf(entry, starts ? days.filter(({ start }) => !starts.has(start)) : days));
  }
  return found;
}

/** Where the labels of each information begin. */
function startsOf(named: readonly LabelMatch[]): ReadonlyMap<number, ReadonlySet<number>> {
  const starts = new Map<number, Set<number>>();
  for (const { information, start } of named) {
    const own = starts.get(information);
    if (own) own.add(start);
    else starts.set(information, new Set([start]));
  }
  return starts;
}

function daysOf(
  { choices, position: information }: InformationEntry,
  days: readonly Mention[],
): LabelMatch[] {
  // Of two choices with one value the first.
  const choiceOf = new Map(
    choices.map(({ typed }, choice) => [typed?.value, choice] as const).toReversed(),
  );
  return days.flatMap(({ end, start, value }) => {
    const choice = choiceOf.get(value);
    return choice === undefined ? [] : [{ information, choice, start, end, weight: 1 }];
  });
}

/** "Fly out on the 1st of May": its digit is no number of bags, be "1" one of the choices. */
function isDigitOfMore(
  { informations }: ReadingIndex,
  others: ReadonlyMap<number, readonly Mention[]>,
  { end, information, start }: LabelMatch,
): boolean {
  if (informations[information]!.kind !== 'number') return false;
  const around = others.get(start) ?? [];
  return around.some((each) => each.end >= end && each.end - each.start > end - start);
}

/** "My small brother needs M": where a size is told as it is listed, a word for another one is of something else. */
function withoutOverruledSizes(
  { informations }: ReadingIndex,
  named: readonly LabelMatch[],
): readonly LabelMatch[] {
  const listed = new Set<number>();
  for (const { choice, information } of named)
    if (choice < informations[information]!.listed) listed.add(information);
  return named.filter(({ choice, information }) => {
    const { choices, isList } = informations[information]!;
    return isList || choices[choice]?.isSize !== true || !listed.has(information);
  });
}

/** By each of its words: what is mentioned there and is no number. */
function othersByWord(mentions: readonly Mention[]): ReadonlyMap<number, readonly Mention[]> {
  const others = new Map<number, Mention[]>();
  for (const each of mentions) {
    for (let at = each.start; each.kind !== 'number' && at < each.end; at++)
      addTo(others, at, each);
  }
  return others;
}

/** Less than a label that is named. */
const RELATED_WEIGHT = 0.85;

/**
 * Words that tell a choice asked for without its label: "a whippet" where one of them is the dog, "mein Babybett" where
 * it is "culla". Only where the choices are all that is welcome.
 */
function* findRelated(extraction: Extraction, labels: LabelLookup): Steps<LabelMatch[]> {
  const choices = extraction.wanted.filter(({ isOpen, kind }) => kind === 'choice' && !isOpen);
  if (choices.length === 0) return [];
  // Also for who looks for the choice that a reply implies.
  yield* readThings(extraction.read.language);
  const entries = choices.filter(({ things }) => things.size > 0);
  if (entries.length === 0) return [];
  const things = thingsIn(extraction.read);
  things.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const found = yield* mapInSteps(entries, (entry) => relatedOf(extraction, entry, things, labels));
  return found.flat();
}

function relatedOf(
  { stems }: Extraction,
  entry: InformationEntry,
  things: readonly ThingMatch[],
  labels: LabelLookup,
): LabelMatch[] {
  const { position: information } = entry;
  const taken = new Uint8Array(stems.length);
  for (const label of labels.of(information)) taken.fill(1, label.start, label.end);
  const found: LabelMatch[] = [];
  for (const { thing, start, end } of things) {
    const choice = entry.things.get(thing);
    if (choice === undefined || taken.subarray(start, end).includes(1)) continue;
    // What the question asks about tells none of its choices.
    if (stems.slice(start, end).every((stem) => entry.cues.has(stem))) continue;
    taken.fill(1, start, end);
    found.push({ information, choice, start, end, weight: RELATED_WEIGHT });
  }
  return found.sort((a, b) => a.start - b.start);
}
