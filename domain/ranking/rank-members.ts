import type { Situation } from './ranking-context.ts';
import {
  coverRow,
  evaluateAgain,
  fateBeside,
  LISTED,
  OUTRANKED,
  precedes,
  type Race,
  startRace,
} from './scoring.ts';
import type { RungChoice } from './tiers.ts';

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
export function rankMembers(situation: Situation, choice: RungChoice, count: number): number[] {
  const race = startRace(situation, choice);
  const { fate } = race.compiled.scratch;
  const listed: number[] = [];
  let pool = fillPool(race);
  while (listed.length < count) {
    const best = takeBest(race, pool, listed);
    if (best !== null) {
      fate[best] = LISTED;
      coverRow(race.compiled, best);
      listed.push(best);
    } else if (pool.cut === null) break;
    else pool = fillPool(race);
  }
  return listed;
}

function fillPool(race: Race): Pool {
  const { members, fate, score } = race.compiled.scratch;
  const questions: number[] = [];
  let isPartial = false;
  let scoreMin = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < race.memberCount; i++) {
    const question = members[i]!;
    if (fate[question] !== OUTRANKED) continue;
    if (!race.keyed && score[question]! < scoreMin) {
      isPartial = true;
      continue;
    }
    insert(race, questions, question);
    if (questions.length <= POOL_MAX) continue;
    questions.pop();
    isPartial = true;
    scoreMin = score[questions.at(-1)!]!;
  }
  const last = questions.at(-1);
  const cut = isPartial && last !== undefined ? cutAt(race, last) : null;
  return { questions, cut, isFresh: true };
}

function cutAt(race: Race, question: number): Cut {
  const { worth, score } = race.compiled.scratch;
  const keys = keysOf(race, question);
  return { question, worth: worth[question]!, keys, score: score[question]! };
}

function keysOf({ compiled, keyed }: Race, question: number): [first: number, second: number] {
  const { firstKey, secondKey } = compiled.scratch;
  return keyed ? [firstKey[question]!, secondKey[question]!] : [0, 0];
}

function insert(race: Race, questions: number[], question: number): void {
  let place = questions.length;
  while (place > 0 && precedes(race, question, questions[place - 1]!)) place--;
  questions.splice(place, 0, question);
}

/**
 * Takes the best question out of the pool, once its evaluation is of this rank.
 * @returns null when the pool cannot tell: it is used up, or questions outside may stand as well
 */
function takeBest(race: Race, pool: Pool, listed: readonly number[]): number | null {
  const { fate, evaluatedAt } = race.compiled.scratch;
  for (;;) {
    const leader = pool.questions[0];
    if (leader === undefined) return null;
    const isCurrent = evaluatedAt[leader] === listed.length;
    if (isCurrent && !pool.isFresh && !isAheadOfOthers(race, pool, leader)) return null;
    pool.questions.shift();
    pool.isFresh = false;
    if (isCurrent) return leader;
    fate[leader] = evaluateBeside(race, leader, listed);
    evaluatedAt[leader] = listed.length;
    if (fate[leader] === OUTRANKED) insert(race, pool.questions, leader);
  }
}

function evaluateBeside(race: Race, question: number, listed: readonly number[]): number {
  for (const one of listed) {
    const fate = fateBeside(race.compiled, question, one);
    if (fate !== OUTRANKED) return fate;
  }
  return evaluateAgain(race, question);
}

function isAheadOfOthers(race: Race, { cut }: Pool, question: number): boolean {
  if (cut === null || question === cut.question) return true;
  const { score, worth } = race.compiled.scratch;
  const [first, second] = keysOf(race, question);
  const lead = cut.keys[0] - first || cut.keys[1] - second || score[question]! - cut.score;
  if (lead !== 0) return lead > 0;
  return worth[cut.question] === cut.worth && precedes(race, question, cut.question);
}
