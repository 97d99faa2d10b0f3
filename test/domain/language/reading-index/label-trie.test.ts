import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  insertLabel,
  type LabelNode,
  labelsFrom,
  newLabelNode,
} from '../../../../domain/language/reading-index/label-trie.ts';

const trieOf = (labels: readonly (readonly string[])[]): LabelNode => {
  const root = newLabelNode();
  for (const [choice, stems] of labels.entries())
    insertLabel(root, stems, { information: 0, choice, weight: 1, words: stems });
  return root;
};

const found = (root: LabelNode, text: readonly string[], start: number, endMax: number) =>
  labelsFrom(root, text, start, endMax).flatMap(({ node, end }) =>
    node.ends.map(({ choice }) => ({ choice, end })),
  );

describe('Labels in one trie', () => {
  it('are found where their stems stand in a text, the shorter ones first', () => {
    const stems = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        fc.uniqueArray(stems, { maxLength: 12, selector: (each) => each.join(' ') }),
        fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 }),
        fc.nat(11),
        fc.nat(12),
        (labels, text, from, length) => {
          const start = from % text.length;
          const endMax = Math.min(text.length, start + 1 + length);
          const expected = labels
            .map((label, choice) => ({ choice, end: start + label.length, label }))
            .filter(({ end, label }) => {
              const here = text.slice(start, end).join(' ');
              return end <= endMax && here === label.join(' ');
            })
            .sort((left, right) => left.end - right.end)
            .map(({ choice, end }) => ({ choice, end }));
          expect(found(trieOf(labels), text, start, endMax)).toEqual(expected);
        },
      ),
    );
  });

  it('that are the same are found once for each choice, in the order they came', () => {
    const root = newLabelNode();
    for (const choice of [0, 0, 1, 0])
      insertLabel(root, ['a', 'b'], { information: 0, choice, weight: 1, words: [] });
    expect(found(root, ['a', 'b'], 0, 2)).toEqual([
      { choice: 0, end: 2 },
      { choice: 1, end: 2 },
    ]);
  });

  it('have a node for where they part and for their ends, and none for what one alone goes on with', () => {
    const labels = Array.from({ length: 1_000 }, (_, n) => [
      ...['one', 'of', `${n}`],
      ...'with many more words than tell it from the others'.split(' '),
    ]);
    const nodes = [trieOf(labels)];
    for (const { next } of nodes) nodes.push(...(next?.values() ?? []));
    expect(nodes.length).toBeLessThan(labels.length + 10);
  });
});
