import { power } from './power.ts';
import type { RankingContext } from './ranking-context.ts';

/**
 * The score of a question: `S = (1 - sigma) * V + sigma * O` with `sigma = order_strength ** 2`, the value
 * `V = .70 G + .15 C + .15 F - .25 A`, and `O` falling from sub-objective to sub-objective in their order.
 * The square spreads the effect of the strength: blended linearly, .6 already behaves like 1.
 * Products and sums are Float64 in one fixed order, so that they are the same bits on every machine.
 */
const GAIN_WEIGHT = 0.7;
const RELEVANCE_WEIGHT = 0.15;
const CONTINUITY_WEIGHT = 0.15;
const ANNOYANCE_WEIGHT = 0.25;

const SAME_SUB_OBJECTIVE_CONTINUITY = 0.6;
const SUB_OBJECTIVE_REFUSAL_ANNOYANCE = 0.3;
const NEXT_SUB_OBJECTIVE_ORDER = 0.6;
const RETRY_PROBABILITY = 0.5;

/** Scores are compared as whole numbers, this many to 1. */
export const SCORE_UNITS = 1e9;

export function orderWeight(orderStrength: number): number {
  return orderStrength * orderStrength;
}

/** What the members of one rung share while they are ranked. */
export interface Blend {
  /** The largest gain among them, 0 where none gains anything. */
  readonly gainMax: number;
  /** Share of the order in the score. */
  readonly sigma: number;
}

/** Expected worth of what a usable answer would tell: the sum of value * coverage * what is missing. */
export function worthOf({ gains, workspace }: RankingContext, question: number): number {
  const { start, index, weight } = gains.rows;
  const { value, residual } = workspace;
  const end = start[question + 1]!;
  let sum = 0;
  for (let at = start[question]!; at < end; at++) {
    const information = index[at]!;
    sum += value[information]! * weight[at]! * residual[information]!;
  }
  return sum;
}

/** Probability that asking it now gets a usable answer; every try without one halves it. */
export function successProbability(context: RankingContext, question: number): number {
  const tries = context.workspace.tries[question]!;
  return firstProbability(context, question) * power(RETRY_PROBABILITY, tries);
}

/** The same of a question that was never asked. */
export function firstProbability({ workspace }: RankingContext, question: number): number {
  return workspace.chance[question]!;
}

/** `F`: staying in the sub-objective that was spoken of last, while it is open. */
export function continuityOf(
  { openPosition, lastSubObjective }: RankingContext,
  subObjective: number,
): number {
  return subObjective === lastSubObjective && openPosition[subObjective]! >= 0
    ? SAME_SUB_OBJECTIVE_CONTINUITY
    : 0;
}

/** `A`: what was refused nearby, how much of the sub-objective or by past users, and tries without an answer. */
export function annoyanceOf(context: RankingContext, question: number): number {
  const { compiled, gains, workspace } = context;
  const { rows } = compiled;
  const ofSubObjective = subObjectiveAnnoyance(context, compiled.questionSubObjective[question]!);
  let most = Math.max(ofSubObjective, gains.refusalProbability[question]!);
  if (workspace.touched[question] === 0) return most;
  most = Math.max(most, 1 - power(RETRY_PROBABILITY, workspace.tries[question]!));
  const end = rows.start[question + 1]!;
  for (let at = rows.start[question]!; at < end; at++) {
    const felt = rows.weight[at]! * workspace.refusal[rows.index[at]!]!;
    if (felt > most) most = felt;
  }
  return most;
}

function subObjectiveAnnoyance({ refusalShare }: RankingContext, subObjective: number): number {
  return refusalShare[subObjective]! * SUB_OBJECTIVE_REFUSAL_ANNOYANCE;
}

/** `O`: 1 for the first open sub-objective, .6 of the one before for each later one, 0 for closed ones. */
export function orderOf({ openPosition }: RankingContext, subObjective: number): number {
  const position = openPosition[subObjective]!;
  return position < 0 ? 0 : power(NEXT_SUB_OBJECTIVE_ORDER, position);
}

/** The part of a question's value that stays the same between the ranks of one list. */
export function steadyValue(context: RankingContext, question: number): number {
  const { workspace } = context;
  return (
    RELEVANCE_WEIGHT * workspace.relevance[question]! +
    CONTINUITY_WEIGHT * continuityOf(context, context.compiled.questionSubObjective[question]!) -
    ANNOYANCE_WEIGHT * annoyanceOf(context, question)
  );
}

/** The same of the sub-objective's questions that nothing is known of and that past users did not refuse. */
export function steadyOfSubObjective(context: RankingContext, subObjective: number): number {
  return (
    CONTINUITY_WEIGHT * continuityOf(context, subObjective) -
    ANNOYANCE_WEIGHT * subObjectiveAnnoyance(context, subObjective)
  );
}

/** `G`: the question's gain beside the largest one. */
export function gainShareOf(
  { workspace }: RankingContext,
  question: number,
  gainMax: number,
): number {
  return gainMax > 0 ? workspace.gain[question]! / gainMax : 0;
}

/** `V` */
export function questionValue(context: RankingContext, question: number, gainMax: number): number {
  return (
    GAIN_WEIGHT * gainShareOf(context, question, gainMax) + context.workspace.steady[question]!
  );
}

/** `S`, in whole units. @param order of the question's sub-objective */
export function scoreOf(
  context: RankingContext,
  question: number,
  { gainMax, sigma, order }: Blend & { readonly order: number },
): number {
  return inUnits((1 - sigma) * questionValue(context, question, gainMax) + sigma * order);
}

export function inUnits(value: number): number {
  return Math.round(value * SCORE_UNITS);
}
