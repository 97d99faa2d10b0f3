import type { Steps } from '../../steps.ts';
import { type Language, labelStem, PHRASE } from '../grammar/language.ts';
import { type ReadText, readText } from '../grammar/read-text.ts';
import { tokenize } from '../text/tokens.ts';
import type { InformationEntry } from './information-entry.ts';
import { insertLabel, type LabelEnd, type LabelNode, labelsFrom } from './label-trie.ts';

/** A choice's label found in a text. */
export interface LabelMatch {
  readonly information: number;
  readonly choice: number;
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

/** Weight of a label that is named by words of its own, not by what is akin to it. */
export const OWN_WORDS_MIN = 0.851;

const WHOLE = 1;
const SYNONYM = 0.9;
const PART = 0.75;
/** A part that is no word of the language: "Hyatt". */
const NAME_PART = 0.92;
const LABEL_WORDS_MAX = 12;

/** One word of a label. */
interface LabelWord {
  readonly word: string;
  readonly stem: string;
  /** It may stand for the label: it has a capital, or no word behind the first one has. */
  readonly isName: boolean;
}

/** Enters the labels of an information's choices, their synonyms and the parts that name one of them alone; a choice a step. */
export function* addLabels(
  root: LabelNode,
  language: Language,
  entry: InformationEntry,
): Steps<void> {
  const once = new Map<string, string>();
  const labels = entry.choices.map(({ label }) => wordsOf(language, label, once));
  const whole = new Set(labels.map((words) => stemsOf(words).join(' ')));
  const holding = labelsHolding(labels);
  yield;
  for (const [choice, words] of labels.entries()) {
    yield;
    if (entry.kind === 'boolean' && isYesOrNo(language, words)) continue;
    const add = (spelling: readonly string[], weight: number) => {
      const stems = spelling.map((word) => labelStem(language, word));
      if (weight < WHOLE && whole.has(stems.join(' '))) return;
      if (stems.length === 0 || stems.length > LABEL_WORDS_MAX) return;
      insertLabel(root, stems, { information: entry.position, choice, weight, words: spelling });
    };
    add(
      words.map(({ word }) => word),
      WHOLE,
    );
    for (const spelling of otherSpellings(language, words)) add(spelling, SYNONYM);
    for (const { word } of partsOf(language, words, holding, entry)) {
      add([word], language.senses.has(word) ? PART : NAME_PART);
    }
  }
}

function isNumber({ senses }: Language, word: string): boolean {
  return /^\d+$/.test(word) || senses.get(word)?.number !== undefined;
}

/** "Yes" and "No" are no labels to look for: the words mean themselves. */
function isYesOrNo(language: Language, words: readonly LabelWord[]): boolean {
  const { phrases } = readText(words.map(({ word }) => word).join(' '), language);
  return phrases.some(
    ({ kind, start, end }) =>
      (kind === PHRASE.yes || kind === PHRASE.no) && start === 0 && end === words.length,
  );
}

function otherSpellings(language: Language, words: readonly LabelWord[]): string[][] {
  const spellings = synonymsOf(language, words);
  if (endsInConnector(language, words)) spellings.push(words.slice(0, -1).map(({ word }) => word));
  return spellings;
}

/** "中国的" is also said "中国". */
function endsInConnector(language: Language, words: readonly LabelWord[]): boolean {
  const last = words.at(-1);
  return words.length > 1 && language.senses.get(last!.word)?.isConnector === true;
}

function stemsOf(words: readonly LabelWord[]): string[] {
  return words.map(({ stem }) => stem);
}

/**
 * Words of a label; "TrainStation" is two.
 * @param once words by themselves: one that stands in many labels is kept once
 */
function wordsOf(language: Language, label: string, once: Map<string, string>): LabelWord[] {
  const spaced = label.replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2').replaceAll('_', ' ');
  const tokens = tokenize(spaced);
  // "Piste en terre": a capital at the beginning makes no name of it.
  const isMixed = tokens.some(({ capital }, at) => capital && at > 0);
  return tokens.map(({ word: found, capital }) => {
    const word = once.get(found) ?? found;
    if (!once.has(word)) once.set(word, word);
    return { word, stem: labelStem(language, word), isName: capital || !isMixed };
  });
}

/** The label with one of its words, or all of it, in another spelling of the same meaning. */
function synonymsOf(language: Language, label: readonly LabelWord[]): string[][] {
  const words = label.map(({ word }) => word);
  const spellings: string[][] = [];
  for (const other of language.synonyms.get(words.join(' ')) ?? []) spellings.push([...other]);
  if (words.length < 2 || words.length > 4) return spellings;
  for (const [i, word] of words.entries()) {
    for (const other of language.synonyms.get(word) ?? []) {
      spellings.push([...words.slice(0, i), ...other, ...words.slice(i + 1)]);
    }
  }
  return spellings;
}

/** How many labels a word stands in, by its stem. */
function labelsHolding(labels: readonly (readonly LabelWord[])[]): ReadonlyMap<string, number> {
  const holding = new Map<string, number>();
  for (const words of labels) {
    for (const stem of new Set(stemsOf(words))) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  }
  return holding;
}

/** Words that stand in this label and in no other of the information: "Hyatt" for "Hyatt Hotel". */
function partsOf(
  language: Language,
  words: readonly LabelWord[],
  holding: ReadonlyMap<string, number>,
  { ranges }: InformationEntry,
): LabelWord[] {
  if (words.length < 2) return [];
  return words.filter(
    ({ word, stem, isName }) =>
      isName &&
      word.length > 2 &&
      !language.senses.get(word)?.isEmpty &&
      holding.get(stem) === 1 &&
      // "Two dogs" are no two bedrooms.
      !(ranges.length > 0 && isNumber(language, word)),
  );
}

/** Those that are found in a step. */
const MATCHES_IN_A_STEP = 32;
/** Labels that are found in one text: what answers stands near its beginning. */
const MATCHES_MAX = 20_000;

/** Every label in the text; where one begins, the longest of each information. */
export function* findLabels(
  { labels: root, language }: { readonly labels: LabelNode; readonly language: Language },
  read: ReadText,
  asked: Float64Array,
): Steps<LabelMatch[]> {
  const isSame = language === read.language;
  const stems = isSame
    ? read.words.map((word) => word.labelStem)
    : read.tokens.map(({ word }) => labelStem(language, word));
  const found: LabelMatch[] = [];
  const search: Search = { root, read, stems, asked, shared: new Map() };
  let rested = 0;
  for (let start = 0; start < stems.length && found.length < MATCHES_MAX; start++) {
    if (root.next?.has(stems[start]!) !== true) continue;
    const longest = labelsAt(search, start);
    if (longest.size === 0) continue;
    found.push(...longest.values());
    if (found.length - rested < MATCHES_IN_A_STEP) continue;
    rested = found.length;
    yield;
  }
  return found;
}

interface Search {
  readonly root: LabelNode;
  readonly read: ReadText;
  readonly stems: readonly string[];
  readonly asked: Float64Array;
  /** Of labels that many informations share: the ends that count. */
  readonly shared: Map<LabelNode, readonly LabelEnd[]>;
}

/** The longest label of each information that begins at the token. */
function labelsAt(search: Search, start: number): ReadonlyMap<number, LabelMatch> {
  const { root, read, stems } = search;
  const longest = new Map<number, LabelMatch>();
  for (const { node, end } of labelsFrom(root, stems, start, endOfSentence(read, start))) {
    for (const each of endsOf(node, search)) keepLongest(longest, matchOf(read, each, start, end));
  }
  return longest;
}

/** At most as far as a label reaches. */
function endOfSentence({ tokens }: ReadText, start: number): number {
  const most = Math.min(tokens.length, start + LABEL_WORDS_MAX);
  let end = start + 1;
  while (end < most && tokens[end]!.boundary !== 2) end++;
  return end;
}

/** Informations that a label may stand in before it names none of them by itself. */
const SHARED_MAX = 32;

/** A label that a whole form shares ("yes", "sometimes") counts for what was asked alone. */
function endsOf(node: LabelNode, { asked, shared }: Search): readonly LabelEnd[] {
  if (node.ends.length <= SHARED_MAX) return node.ends;
  let ends = shared.get(node);
  if (ends === undefined) {
    ends = endsOfAsked(node.ends, asked);
    shared.set(node, ends);
  }
  return ends;
}

/** Ends stand in the order of their informations: those of the few that were asked for are looked up among those of a whole form. */
function endsOfAsked(ends: readonly LabelEnd[], asked: Float64Array): LabelEnd[] {
  const found: LabelEnd[] = [];
  for (let information = 0; information < asked.length; information++) {
    if (asked[information] === 0) continue;
    for (let at = firstOf(ends, information); ends[at]?.information === information; at++)
      found.push(ends[at]!);
  }
  return found;
}

function firstOf(ends: readonly LabelEnd[], information: number): number {
  let from = 0;
  let to = ends.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ends[middle]!.information < information) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A label in another form ("moderately" for "moderate") counts a little less. */
const INFLECTED = 0.93;
/** "Blue Jays" is hardly the music. */
const INFLECTED_NAME = 0.8;

function matchOf(read: ReadText, label: LabelEnd, start: number, end: number): LabelMatch {
  const { information, choice, words } = label;
  const isExact = words.every((word, i) => word === read.tokens[start + i]!.word);
  const form = isExact ? 1 : isInName(read, start, end) ? INFLECTED_NAME : INFLECTED;
  return { information, choice, start, end, weight: label.weight * form };
}

/** Written with a capital next to another word with one. */
function isInName({ tokens }: ReadText, start: number, end: number): boolean {
  if (!tokens[start]!.capital) return false;
  const before = tokens[start - 1];
  const after = tokens[end];
  const followsOne = before?.capital === true && tokens[start]!.boundary === 0;
  return followsOne || (after?.capital === true && after.boundary === 0);
}

function keepLongest(longest: Map<number, LabelMatch>, match: LabelMatch): void {
  const known = longest.get(match.information);
  if (known && known.end >= match.end && known.weight >= match.weight) return;
  longest.set(match.information, match);
}

/** Token indexes of labels of several words. */
export function wordsOfLabels(labels: readonly LabelMatch[]): Set<number> {
  const words = new Set<number>();
  for (const { start, end } of labels) {
    if (end > start + 1) for (let at = start; at < end; at++) words.add(at);
  }
  return words;
}
