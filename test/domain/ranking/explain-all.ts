import { sketchCompiled } from '../../support/configurations/artifacts.ts';
import type { SelectionCase } from '../../support/configurations/ranking-cases.ts';
import { explainAtOnce } from './explain-at-once.ts';

/** All explanations as one text, so that two runs can be compared byte for byte. */
export function explainAll(cases: readonly SelectionCase[]): string {
  const explanations = cases.map(({ sketch, state, request }) =>
    explainAtOnce(sketchCompiled(sketch), state, request),
  );
  return JSON.stringify(explanations);
}
