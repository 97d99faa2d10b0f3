import { explainSelection } from '../../../domain/ranking/explain.ts';
import { sketchCompiled } from '../../support/artifacts.ts';
import type { SelectionCase } from '../../support/ranking-cases.ts';

/** All explanations as one text, so that two runs can be compared byte for byte. */
export function explainAll(cases: readonly SelectionCase[]): string {
  const explanations = cases.map(({ sketch, evidence, request }) =>
    explainSelection(sketchCompiled(sketch), evidence, request),
  );
  return JSON.stringify(explanations);
}
