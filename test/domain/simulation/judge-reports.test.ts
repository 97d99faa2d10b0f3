import { describe, expect, it } from 'vitest';
import { judgeReports } from '../../../domain/simulation/judge-reports.ts';
import type { SimulationReport } from '../../../domain/simulation/simulate.ts';

const GATE = { users: 100, seed: 1, achieved_less_max: 0, turns_more_max: 0 };

function report(achieved: number, turns: number | null, floor: number): SimulationReport {
  const sessions = {
    achieved,
    turns_mean: turns,
    turns_median: turns,
    turns_p90: turns,
    unfinished_progress: null,
  };
  const asked = { total: 9, redundant: 0, answered: 1, no_answer: 0, refused: 0, fallback: 0 };
  return {
    users: 100,
    seed: 1,
    sessions,
    asked,
    questions: [],
    informations: [
      { id: 'floor', satisfied: floor },
      { id: 'lift', satisfied: 0.5 },
    ],
    questions_never_asked: [],
    informations_never_reached: [],
  };
}

const codes = (gate: typeof GATE, before: SimulationReport, after: SimulationReport) =>
  judgeReports(gate, before, after).map(({ code, id }) => `${code} ${id}`);

describe('judging what simulated users meet', () => {
  it('finds nothing where they fare as well or better', () => {
    const before = report(0.9, 5, 0.9);
    expect(judgeReports(GATE, before, before)).toEqual([]);
    expect(judgeReports(GATE, before, report(0.95, 4.5, 0.2))).toEqual([]);
  });

  it('names the objective, and the informations that fewer give', () => {
    const worse = report(0.8, 5.5, 0.6);
    expect(codes(GATE, report(0.9, 5, 0.9), worse)).toEqual([
      'fewer_achieved objective',
      'more_turns objective',
      'less_satisfied floor',
    ]);
    const within = { ...GATE, achieved_less_max: 0.1, turns_more_max: 0.5 };
    expect(codes(within, report(0.9, 5, 0.9), worse)).toEqual([]);
    const nearly = { ...within, achieved_less_max: 0.0999 };
    expect(codes(nearly, report(0.9, 5, 0.9), worse)).toContain('fewer_achieved objective');
  });

  it('compares no turns where nobody achieves the objective', () => {
    expect(codes(GATE, report(0, null, 0), report(0, null, 0))).toEqual([]);
  });
});
