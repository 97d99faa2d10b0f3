import type { CompiledArtifact } from './compiled-artifact.ts';
import { EXCLUSIONS, type Exclusion } from './eligibility.ts';
import type { Evidence } from './evidence.ts';
import { prepareSelection, selectQuestions } from './rank.ts';
import { retrace } from './replay-ranking.ts';
import type { Selection, SelectionRequest } from './request.ts';
import {
  annoyanceOf,
  continuityOf,
  gainShareOf,
  inUnits,
  orderWeight,
  questionValue,
  SCORE_UNITS,
} from './score.ts';
import { FATES, type Race } from './scoring.ts';
import { NO_RUNG, type RungChoice, rungKeys } from './tiers.ts';

/** Why a decision came out as it did, for auditors; none of it belongs in a public answer. */
export interface Explanation {
  readonly selection: Selection;
  /** Share of the order in every score: `order_strength` squared. */
  readonly order_weight: number;
  /** Every question of the artifact, in its order. */
  readonly questions: readonly QuestionExplanation[];
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
}

/** A hard exclusion, another rung, outside the preference, or what became of it in the ranking. */
export type Verdict =
  | Exclude<Exclusion, 'none'>
  | 'on_a_later_rung'
  | 'set_aside_on_its_rung'
  | Exclude<(typeof FATES)[number], 'not_a_member'>;

/** As they were when the question was listed or left the running; else after the last rank. */
interface ScoreTerms {
  /** Expected gain, unscaled. */
  readonly gain: number;
  /** `G`, `V` and `S` to nine decimals, as they are compared. */
  readonly gain_share: number;
  readonly relevance: number;
  readonly continuity: number;
  readonly cost: number;
  readonly annoyance: number;
  readonly value: number;
  readonly order: number;
  readonly score: number;
  /** What goes before the score on this rung, lower first. */
  readonly rung_keys: readonly [number, number];
}

/** Makes the decision again and tells every question's part in it. */
export function explainSelection(
  compiled: CompiledArtifact,
  evidence: Evidence,
  request: SelectionRequest,
): Explanation {
  const selection = selectQuestions(compiled, evidence, request);
  const { situation, choice } = prepareSelection(compiled, evidence, request);
  const listed = selection.candidates.map((candidate) => candidate.questionIndex);
  const race = choice && retrace(situation, choice, { listed, count: request.candidateCount });
  return {
    selection,
    order_weight: orderWeight(compiled.artifact.objective.order_strength),
    questions: compiled.artifact.questions.map((question, index) => ({
      question_id: question.id,
      ...(race && choice ? part(race, choice, { index, selection }) : partOfNone(compiled, index)),
    })),
  };
}

type Part = Omit<QuestionExplanation, 'question_id'>;

function partOfNone(compiled: CompiledArtifact, index: number): Part {
  const verdict = exclusionOf(compiled, index);
  if (verdict === null) throw new Error('a question without exclusion stands on some rung');
  return { verdict, rank: null, rung: null, instead: null, terms: null };
}

function part(
  race: Race,
  choice: RungChoice,
  { index, selection }: { readonly index: number; readonly selection: Selection },
): Part {
  const { compiled } = race;
  const verdict = exclusionOf(compiled, index) ?? verdictOf(compiled, index, choice.rung);
  const isRanked = (FATES as readonly string[]).includes(verdict);
  const rank = isRanked ? compiled.scratch.fateRank[index]! : 0;
  const isDisplaced = isRanked && verdict !== 'listed' && verdict !== 'outranked';
  return {
    verdict,
    rank: verdict === 'listed' ? rank : null,
    rung: rungOf(compiled, index),
    instead: isDisplaced ? selection.candidates[rank - 1]!.questionId : null,
    terms: isRanked ? termsOf(race, index, choice.rung) : null,
  };
}

function exclusionOf({ scratch }: CompiledArtifact, question: number) {
  const exclusion = EXCLUSIONS[scratch.exclusion[question]!]!;
  return exclusion === 'none' ? null : exclusion;
}

function verdictOf({ scratch }: CompiledArtifact, question: number, rung: number): Verdict {
  const fate = FATES[scratch.fate[question]!]!;
  if (fate !== 'not_a_member') return fate;
  const chosen = rung === 1 ? 0 : rung;
  return scratch.rung[question] === chosen ? 'set_aside_on_its_rung' : 'on_a_later_rung';
}

function rungOf(compiled: CompiledArtifact, question: number): number | null {
  const rung = compiled.scratch.rung[question]!;
  return rung === NO_RUNG ? null : rung;
}

function termsOf(race: Race, question: number, rung: number): ScoreTerms {
  const { situation, compiled, gainMax, stageOrder } = race;
  const { scratch, cost, questionStage } = compiled;
  const rounded = (value: number) => inUnits(value) / SCORE_UNITS;
  return {
    gain: scratch.gain[question]!,
    gain_share: rounded(gainShareOf(compiled, question, gainMax)),
    relevance: scratch.relevance[question]!,
    continuity: continuityOf(situation, question),
    cost: cost[question]!,
    annoyance: annoyanceOf(situation, question),
    value: rounded(questionValue(compiled, question, gainMax)),
    order: stageOrder[questionStage[question]!]!,
    score: scratch.score[question]! / SCORE_UNITS,
    rung_keys: rungKeys(situation, rung, question),
  };
}
