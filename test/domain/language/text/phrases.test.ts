import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  emptyPhrases,
  findPhrases,
  type PhraseNode,
} from '../../../../domain/language/text/phrases.ts';
import { anyText } from '../support/any-text.ts';

const RUNS = 1_000;

/** The same phrases without their first looks, for a walk through all of them. */
function withoutLooks(node: PhraseNode, known: Map<PhraseNode, PhraseNode>): PhraseNode {
  const copied = known.get(node);
  if (copied !== undefined) return copied;
  const copy = { ...emptyPhrases(), ends: node.ends };
  known.set(node, copy);
  for (const [word, next] of node.next) copy.next.set(word, withoutLooks(next, known));
  copy.links.push(...node.links.map((link) => withoutLooks(link, known)));
  copy.gap = node.gap && withoutLooks(node.gap, known);
  return copy;
}

it('finds the phrases of a walk through all of them, in its order', () => {
  const thorough = new Map<object, Map<string, PhraseNode[]>>();
  let found = 0;
  fc.assert(
    fc.property(anyText, ({ language, text, tokens, words }) => {
      let all = thorough.get(language);
      if (all === undefined) {
        const known = new Map<PhraseNode, PhraseNode>();
        const copies = (nodes: readonly PhraseNode[]) => nodes.map((n) => withoutLooks(n, known));
        all = new Map(Array.from(language.phrases, ([word, nodes]) => [word, copies(nodes)]));
        thorough.set(language, all);
      }
      const matches = findPhrases(words, tokens);
      const walked = tokens.map(({ word }) => ({ phrases: all.get(word) }));
      expect(matches, text).toEqual(findPhrases(walked, tokens));
      found += matches.length;
    }),
    { numRuns: RUNS },
  );
  expect(found).toBeGreaterThan(RUNS);
});
