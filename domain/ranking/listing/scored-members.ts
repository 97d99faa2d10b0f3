import type { CompiledArtifact } from '../../progress/compiled-artifact.ts';
import { hasRungKeys, type RungChoice, rungKeys, simulatesAnswers } from '../fallback-ladder.ts';
import type { RankingContext } from '../ranking-context.ts';
import {
  type Blend,
  firstProbability,
  orderOf,
  orderWeight,
  scoreOf,
  steadyOfSubObjective,
  steadyValue,
  successProbability,
  worthOf,
} from '../score.ts';
import type { Workspace } from '../workspace.ts';

/** What became of a question in the making of a list; the codes are positions. */
export const DROP_REASONS = [
  'not_a_member',
  'outranked',
  'listed',
  'variant_of_listed',
  'same_principal_information',
  'covered_by_listed',
] as const;

export const NOT_A_MEMBER = 0;
export const OUTRANKED = 1;
export const LISTED = 2;
export const VARIANT = 3;
export const SAME_PRINCIPAL = 4;
export const COVERED = 5;

/** The members of one rung, scored as they stand before anything is listed. */
export interface Scoring extends Blend {
  readonly context: RankingContext;
  readonly compiled: CompiledArtifact;
  readonly workspace: Workspace;
  readonly memberCount: number;
  /** Whether what is left of its worth changes a question's score, or only whether it stays in the running. */
  readonly rescores: boolean;
  /** Whether keys go before the score. */
  readonly keyed: boolean;
  /** Per sub-objective: `O`. */
  readonly subObjectiveOrder: readonly number[];
}

export function startScoring(context: RankingContext, choice: RungChoice): Scoring {
  const { memberCount } = choice;
  const subObjectiveSteady = clearMembers(context);
  let gainMax = 0;
  for (let i = 0; i < memberCount; i++) {
    const gained = scoreQuestion(context, context.workspace.members[i]!, subObjectiveSteady);
    if (gained > gainMax) gainMax = gained;
  }
  const scoring = scoringBy(context, choice, gainMax);
  scoreMembers(scoring);
  if (scoring.keyed) writeKeys(scoring, choice.rung);
  if (!scoring.rescores) measureNovelty(scoring);
  return scoring;
}

/** How the members of a rung are scored, the largest gain among them given. */
export function scoringBy(context: RankingContext, choice: RungChoice, gainMax: number): Scoring {
  const { compiled, workspace, reached } = context;
  return {
    context,
    compiled,
    workspace,
    memberCount: choice.memberCount,
    gainMax,
    sigma: orderWeight(compiled.artifact.objective.order_strength),
    rescores: simulatesAnswers(choice),
    keyed: hasRungKeys(choice),
    subObjectiveOrder: reached.subObjectives.map((_, subObjective) =>
      orderOf(context, subObjective),
    ),
  };
}

/** Nothing is a member yet. @returns per sub-objective, the steady part of the value of its questions that nothing tells apart */
export function clearMembers(context: RankingContext): readonly number[] {
  const { workspace, reached } = context;
  workspace.dropReason.fill(NOT_A_MEMBER);
  workspace.evaluatedBeside.fill(0);
  workspace.residual.set(workspace.deficit);
  return reached.subObjectives.map((_, subObjective) =>
    steadyOfSubObjective(context, subObjective),
  );
}

/** Makes a question a member: writes its worth, its gain and the steady part of its value. @returns the gain */
export function scoreQuestion(
  context: RankingContext,
  question: number,
  subObjectiveSteady: readonly number[],
): number {
  const { gains, workspace, compiled } = context;
  const { dropReason, gain, baseWorth, worth, steady, touched, relevance } = workspace;
  const isUntouched = touched[question] === 0;
  const first = isUntouched ? gains.untouchedWorth[question]! : worthOf(context, question);
  const probability = isUntouched
    ? firstProbability(context, question)
    : successProbability(context, question);
  const gained = probability * first;
  dropReason[question] = OUTRANKED;
  baseWorth[question] = first;
  worth[question] = first;
  gain[question] = gained;
  const isPlain =
    touched[question] === 0 &&
    relevance[question] === 0 &&
    gains.refusalProbability[question] === 0;
  steady[question] = isPlain
    ? subObjectiveSteady[compiled.questionSubObjective[question]!]!
    : steadyValue(context, question);
  return gained;
}

function scoreMembers(scoring: Scoring): void {
  const { workspace, memberCount } = scoring;
  const { members, score } = workspace;
  for (let i = 0; i < memberCount; i++) {
    const question = members[i]!;
    score[question] = currentScore(scoring, question);
  }
}

export function currentScore(scoring: Scoring, question: number): number {
  const { context, compiled, gainMax, sigma, subObjectiveOrder } = scoring;
  const order = subObjectiveOrder[compiled.questionSubObjective[question]!]!;
  return scoreOf(context, question, { gainMax, sigma, order });
}

function writeKeys({ context, workspace, memberCount }: Scoring, rung: number): void {
  const { members, firstKey, secondKey } = workspace;
  for (let i = 0; i < memberCount; i++) {
    const question = members[i]!;
    const [first, second] = rungKeys(context, rung, question);
    firstKey[question] = first;
    secondKey[question] = second;
  }
}

/** Where nothing may be missing, worth is judged by what the list has not touched yet. */
function measureNovelty({ context, workspace, memberCount }: Scoring): void {
  const { members, value, residual, baseWorth, worth } = workspace;
  value.fill(1);
  residual.fill(1);
  for (let i = 0; i < memberCount; i++) {
    const question = members[i]!;
    baseWorth[question] = worth[question] = worthOf(context, question);
  }
}
