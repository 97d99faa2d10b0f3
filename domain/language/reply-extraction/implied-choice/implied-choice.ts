import type { JsonValue } from '../../../json/json.ts';
import { type Language, listedWords } from '../../grammar/language.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { wordsOfPhrase } from '../../text/tokens.ts';
import { type ThingWords, thingWordsIn } from '../../things/things.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { SIGNS_SHOWN_MAX, type WeightedSign } from '../signs/named-weights.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';
import { CHOICE_WEIGHTS } from './choice-weights.ts';

/** How words of a reply stand in the lines of things: as a phrase, as a word, as a word of a longer phrase. */
const NAMED_BY = ['phrase', 'word', 'part'] as const;
/** And how a label does: whole, some of its words as a phrase, or as the word of a longer phrase. */
const LABELLED = ['whole', 'some', 'part'] as const;

/** The signs that a reply tells a choice that it speaks for, in the order of `CHOICE_WEIGHTS`. */
export const CHOICE_SIGNS: readonly string[] = [
  ...NAMED_BY.flatMap((named) => LABELLED.map((labelled) => `${named} of ${labelled}`)),
  'always',
  'speaks_for_it_twice',
];

/** Of a question with more labels and synonyms than these no choice is guessed. */
const LABELS_MAX = 50;
const UNIT = 1000;

/** Of replies that were left out while learning, those above it are right in three of four. */
const LIKELY = 0.63;
const CONFIDENCE = 0.7;

/** "One of the guy ropes has snapped" of who answers where one of the choices is a tent. */
export function addImpliedChoice({ extraction, main }: ReplyToScore, extracted: Extracted): void {
  const { isList, isOpen, kind, position } = main;
  if (kind !== 'choice' || isOpen || isList || extracted.has(position)) return;
  const implied = impliedChoice(extraction, main);
  if (implied === undefined || implied.probability < LIKELY) return;
  const { value } = main.choices[implied.choice]!;
  const words = [0, extraction.read.tokens.length] as const;
  extracted.set(position, { value, confidence: CONFIDENCE, words });
}

/** A choice that the words of a reply come to, with how likely it is that it answers. */
interface ImpliedChoice {
  /** Its place among the choices. */
  readonly choice: number;
  readonly probability: number;
}

/** A choice with its signs. */
interface ChoiceOption {
  readonly choice: number;
  readonly signs: readonly number[];
}

/**
 * Which choice a reply comes to that names none, for "under canvas, like the scouts" a tent: a linear score of what words of the
 * reply and of the label have in common in the lines of things, learned by bench/understanding/things.
 */
function impliedChoice(extraction: Extraction, main: InformationEntry): ImpliedChoice | undefined {
  let all = 1;
  let best: ImpliedChoice | undefined;
  for (const { choice, signs } of choiceOptions(extraction, main)) {
    const score = signs.reduce((sum, sign, i) => sum + sign * CHOICE_WEIGHTS[i]!, 0) / UNIT;
    const power = Math.exp(score);
    all += power;
    if (best === undefined || power > best.probability) best = { choice, probability: power };
  }
  return best && { choice: best.choice, probability: best.probability / all };
}

