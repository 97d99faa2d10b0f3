import { successProbability, worthOf } from '../score.ts';
import { COVERED, currentScore, OUTRANKED, type Scoring } from './scored-members.ts';

/** A question stays in the running while this share of its first worth is left. */
const LEFT_SHARE_MIN = 0.25;
const WORTH_MIN = 1e-9;

/** As if answered: what the question covers is missing no more, once little enough is left. */
export function coverRow(
  { context, compiled: { rule }, workspace: { residual } }: Scoring,
  question: number,
): void {
  const { rows } = context.gains;
  const end = rows.start[question + 1]!;
  for (let at = rows.start[question]!; at < end; at++) {
    const information = rows.index[at]!;
    const left = residual[information]! * (1 - rows.weight[at]!);
    residual[information] = 1 - left >= rule.satisfiedAt ? 0 : left;
  }
}

/** Values a question anew once others are listed; what is left only ever shrinks. @returns why it drops out, or `OUTRANKED` */
export function evaluateAgain(scoring: Scoring, question: number): number {
  const { context, rescores } = scoring;
  const { worth, baseWorth, gain, score } = scoring.workspace;
  const left = worthOf(context, question);
  if (left === worth[question]) return OUTRANKED;
  worth[question] = left;
  if (left < LEFT_SHARE_MIN * baseWorth[question]! || left <= WORTH_MIN) return COVERED;
  if (rescores) {
    gain[question] = successProbability(context, question) * left;
    score[question] = currentScore(scoring, question);
  }
  return OUTRANKED;
}
