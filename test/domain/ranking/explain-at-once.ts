import { type Explanation, explainSelection } from '../../../domain/ranking/explain.ts';
import { finish } from '../../../domain/steps.ts';

export function explainAtOnce(...asked: Parameters<typeof explainSelection>): Explanation {
  return finish(explainSelection(...asked));
}
