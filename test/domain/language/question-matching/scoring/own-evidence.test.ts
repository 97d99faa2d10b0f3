import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Artifact } from '../../../../../domain/artifact/artifact.ts';
import { matchingSteps } from '../../../../../domain/language/question-matching/matching-index.ts';
import { profileQuestions } from '../../../../../domain/language/question-matching/message/question-profile.ts';
import { readMessage } from '../../../../../domain/language/question-matching/message/read-message.ts';
import {
  emptyEvidence,
  gatherEvidence,
} from '../../../../../domain/language/question-matching/scoring/evidence.ts';
import { buildVocabulary } from '../../../../../domain/language/question-matching/scoring/matches.ts';
import {
  ownEvidence,
  wholeOf,
} from '../../../../../domain/language/question-matching/scoring/own-evidence.ts';
import { finish } from '../../../../../domain/steps.ts';
import { type FormLine, formOf } from '../../support/form.ts';
import { renovationIn, WORDINGS } from '../../support/renovation.ts';

function questionsOf(artifact: Artifact, language: string) {
  const profiles = finish(profileQuestions(artifact, (text) => readMessage(text, language)));
  return { profiles, vocabulary: finish(buildVocabulary(profiles)) };
}

/** The evidence of each text for its own question, weighed as any other text is. */
function weighedOneByOne(artifact: Artifact, language: string): number[] {
  const questions = questionsOf(artifact, language);
  const evidence = emptyEvidence(questions.profiles.length);
  return questions.profiles.map(({ message }, q) => {
    gatherEvidence(questions, evidence, message, wholeOf(message));
    return evidence.total[q]!;
  });
}

function expectSame(artifact: Artifact, language: string): void {
  const own = [...finish(ownEvidence(questionsOf(artifact, language)))];
  expect(own).toEqual(weighedOneByOne(artifact, language));
}

const WORDS = `what which name of the hotel guest date time when how much many people price budget
  and your pick up city leave arrive start end part12 part13 check in`.split(/\s+/);

const line = fc
  .record({
    words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 }),
    schema: fc.constantFrom<FormLine['schema'][]>(
      { type: 'string' },
      { type: 'number' },
      { type: 'string', format: 'date' },
      { type: 'boolean' },
    ),
  })
  .map(({ words, schema }) => ({ question: `${words.join(' ')}?`, schema }));

describe('how much each question says for itself', () => {
  it.each(Object.entries(WORDINGS))(
    'is what extraction its text finds, in %s',
    (language, wording) => {
      expectSame(renovationIn(wording), language);
    },
  );

  it('is so for any questions', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        expectSame(formOf(lines.map((each, i) => ({ id: `i${i}`, ...each }))), 'en');
      }),
    );
  });

  it('is worked out in short steps, many for each question', () => {
    const lines = Array.from({ length: 50 }, (_, i) => ({
      id: `i${i}`,
      question: `Which option describes part ${i} best?`,
      schema: { type: 'string' as const },
    }));
    let count = 0;
    for (const _ of matchingSteps(formOf(lines), 'en')) count++;
    expect(count).toBeGreaterThanOrEqual(3 * lines.length);
  });
});
