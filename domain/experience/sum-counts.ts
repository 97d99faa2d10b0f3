import { mapInSteps, type Steps } from '../steps.ts';
import type { InformationCounts, PublicationCounts, QuestionCounts } from './counts.ts';

/** What the sessions of some publications told, added up by id: whatever the entities meant in each of them. */
export interface SummedCounts {
  readonly sessions: number;
  /** Sessions that achieved the objective or ran out of questions. */
  readonly finished: number;
  readonly questions: readonly SummedQuestion[];
  readonly informations: readonly InformationCounts[];
}

export interface SummedQuestion extends QuestionCounts {
  readonly told: readonly SummedTold[];
}

export interface SummedTold {
  readonly information_id: string;
  /** Answers that told it. */
  readonly told: number;
  /** Answers before which it was not known. */
  readonly could_tell: number;
}

const QUESTION_COUNTS = ['proposed', 'asked', 'answered', 'no_answer', 'refused'] as const;

/**
 * The questions in the order in which they first appear, as the informations, the told ones told most often first; a row
 * a step.
 */
export function* sumCounts(publications: readonly PublicationCounts[]): Steps<SummedCounts> {
  const questions = new Map<string, Record<(typeof QUESTION_COUNTS)[number], number>>();
  const told = new Map<string, Map<string, { told: number; known: number }>>();
  const informations = new Map<string, { given: number }>();
  for (const publication of publications) {
    for (const { question_id, ...counts } of publication.questions) {
      const sum = valueAt(questions, question_id, zeros);
      for (const name of QUESTION_COUNTS) sum[name] += counts[name];
      yield;
    }
    for (const pair of publication.told) {
      const ofQuestion = valueAt(told, pair.question_id, () => new Map());
      const sum = valueAt(ofQuestion, pair.information_id, () => ({ told: 0, known: 0 }));
      sum.told += pair.told;
      sum.known += pair.known;
      yield;
    }
    for (const { information_id, given } of publication.informations) {
      valueAt(informations, information_id, () => ({ given: 0 })).given += given;
      yield;
    }
  }
  const toldBy = (id: string, answered: number): readonly SummedTold[] =>
    Array.from(told.get(id) ?? [], ([information_id, sum]) => ({
      ...{ information_id, told: sum.told, could_tell: answered - sum.known },
    })).sort((one, other) => other.told - one.told);
  return {
    sessions: publications.reduce((sum, { sessions }) => sum + sessions, 0),
    finished: publications.reduce((sum, { finished }) => sum + finished, 0),
    questions: yield* mapInSteps(questions, ([question_id, counts]) => ({
      ...{ question_id, ...counts, told: toldBy(question_id, counts.answered) },
    })),
    informations: yield* mapInSteps(informations, ([information_id, counts]) => ({
      ...{ information_id, ...counts },
    })),
  };
}

const zeros = () => ({ proposed: 0, asked: 0, answered: 0, no_answer: 0, refused: 0 });

function valueAt<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
