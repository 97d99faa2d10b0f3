import type { CompiledArtifact } from './compiled-artifact.ts';
import { isOpen, readStanding, type Standing } from './coverage.ts';
import type { Evidence } from './evidence.ts';
import { power } from './power.ts';
import type { SelectionRequest } from './request.ts';

/** What a call ranks against: the evidence laid out by index. Per-item lists are in the scratch space. */
export interface Situation {
  readonly compiled: CompiledArtifact;
  readonly request: SelectionRequest;
  readonly standing: Standing;
  /** Turn (1-based) of the latest turn; 0 before any. */
  readonly turn: number;
  /** Per stage: its place among the open stages in their order, -1 for a closed one. */
  readonly openPosition: Int32Array;
  /** Stage of the question asked last, -1 without one. */
  readonly lastStage: number;
  /** Per stage: refused questions / asked questions. */
  readonly refusalShare: Float64Array;
  /** 0..1: what is left of the value of contributing informations as the turns run out. */
  readonly contributingFade: number;
}

export const NEVER_ASKED = 0;
export const ANSWERED = 1;
export const NO_ANSWER = 2;
export const REFUSED = 3;

const OUTCOME_CODES = { asked_answered: ANSWERED, asked_no_answer: NO_ANSWER, refused: REFUSED };

/** How annoying a question about something just refused is, and how the memory of it fades per turn. */
const REFUSAL_ANNOYANCE = 0.8;
const REFUSAL_FADING = 0.85;
const REFUSED_WEIGHT_MIN = 0.5;

/** A target weight or deficit product up to this is nothing worth asking for. */
export const NEED_MIN = 1e-3;

export function readSituation(
  compiled: CompiledArtifact,
  evidence: Evidence,
  request: SelectionRequest,
): Situation {
  const standing = readStanding(compiled, evidence);
  const lastAsked = compiled.questionIndexes.get(evidence.lastAskedQuestionId ?? '');
  const openPosition = openPositions(standing);
  const situation: Situation = {
    compiled,
    request,
    standing,
    turn: evidence.turnCount,
    openPosition,
    lastStage: lastAsked === undefined ? -1 : compiled.questionStage[lastAsked]!,
    refusalShare: new Float64Array(standing.stages.length),
    contributingFade: contributingFade(compiled, standing, request.turnsRemaining),
  };
  compiled.scratch.touched.fill(0);
  readQuestions(situation, evidence);
  readDeficits(situation);
  readValues(situation);
  readRelevances(compiled, request);
  return situation;
}

function openPositions(standing: Standing): Int32Array {
  let next = 0;
  return Int32Array.from(standing.stages, (stage) => (isOpen(stage) ? next++ : -1));
}

function readQuestions(situation: Situation, evidence: Evidence): void {
  const { compiled, refusalShare, turn } = situation;
  const { outcome, tries, lastTurn, refusal, refusedTurn, touched } = compiled.scratch;
  for (const list of [outcome, tries, lastTurn, refusal, refusedTurn]) list.fill(0);
  const asked = new Uint32Array(refusalShare.length);
  for (const [id, known] of evidence.questions) {
    const question = compiled.questionIndexes.get(id);
    if (question === undefined) continue;
    const stage = compiled.questionStage[question]!;
    outcome[question] = OUTCOME_CODES[known.outcome];
    tries[question] = known.tries;
    lastTurn[question] = known.lastTurn;
    touched[question] = 1;
    asked[stage]! += 1;
    if (known.outcome !== 'refused') continue;
    refusalShare[stage]! += 1;
    rememberRefusal(compiled, question, turn - known.lastTurn);
  }
  for (let stage = 0; stage < asked.length; stage++) refusalShare[stage]! /= asked[stage]! || 1;
}

/**
 * A refusal is felt for all that the question covers, as strongly as it covers it; its principal information
 * counts as refused, unless the question touches it but loosely.
 */
function rememberRefusal(compiled: CompiledArtifact, question: number, turnsSince: number): void {
  const { rows, scratch } = compiled;
  const strength = REFUSAL_ANNOYANCE * power(REFUSAL_FADING, turnsSince);
  const start = rows.start[question]!;
  const end = rows.start[question + 1]!;
  for (let at = start; at < end; at++) {
    const information = rows.index[at]!;
    const felt = rows.weight[at]! * strength;
    if (felt > scratch.refusal[information]!) scratch.refusal[information] = felt;
  }
  if (start === end || rows.weight[start]! <= REFUSED_WEIGHT_MIN) return;
  const principal = rows.index[start]!;
  const turn = scratch.lastTurn[question]!;
  if (turn > scratch.refusedTurn[principal]!) scratch.refusedTurn[principal] = turn;
}

/** What is still missing of each information: nothing once it is satisfied or the client has settled its stage. */
function readDeficits({ compiled, standing }: Situation): void {
  const { deficit, refusal } = compiled.scratch;
  for (let information = 0; information < deficit.length; information++) {
    const stage = standing.stages[compiled.informationStage[information]!]!;
    const settled = standing.satisfied[information] === 1 || stage.override !== null;
    deficit[information] = settled ? 0 : 1 - standing.coverage[information]!;
    if (deficit[information]! < 1 || refusal[information]! > 0) touchColumn(compiled, information);
  }
}

function touchColumn({ columns, scratch }: CompiledArtifact, information: number): void {
  const end = columns.start[information + 1]!;
  for (let at = columns.start[information]!; at < end; at++) {
    scratch.touched[columns.index[at]!] = 1;
  }
}

/**
 * Value of each information: 1 where it blocks, what the level gives contributing ones elsewhere. When fewer
 * turns remain than blocking informations are missing, contributing ones fade in that proportion.
 */
function readValues({ compiled, contributingFade }: Situation): void {
  const contributing = compiled.rule.contributingGain * contributingFade;
  const { value } = compiled.scratch;
  for (let information = 0; information < value.length; information++) {
    const stage = compiled.informationStage[information]!;
    value[information] = compiled.stageBlocking[stage] === 1 ? 1 : contributing;
  }
}

const FADE_MIN = 0.05;

function contributingFade(
  compiled: CompiledArtifact,
  { stages }: Standing,
  turnsRemaining: number,
): number {
  let missing = 0;
  stages.forEach((stage, index) => {
    if (compiled.stageBlocking[index] === 0 || !isOpen(stage)) return;
    missing += Math.max(0, stage.neededCount - stage.satisfiedCount);
  });
  return turnsRemaining >= missing ? 1 : Math.max(FADE_MIN, turnsRemaining / missing);
}

const RELEVANCE_MIN = 0.15;

function readRelevances(compiled: CompiledArtifact, request: SelectionRequest): void {
  const { relevance } = compiled.scratch;
  relevance.fill(0);
  for (const [id, value] of request.relevances) {
    const question = compiled.questionIndexes.get(id);
    if (question === undefined || value < RELEVANCE_MIN) continue;
    relevance[question] = Math.min(1, Math.round(value * 10_000) / 10_000);
  }
}
