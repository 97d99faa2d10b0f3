import type { Gains } from '../../gains/gains.ts';
import type { CompiledArtifact } from '../../progress/compiled-artifact.ts';
import { NORMAL_RUNG, standsOnNormalRung } from '../fallback-ladder.ts';
import type { RankingContext } from '../ranking-context.ts';
import { takeRanks } from './list-candidates.ts';
import { fillPool, type Pool, PoolFilling } from './pool.ts';
import {
  clearMembers,
  currentScore,
  NOT_A_MEMBER,
  type Scoring,
  scoreQuestion,
  scoringBy,
} from './scored-members.ts';

/** The questions of a sub-objective, largest first by what they gain while nothing is known of what they cover. */
interface GainOrder {
  readonly questions: Uint32Array;
  readonly gains: Float64Array;
  /** Of each, the place of the last one behind it that gains the same by the same figures. */
  readonly alikeUntil: Uint32Array;
}

/** Sums and products of the same figures differ by less than this share, and their scores by no more units. */
const NEAR_SHARE = 1e-9;
const NEAR_UNITS = 4;

/**
 * The same list as that of `listCandidates` on the normal rung, without a look at most questions: those of which nothing is
 * known stand in an order of their sub-objective that never changes, so that behind one that scores too little all do. The hard
 * exclusions are in the workspace.
 * @returns undefined where something else decides: what the call prefers, or what past users did
 */
export function listCandidatesFast(
  context: RankingContext,
  count: number,
): readonly number[] | undefined {
  const orders = isOrdered(context) ? gainOrders(context.compiled, context.gains) : null;
  if (orders === null) return undefined;
  const subObjectiveSteady = clearMembers(context);
  const apart = questionsApart(context);
  let gainMax = Number.NEGATIVE_INFINITY;
  for (const question of apart)
    gainMax = Math.max(gainMax, scoreQuestion(context, question, subObjectiveSteady));
  orders.forEach((order, subObjective) => {
    gainMax = Math.max(gainMax, largestGain(context, order, subObjective));
  });
  if (gainMax < 0) return undefined;
  const choice = { rung: NORMAL_RUNG, memberCount: 0, warnings: [] };
  const scoring = scoringBy(context, choice, gainMax);
  const first = firstPool(scoring, { orders, apart, subObjectiveSteady });
  return takeRanks(scoring, count, first, () => fillPool(withAll(scoring, subObjectiveSteady)));
}

/** Whether questions about which nothing is known differ in gain, sub-objective and relevance only. */
function isOrdered({ request, gains }: RankingContext): boolean {
  return gains.besideUnanswered === null && request.options.sub_objectives?.mode !== 'prefer';
}

/** The orders of each set of gains, an artifact's own or learned ones. Null where past users' refusals count as well. */
const known = new WeakMap<Gains, readonly GainOrder[] | null>();

function gainOrders(compiled: CompiledArtifact, gains: Gains): readonly GainOrder[] | null {
  const orders = known.get(gains);
  if (orders !== undefined) return orders;
  const made = gains.refusalProbability.some((share) => share > 0)
    ? null
    : gainOrdersOf(compiled, gains);
  known.set(gains, made);
  return made;
}

/** Looks at each question once, however many sub-objectives there are. */
function gainOrdersOf(compiled: CompiledArtifact, gains: Gains): readonly GainOrder[] {
  const { answerProbability, untouchedWorth } = gains;
  const gain = answerProbability.map((probability, q) => probability * untouchedWorth[q]!);
  const ofSubObjectives: number[][] = compiled.artifact.sub_objectives.map(() => []);
  compiled.questionSubObjective.forEach((subObjective, question) => {
    ofSubObjectives[subObjective]!.push(question);
  });
  return ofSubObjectives.map((ofSubObjective) => {
    ofSubObjective.sort((one, other) => gain[other]! - gain[one]! || one - other);
    return gainOrderOf(Uint32Array.from(ofSubObjective), gain, gains);
  });
}

