import type { Lexicon } from '../domain/artifact/artifact.ts';
import type { Configuration } from '../domain/configuration/entities.ts';
import {
  buildLexicon,
  cosine,
  indexLexicon,
  type SparseVector,
  vectorise,
} from '../domain/language/text/lexical.ts';

/** Likeness of the configuration's texts. */
export interface Texts {
  readonly lexicon: Lexicon;
  /** 0..1 between a question and an information: its label or its primary question, whichever is closer. */
  likeness(question: number, information: number): number;
  /** 0..1 between two questions. */
  questionLikeness(question: number, other: number): number;
}

export function compareTexts(configuration: Configuration): Texts {
  const lexicon = buildLexicon(configuration.questions.map((question) => question.text));
  const index = indexLexicon(lexicon);
  const questionIndexes = new Map(configuration.questions.map((q, i) => [q.id, i]));
  const labels: SparseVector[] = configuration.success_informations.map((information) =>
    vectorise(index, information.label),
  );
  const primaries = configuration.success_informations.map(
    (information) => lexicon.vectors[questionIndexes.get(information.primary_question_id)!]!,
  );
  return {
    lexicon,
    likeness: (question, information) =>
      Math.max(
        cosine(lexicon.vectors[question]!, labels[information]!),
        cosine(lexicon.vectors[question]!, primaries[information]!),
      ),
    questionLikeness: (question, other) =>
      cosine(lexicon.vectors[question]!, lexicon.vectors[other]!),
  };
}
