import type { Steps } from '../../steps.ts';
import { type Token, tokenize } from './tokens.ts';

/**
 * Phrases over words, kept in one trie, so that a text is read once for all of them. A pattern is a list of
 * words with `(a|b c)` for alternatives, `[a|b]` for optional ones and `~` for up to four words of any kind;
 * `^` before it wants it at the beginning of a clause, `$` after it at the end of one.
 */
export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  /** Nodes that this one is as well: where the alternatives of a pattern meet again. */
  readonly links: PhraseNode[];
  gap: PhraseNode | undefined;
  /** Kinds of the phrases that end here, with the bits of their anchors. */
  readonly ends: number[];
  /** Of finished phrases; see `Look`. */
  look: Look | undefined;
}

type WordSet = Pick<ReadonlySet<string>, 'has' | 'keys'>;

/** A first look at a node and those that it is as well, since most words of a text go on with no phrase. */
interface Look {
  /** All ends, in the order in which a walk meets them. */
  readonly ends: readonly number[];
  /** The words with which it goes on; undefined where any word may follow. */
  readonly words: WordSet | undefined;
  /** The bits of their letters, all where any word may follow. */
  readonly letters: number;
}

const ANCHORED_START = 1 << 16;
const ANCHORED_END = 1 << 17;
const KIND_BITS = ANCHORED_START - 1;

export interface PhraseMatch {
  readonly kind: number;
  /** Token indexes, [start, end). */
  readonly start: number;
  readonly end: number;
}

const GAP_WORDS_MAX = 4;
const GAP = '~';

export function emptyPhrases(): PhraseNode {
  return { next: new Map(), links: [], gap: undefined, ends: [], look: undefined };
}

/** Splits at the separators outside of any bracket. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const mark = text[i]!;
    if (mark === '(' || mark === '[') depth++;
    else if (mark === ')' || mark === ']') depth--;
    else if (mark === separator && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Adds a pattern: its size grows with what is written, not with the sequences that it stands for. */
export function addPattern(root: PhraseNode, pattern: string, kind: number): void {
  let end = kind;
  if (pattern.startsWith('^')) end |= ANCHORED_START;
  if (pattern.endsWith('$')) end |= ANCHORED_END;
  for (const node of extend([root], pattern.replace(/^\^\s*|\s*\$$/g, ''))) {
    if (!node.ends.includes(end)) node.ends.push(end);
  }
}

/** Adds patterns parted by commas. */
export function addPatterns(root: PhraseNode, list: string, kind: number): void {
  for (const pattern of splitOutside(list, ',')) addPattern(root, pattern, kind);
}

/** Where the pattern ends when it begins at any of the nodes. */
function extend(from: readonly PhraseNode[], pattern: string): PhraseNode[] {
  let ends = [...from];
  for (const item of splitOutside(pattern, ' ')) ends = extendByItem(ends, item);
  return ends;
}

function extendByItem(from: readonly PhraseNode[], item: string): PhraseNode[] {
  const start = joined(from);
  if (item === GAP) return [gapOf(start)];
  const open = item[0]!;
  if (open !== '(' && open !== '[') return [tokenize(item).reduce(childFor, start)];
  const ends = splitOutside(item.slice(1, -1), '|').flatMap((each) => extend([start], each));
  return open === '[' ? [start, ...ends] : ends;
}

/** One node for all of them. */
function joined(nodes: readonly PhraseNode[]): PhraseNode {
  if (nodes.length === 1) return nodes[0]!;
  const meeting = emptyPhrases();
  for (const node of new Set(nodes)) node.links.push(meeting);
  return meeting;
}

function childFor(node: PhraseNode, { word }: Token): PhraseNode {
  let child = node.next.get(word);
  if (child === undefined) {
    child = emptyPhrases();
    node.next.set(word, child);
  }
  return child;
}

function gapOf(node: PhraseNode): PhraseNode {
  node.gap ??= emptyPhrases();
  return node.gap;
}

/** Where a phrase may go on after its first word. */
export type PhraseIndex = ReadonlyMap<string, readonly PhraseNode[]>;

/** Indexes finished phrases by their first words. */
export function indexPhrases(root: PhraseNode): PhraseIndex {
  const first = new Map<string, PhraseNode[]>();
  const seen = new Set<PhraseNode>();
  const visit = (node: PhraseNode) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [word, child] of node.next) first.set(word, [...(first.get(word) ?? []), child]);
    for (const link of node.links) visit(link);
  };
  visit(root);
  for (const nodes of first.values()) for (const node of nodes) lookFrom(node);
  return first;
}

/** Indexes lists of patterns, a list a step; a match's kind is the place of its list. */
export function* indexLists(lists: readonly string[]): Steps<PhraseIndex> {
  const root = emptyPhrases();
  for (const [kind, list] of lists.entries()) {
    addPatterns(root, list, kind);
    yield;
  }
  return indexPhrases(root);
}