/** @param questions of one sub-objective, in their order */
function gainOrderOf(
  questions: Uint32Array,
  gain: Float64Array,
  { answerProbability, untouchedWorth }: Gains,
): GainOrder {
  const alikeUntil = questions.map((_, at) => at);
  const isAlike = (one: number, other: number) =>
    answerProbability[one] === answerProbability[other] &&
    untouchedWorth[one] === untouchedWorth[other];
  for (let at = questions.length - 2; at >= 0; at--) {
    if (isAlike(questions[at]!, questions[at + 1]!)) alikeUntil[at] = alikeUntil[at + 1]!;
  }
  const inOrder = Float64Array.from(questions, (question) => gain[question]!);
  return { questions, gains: inOrder, alikeUntil };
}

/** The questions of the normal rung that stand in no order: something is known of them, or the words are about them. */
function questionsApart(context: RankingContext): readonly number[] {
  const { touched, relevance, exclusion } = context.workspace;
  const apart: number[] = [];
  for (let question = 0; question < touched.length; question++) {
    if (touched[question] === 0 && relevance[question] === 0) continue;
    if (exclusion[question] === 0 && standsOnNormalRung(context, question)) apart.push(question);
  }
  return apart;
}

/** Of the questions of which nothing is known; less than 0 where there are none, or the sub-objective is closed. */
function largestGain(
  { gains, workspace, openPosition }: RankingContext,
  order: GainOrder,
  subObjective: number,
): number {
  if (openPosition[subObjective]! < 0) return -1;
  let largest = -1;
  for (let at = 0; at < order.questions.length; at++) {
    const question = order.questions[at]!;
    if (workspace.touched[question] !== 0 || workspace.exclusion[question] !== 0) continue;
    const gain = workspace.chance[question]! * gains.untouchedWorth[question]!;
    if (gain > largest) largest = gain;
    at = order.alikeUntil[at]!;
    // What others left unanswered lowers the chances of a whole sub-objective: nearly equal ones may change places.
    const next = order.gains[at + 1];
    if (next === undefined || next < order.gains[at]! * (1 - NEAR_SHARE)) break;
  }
  return largest;
}

interface Ordered {
  readonly orders: readonly GainOrder[];
  readonly apart: readonly number[];
  readonly subObjectiveSteady: readonly number[];
}

function firstPool(scoring: Scoring, { orders, apart, subObjectiveSteady }: Ordered): Pool {
  const { context, workspace } = scoring;
  const filling = new PoolFilling(scoring);
  for (const question of apart) {
    workspace.score[question] = currentScore(scoring, question);
    filling.offer(question);
  }
  orders.forEach(({ questions }, subObjective) => {
    if (context.openPosition[subObjective]! >= 0)
      offerInOrder(scoring, questions, filling, subObjectiveSteady);
  });
  return filling.pool();
}

/** Up to one that scores too little: none behind it scores more. */
function offerInOrder(
  scoring: Scoring,
  questions: Uint32Array,
  filling: PoolFilling,
  subObjectiveSteady: readonly number[],
): void {
  const { touched, relevance, exclusion, score } = scoring.workspace;
  for (let at = 0; at < questions.length; at++) {
    const question = questions[at]!;
    if (touched[question] !== 0 || relevance[question] !== 0 || exclusion[question] !== 0) continue;
    scoreQuestion(scoring.context, question, subObjectiveSteady);
    score[question] = currentScore(scoring, question);
    if (filling.offer(question) > NEAR_UNITS) return;
  }
}

/** With all members of the rung, where the first pool does not do. */
function withAll(scoring: Scoring, subObjectiveSteady: readonly number[]): Scoring {
  const { context, workspace } = scoring;
  const { members, dropReason, touched, exclusion, score } = workspace;
  let memberCount = 0;
  for (let question = 0; question < dropReason.length; question++) {
    if (exclusion[question] !== 0) continue;
    if (dropReason[question] === NOT_A_MEMBER) {
      if (touched[question] !== 0 || !standsOnNormalRung(context, question)) continue;
      scoreQuestion(context, question, subObjectiveSteady);
      score[question] = currentScore(scoring, question);
    }
    members[memberCount++] = question;
  }
  return { ...scoring, memberCount };
}
