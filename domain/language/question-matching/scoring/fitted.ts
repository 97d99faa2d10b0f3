import type { QuestionProfile } from '../message/question-profile.ts';
import type { Match, Vocabulary } from './matches.ts';

/** A token that asks for another kind of answer speaks that much for the question. */
const OTHER_TYPE = 0.35;
/** And this much where the question would take any answer. */
const UNKNOWN_TYPE = 0.7;
const TIE = 0.05;

/** The questions and everything about them that does not depend on a message. */
export interface Questions {
  readonly vocabulary: Vocabulary;
  readonly profiles: readonly QuestionProfile[];
}

/** How far a question asks for one of the kinds of answer, 0..1. */
export function fitOf(profile: QuestionProfile, types: number): number {
  if (types === 0 || (types & profile.types) !== 0) return 1;
  return profile.types === 0 ? UNKNOWN_TYPE : OTHER_TYPE;
}

/** The strengths of one match after their fit, with the greatest and how many questions share it. */
export class Fitted {
  readonly strengths: number[] = [];
  most = 0;
  ties = 0;
  /**
   * For how many questions the token speaks, a weaker match counting by its sixth power: "guesthouse" is rare,
   * however many questions are about lodgings.
   */
  holding = 0;

  fit(questions: Questions, match: Match, types: number): void {
    this.most = 0;
    const count = match.questions.length;
    for (let k = 0; k < count; k++) {
      const fit = fitOf(questions.profiles[match.questions[k]!]!, types);
      this.strengths[k] = match.strength[k]! * fit;
      this.most = Math.max(this.most, this.strengths[k]!);
    }
    this.ties = 0;
    this.holding = 0;
    for (let k = 0; k < count; k++) {
      if (this.isTop(k)) this.ties++;
      const square = (this.strengths[k]! / this.most) ** 2;
      this.holding += square * square * square;
    }
  }

  isTop(k: number): boolean {
    return this.strengths[k]! >= this.most - TIE;
  }
}
