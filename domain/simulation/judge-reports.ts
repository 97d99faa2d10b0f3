import type { GateFailure, SimulationGate } from '../configuration/publication-gate.ts';
import type { SimulationReport } from './simulate.ts';

/** Entities that are named as the cause. */
const NAMED_MAX = 5;
/** Shares of sessions below which nobody is named. */
const NOTICEABLE = 0.01;

/**
 * Why a draft does not pass: simulated users achieve the objective less often, or need more turns, than with the active
 * version, by more than the gate allows. Then the informations that fewer users give are told as well.
 * @param before of the active version, by the same users
 */
export function judgeReports(
  gate: SimulationGate,
  before: SimulationReport,
  after: SimulationReport,
): readonly GateFailure[] {
  const failures = [...fewerAchieved(gate, before, after), ...moreTurns(gate, before, after)];
  return failures.length === 0 ? [] : [...failures, ...lessSatisfied(before, after)];
}

function fewerAchieved(
  { achieved_less_max }: SimulationGate,
  { sessions: before }: SimulationReport,
  { sessions: after }: SimulationReport,
): readonly GateFailure[] {
  if (before.achieved - after.achieved <= achieved_less_max + ROUNDING) return [];
  const message = `simulated users achieve it in ${percent(after.achieved)} of the sessions, and in ${percent(before.achieved)} with the active version`;
  return [{ ...OBJECTIVE, code: 'fewer_achieved', message }];
}

function moreTurns(
  { turns_more_max }: SimulationGate,
  { sessions: before }: SimulationReport,
  { sessions: after }: SimulationReport,
): readonly GateFailure[] {
  if (before.turns_mean === null || after.turns_mean === null) return [];
  if (after.turns_mean - before.turns_mean <= turns_more_max + ROUNDING) return [];
  const message = `simulated users need ${after.turns_mean} turns on average, and ${before.turns_mean} with the active version`;
  return [{ ...OBJECTIVE, code: 'more_turns', message }];
}

/** Figures are rounded to four decimals. */
const ROUNDING = 0.000_05;

const OBJECTIVE = { position: null, entity: 'objective', id: 'objective', path: '' } as const;

function lessSatisfied(before: SimulationReport, after: SimulationReport): readonly GateFailure[] {
  const earlier = new Map(before.informations.map(({ id, satisfied }) => [id, satisfied]));
  return after.informations
    .map(({ id, satisfied }) => ({ id, satisfied, was: earlier.get(id) ?? 0 }))
    .filter(({ satisfied, was }) => was - satisfied > NOTICEABLE)
    .sort((a, b) => a.satisfied - a.was - (b.satisfied - b.was))
    .slice(0, NAMED_MAX)
    .map(({ id, satisfied, was }) => ({
      position: null,
      entity: 'success_information',
      id,
      path: '',
      code: 'less_satisfied',
      message: `known in ${percent(satisfied)} of the sessions, and in ${percent(was)} with the active version`,
    }));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
