import { expect, it } from 'vitest';
import { comparable } from '../../../../app/configuration/versions/comparable.ts';
import type { Configuration } from '../../../../domain/configuration/entities.ts';

it('names entities by their ids, choices of questions included, and takes a step a question', () => {
  const ids = Array.from({ length: 50 }, (_, n) => `q_${n}`);
  const questions = ids.map((id) => ({ id, text: `Is it ${id}?`, choices: [{ id: 'yes' }] }));
  const configuration = { sub_objectives: [], success_informations: [], questions };
  const steps = comparable(configuration as unknown as Configuration);
  let taken = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) taken += 1;
  expect(taken).toBe(50);
  expect(step.value).toEqual({
    objective: undefined,
    sub_objectives: {},
    success_informations: {},
    questions: Object.fromEntries(
      ids.map((id) => [id, { text: `Is it ${id}?`, choices: { yes: {} } }]),
    ),
  });
});
