/**
 * A sum of small decision trees, in whole numbers. `nodes` holds one tree after the other, each led by its
 * length and written depth first: an inner node is its feature, its threshold in thousandths and the length
 * of its left branch; a leaf is -1 and its value. Values are thousandths of a logit.
 */
export interface Forest {
  readonly base: number;
  readonly nodes: Int32Array;
}

/** Log odds of what the features describe, by the base and one leaf of each tree. */
export function logitOf(features: Float64Array, { base, nodes }: Forest): number {
  let sum = base;
  for (let tree = 0; tree < nodes.length; tree += 1 + nodes[tree]!) {
    let at = tree + 1;
    while (nodes[at]! >= 0) {
      const isLeft = features[nodes[at]!]! * 1000 <= nodes[at + 1]!;
      at += isLeft ? 3 : 3 + nodes[at + 2]!;
    }
    sum += nodes[at + 1]!;
  }
  return sum / 1000;
}
