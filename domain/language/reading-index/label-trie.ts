/** Where a label of a choice ends. */
export interface LabelEnd {
  readonly information: number;
  readonly choice: number;
  /** 1 the whole label, less for a synonym or a part of it. */
  readonly weight: number;
  /** The words as they are written in the label. */
  readonly words: readonly string[];
}

/**
 * Labels as stems in one trie. Most labels share but a few stems with others: what one alone goes on with is a list and no chain
 * of nodes, of which a publication may have a million.
 */
export interface LabelNode {
  next: Map<string, LabelNode> | undefined;
  /** The only stems that go on here; empty where labels part, or end. */
  rest: readonly string[];
  /** What ends here, behind `rest`. */
  ends: LabelEnd[];
}

const NONE: readonly string[] = [];

export function newLabelNode(): LabelNode {
  return { next: undefined, rest: NONE, ends: [] };
}

/** Enters a label by its stems, once for each choice. */
export function insertLabel(root: LabelNode, stems: readonly string[], end: LabelEnd): void {
  let node = root;
  for (const [at, stem] of stems.entries()) {
    node.next ??= new Map();
    const child = node.next.get(stem);
    if (child === undefined) {
      node.next.set(stem, { next: undefined, rest: stems.slice(at + 1), ends: [end] });
      return;
    }
    node = child;
    if (node.rest.length === 0) continue;
    if (isRest(node.rest, stems, at + 1)) break;
    part(node);
  }
  if (!endsWith(node, end)) node.ends.push(end);
}

function isRest(rest: readonly string[], stems: readonly string[], from: number): boolean {
  if (rest.length !== stems.length - from) return false;
  return rest.every((stem, i) => stem === stems[from + i]);
}

/** Another label goes on differently: the first stem of what goes on becomes a node. */
function part(node: LabelNode): void {
  const { rest, ends } = node;
  node.next = new Map([[rest[0]!, { next: undefined, rest: rest.slice(1), ends }]]);
  node.rest = NONE;
  node.ends = [];
}

/** Ends of one information stand together, since its labels are entered together. */
function endsWith({ ends }: LabelNode, { information, choice }: LabelEnd): boolean {
  for (let i = ends.length - 1; i >= 0 && ends[i]!.information === information; i--) {
    if (ends[i]!.choice === choice) return true;
  }
  return false;
}

/** A node whose labels stand in a text, and the place behind them. */
export interface FoundLabels {
  readonly node: LabelNode;
  readonly end: number;
}

/** All labels that begin at a stem of a text and end before `endMax`, the shorter ones first. */
export function labelsFrom(
  root: LabelNode,
  stems: readonly string[],
  start: number,
  endMax: number,
): FoundLabels[] {
  const found: FoundLabels[] = [];
  let node = root.next?.get(stems[start]!);
  for (let end = start + 1; node !== undefined; end++) {
    for (const stem of node.rest) if (end >= endMax || stems[end++] !== stem) return found;
    if (node.ends.length > 0) found.push({ node, end });
    node = end < endMax ? node.next?.get(stems[end]!) : undefined;
  }
  return found;
}
