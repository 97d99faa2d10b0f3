/** What came of a question that was asked, as the specification names it (2.3). */
export const QUESTION_OUTCOMES = ['asked_answered', 'asked_no_answer', 'refused'] as const;

export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number];
