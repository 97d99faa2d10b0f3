import { PHRASE } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import { HINTS } from '../../pack-format/hints.ts';
import { POLARITY_KINDS } from '../../pack-format/polarity.ts';
import { findHints, findPolarity } from '../../word-kinds/find-word-kinds.ts';

/** What stands at the places between words: place i is the one before token i. */
export interface Edges {
  /** What parts the words there: a space, a comma, the end. */
  readonly gaps: readonly string[];
  /** Names of the phrases and kinds of words that end and begin there. */
  readonly ending: readonly (readonly string[])[];
  readonly beginning: readonly (readonly string[])[];
}

const isNamed = (kind: number) =>
  kind < PHRASE.role || kind === PHRASE.noting || (kind > PHRASE.weekday && kind < PHRASE.unit);

const NAMES_OF_PHRASES: ReadonlyMap<number, string> = new Map(
  Object.entries(PHRASE)
    .filter(([, kind]) => isNamed(kind))
    .map(([name, kind]) => [kind, name]),
);

export function edgesOf(read: ReadText): Edges {
  const places = read.tokens.length + 1;
  const ending: string[][] = Array.from({ length: places }, () => []);
  const beginning: string[][] = Array.from({ length: places }, () => []);
  const note = (name: string | undefined, start: number, end: number) => {
    if (name === undefined) return;
    beginning[start]!.push(name);
    ending[end]!.push(name);
  };
  for (const { kind, start, end } of read.phrases) note(NAMES_OF_PHRASES.get(kind), start, end);
  for (const { kind, start, end } of findHints(read)) note(HINTS[kind], start, end);
  for (const { kind, start, end } of findPolarity(read)) note(POLARITY_KINDS[kind], start, end);
  const gaps = Array.from({ length: places }, (_, at) => gapAt(read, at));
  return { gaps, ending, beginning };
}

/** The first that stands in a gap counts. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ['quote', /["“”«»„「」『』《》]|(?:^|\s)'|'(?:\s|$)/],
  ['colon', /[:：]/],
  ['dots', /\.\.|…/],
  ['bracket', /[([）)\]（]/],
  ['dash', / [-–—]+ /],
];

function gapAt({ text, tokens }: ReadText, at: number): string {
  if (at === 0) return 'start';
  if (at === tokens.length) return 'end';
  const { boundary, start } = tokens[at]!;
  const gap = text.slice(tokens[at - 1]!.end, start);
  const mark = MARKS.find(([, is]) => is.test(gap));
  if (mark !== undefined) return mark[0];
  if (boundary > 0) return boundary === 2 ? 'sentence' : 'comma';
  return gap === '' ? 'none' : gap === ' ' ? 'space' : 'joint';
}