/** Prepares the first looks at a node and at all that may follow it. */
function lookFrom(node: PhraseNode): Look {
  if (node.look !== undefined) return node.look;
  const linked = node.links.map(lookFrom);
  const looks = [
    { ends: node.ends, words: node.gap === undefined ? node.next : undefined },
    ...linked,
  ];
  const words = wordsOf(looks);
  node.look = { ends: looks.flatMap(({ ends }) => ends), words, letters: lettersOf(words) };
  for (const next of node.next.values()) lookFrom(next);
  if (node.gap !== undefined) lookFrom(node.gap);
  return node.look;
}

function lettersOf(words: Look['words']): number {
  let letters = 0;
  for (const word of words?.keys() ?? []) letters |= letterBit(word);
  return words === undefined ? -1 : letters;
}

function wordsOf(looks: readonly Pick<Look, 'words'>[]): Look['words'] {
  const all = new Set<string>();
  for (const { words } of looks) {
    if (words === undefined) return undefined;
    for (const word of words.keys()) all.add(word);
  }
  return looks.length === 1 ? looks[0]!.words : all;
}

/**
 * Finds all phrases in the text: at each token the longest of each kind, never across the end of a sentence.
 * @param words per token, the nodes of the phrases that begin with it
 */
export function findPhrases(
  words: readonly { readonly phrases: readonly PhraseNode[] | undefined }[],
  tokens: readonly Token[],
): PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (let start = 0; start < tokens.length; start++)
    findFrom(words[start]!.phrases, tokens, start, found);
  return found;
}

/** The phrases of one index in a text. */
export function findIndexed(index: PhraseIndex, tokens: readonly Token[]): PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (let start = 0; start < tokens.length; start++)
    findFrom(index.get(tokens[start]!.word), tokens, start, found);
  return found;
}

function findFrom(
  nodes: readonly PhraseNode[] | undefined,
  tokens: readonly Token[],
  start: number,
  found: PhraseMatch[],
): void {
  if (nodes === undefined) return;
  const next = tokens[start + 1];
  const letters = next === undefined || next.boundary === 2 ? 0 : letterBit(next.word);
  let at: Walk | undefined;
  for (const node of nodes) {
    const { look } = node;
    // Nearly always, and seen without a walk.
    if (look !== undefined && look.ends.length === 0 && (look.letters & letters) === 0) continue;
    at ??= { tokens, start, found, from: found.length };
    walk(at, node, start + 1);
  }
}

interface Walk {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly found: PhraseMatch[];
  /** Where this start's matches begin in `found`. */
  readonly from: number;
}

function walk(at: Walk, node: PhraseNode, position: number): void {
  const token = at.tokens[position];
  const isOver = token === undefined || token.boundary === 2;
  const { look } = node;
  if (look !== undefined && (isOver || !mayGoOn(look, token.word))) {
    keepEnds(at, look.ends, position);
    return;
  }
  keepEnds(at, node.ends, position);
  for (const link of node.links) walk(at, link, position);
  if (isOver) return;
  const next = node.next.get(token.word);
  if (next !== undefined) walk(at, next, position + 1);
  if (node.gap !== undefined) walkGap(at, node.gap, position);
}

function mayGoOn({ letters, words }: Look, word: string): boolean {
  return (letters & letterBit(word)) !== 0 && words?.has(word) !== false;
}

/** One of 32 bits by the first and the last letter: most words are told apart by it from the few that may follow. */
function letterBit(word: string): number {
  return 1 << (word.charCodeAt(0) + 5 * word.charCodeAt(word.length - 1));
}

function keepEnds(at: Walk, ends: readonly number[], position: number): void {
  for (const end of ends) if (isInPlace(at, end, position)) keepLongest(at, end, position);
}

/** Goes on after up to four words of any kind. */
function walkGap(at: Walk, gap: PhraseNode, position: number): void {
  for (let skipped = 0; skipped <= GAP_WORDS_MAX; skipped++) {
    if (skipped > 0 && at.tokens[position + skipped - 1]?.boundary === 2) return;
    step(at, gap, position + skipped);
  }
}

/** Takes one word from a node or from one that it is as well. */
function step(at: Walk, node: PhraseNode, position: number): void {
  const token = at.tokens[position];
  if (token === undefined || token.boundary === 2) return;
  const next = node.next.get(token.word);
  if (next !== undefined) walk(at, next, position + 1);
  for (const link of node.links) step(at, link, position);
}

function isInPlace({ tokens, start }: Walk, end: number, position: number): boolean {
  if ((end & ANCHORED_START) !== 0 && tokens[start]!.boundary === 0) return false;
  return (end & ANCHORED_END) === 0 || (tokens[position]?.boundary ?? 2) > 0;
}

function keepLongest(at: Walk, anchored: number, end: number): void {
  const kind = anchored & KIND_BITS;
  for (let i = at.from; i < at.found.length; i++) {
    const match = at.found[i]!;
    if (match.kind !== kind) continue;
    if (match.end < end) at.found[i] = { kind, start: at.start, end };
    return;
  }
  at.found.push({ kind, start: at.start, end });
}
