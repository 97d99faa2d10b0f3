import type { QuestionType } from '../configuration/entities.ts';
import type { Gains } from '../gains/gains.ts';
import { oddsOf, probabilityOf } from '../gains/odds.ts';
import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import type { ReachedCoverage } from '../progress/coverage.ts';
import { knownQuestions } from '../progress/known-by-index.ts';
import { ANSWERED, NEVER_ASKED, REFUSED, UNKNOWN } from '../progress/outcome-codes.ts';
import type { SelectionState } from '../progress/selection-state.ts';
import { isOpen } from '../progress/sub-objective-status.ts';
import { countFirstProposals } from './first-proposals.ts';
import { power } from './power.ts';
import { relevanceOf } from './relevance.ts';
import type { Workspace } from './workspace.ts';

/** What one call asks of the selection. */
export interface SelectionRequest {
  /** 1..10 */
  readonly candidateCount: number;
  readonly options: SelectionConstraints;
  /** Relevance (0..1) to the latest words, by question id, rounded to 1e-4; absent: none. */
  readonly relevances: ReadonlyMap<string, number>;
  readonly turnsRemaining: number;
}

/** What a call may ask of the sub-objectives that it names. */
export const SUB_OBJECTIVE_MODES = ['restrict', 'prefer', 'exclude'] as const;

/** `selection` of a `/next` body, of this call only. */
export interface SelectionConstraints {
  readonly sub_objectives?:
    | {
        readonly ids: readonly string[];
        readonly mode: (typeof SUB_OBJECTIVE_MODES)[number];
      }
    | undefined;
  readonly allowed_question_types?: readonly QuestionType[] | undefined;
  readonly required_target_ids?: readonly string[] | undefined;
  readonly excluded_question_ids?: readonly string[] | undefined;
}

/** What is known, and how far that reaches. */
export interface ReachedState {
  readonly state: SelectionState;
  readonly reached: ReachedCoverage;
}

/** What a call ranks against: the state laid out by index. Its per-item lists are in the workspace. */
export interface RankingContext {
  readonly compiled: CompiledArtifact;
  /** What asking may bring: as past sessions told, else by the structure. */
  readonly gains: Gains;
  readonly workspace: Workspace;
  readonly request: SelectionRequest;
  readonly reached: ReachedCoverage;
  /** Turn (1-based) of the latest turn; 0 before any. */
  readonly turn: number;
  /** Per sub-objective: its place among the open sub-objectives in their order, -1 for a closed one. */
  readonly openPosition: Int32Array;
  /** Sub-objective of the question asked last, -1 without one. */
  readonly lastSubObjective: number;
  /** Per sub-objective: refused questions / asked questions. */
  readonly refusalShare: number[];
  /** Per sub-objective, 0..1: who does not know one thing of it knows less of the others (the rule of succession). */
  readonly knownShare: number[];
  /** 0..1: what is left of the value of contributing informations as the turns run out. */
  readonly contributingFade: number;
}

/** How annoying a question about something just refused is, and how the memory of it fades per turn. */
const REFUSAL_ANNOYANCE = 0.8;
const REFUSAL_FADING = 0.85;
const REFUSED_WEIGHT_MIN = 0.5;

/** A target weight or deficit product up to this is nothing worth asking for. */
export const NEED_MIN = 1e-3;

export function readRankingContext(
  compiled: CompiledArtifact,
  { state, reached }: ReachedState,
  request: SelectionRequest,
  workspace: Workspace,
): RankingContext {
  const lastAsked = compiled.questionIndexes.get(state.lastAskedQuestionId ?? '');
  const openPosition = openPositions(reached);
  const context: RankingContext = {
    compiled,
    gains: gainsAt(compiled, state.turnCount),
    workspace,
    request,
    reached,
    turn: state.turnCount,
    openPosition,
    lastSubObjective: lastAsked === undefined ? -1 : compiled.questionSubObjective[lastAsked]!,
    refusalShare: reached.subObjectives.map(() => 0),
    knownShare: reached.subObjectives.map(() => 0),
    contributingFade: contributingFade(compiled, reached, request.turnsRemaining),
  };
  readQuestions(context, state);
  countFirstProposals(compiled, workspace, state);
  readDeficits(context);
  readValues(context);
  readChances(context);
  layOutRelevances(context);
  return context;
}

/** Every this many turns the structure alone decides: counts that are poor by chance are then made better. */
function gainsAt(compiled: CompiledArtifact, turn: number): Gains {
  const explores = compiled.artifact.experience?.smoothing.explores ?? 1;
  return compiled.learned !== null && (turn + 1) % explores !== 0 ? compiled.learned : compiled;
}

function openPositions(reached: ReachedCoverage): Int32Array {
  const positions = new Int32Array(reached.subObjectives.length);
  let next = 0;
  for (const [index, subObjective] of reached.subObjectives.entries())
    positions[index] = isOpen(subObjective) ? next++ : -1;
  return positions;
}

function readQuestions(context: RankingContext, state: SelectionState): void {
  const { compiled, workspace, refusalShare, knownShare, turn } = context;
  const { outcome, lastTurn } = workspace;
  const askedCount = new Uint32Array(refusalShare.length);
  const unknownCount = new Uint32Array(refusalShare.length);
  for (const question of layOutQuestions(context, state)) {
    const subObjective = compiled.questionSubObjective[question]!;
    askedCount[subObjective]! += 1;
    if (outcome[question] === UNKNOWN) unknownCount[subObjective]! += 1;
    if (outcome[question] !== REFUSED) continue;
    refusalShare[subObjective]! += 1;
    rememberRefusal(context, question, turn - lastTurn[question]!);
  }
  for (let subObjective = 0; subObjective < askedCount.length; subObjective++) {
    refusalShare[subObjective]! /= askedCount[subObjective]! || 1;
    knownShare[subObjective] =
      (askedCount[subObjective]! - unknownCount[subObjective]! + 1) /
      (askedCount[subObjective]! + 1);
  }
}

