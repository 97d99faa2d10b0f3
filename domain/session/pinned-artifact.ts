import type { Artifact } from '../artifact/artifact.ts';
import { informationsByQuestion } from '../configuration/asked-informations.ts';
import type { SuccessInformation } from '../configuration/entities.ts';
import type { OfferedPublication } from '../language/extraction-request.ts';
import { type MatchingIndex, matchingSteps } from '../language/question-matching/matching-index.ts';
import { type ReadingIndex, readingSteps } from '../language/reading-index/reading-index.ts';
import { indexLexicon, type LexicalIndex } from '../language/text/lexical.ts';
import { languageOfConfiguration } from '../language/which-language/language-of-configuration.ts';
import { type CompiledArtifact, indexingSteps } from '../progress/compiled-artifact.ts';
import { targetIdsOf } from '../ranking/select-questions.ts';
import { mapInSteps, type Steps } from '../steps.ts';
import { offerWhole } from './turn/interpret/with-model/offered-publication.ts';

/** A publication made ready for turns: everything that can be worked out once is worked out here. */
export interface PinnedArtifact {
  readonly digest: string;
  readonly artifact: Artifact;
  readonly compiled: CompiledArtifact;
  readonly lexical: LexicalIndex;
  readonly questionMatching: MatchingIndex;
  readonly reading: ReadingIndex;
  /** Choice ids by question id; questions without choices are left out. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
  /** Success informations by the id of their primary question. */
  readonly informationsOf: ReadonlyMap<string, readonly SuccessInformation[]>;
  /** Ids of the informations each question covers, the principal one first. */
  readonly targetIds: ReadonlyMap<string, readonly string[]>;
  /** What a language model is told of it; null where it is too large to be told whole. */
  readonly offered: OfferedPublication | null;
}

/**
 * Prepares an artifact; O(its size), once per publication and process. Each step is short however large it is, but for what reads it
 * as a whole.
 */
export function* pinningSteps(artifact: Artifact, digest: string): Steps<PinnedArtifact> {
  const informationsOf = informationsByQuestion(artifact.success_informations);
  yield;
  const compiled = yield* indexingSteps(artifact, digest);
  yield;
  const withChoices = artifact.questions.filter((question) => question.choices.length > 0);
  const lexical = indexLexicon(artifact.lexicon);
  yield;
  const language = yield* languageOfConfiguration(artifact);
  const questionMatching = yield* matchingSteps(artifact, language);
  const reading = yield* readingSteps(withWrittenWords(artifact), language);
  const targetIds = new Map(
    yield* mapInSteps(artifact.questions, ({ id }, q) => [id, targetIdsOf(compiled, q)] as const),
  );
  yield;
  return {
    digest,
    artifact,
    compiled,
    lexical,
    questionMatching,
    reading,
    choices: new Map(
      withChoices.map(({ id, choices }) => [id, new Set(choices.map((choice) => choice.id))]),
    ),
    informationsOf,
    targetIds,
    offered: yield* offerWhole(artifact, targetIds),
  };
}

/** The artifact with what a model wrote for its choices beside the tenant's own synonyms: for reading replies alone. */
function withWrittenWords(artifact: Artifact): Artifact {
  const written = new Map(artifact.prototypes?.map((each) => [each.question_id, each.choices]));
  if (written.size === 0) return artifact;
  const questions = artifact.questions.map((question) => {
    const words = new Map(written.get(question.id)?.map((each) => [each.choice_id, each.words]));
    if (words.size === 0) return question;
    const choices = question.choices.map((choice) => {
      const own = words.get(choice.id);
      return own ? { ...choice, synonyms: [...(choice.synonyms ?? []), ...own] } : choice;
    });
    return { ...question, choices };
  });
  return { ...artifact, questions };
}
