import type { Artifact } from '../../domain/artifact/artifact.ts';
import type { Language } from '../../domain/language/grammar/language.ts';
import { languageInSteps } from '../../domain/language/grammar/language-in-steps.ts';
import { matchQuestionsInSteps } from '../../domain/language/question-matching/match-questions.ts';
import {
  type MatchingIndex,
  matchingSteps,
} from '../../domain/language/question-matching/matching-index.ts';
import type { readMessage } from '../../domain/language/question-matching/message/read-message.ts';
import type { Forest } from '../../domain/language/question-matching/scoring/forest.ts';
import type {
  AskedInput,
  QuestionMatch,
  ReplyInput,
  ReplyReading,
} from '../../domain/language/reading.ts';
import {
  type ReadingIndex,
  readingSteps,
} from '../../domain/language/reading-index/reading-index.ts';
import { readReplyInSteps } from '../../domain/language/reply-extraction/read-reply.ts';
import { languageOfConfiguration } from '../../domain/language/which-language/language-of-configuration.ts';
import { type PinnedArtifact, pinningSteps } from '../../domain/session/pinned-artifact.ts';
import { finish } from '../../domain/steps.ts';

/** What the service does in steps, between which it answers others, done at once: tests and benches are alone. */

export function languageOf(code: string): Language {
  return finish(languageInSteps(code));
}

export function prepareMatching(
  artifact: Artifact,
  forest?: Forest,
  read?: typeof readMessage,
): MatchingIndex {
  const language = finish(languageOfConfiguration(artifact));
  return finish(matchingSteps(artifact, language, forest, read));
}

export function matchQuestions(index: MatchingIndex, input: AskedInput): QuestionMatch {
  return finish(matchQuestionsInSteps(index, input));
}

export function prepareReading(artifact: Artifact): ReadingIndex {
  return finish(readingSteps(artifact, finish(languageOfConfiguration(artifact))));
}

export function readReply(index: ReadingIndex, input: ReplyInput): ReplyReading {
  return finish(readReplyInSteps(index, input));
}

export function pinArtifact(artifact: Artifact, digest: string): PinnedArtifact {
  return finish(pinningSteps(artifact, digest));
}
