import type { Artifact, Experience } from '../artifact/artifact.ts';
import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import { readCoverage } from '../progress/coverage.ts';
import type { SelectionState } from '../progress/selection-state.ts';
import { mapInSteps, type Steps } from '../steps.ts';
import { NO_RUNG, type RungChoice, rungKeys } from './fallback-ladder.ts';
import { EXCLUSIONS, type Exclusion } from './hard-exclusions.ts';
import { replayRanking } from './listing/replay-ranking.ts';
import { DROP_REASONS, type Scoring } from './listing/scored-members.ts';
import type { RankingContext, SelectionRequest } from './ranking-context.ts';
import {
  annoyanceOf,
  continuityOf,
  gainShareOf,
  inUnits,
  orderWeight,
  questionValue,
  SCORE_UNITS,
  successProbability,
} from './score.ts';
import { prepareSelection, type Selection, selectQuestions } from './select-questions.ts';
import { borrowWorkspace, giveWorkspaceBack, type Workspace } from './workspace.ts';

/** Why a decision came out as it did, for auditors; none of it belongs in a public answer. */
export interface Explanation {
  readonly selection: Selection;
  /** Share of the order in every score: `order_strength` squared. */
  readonly order_weight: number;
  /** What past sessions told the publication; null where nothing was learned. */
  readonly learned: LearnedGrounds | null;
  /** Every question of the artifact, in its order. */
  readonly questions: readonly QuestionExplanation[];
}

interface LearnedGrounds {
  /** Place in the log up to which sessions were counted. */
  readonly position: string;
  readonly sessions: number;
  /** The structure alone decided this turn, so that no count keeps a question back for good. */
  readonly is_exploring: boolean;
}

export interface QuestionExplanation {
  readonly question_id: string;
  readonly verdict: Verdict;
  /** Rank it got; null where it is not listed. */
  readonly rank: number | null;
  /** Rung of the ladder it stands on; null under a hard exclusion. */
  readonly rung: number | null;
  /** The listed question that took its place; null where none did. */
  readonly instead: string | null;
  /** Null where it was not ranked. */
  readonly terms: ScoreTerms | null;
  /** What past sessions told of it; null where nothing was learned. */
  readonly counts: QuestionExperience | null;
}

type QuestionExperience = Readonly<Record<keyof Experience['questions'], number>>;

/** A hard exclusion, another rung, outside the preference, or what became of it in the ranking. */
export type Verdict =
  | Exclude<Exclusion, 'none'>
  | 'on_a_later_rung'
  | 'set_aside_on_its_rung'
  | Exclude<(typeof DROP_REASONS)[number], 'not_a_member'>;

/** As they were when the question was listed or left the running; else after the last rank. */
interface ScoreTerms {
  /** Chance of a usable answer by this user, as far as counts or what they left unanswered tell; halved by every try. */
  readonly answer_probability: number;
  /** Expected gain, unscaled. */
  readonly gain: number;
  /** `G`, `V` and `S` to nine decimals, as they are compared. */
  readonly gain_share: number;
  readonly relevance: number;
  readonly continuity: number;
  readonly annoyance: number;
  readonly value: number;
  readonly order: number;
  readonly score: number;
  /** What goes before the score on this rung, lower first. */
  readonly rung_keys: readonly [number, number];
}

/** Makes the decision again and tells every question's part in it, a question a step. */
export function* explainSelection(
  compiled: CompiledArtifact,
  state: SelectionState,
  request: SelectionRequest,
): Steps<Explanation> {
  const reached = readCoverage(compiled, state);
  const selection = selectQuestions(compiled, state, request, reached);
  yield;
  const workspace = borrowWorkspace(compiled);
  try {
    const session = { state, reached };
    const { context, choice } = prepareSelection(compiled, session, request, workspace);
    yield;
    const listed = selection.candidates.map((candidate) => candidate.questionIndex);
    const scoring =
      choice && replayRanking(context, choice, { listed, count: request.candidateCount });
    yield;
    return {
      selection,
      order_weight: orderWeight(compiled.artifact.objective.order_strength),
      learned: learnedGrounds(context),
      questions: yield* mapInSteps(compiled.artifact.questions, (question, index) => ({
        question_id: question.id,
        counts: countsOf(compiled.artifact, index),
        ...(scoring && choice
          ? part(scoring, choice, { index, selection })
          : partOfNone(workspace, index)),
      })),
    };
  } finally {
    giveWorkspaceBack(workspace);
  }
}

