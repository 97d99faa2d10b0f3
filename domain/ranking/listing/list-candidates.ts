import type { RungChoice } from '../fallback-ladder.ts';
import type { RankingContext } from '../ranking-context.ts';
import { fillPool, insert, keysOf, type Pool } from './pool.ts';
import { precedes } from './precedes.ts';
import { LISTED, OUTRANKED, type Scoring, startScoring } from './scored-members.ts';
import { coverRow, evaluateAgain } from './simulate-answer.ts';
import { variantDropReason } from './variant-drop-reason.ts';

/**
 * Ranks the members of a rung, best first, and returns their indexes. After each pick its answer is taken
 * for given: what it covers is worth less, and variants of it leave the running.
 *
 * Scores only ever fall as the list grows, so a question is evaluated again only when it comes to the top
 * (lazy greedy: Minoux 1978); the outcome is that of evaluating all of them for every rank.
 */
export function listCandidates(
  context: RankingContext,
  choice: RungChoice,
  count: number,
): number[] {
  const scoring = startScoring(context, choice);
  return takeRanks(scoring, count, fillPool(scoring), () => fillPool(scoring));
}

/**
 * Takes one rank after the other.
 * @param first pool, by what all members scored before anything was listed
 * @param refill what is in the running then, once the first one cannot tell who is next
 */
export function takeRanks(
  scoring: Scoring,
  count: number,
  first: Pool,
  refill: () => Pool,
): number[] {
  const { dropReason } = scoring.workspace;
  const listed: number[] = [];
  let pool = first;
  while (listed.length < count) {
    const best = takeBest(scoring, pool, listed);
    if (best !== null) {
      dropReason[best] = LISTED;
      coverRow(scoring, best);
      listed.push(best);
    } else if (pool.cut === null) break;
    else pool = refill();
  }
  return listed;
}

/**
 * Takes the best question out of the pool, once its evaluation is of this rank.
 * @returns null when the pool cannot tell: it is used up, or questions outside may stand as well
 */
function takeBest(scoring: Scoring, pool: Pool, listed: readonly number[]): number | null {
  const { evaluatedBeside } = scoring.workspace;
  for (;;) {
    const leader = pool.questions[0];
    if (leader === undefined) return null;
    if (evaluatedBeside[leader] === listed.length) {
      if (!pool.isFresh && !isAheadOfOthers(scoring, pool, leader)) return null;
      pool.isFresh = false;
      pool.questions.shift();
      return leader;
    }
    pool.isFresh = false;
    placeLeaderAgain(scoring, pool.questions, listed);
  }
}

/** Evaluates the first one beside the list; nearly always it stays the first. */
function placeLeaderAgain(scoring: Scoring, questions: number[], listed: readonly number[]): void {
  const { dropReason, evaluatedBeside } = scoring.workspace;
  const leader = questions[0]!;
  dropReason[leader] = evaluateBeside(scoring, leader, listed);
  evaluatedBeside[leader] = listed.length;
  const isIn = dropReason[leader] === OUTRANKED;
  const second = questions[1];
  if (isIn && (second === undefined || precedes(scoring, leader, second))) return;
  questions.shift();
  if (isIn) insert(scoring, questions, leader);
}

function evaluateBeside(scoring: Scoring, question: number, listed: readonly number[]): number {
  for (const one of listed) {
    const dropReason = variantDropReason(scoring.compiled, question, one);
    if (dropReason !== OUTRANKED) return dropReason;
  }
  return evaluateAgain(scoring, question);
}

function isAheadOfOthers(scoring: Scoring, { cut }: Pool, question: number): boolean {
  if (cut === null) return true;
  const { score, worth } = scoring.workspace;
  const [first, second] = keysOf(scoring, question);
  const lead = cut.keys[0] - first || cut.keys[1] - second || score[question]! - cut.score;
  if (lead !== 0) return lead > 0;
  // The last one itself may have fallen behind others since.
  if (worth[cut.question] !== cut.worth) return false;
  return question === cut.question || precedes(scoring, question, cut.question);
}
