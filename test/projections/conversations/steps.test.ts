import { expect, it } from 'vitest';
import {
  type AskedStep,
  askedLine,
  GatheredSteps,
  proposedLine,
  readSteps,
  STEPS_TABLE,
} from '../../../projections/conversations/steps.ts';
import { openStore } from '../../../projections/store/sqlite.ts';

const FREE: Omit<AskedStep, 'kind'> = {
  question_id: 'q_2',
  attempt: 2,
  outcome: 'refused',
  decision_id: null,
  rank: null,
  uses_proposal: false,
};
const PUT: Omit<AskedStep, 'kind'> = {
  question_id: 'q_1',
  attempt: 1,
  outcome: 'asked_answered',
  decision_id: 'dec_1',
  rank: 1,
  uses_proposal: true,
};

it('Steps read back as they were told, in their order', () => {
  const lines = proposedLine('dec_1', 'q_1 q_2') + askedLine(PUT) + askedLine(FREE);
  expect(readSteps(lines)).toEqual([
    { kind: 'proposed', decision_id: 'dec_1', candidates: 'q_1 q_2' },
    { kind: 'asked', ...PUT },
    { kind: 'asked', ...FREE },
  ]);
});

it.each([1, 3, 8, 40])('Rows are the same when %i steps are written together', (together) => {
  const store = openStore(':memory:');
  store.exec(STEPS_TABLE);
  for (let at = 0; at < 40; at += together) {
    const steps = new GatheredSteps();
    for (let step = at; step < Math.min(at + together, 40); step++)
      for (const session of [7, 9]) steps.add(session, step, proposedLine(`dec_${step}`, 'q_1'));
    store.transaction(() => steps.write(store));
  }
  const rows = store.all<{ session: number; part: number; lines: string }>('SELECT * FROM steps');
  store.close();
  expect(rows.map(({ session, part }) => `${session} ${part}`)).toEqual(
    [7, 9].flatMap((session) => [0, 1, 2, 3, 4].map((part) => `${session} ${part}`)),
  );
  const told = rows.slice(0, 5).flatMap(({ lines }) => readSteps(lines));
  expect(told.map((step) => step.decision_id)).toEqual(
    Array.from({ length: 40 }, (_, step) => `dec_${step}`),
  );
});
