import { expect, it } from 'vitest';
import { explainSelection } from '../../../domain/ranking/explain.ts';
import { request, sketchCompiled, state } from '../../support/configurations/artifacts.ts';
import { explainAtOnce } from './explain-at-once.ts';

const QUESTIONS = 300;
const ids = Array.from({ length: QUESTIONS }, (_, n) => `id_${n}`);
const wide = sketchCompiled({
  subObjectives: { one: 'blocking' },
  informations: Object.fromEntries(ids.map((id) => [id, id])),
  questions: Object.fromEntries(
    ids.map((id) => [id, { subObjective: 'one', covers: { [id]: 1 } }]),
  ),
});

it('An explanation rests after each question, and lends its lists to nobody meanwhile', () => {
  const steps = explainSelection(wide, state(), request());
  let taken = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      expect(step.value).toEqual(explainAtOnce(wide, state(), request()));
      break;
    }
    taken += 1;
    // Another one, from its beginning to its end, between two steps of this one.
    if (taken % 100 === 0) explainAtOnce(wide, state(), request({ candidateCount: 1 }));
  }
  expect(taken).toBeGreaterThanOrEqual(QUESTIONS);
});
