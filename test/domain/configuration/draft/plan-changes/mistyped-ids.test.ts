import { expect, it } from 'vitest';
import { planChanges } from '../../../../../domain/configuration/draft/plan-changes.ts';
import { finish } from '../../../../../domain/steps.ts';
import { floorQuestion } from '../../../../support/configurations/configurations.ts';

it('What a mistyped id may have meant is said as long as 20,000 names were not looked through', () => {
  const questions = Array.from({ length: 10_000 }, (_, nth) => ({
    ...floorQuestion,
    id: `q${nth}`,
  }));
  const draft = {
    ...{ objective: null, sub_objective: new Map(), success_information: new Map() },
    question: new Map(questions.map((question) => [question.id, question])),
  };
  const deletions = ['q123x', 'q456x', 'q789x'].map((id) => ({
    ...{ entity: 'question', operation: 'delete', question: { id } },
  }));
  const { errors } = finish(planChanges(draft, deletions, 1));
  const guessed = errors.map(({ message }) => message.includes('did you mean'));
  expect(guessed).toEqual([true, true, false]);
});
