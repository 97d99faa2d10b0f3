import type { Question, QuestionType } from '../../configuration/entities.ts';

const ANSWER_PROBABILITY: Readonly<Record<QuestionType, number>> = {
  single_choice: 0.95,
  multiple_choice: 0.92,
  semi_open: 0.88,
  open: 0.8,
};

const COST: Readonly<Record<QuestionType, number>> = {
  single_choice: 0.1,
  multiple_choice: 0.25,
  semi_open: 0.35,
  open: 0.6,
};

const MANY_CHOICES = 12;
const MANY_CHOICES_COST = 0.1;
const COST_MAX = 0.8;

/** Probability (0..1) that a question of this type gets a usable answer when it is asked first. */
export function answerProbability(question: Question): number {
  return ANSWER_PROBABILITY[question.type];
}

/** Effort (0..0.8) that answering costs the user; reading many choices adds to it. */
export function answeringCost(question: Question): number {
  const reading = question.choices.length > MANY_CHOICES ? MANY_CHOICES_COST : 0;
  return Math.min(COST_MAX, COST[question.type] + reading);
}