/** What spoke most for a choice that a reply implies: how its words stand in the lines of things, and how the label does. */
export function explainChoice(
  extraction: Extraction,
  main: InformationEntry,
  value: JsonValue | undefined,
): readonly WeightedSign[] {
  const key = JSON.stringify(value);
  const option = choiceOptions(extraction, main).find(
    ({ choice }) => JSON.stringify(main.choices[choice]!.value) === key,
  );
  return (option?.signs ?? [])
    .map((sign, i) => ({ sign: CHOICE_SIGNS[i]!, weight: (sign * CHOICE_WEIGHTS[i]!) / UNIT }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, SIGNS_SHOWN_MAX);
}

/** The choices that something in the reply speaks for, one of each value; none where there are too many to choose from. */
export function choiceOptions(extraction: Extraction, main: InformationEntry): ChoiceOption[] {
  if (main.choices.length > LABELS_MAX) return [];
  const words = tellingWords(extraction, main);
  if (words.length === 0) return [];
  const options = labelledThings(extraction.index.language, main);
  const owners = new Map<number, number>();
  for (const { things } of options)
    for (const thing of things.keys()) owners.set(thing, (owners.get(thing) ?? 0) + 1);
  return options
    .map(({ choice, things }) => ({ choice, signs: signsOf(extraction, words, things, owners) }))
    .filter(({ signs }) => signs.slice(0, -2).some((sign) => sign > 0));
}

/** What the question asks about tells none of its choices, nor does a small word. */
function tellingWords({ read, stems }: Extraction, { cues }: InformationEntry): ThingWords[] {
  return thingWordsIn(read).filter(({ start, end }) => {
    if (end === start + 1 && read.senses[start]?.isEmpty) return false;
    return !stems.slice(start, end).every((stem) => cues.has(stem));
  });
}

/** A choice, and the things in whose lines its labels stand, with how they do: a place in `LABELLED`. */
interface LabelledChoice {
  readonly choice: number;
  readonly things: Map<number, number>;
}

function labelledThings(language: Language, { choices }: InformationEntry): LabelledChoice[] {
  const options = new Map<string, LabelledChoice>();
  for (const [choice, { label, value }] of choices.entries()) {
    const key = JSON.stringify(value);
    const option = options.get(key) ?? { choice, things: new Map() };
    options.set(key, option);
    addThings(option.things, language, label);
  }
  return [...options.values()];
}

function addThings(found: Map<number, number>, language: Language, label: string): void {
  const words = listedWords(language, wordsOfPhrase(label));
  for (const { start, end, isPart, things } of thingWordsIn({ language, words })) {
    const isWhole = end - start === words.length;
    // "The house" of "in front of the house" within a phrase: too little of both.
    if (isPart && !isWhole) continue;
    const how = isPart ? 2 : isWhole ? 0 : 1;
    for (const thing of things) found.set(thing, Math.min(how, found.get(thing) ?? how));
  }
}

interface Link {
  readonly words: ThingWords;
  readonly sign: number;
  readonly weight: number;
  readonly rank: number;
}

function signsOf(
  { negated }: Extraction,
  words: readonly ThingWords[],
  things: ReadonlyMap<number, number>,
  owners: ReadonlyMap<number, number>,
): number[] {
  const signs = new Array<number>(NAMED_BY.length * LABELLED.length).fill(0);
  const links = words.flatMap((each) => linkOf(each, things, owners) ?? []);
  links.sort((a, b) => b.rank - a.rank);
  const counted: ThingWords[] = [];
  for (const { sign, weight, words: own } of links) {
    if (counted.some(({ start, end }) => start < own.end && end > own.start)) continue;
    counted.push(own);
    signs[sign]! += negated[own.start] === 1 ? -weight : weight;
  }
  return [...signs, 1, counted.length > 1 ? 1 : 0];
}

/** The strongest that words have in common with a label: what many lines have, or several labels, tells less. */
function linkOf(
  words: ThingWords,
  things: ReadonlyMap<number, number>,
  owners: ReadonlyMap<number, number>,
): Link | undefined {
  const named = words.isPart ? 2 : words.end - words.start > 1 ? 0 : 1;
  let best: Link | undefined;
  for (const thing of words.things) {
    const how = things.get(thing);
    if (how === undefined) continue;
    const weight = 1 / Math.sqrt(words.things.length) / owners.get(thing)!;
    const rank = weight * (NAMED_BY.length - named) * (LABELLED.length + 1 - how);
    if (best !== undefined && best.rank >= rank) continue;
    best = { words, sign: named * LABELLED.length + how, weight, rank };
  }
  return best;
}
