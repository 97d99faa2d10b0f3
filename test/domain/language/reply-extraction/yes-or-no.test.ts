import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { YES_OR_NO, type YesOrNoSentences } from '../sentences/yes-or-no.ts';
import { ask, formOf } from '../support/form.ts';

type Topic = 'parking' | 'paid';

/** What each reply should come to, and what it came to where that is something else. */
function misread(
  language: string,
  topic: Topic,
  replies: readonly string[],
  expected: boolean | undefined,
): string[] {
  const { parking, paid } = YES_OR_NO[language]!;
  const index = prepareReading(
    formOf([
      { id: 'parking', question: parking, schema: { type: 'boolean' } },
      { id: 'paid', question: paid, schema: { type: 'boolean' } },
      { id: 'comment', question: 'Comment', schema: { type: 'string' } },
    ]),
  );
  const assistantText = topic === 'parking' ? parking : paid;
  return replies.flatMap((reply) => {
    const { values, outcome } = ask(`q_${topic}`, reply, { index, language, assistantText });
    const isRight =
      values[topic] === expected && (outcome === 'asked_answered') === (expected !== undefined);
    return isRight ? [] : [`${reply}: ${values[topic]}, ${outcome}`];
  });
}

describe.each(Object.keys(YES_OR_NO))('a yes-or-no question in %s', (language) => {
  const sentences: YesOrNoSentences = YES_OR_NO[language]!;

  it.each(['parking', 'paid'] as const)('is answered for %s, however a yes is put', (topic) => {
    expect(misread(language, topic, sentences.yes, true)).toEqual([]);
  });

  it.each(['parking', 'paid'] as const)('is answered for %s, however a no is put', (topic) => {
    expect(misread(language, topic, sentences.no, false)).toEqual([]);
  });

  it.each(['parking', 'paid'] as const)('is left open for %s by what is neither', (topic) => {
    expect(misread(language, topic, sentences.neither, undefined)).toEqual([]);
  });

  it('is answered by saying what is needed', () => {
    expect(misread(language, 'parking', sentences.needed, true)).toEqual([]);
    expect(misread(language, 'parking', sentences.notNeeded, false)).toEqual([]);
  });

  it('is answered by saying what was done', () => {
    expect(misread(language, 'paid', sentences.done, true)).toEqual([]);
    expect(misread(language, 'paid', sentences.notDone, false)).toEqual([]);
  });
});

describe('who asks whether there is any', () => {
  it('denies nothing', () => {
    const { parking, paid } = YES_OR_NO.zh!;
    const index = prepareReading(
      formOf([
        { id: 'parking', question: parking, schema: { type: 'boolean' } },
        { id: 'paid', question: paid, schema: { type: 'boolean' } },
      ]),
    );
    const told = ask('q_paid', '你们有没有停车场？', { index, language: 'zh' });
    expect(told.values.parking).not.toBe(false);
  });
});

describe('a question after a yes or no', () => {
  it.each([
    ['en', 'Yes, why?', true],
    ['en', 'No why do you ask?', false],
    ['en', 'Yes can I bring my dog?', true],
    ['en', 'Yeah is that a problem?', true],
    ['en', 'No, do I have to?', false],
    ['en', 'Hm. Yes, why?', true],
    ['de', 'Ja wieso?', true],
    ['fr', 'Oui pourquoi ?', true],
    ['fr', "Oui, c'est un problème ?", true],
    ['es', 'Sí, ¿por qué?', true],
    ['it', 'Sì perché?', true],
    ['zh', '是的，为什么问这个？', true],
    ['zh', '有，怎么了？', true],
  ])('leaves it said in %s: %s', (language, reply, value) => {
    expect(misread(language, 'parking', [reply], value)).toEqual([]);
  });
});
