import type { Mention } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { rootOf } from '../../text/stems.ts';
import { wordsOfPhrase } from '../../text/tokens.ts';
import type { AskedReply } from './asked-reply.ts';

/** A reply is searched no further. */
const TOKENS_MAX = 60;
/** Shorter words count nothing. */
const WORD_MIN = 8;
const NUMBER_MIN = 3;
const NUMBER_MAX = 6;
/** More are not written as one word. */
const COUNT_MAX = 12;
const NOUN_MIN = 3;

/** "Dreizimmerwohnung", "een driekamerflat" to who asks for rooms: a number that begins the word of what is counted. */
export function compoundCounts({ index, read, wanted }: AskedReply): Mention[] {
  const { language } = read;
  if (language.pack.compounds !== true || language !== index.language) return [];
  const counted = wanted.filter(({ kind, ranges }) => kind === 'number' || ranges.length > 0);
  if (counted.length === 0) return [];
  return read.tokens.slice(0, TOKENS_MAX).flatMap(({ word }, start) => {
    if (word.length < WORD_MIN || read.senses[start] !== undefined) return [];
    for (let end = NUMBER_MIN; end <= NUMBER_MAX; end++) {
      const value = language.senses.get(word.slice(0, end))?.number;
      if (value === undefined || value < 1 || value > COUNT_MAX) continue;
      const noun = word.slice(end);
      if (!counted.some((entry) => countsNoun(language.endings, entry, noun))) continue;
      return [{ kind: 'number', value, start, end: start + 1, certainty: 1, noun } as const];
    }
    return [];
  });
}

/** Whether the rest of such a word begins with what the question, or its labels that are numbers, count. */
export function countsNoun(
  endings: readonly string[],
  entry: InformationEntry,
  noun: string,
): boolean {
  let roots = counting.get(entry);
  if (roots === undefined) {
    roots = rootsCounting(endings, entry);
    counting.set(entry, roots);
  }
  const said = single(noun);
  return roots.some((root) => said.startsWith(root));
}

/** Of an entry, which never changes: hundreds may be asked for each word. */
const counting = new WeakMap<InformationEntry, readonly string[]>();

function rootsCounting(
  endings: readonly string[],
  { choices, cues, kind, ranges }: InformationEntry,
): readonly string[] {
  const labelled = kind === 'number' ? [] : ranges.map(({ choice }) => choices[choice]!.label);
  const words = labelled.flatMap((label) => wordsOfPhrase(label));
  const roots = [...cues.keys(), ...words.map((word) => rootOf(endings, word))];
  return [...new Set(roots.filter((root) => root.length >= NOUN_MIN).map(single))];
}

/** "Persoon" and "personen" begin alike with one vowel each. */
function single(word: string): string {
  return word.replace(/([aeou])\1/g, '$1');
}
