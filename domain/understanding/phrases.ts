import { type Token, tokenize } from './tokens.ts';

/**
 * Phrases over words, kept in one trie, so that a text is read once for all of them. A pattern is a list of
 * words with `(a|b c)` for alternatives, `[a|b]` for optional ones and `~` for up to three words of any kind.
 */
export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  /** Nodes that this one is as well: where the alternatives of a pattern meet again. */
  readonly links: PhraseNode[];
  gap: PhraseNode | undefined;
  /** Kinds of the phrases that end here. */
  readonly kinds: number[];
}

export interface PhraseMatch {
  readonly kind: number;
  /** Token indexes, [start, end). */
  readonly start: number;
  readonly end: number;
}

const GAP_WORDS_MAX = 3;
const GAP = '~';

export function emptyPhrases(): PhraseNode {
  return { next: new Map(), links: [], gap: undefined, kinds: [] };
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
  for (const node of extend([root], pattern)) {
    if (!node.kinds.includes(kind)) node.kinds.push(kind);
  }
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

/** All phrases in the text, of each kind the longest at a place; none runs over the end of a sentence. */
export function findPhrases(root: PhraseNode, tokens: readonly Token[]): PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (let start = 0; start < tokens.length; start++) {
    step({ tokens, start, found, from: found.length }, root, start);
  }
  return found;
}

interface Walk {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly found: PhraseMatch[];
  /** Where this start's matches begin in `found`. */
  readonly from: number;
}

function walk(at: Walk, node: PhraseNode, position: number): void {
  for (const kind of node.kinds) keepLongest(at, kind, position);
  for (const link of node.links) walk(at, link, position);
  const token = at.tokens[position];
  if (token === undefined || token.boundary === 2) return;
  const next = node.next.get(token.word);
  if (next !== undefined) walk(at, next, position + 1);
  if (node.gap !== undefined) walkGap(at, node.gap, position);
}

/** Goes on after up to three words of any kind. */
function walkGap(at: Walk, gap: PhraseNode, position: number): void {
  for (let skipped = 0; skipped <= GAP_WORDS_MAX; skipped++) {
    if (skipped > 0 && at.tokens[position + skipped - 1]?.boundary === 2) return;
    step(at, gap, position + skipped);
  }
}

/** Takes one word from a node or from one that it is as well. */
function step(at: Walk, node: PhraseNode, position: number): void {
  const token = at.tokens[position];
  if (token === undefined || (position > at.start && token.boundary === 2)) return;
  const next = node.next.get(token.word);
  if (next !== undefined) walk(at, next, position + 1);
  for (const link of node.links) step(at, link, position);
}

function keepLongest(at: Walk, kind: number, end: number): void {
  for (let i = at.from; i < at.found.length; i++) {
    const match = at.found[i]!;
    if (match.kind !== kind) continue;
    if (match.end < end) at.found[i] = { kind, start: at.start, end };
    return;
  }
  at.found.push({ kind, start: at.start, end });
}
