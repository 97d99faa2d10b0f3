import type { Artifact } from '../artifact/artifact.ts';
import { cosines, indexLexicon, type LexicalIndex } from './lexical.ts';
import type { AskedInput, Attribution } from './understanding.ts';
export interface AttributionIndex {
  readonly lexical: LexicalIndex;
  readonly ids: readonly string[];
}
export function prepareAttribution(artifact: Artifact): AttributionIndex {
  return { lexical: indexLexicon(artifact.lexicon), ids: artifact.questions.map((q) => q.id) };
}
export function attribute(index: AttributionIndex, input: AskedInput): Attribution {
  const scores = cosines(index.lexical, input.assistantText ?? '');
  let best = -1;
  scores.forEach((s, i) => {
    if (best < 0 || s > scores[best]!) best = i;
  });
  if (best < 0 || scores[best]! < 0.45) return { kind: 'unresolved' };
  return { kind: 'asked', questionIds: [index.ids[best]!], certainty: scores[best]! };
}
