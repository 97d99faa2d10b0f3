import { type RungChoice, simulatesAnswers, writeRungKeys } from './ladder.ts';
import { orderWeight, scoreGain, scoreSteadily, successProbability, worthOf } from './score.ts';
import type { Situation } from './situation.ts';

/** What became of a question in the making of a list; the codes are positions. */
export const FATES = [
  'not_a_member',
  'outranked',
  'listed',
  'variant_of_listed',
  'same_principal_information',
  'covered_by_listed',
] as const;

const NOT_A_MEMBER = 0;
const OUTRANKED = 1;
const LISTED = 2;
const VARIANT = 3;
const SAME_PRINCIPAL = 4;
const COVERED = 5;

/** A question stays in the running while this share of its first worth is left. */
const LEFT_SHARE_MIN = 0.25;
const WORTH_MIN = 1e-9;

interface Blend {
  readonly gainMax: number;
  readonly sigma: number;
}

/**
 * Ranks the members of a rung, best first, and returns their indexes. After each pick its answer is taken
 * for given: what it covers is worth less, and variants of it leave the running. Everything an explanation
 * needs stays in the scratch space. O(edges + count * (members + edges touched)).
 */
export function rankMembers(situation: Situation, choice: RungChoice, count: number): number[] {
  const { compiled } = situation;
  const blend = scoreMembers(situation, choice);
  const rescores = simulatesAnswers(choice);
  const listed: number[] = [];
  while (listed.length < count) {
    const best = bestMember(compiled, choice.memberCount);
    if (best < 0) break;
    listed.push(best);
    compiled.scratch.fate[best] = LISTED;
    const rank = listed.length;
    compiled.scratch.fateRank[best] = rank;
    if (rank < count) simulateAnswer(situation, choice, { best, rank, blend, rescores });
  }
  return listed;
}

function scoreMembers(situation: Situation, choice: RungChoice): Blend {
  const { compiled } = situation;
  const { scratch, artifact } = compiled;
  const { members, fate, gain, baseWorth, worth } = scratch;
  fate.fill(NOT_A_MEMBER);
  scratch.touchedAt.fill(0);
  scratch.residual.set(scratch.deficit);
  let gainMax = 0;
  for (let i = 0; i < choice.memberCount; i++) {
    const question = members[i]!;
    fate[question] = OUTRANKED;
    baseWorth[question] = worth[question] = worthOf(compiled, question);
    gain[question] = successProbability(compiled, question) * worth[question]!;
    if (gain[question]! > gainMax) gainMax = gain[question]!;
    scoreSteadily(situation, question);
  }
  const blend = { gainMax, sigma: orderWeight(artifact.objective.order_strength) };
  for (let i = 0; i < choice.memberCount; i++) scoreGain(compiled, members[i]!, blend);
  writeRungKeys(situation, choice);
  if (!simulatesAnswers(choice)) measureNovelty(situation, choice);
  return blend;
}

/** Where nothing may be missing, worth is judged by what the list has not touched yet. */
function measureNovelty({ compiled }: Situation, choice: RungChoice): void {
  const { members, value, residual, baseWorth, worth } = compiled.scratch;
  value.fill(1);
  residual.fill(1);
  for (let i = 0; i < choice.memberCount; i++) {
    const question = members[i]!;
    baseWorth[question] = worth[question] = worthOf(compiled, question);
  }
}

function bestMember(compiled: Situation['compiled'], memberCount: number): number {
  const { members, fate, firstKey, secondKey, score } = compiled.scratch;
  let best = -1;
  for (let i = 0; i < memberCount; i++) {
    const question = members[i]!;
    if (fate[question] !== OUTRANKED) continue;
    if (best < 0) {
      best = question;
      continue;
    }
    const difference =
      firstKey[question]! - firstKey[best]! ||
      secondKey[question]! - secondKey[best]! ||
      score[best]! - score[question]!;
    if (difference < 0 || (difference === 0 && winsTie(compiled, question, best))) best = question;
  }
  return best;
}

/** Between equal scores: stage, value, gain share; the earlier question where all are equal. */
function winsTie(compiled: Situation['compiled'], question: number, other: number): boolean {
  const { preference, share } = compiled.scratch;
  const stages = compiled.questionStage;
  const difference =
    stages[question]! - stages[other]! ||
    preference[other]! - preference[question]! ||
    share[other]! - share[question]!;
  return difference < 0;
}

/** One rank's consequence for the rest of the running. */
interface Pick {
  readonly best: number;
  readonly rank: number;
  readonly blend: Blend;
  /** Whether what is left changes the score, or only who stays in the running. */
  readonly rescores: boolean;
}

function simulateAnswer({ compiled }: Situation, choice: RungChoice, pick: Pick): void {
  dropVariants(compiled, choice.memberCount, pick);
  coverRow(compiled, pick.best);
  const { start, index } = compiled.rows;
  const end = start[pick.best + 1]!;
  for (let at = start[pick.best]!; at < end; at++) evaluateColumn(compiled, index[at]!, pick);
}

function evaluateColumn(compiled: Situation['compiled'], information: number, pick: Pick): void {
  const { start, index } = compiled.columns;
  const { fate, touchedAt } = compiled.scratch;
  const end = start[information + 1]!;
  for (let at = start[information]!; at < end; at++) {
    const question = index[at]!;
    if (fate[question] !== OUTRANKED || touchedAt[question] === pick.rank) continue;
    touchedAt[question] = pick.rank;
    evaluateAgain(compiled, question, pick);
  }
}

function dropVariants(compiled: Situation['compiled'], memberCount: number, pick: Pick): void {
  const { duplicateGroup, duplicateGroupSize, scratch } = compiled;
  const group = duplicateGroup[pick.best]!;
  if (duplicateGroupSize[group] === 1) return;
  for (let i = 0; i < memberCount; i++) {
    const question = scratch.members[i]!;
    if (scratch.fate[question] !== OUTRANKED || duplicateGroup[question] !== group) continue;
    scratch.fate[question] = VARIANT;
    scratch.fateRank[question] = pick.rank;
  }
}

/** As if answered: what the question covers is missing no more, once little enough is left. */
function coverRow(compiled: Situation['compiled'], question: number): void {
  const { rows, scratch, rule } = compiled;
  const end = rows.start[question + 1]!;
  for (let at = rows.start[question]!; at < end; at++) {
    const information = rows.index[at]!;
    const left = scratch.residual[information]! * (1 - rows.weight[at]!);
    scratch.residual[information] = 1 - left >= rule.satisfiedAt ? 0 : left;
  }
}

function evaluateAgain(compiled: Situation['compiled'], question: number, pick: Pick): void {
  const { scratch, principal } = compiled;
  const worth = worthOf(compiled, question);
  const isVariant = principal[question] === principal[pick.best];
  scratch.worth[question] = worth;
  if (isVariant || worth < LEFT_SHARE_MIN * scratch.baseWorth[question]! || worth <= WORTH_MIN) {
    scratch.fate[question] = isVariant ? SAME_PRINCIPAL : COVERED;
    scratch.fateRank[question] = pick.rank;
  } else if (pick.rescores) {
    scratch.gain[question] = successProbability(compiled, question) * worth;
    scoreGain(compiled, question, pick.blend);
  }
}