function learnedGrounds({ compiled, gains }: RankingContext): LearnedGrounds | null {
  const { experience } = compiled.artifact;
  if (!experience) return null;
  const { position, sessions } = experience;
  return { position, sessions, is_exploring: gains === compiled };
}

function countsOf({ experience }: Artifact, index: number): QuestionExperience | null {
  if (!experience) return null;
  const { proposed, asked, answered, refused } = experience.questions;
  return {
    proposed: proposed[index]!,
    asked: asked[index]!,
    answered: answered[index]!,
    refused: refused[index]!,
  };
}

type ExplainedPart = Omit<QuestionExplanation, 'question_id' | 'counts'>;

function partOfNone(workspace: Workspace, index: number): ExplainedPart {
  const verdict = exclusionOf(workspace, index);
  if (verdict === null) throw new Error('a question without exclusion stands on some rung');
  return { verdict, rank: null, rung: null, instead: null, terms: null };
}

function part(
  scoring: Scoring,
  choice: RungChoice,
  { index, selection }: { readonly index: number; readonly selection: Selection },
): ExplainedPart {
  const { workspace } = scoring;
  const verdict = exclusionOf(workspace, index) ?? verdictOf(workspace, index, choice.rung);
  const isRanked = (DROP_REASONS as readonly string[]).includes(verdict);
  const rank = isRanked ? workspace.dropRank[index]! : 0;
  const isDisplaced = isRanked && verdict !== 'listed' && verdict !== 'outranked';
  return {
    verdict,
    rank: verdict === 'listed' ? rank : null,
    rung: rungOf(workspace, index),
    instead: isDisplaced ? selection.candidates[rank - 1]!.questionId : null,
    terms: isRanked ? termsOf(scoring, index, choice.rung) : null,
  };
}

function exclusionOf({ exclusion: codes }: Workspace, question: number) {
  const exclusion = EXCLUSIONS[codes[question]!]!;
  return exclusion === 'none' ? null : exclusion;
}

function verdictOf(workspace: Workspace, question: number, rung: number): Verdict {
  const dropReason = DROP_REASONS[workspace.dropReason[question]!]!;
  if (dropReason !== 'not_a_member') return dropReason;
  const chosen = rung === 1 ? 0 : rung;
  return workspace.rung[question] === chosen ? 'set_aside_on_its_rung' : 'on_a_later_rung';
}

function rungOf(workspace: Workspace, question: number): number | null {
  const rung = workspace.rung[question]!;
  return rung === NO_RUNG ? null : rung;
}

function termsOf(scoring: Scoring, question: number, rung: number): ScoreTerms {
  const { context, workspace, gainMax, subObjectiveOrder } = scoring;
  const { questionSubObjective } = scoring.compiled;
  const rounded = (value: number) => inUnits(value) / SCORE_UNITS;
  return {
    answer_probability: successProbability(context, question),
    gain: workspace.gain[question]!,
    gain_share: rounded(gainShareOf(context, question, gainMax)),
    relevance: workspace.relevance[question]!,
    continuity: continuityOf(context, context.compiled.questionSubObjective[question]!),
    annoyance: annoyanceOf(context, question),
    value: rounded(questionValue(context, question, gainMax)),
    order: subObjectiveOrder[questionSubObjective[question]!]!,
    score: workspace.score[question]! / SCORE_UNITS,
    rung_keys: rungKeys(context, rung, question),
  };
}
