import { gainShareOf, inUnits, questionValue } from '../score.ts';
import type { Scoring } from './scored-members.ts';

/**
 * Keys of the rung, score, sub-objective, value, gain share; the earlier question where all are equal. How far the order of
 * sub-objectives weighs in a score is decided there (`../score.ts`), not here.
 */
export function precedes(scoring: Scoring, question: number, other: number): boolean {
  const { score, firstKey, secondKey } = scoring.workspace;
  if (scoring.keyed) {
    const keys = firstKey[question]! - firstKey[other]! || secondKey[question]! - secondKey[other]!;
    if (keys !== 0) return keys < 0;
  }
  const lead = score[question]! - score[other]!;
  return lead === 0 ? winsTie(scoring, question, other) : lead > 0;
}

/** Runs for most pairs of a form whose questions are alike: no closure is made in it. */
function winsTie(scoring: Scoring, question: number, other: number): boolean {
  const subObjectives = scoring.compiled.questionSubObjective;
  const difference =
    subObjectives[question]! - subObjectives[other]! ||
    valueInUnits(scoring, other) - valueInUnits(scoring, question) ||
    shareInUnits(scoring, other) - shareInUnits(scoring, question) ||
    question - other;
  return difference < 0;
}

function valueInUnits({ context, gainMax }: Scoring, question: number): number {
  return inUnits(questionValue(context, question, gainMax));
}

function shareInUnits({ context, gainMax }: Scoring, question: number): number {
  return inUnits(gainShareOf(context, question, gainMax));
}
