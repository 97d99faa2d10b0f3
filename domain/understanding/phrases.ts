import { type Token, tokenize } from './tokens.ts';

/**
 * Phrases over words, kept in one trie, so that a text is read once for all of them. A pattern is a list of
 * words with `(a|b c)` for alternatives, `[a|b]` for optional ones and `~` for up to three words of any kind.
 */
export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
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
  return { next: new Map(), gap: undefined, kinds: [] };
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

/** Every sequence of words that a pattern stands for. */
export function expandPattern(pattern: string): string[][] {
  let sequences: string[][] = [[]];
  for (const item of splitOutside(pattern, ' ')) {
    const endings = expandItem(item);
    sequences = sequences.flatMap((head) => endings.map((tail) => [...head, ...tail]));
  }
  return sequences;
}

function expandItem(item: string): string[][] {
  if (item === GAP) return [[GAP]];
  const open = item[0]!;
  if (open !== '(' && open !== '[') return [tokenize(item).map((token) => token.word)];
  const inner = splitOutside(item.slice(1, -1), '|').flatMap(expandPattern);
  return open === '[' ? [[], ...inner] : inner;
}

export function addPattern(root: PhraseNode, pattern: string, kind: number): void {
  for (const sequence of expandPattern(pattern)) {
    let node = root;
    for (const word of sequence) node = word === GAP ? gapOf(node) : childOf(node, word);
    if (!node.kinds.includes(kind)) node.kinds.push(kind);
  }
}

function childOf(node: PhraseNode, word: string): PhraseNode {
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
    const node = root.next.get(tokens[start]!.word);
    if (node !== undefined) walk({ tokens, start, found, from: found.length }, node, start + 1);
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
  const token = at.tokens[position];
  if (token === undefined || token.boundary === 2) return;
  const next = node.next.get(token.word);
  if (next !== undefined) walk(at, next, position + 1);
  if (node.gap !== undefined) walkGap(at, node.gap, position);
}

function walkGap(at: Walk, node: PhraseNode, position: number): void {
  for (let skipped = 0; skipped <= GAP_WORDS_MAX; skipped++) {
    const token = at.tokens[position + skipped];
    if (token === undefined || token.boundary === 2) return;
    const next = node.next.get(token.word);
    if (next !== undefined) walk(at, next, position + skipped + 1);
  }
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
