import type { CompiledArtifact } from './compiled-artifact.ts';
import type { Situation } from './ranking-context.ts';
import {
  type Blend,
  gainShareOf,
  inUnits,
  orderOf,
  orderWeight,
  questionValue,
  scoreOf,
  steadyValue,
  successProbability,
  worthOf,
} from './score.ts';
import { hasRungKeys, type RungChoice, rungKeys, simulatesAnswers } from './tiers.ts';

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
export const OUTRANKED = 1;
export const LISTED = 2;
const VARIANT = 3;
const SAME_PRINCIPAL = 4;
export const COVERED = 5;

/** The members of one rung, scored as they stand before anything is listed. */
export interface Race extends Blend {
  readonly situation: Situation;
  readonly compiled: CompiledArtifact;
  readonly memberCount: number;
  /** Whether what is left of its worth changes a question's score, or only whether it stays in the running. */
  readonly rescores: boolean;
  /** Whether keys go before the score. */
  readonly keyed: boolean;
  /** Per stage: `O`. */
  readonly stageOrder: Float64Array;
}

/** A question stays in the running while this share of its first worth is left. */
const LEFT_SHARE_MIN = 0.25;
const WORTH_MIN = 1e-9;

export function startRace(situation: Situation, choice: RungChoice): Race {
  const { compiled, standing } = situation;
  const race = {
    situation,
    compiled,
    memberCount: choice.memberCount,
    gainMax: weighMembers(situation, choice.memberCount),
    sigma: orderWeight(compiled.artifact.objective.order_strength),
    rescores: simulatesAnswers(choice),
    keyed: hasRungKeys(choice),
    stageOrder: Float64Array.from(standing.stages, (_, stage) => orderOf(situation, stage)),
  };
  scoreMembers(race);
  if (race.keyed) writeKeys(race, choice.rung);
  if (!race.rescores) measureNovelty(race);
  return race;
}

/** Writes worth, gain and the steady part of the value of every member. @returns the largest gain */
function weighMembers(situation: Situation, memberCount: number): number {
  const { compiled, contributingFade } = situation;
  const { scratch, untouchedWorth, answerProbability } = compiled;
  const { members, fate, gain, baseWorth, worth, steady, touched } = scratch;
  fate.fill(NOT_A_MEMBER);
  scratch.evaluatedAt.fill(0);
  scratch.residual.set(scratch.deficit);
  let gainMax = 0;
  for (let i = 0; i < memberCount; i++) {
    const question = members[i]!;
    const isUntouched = touched[question] === 0 && contributingFade === 1;
    const first = isUntouched ? untouchedWorth[question]! : worthOf(compiled, question);
    const probability = isUntouched
      ? answerProbability[question]!
      : successProbability(compiled, question);
    const gained = probability * first;
    fate[question] = OUTRANKED;
    baseWorth[question] = first;
    worth[question] = first;
    gain[question] = gained;
    steady[question] = steadyValue(situation, question);
    if (gained > gainMax) gainMax = gained;
  }
  return gainMax;
}

function scoreMembers(race: Race): void {
  const { compiled, memberCount } = race;
  const { members, score } = compiled.scratch;
  for (let i = 0; i < memberCount; i++) {
    const question = members[i]!;
    score[question] = currentScore(race, question);
  }
}

function currentScore(race: Race, question: number): number {
  const { compiled, gainMax, sigma, stageOrder } = race;
  const order = stageOrder[compiled.questionStage[question]!]!;
  return scoreOf(compiled, question, { gainMax, sigma, order });
}

function writeKeys({ situation, compiled, memberCount }: Race, rung: number): void {
  const { members, firstKey, secondKey } = compiled.scratch;
  for (let i = 0; i < memberCount; i++) {
    const question = members[i]!;
    const [first, second] = rungKeys(situation, rung, question);
    firstKey[question] = first;
    secondKey[question] = second;
  }
}

/** Where nothing may be missing, worth is judged by what the list has not touched yet. */
function measureNovelty({ compiled, memberCount }: Race): void {
  const { members, value, residual, baseWorth, worth } = compiled.scratch;
  value.fill(1);
  residual.fill(1);
  for (let i = 0; i < memberCount; i++) {
    const question = members[i]!;
    baseWorth[question] = worth[question] = worthOf(compiled, question);
  }
}

/** As if answered: what the question covers is missing no more, once little enough is left. */
export function coverRow({ rows, scratch, rule }: CompiledArtifact, question: number): void {
  const end = rows.start[question + 1]!;
  for (let at = rows.start[question]!; at < end; at++) {
    const information = rows.index[at]!;
    const left = scratch.residual[information]! * (1 - rows.weight[at]!);
    scratch.residual[information] = 1 - left >= rule.satisfiedAt ? 0 : left;
  }
}

/** Whether the two may not stand in one list. @returns the fate of `question`, or `OUTRANKED` */
export function fateBeside(compiled: CompiledArtifact, question: number, listed: number): number {
  const { duplicateGroup, principal } = compiled;
  if (duplicateGroup[question] === duplicateGroup[listed]) return VARIANT;
  return principal[question] === principal[listed] ? SAME_PRINCIPAL : OUTRANKED;
}

/** Values a question anew once others are listed; what is left only ever shrinks. @returns its fate */
export function evaluateAgain(race: Race, question: number): number {
  const { compiled, rescores } = race;
  const { worth, baseWorth, gain, score } = compiled.scratch;
  const left = worthOf(compiled, question);
  if (left === worth[question]) return OUTRANKED;
  worth[question] = left;
  if (left < LEFT_SHARE_MIN * baseWorth[question]! || left <= WORTH_MIN) return COVERED;
  if (rescores) {
    gain[question] = successProbability(compiled, question) * left;
    score[question] = currentScore(race, question);
  }
  return OUTRANKED;
}

/** Keys of the rung, score, stage, value, gain share; the earlier question where all are equal. */
export function precedes(race: Race, question: number, other: number): boolean {
  const { score, firstKey, secondKey } = race.compiled.scratch;
  if (race.keyed) {
    const keys = firstKey[question]! - firstKey[other]! || secondKey[question]! - secondKey[other]!;
    if (keys !== 0) return keys < 0;
  }
  const lead = score[question]! - score[other]!;
  return lead === 0 ? winsTie(race, question, other) : lead > 0;
}

/** Runs for most pairs of a form whose questions are alike: no closure is made in it. */
function winsTie(race: Race, question: number, other: number): boolean {
  const stages = race.compiled.questionStage;
  const difference =
    stages[question]! - stages[other]! ||
    valueInUnits(race, other) - valueInUnits(race, question) ||
    shareInUnits(race, other) - shareInUnits(race, question) ||
    question - other;
  return difference < 0;
}

function valueInUnits({ compiled, gainMax }: Race, question: number): number {
  return inUnits(questionValue(compiled, question, gainMax));
}

function shareInUnits({ compiled, gainMax }: Race, question: number): number {
  return inUnits(gainShareOf(compiled, question, gainMax));
}
