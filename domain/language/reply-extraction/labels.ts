import { type Language, labelStem, PHRASE } from '../grammar/language.ts';
import { type ReadText, readText } from '../mentions/read-text.ts';
import { tokenize } from '../text/tokens.ts';
import type { InformationEntry } from './information-entry.ts';

/** Labels of all choices of an artifact as stems in one trie: a reply is looked through once. */
export interface LabelNode {
  readonly next: Map<string, LabelNode>;
  readonly ends: LabelEnd[];
}

interface LabelEnd {
  readonly information: number;
  readonly choice: number;
  /** 1 the whole label, less for a synonym or a part of it. */
  readonly weight: number;
  /** The words as they are written in the label. */
  readonly words: readonly string[];
}

/** A choice's label found in a text. */
export interface LabelMatch {
  readonly information: number;
  readonly choice: number;
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

const WHOLE = 1;
const SYNONYM = 0.9;
const PART = 0.75;
/** A part that is no word of the language: "Hyatt". */
const NAME_PART = 0.92;
const LABEL_WORDS_MAX = 12;

export function newLabelNode(): LabelNode {
  return { next: new Map(), ends: [] };
}

/** One word of a label. */
interface LabelWord {
  readonly word: string;
  readonly stem: string;
  /** It may stand for the label: it has a capital, or the whole label has none. */
  readonly isName: boolean;
}

/** Enters the labels of an information's choices, their synonyms and the parts that name one of them alone. */
export function addLabels(root: LabelNode, language: Language, entry: InformationEntry): void {
  const labels = entry.choices.map(({ label }) => wordsOf(language, label));
  const whole = new Set(labels.map((words) => stemsOf(words).join(' ')));
  for (const [choice, words] of labels.entries()) {
    if (entry.kind === 'boolean' && isYesOrNo(language, words)) continue;
    const add = (spelling: readonly string[], weight: number) => {
      const stems = spelling.map((word) => labelStem(language, word));
      if (weight < WHOLE && whole.has(stems.join(' '))) return;
      insert(root, stems, { information: entry.position, choice, weight, words: spelling });
    };
    add(
      words.map(({ word }) => word),
      WHOLE,
    );
    for (const spelling of otherSpellings(language, words)) add(spelling, SYNONYM);
    for (const { word } of partsOf(language, labels, choice)) {
      add([word], language.senses.has(word) ? PART : NAME_PART);
    }
  }
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

/** Words of a label; "TrainStation" is two. */
function wordsOf(language: Language, label: string): LabelWord[] {
  const spaced = label.replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2').replaceAll('_', ' ');
  const tokens = tokenize(spaced);
  const isMixed = tokens.some(({ capital }) => capital);
  return tokens.map(({ word, capital }) => ({
    word,
    stem: labelStem(language, word),
    isName: capital || !isMixed,
  }));
}

function insert(root: LabelNode, words: readonly string[], end: LabelEnd): void {
  if (words.length === 0 || words.length > LABEL_WORDS_MAX) return;
  let node = root;
  for (const word of words) {
    let child = node.next.get(word);
    if (child === undefined) {
      child = newLabelNode();
      node.next.set(word, child);
    }
    node = child;
  }
  if (!endsWith(node, end)) node.ends.push(end);
}

/** Ends of one information stand together, since its labels are entered together. */
function endsWith({ ends }: LabelNode, { information, choice }: LabelEnd): boolean {
  for (let i = ends.length - 1; i >= 0 && ends[i]!.information === information; i--) {
    if (ends[i]!.choice === choice) return true;
  }
  return false;
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

/** Words that stand in this label and in no other of the information: "Hyatt" for "Hyatt Hotel". */
function partsOf(
  language: Language,
  labels: readonly (readonly LabelWord[])[],
  choice: number,
): LabelWord[] {
  const words = labels[choice]!;
  if (words.length < 2) return [];
  const others = new Set(labels.flatMap((label, i) => (i === choice ? [] : stemsOf(label))));
  return words.filter(
    ({ word, stem, isName }) =>
      isName && word.length > 2 && !language.senses.get(word)?.isEmpty && !others.has(stem),
  );
}

/** Every label in the text; where one begins, the longest of each information. */
export function findLabels(
  { labels: root, language }: { readonly labels: LabelNode; readonly language: Language },
  read: ReadText,
  asked: Float64Array,
): LabelMatch[] {
  const stems = read.tokens.map((token) => labelStem(language, token.word));
  const found: LabelMatch[] = [];
  for (let start = 0; start < stems.length; start++) {
    let node = root.next.get(stems[start]!);
    const from = found.length;
    for (let at = start; node !== undefined; ) {
      for (const end of endsOf(node, asked)) {
        keepLongest(found, from, matchOf(read, end, start, at + 1));
      }
      at++;
      if (at >= stems.length || read.tokens[at]!.boundary === 2) break;
      node = node.next.get(stems[at]!);
    }
  }
  return found;
}

/** Informations that a label may stand in before it names none of them by itself. */
const SHARED_MAX = 32;

/** A label that a whole form shares ("yes", "sometimes") counts for what was asked alone. */
function endsOf({ ends }: LabelNode, asked: Float64Array): readonly LabelEnd[] {
  if (ends.length <= SHARED_MAX) return ends;
  return ends.filter(({ information }) => asked[information]! > 0);
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

function keepLongest(found: LabelMatch[], from: number, match: LabelMatch): void {
  for (let i = from; i < found.length; i++) {
    if (found[i]!.information !== match.information) continue;
    if (found[i]!.end < match.end || found[i]!.weight < match.weight) found[i] = match;
    return;
  }
  found.push(match);
}
