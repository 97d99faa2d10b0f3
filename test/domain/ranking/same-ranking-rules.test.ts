import { expect, test } from 'vitest';
import { hasSameRankingRules } from '../../../domain/ranking/same-ranking-rules.ts';
import { sketchArtifact } from '../../support/configurations/artifacts.ts';

const artifact = sketchArtifact({
  subObjectives: { trip: 'blocking' },
  informations: { from: 'q_from' },
  questions: { q_from: { subObjective: 'trip', covers: { from: 1 } } },
});
const none = { question: [], other: [], asked: [], answered: [] };
const counted = {
  ...artifact,
  experience: {
    position: 'p',
    sessions: 1,
    smoothing: { prior: 4, explores: 8 },
    questions: { proposed: [1], asked: [1], answered: [1], refused: [0] },
    informations: { finished: [1], given: [1] },
    told: { question: [], information: [], open: [], told: [] },
  },
};

test('1.0.3 makes the decisions of 1.0.2 again, but on artifacts with counts that 1.0.2 does not read', () => {
  expect(hasSameRankingRules('1.0.2', '1.0.3', artifact)).toBe(true);
  expect(hasSameRankingRules('1.0.2', '1.0.3', counted)).toBe(true);
  const read = { ...counted, experience: { ...counted.experience, beside_unanswered: none } };
  expect(hasSameRankingRules('1.0.2', '1.0.3', read)).toBe(false);
  expect(hasSameRankingRules('1.0.3', '1.0.3', read)).toBe(true);
});

test('no other two engines are held against each other', () => {
  expect(hasSameRankingRules('1.0.1', '1.0.3', artifact)).toBe(false);
  expect(hasSameRankingRules('1.0.3', '1.0.2', artifact)).toBe(false);
  expect(hasSameRankingRules(undefined, '1.0.3', artifact)).toBe(false);
});
