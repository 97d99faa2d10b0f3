import type { RungChoice } from '../fallback-ladder.ts';
import type { RankingContext } from '../ranking-context.ts';
import { coverRow, dropReasonBeside, evaluateAgain } from './beside-listed.ts';
import { LISTED, OUTRANKED, precedes, type Scoring, startScoring } from './scoring.ts';

/** So many of the best are kept in order; the rest is looked at again only when these run out. */
const POOL_MAX = 32;

/** The best members by what they scored when they were last evaluated, best first. */
interface Pool {
  readonly questions: number[];
  /** The last one as it stood when the pool was filled: all others stand behind. Null: there are no others. */
  readonly cut: Cut | null;
  /** Whether nothing has moved since it was filled. */
  isFresh: boolean;
}

interface Cut {
  readonly question: number;
  readonly worth: number;
  readonly keys: readonly [first: number, second: number];
  readonly score: number;
}

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
  const { dropReason } = scoring.workspace;
  const listed: number[] = [];
  let pool = fillPool(scoring);
  while (listed.length < count) {
    const best = takeBest(scoring, pool, listed);
    if (best !== null) {
      dropReason[best] = LISTED;
      coverRow(scoring, best);
      listed.push(best);
    } else if (pool.cut === null) break;
    else pool = fillPool(scoring);
  }
  return listed;
}

function fillPool(scoring: Scoring): Pool {
  const { members, dropReason, score } = scoring.workspace;
  const questions: number[] = [];
  let isPartial = false;
  let scoreMin = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scoring.memberCount; i++) {
    const question = members[i]!;
    if (dropReason[question] !== OUTRANKED) continue;
    if (!scoring.keyed && score[question]! < scoreMin) {
      isPartial = true;
      continue;
    }
    insert(scoring, questions, question);
    if (questions.length <= POOL_MAX) continue;
    questions.pop();
    isPartial = true;
    scoreMin = score[questions.at(-1)!]!;
  }
  const last = questions.at(-1);
  const cut = isPartial && last !== undefined ? cutAt(scoring, last) : null;
  return { questions, cut, isFresh: true };
}

function cutAt(scoring: Scoring, question: number): Cut {
  const { worth, score } = scoring.workspace;
  const keys = keysOf(scoring, question);
  return { question, worth: worth[question]!, keys, score: score[question]! };
}

function keysOf({ workspace, keyed }: Scoring, question: number): [first: number, second: number] {
  const { firstKey, secondKey } = workspace;
  return keyed ? [firstKey[question]!, secondKey[question]!] : [0, 0];
}

function insert(scoring: Scoring, questions: number[], question: number): void {
  let place = questions.length;
  for (; place > 0; place--) {
    const before = questions[place - 1]!;
    if (!precedes(scoring, question, before)) break;
    questions[place] = before;
  }
  questions[place] = question;
}

/**
 * Takes the best question out of the pool, once its evaluation is of this rank.
 * @returns null when the pool cannot tell: it is used up, or questions outside may stand as well
 */
function takeBest(scoring: Scoring, pool: Pool, listed: readonly number[]): number | null {
  const { dropReason, evaluatedAt } = scoring.workspace;
  for (;;) {
    const leader = pool.questions[0];
    if (leader === undefined) return null;
    const isCurrent = evaluatedAt[leader] === listed.length;
    if (isCurrent && !pool.isFresh && !isAheadOfOthers(scoring, pool, leader)) return null;
    pool.questions.shift();
    pool.isFresh = false;
    if (isCurrent) return leader;
    dropReason[leader] = evaluateBeside(scoring, leader, listed);
    evaluatedAt[leader] = listed.length;
    if (dropReason[leader] === OUTRANKED) insert(scoring, pool.questions, leader);
  }
}

function evaluateBeside(scoring: Scoring, question: number, listed: readonly number[]): number {
  for (const one of listed) {
    const dropReason = dropReasonBeside(scoring.compiled, question, one);
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