/** @returns the questions that were asked, each once */
function layOutQuestions(
  { compiled, workspace }: RankingContext,
  state: SelectionState,
): readonly number[] {
  const { outcome, tries, lastTurn, refusal, refusedTurn, touched } = workspace;
  for (const list of [outcome, tries, lastTurn, refusal, refusedTurn, touched]) list.fill(0);
  const asked: number[] = [];
  for (const known of knownQuestions(compiled, state)) {
    for (let i = 0; i < known.questions.length; i++) {
      const question = known.questions[i]!;
      if (touched[question] === 0) asked.push(question);
      touched[question] = 1;
      outcome[question] = known.outcomes[i]!;
      tries[question] = known.tries[i]!;
      lastTurn[question] = known.lastTurns[i]!;
    }
  }
  return asked;
}

/**
 * A refusal is felt for all that the question covers, as strongly as it covers it; its principal information
 * counts as refused, unless the question touches it but loosely.
 */
function rememberRefusal(
  { compiled: { rows }, workspace }: RankingContext,
  question: number,
  turnsSince: number,
): void {
  const strength = REFUSAL_ANNOYANCE * power(REFUSAL_FADING, turnsSince);
  const start = rows.start[question]!;
  const end = rows.start[question + 1]!;
  for (let at = start; at < end; at++) {
    const information = rows.index[at]!;
    const felt = rows.weight[at]! * strength;
    if (felt > workspace.refusal[information]!) workspace.refusal[information] = felt;
  }
  if (start === end || rows.weight[start]! <= REFUSED_WEIGHT_MIN) return;
  const principal = rows.index[start]!;
  const turn = workspace.lastTurn[question]!;
  if (turn > workspace.refusedTurn[principal]!) workspace.refusedTurn[principal] = turn;
}

/** What is still missing of each information: nothing once it is satisfied or the client has settled its sub-objective. */
function readDeficits(context: RankingContext): void {
  const { compiled, reached } = context;
  const { deficit, refusal } = context.workspace;
  const { coverage, satisfied, subObjectives } = reached;
  const isOverridden = subObjectives.some(({ override }) => override !== null);
  for (let information = 0; information < deficit.length; information++) {
    const settled =
      satisfied[information] === 1 ||
      (isOverridden &&
        subObjectives[compiled.informationSubObjective[information]!]!.override !== null);
    const missing = settled ? 0 : 1 - coverage[information]!;
    deficit[information] = missing;
    if (missing < 1 || refusal[information]! > 0) touchColumn(context, information);
  }
}

function touchColumn({ gains: { columns }, workspace }: RankingContext, information: number): void {
  const end = columns.start[information + 1]!;
  for (let at = columns.start[information]!; at < end; at++) {
    workspace.touched[columns.index[at]!] = 1;
  }
}

/**
 * Value of each information: 1 where it blocks, what the level gives contributing ones elsewhere. When fewer
 * turns remain than blocking informations are missing, contributing ones fade in that proportion.
 */
function readValues(context: RankingContext): void {
  const { compiled, workspace, contributingFade } = context;
  const { value } = workspace;
  if (contributingFade === 1) {
    value.set(compiled.informationValue);
    return;
  }
  const contributing = compiled.rule.contributingGain * contributingFade;
  for (let information = 0; information < value.length; information++) {
    const subObjective = compiled.informationSubObjective[information]!;
    if (compiled.subObjectiveBlocking[subObjective] === 1) {
      value[information] = 1;
      continue;
    }
    value[information] = contributing;
    touchColumn(context, information);
  }
}

const FADE_MIN = 0.05;

function contributingFade(
  compiled: CompiledArtifact,
  { subObjectives }: ReachedCoverage,
  turnsRemaining: number,
): number {
  let missing = 0;
  subObjectives.forEach((subObjective, index) => {
    if (compiled.subObjectiveBlocking[index] === 0 || !isOpen(subObjective)) return;
    missing += Math.max(0, subObjective.neededCount - subObjective.satisfiedCount);
  });
  return turnsRemaining >= missing ? 1 : Math.max(FADE_MIN, turnsRemaining / missing);
}

/** What this user left unanswered tells of the other questions: by counts where there are some, else by how much of the sub-objective it is. */
function readChances({ compiled, gains, knownShare, workspace }: RankingContext): void {
  const { chance, outcome } = workspace;
  chance.set(gains.answerProbability);
  if (gains.besideUnanswered === null) {
    if (knownShare.every((share) => share === 1)) return;
    for (let question = 0; question < chance.length; question++) {
      chance[question]! *= knownShare[compiled.questionSubObjective[question]!]!;
    }
    return;
  }
  const { start, index, weight } = gains.besideUnanswered;
  outcome.forEach((code, other) => {
    if (code === NEVER_ASKED || code === ANSWERED) return;
    for (let at = start[other]!; at < start[other + 1]!; at++) {
      const question = index[at]!;
      chance[question] = probabilityOf(oddsOf(chance[question]!) * weight[at]!);
    }
  });
}

function layOutRelevances({ compiled, request, workspace }: RankingContext): void {
  const { relevance } = workspace;
  relevance.fill(0);
  for (const [id, value] of request.relevances) {
    const question = compiled.questionIndexes.get(id);
    if (question !== undefined) relevance[question] = relevanceOf(value);
  }
}
