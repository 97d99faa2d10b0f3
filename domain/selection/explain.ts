import type { CompiledArtifact } from '../artifact/compiled-artifact.ts';
import { EXCLUSIONS, type Exclusion } from './eligibility.ts';
import type { Evidence } from './evidence.ts';
import { NO_RUNG } from './ladder.ts';
import { FATES } from './rank.ts';
import type { Selection, SelectionRequest } from './request.ts';
import { annoyanceOf, continuityOf, orderOf, orderWeight, SCORE_UNITS } from './score.ts';
import { decideQuestions } from './select.ts';
import type { Situation } from './situation.ts';

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
  const { situation, choice, selection } = decideQuestions(compiled, evidence, request);
  return {
    selection,
    order_weight: orderWeight(compiled.artifact.objective.order_strength),
    questions: compiled.artifact.questions.map((question, index) => {
      const verdict = verdictOn(compiled, index, choice?.rung ?? NO_RUNG);
      const ranked = isRanked(verdict);
      const rank = ranked ? compiled.scratch.fateRank[index]! : 0;
      const listed = verdict === 'listed';
      const displaced = ranked && !listed && verdict !== 'outranked';
      return {
        question_id: question.id,
        verdict,
        rank: listed ? rank : null,
        rung: rungOf(compiled, index),
        instead: displaced ? selection.candidates[rank - 1]!.questionId : null,
        terms: ranked ? termsOf(situation, index) : null,
      };
    }),
  };
}

function verdictOn(compiled: CompiledArtifact, question: number, rung: number): Verdict {
  const { exclusion, fate, rung: rungs } = compiled.scratch;
  const excluded = EXCLUSIONS[exclusion[question]!]!;
  if (excluded !== 'none') return excluded;
  const ranking = FATES[fate[question]!]!;
  if (ranking !== 'not_a_member') return ranking;
  const chosen = rung === 1 ? 0 : rung;
  return rungs[question] === chosen ? 'set_aside_on_its_rung' : 'on_a_later_rung';
}

function isRanked(verdict: Verdict): boolean {
  return (FATES as readonly string[]).includes(verdict);
}

function rungOf(compiled: CompiledArtifact, question: number): number | null {
  const rung = compiled.scratch.rung[question]!;
  return rung === NO_RUNG ? null : rung;
}

function termsOf(situation: Situation, question: number): ScoreTerms {
  const { scratch, cost } = situation.compiled;
  return {
    gain: scratch.gain[question]!,
    gain_share: scratch.share[question]! / SCORE_UNITS,
    relevance: scratch.relevance[question]!,
    continuity: continuityOf(situation, question),
    cost: cost[question]!,
    annoyance: annoyanceOf(situation, question),
    value: scratch.preference[question]! / SCORE_UNITS,
    order: orderOf(situation, question),
    score: scratch.score[question]! / SCORE_UNITS,
    rung_keys: [scratch.firstKey[question]!, scratch.secondKey[question]!],
  };
}
