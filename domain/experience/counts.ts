/**
 * What the sessions of one publication told, as counts by id and nothing else: no texts, no values. Questions are
 * counted when a session asks them first; later tries say more of the user than of the question.
 */
export interface PublicationCounts {
  readonly configuration_version: string;
  readonly sessions: number;
  /** Sessions that achieved the objective or ran out of questions. */
  readonly finished: number;
  /** Place in the log of the last event that counted. */
  readonly position: string;
  readonly questions: readonly QuestionCounts[];
  readonly informations: readonly InformationCounts[];
  readonly told: readonly ToldCounts[];
  readonly beside_unanswered: readonly BesideUnansweredCounts[];
}

export interface QuestionCounts {
  readonly question_id: string;
  /** Decisions that listed it. */
  readonly proposed: number;
  /** The sum of the three that follow. */
  readonly asked: number;
  readonly answered: number;
  readonly no_answer: number;
  readonly refused: number;
}

export interface InformationCounts {
  readonly information_id: string;
  /** Finished sessions that knew it by then; of the others it was never given. */
  readonly given: number;
}

/** What answers to a question told of an information, its own or one beside it. */
interface ToldCounts {
  readonly question_id: string;
  readonly information_id: string;
  /** Answers that told it where it was not known before. */
  readonly told: number;
  /** Answers before which it was known already: they could not tell it. */
  readonly known: number;
}

/** How a question fared in the sessions that asked another one, before or after it, without an answer. */
interface BesideUnansweredCounts {
  readonly question_id: string;
  readonly other_id: string;
  readonly asked: number;
  readonly answered: number;
}
