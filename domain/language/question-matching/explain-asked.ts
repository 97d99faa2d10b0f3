import { roundTo4 } from '../../round-to-4.ts';
import { finish } from '../../steps.ts';
import type { AskedInput } from '../reading.ts';
import { allQuestions, probabilitiesOf } from './main-question.ts';
import { type MatchingIndex, scoreMessage } from './matching-index.ts';

/** A question with how probably the agent's words ask for it. */
export interface RankedQuestion {
  readonly question_id: string;
  /** 0..1, rounded to four digits; the decision's own evidence is part of it. */
  readonly probability: number;
  /** What it takes to be the main question asked. */
  readonly least: number;
  readonly is_proposed: boolean;
}

const EXPLAINED_MAX = 5;

/** The most probable questions of an agent's words, and what would be enough, as `matchQuestionsInSteps` scores them. */
export function explainAsked(
  index: MatchingIndex,
  { assistantText, language, pendingQuestionIds }: AskedInput,
): RankedQuestion[] {
  const scored = finish(scoreMessage(index, assistantText, language));
  return allQuestions(probabilitiesOf(index, scored, pendingQuestionIds))
    .slice(0, EXPLAINED_MAX)
    .map(({ question, probability, least, isProposed }) => ({
      question_id: index.ids[question]!,
      probability: roundTo4(probability),
      least,
      is_proposed: isProposed,
    }));
}
