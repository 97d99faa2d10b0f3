import type { CompiledArtifact } from './compiled-artifact.ts';
import { power } from './power.ts';
import type { Situation } from './ranking-context.ts';

/**
 * The score of a question: `S = (1 - sigma) * V + sigma * O` with `sigma = order_strength ** 2`, the value
 * `V = .70 G + .15 C + .15 F - .10 K - .25 A`, and `O` falling from stage to stage in their order.
 * The square spreads the effect of the strength: blended linearly, .6 already behaves like 1.
 * Products and sums are Float64 in one fixed order, so that they are the same bits on every machine.
 */
const GAIN_WEIGHT = 0.7;
const RELEVANCE_WEIGHT = 0.15;
const CONTINUITY_WEIGHT = 0.15;
const COST_WEIGHT = 0.1;
const ANNOYANCE_WEIGHT = 0.25;

const SAME_STAGE_CONTINUITY = 0.6;
const STAGE_REFUSAL_ANNOYANCE = 0.3;
const NEXT_STAGE_ORDER = 0.6;
const RETRY_PROBABILITY = 0.5;

/** Scores are compared as whole numbers, so many to 1. */
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
export function worthOf({ rows, scratch }: CompiledArtifact, question: number): number {
  const { start, index, weight } = rows;
  const { value, residual } = scratch;
  const end = start[question + 1]!;
  let sum = 0;
  for (let at = start[question]!; at < end; at++) {
    const information = index[at]!;
    sum += value[information]! * weight[at]! * residual[information]!;
  }
  return sum;
}

/** Probability that asking it now gets a usable answer; every try without one halves it. */
export function successProbability(compiled: CompiledArtifact, question: number): number {
  const tries = compiled.scratch.tries[question]!;
  return compiled.answerProbability[question]! * power(RETRY_PROBABILITY, tries);
}

/** `F`: staying in the stage that was spoken of last, while it is open. */
export function continuityOf(
  { compiled, openPosition, lastStage }: Situation,
  question: number,
): number {
  const stage = compiled.questionStage[question]!;
  return stage === lastStage && openPosition[stage]! >= 0 ? SAME_STAGE_CONTINUITY : 0;
}

/** `A`: what was refused nearby, how much of the stage was refused, and tries without an answer. */
export function annoyanceOf({ compiled, refusalShare }: Situation, question: number): number {
  const { rows, scratch } = compiled;
  const share = refusalShare[compiled.questionStage[question]!]!;
  let most = share * STAGE_REFUSAL_ANNOYANCE;
  if (scratch.touched[question] === 0) return most;
  most = Math.max(most, 1 - power(RETRY_PROBABILITY, scratch.tries[question]!));
  const end = rows.start[question + 1]!;
  for (let at = rows.start[question]!; at < end; at++) {
    const felt = rows.weight[at]! * scratch.refusal[rows.index[at]!]!;
    if (felt > most) most = felt;
  }
  return most;
}

/** `O`: 1 for the first open stage, .6 of the one before for each later one, 0 for closed ones. */
export function orderOf({ openPosition }: Situation, stage: number): number {
  const position = openPosition[stage]!;
  return position < 0 ? 0 : power(NEXT_STAGE_ORDER, position);
}

/** The part of a question's value that stays the same between the ranks of one list. */
export function steadyValue(situation: Situation, question: number): number {
  const { scratch, cost } = situation.compiled;
  return (
    RELEVANCE_WEIGHT * scratch.relevance[question]! +
    CONTINUITY_WEIGHT * continuityOf(situation, question) -
    COST_WEIGHT * cost[question]! -
    ANNOYANCE_WEIGHT * annoyanceOf(situation, question)
  );
}

/** `G`: the question's gain beside the largest one. */
export function gainShareOf(
  { scratch }: CompiledArtifact,
  question: number,
  gainMax: number,
): number {
  return gainMax > 0 ? scratch.gain[question]! / gainMax : 0;
}

/** `V` */
export function questionValue(
  compiled: CompiledArtifact,
  question: number,
  gainMax: number,
): number {
  return (
    GAIN_WEIGHT * gainShareOf(compiled, question, gainMax) + compiled.scratch.steady[question]!
  );
}

/** `S`, in whole units. @param order of the question's stage */
export function scoreOf(
  compiled: CompiledArtifact,
  question: number,
  { gainMax, sigma, order }: Blend & { readonly order: number },
): number {
  return inUnits((1 - sigma) * questionValue(compiled, question, gainMax) + sigma * order);
}

export function inUnits(value: number): number {
  return Math.round(value * SCORE_UNITS);
}
