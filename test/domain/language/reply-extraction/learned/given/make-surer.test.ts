import { describe, expect, it } from 'vitest';
import type { Extracted } from '../../../../../../domain/language/reply-extraction/candidates/resolve-candidates.ts';
import { makeSurer } from '../../../../../../domain/language/reply-extraction/learned/given/make-surer.ts';
import { prepareReading, readReply } from '../../../../../support/at-once.ts';
import { formOf, REFERENCE_TIME } from '../../../support/form.ts';

function surer(confidence: number, odds: number): number {
  const extracted: Extracted = new Map([[0, { value: 1, confidence }]]);
  makeSurer(extracted, 0, odds);
  return extracted.get(0)!.confidence;
}

describe('How sure a value is that was asked for', () => {
  it('is what is learned of such replies, where the words alone leave it less sure', () => {
    expect(surer(0.66, 2)).toBe(0.88);
    expect(surer(0.9, 2)).toBe(0.9);
    expect(surer(0.66, -1)).toBe(0.66);
  });

  it('is never certain', () => {
    expect(surer(0.66, 9)).toBe(0.95);
  });

  it('suffices for a plain answer, so that it is not asked for again', () => {
    const question = 'How many tickets would you like to get?';
    const index = prepareReading(formOf([{ id: 'n', question, schema: { type: 'integer' } }]));
    const { values } = readReply(index, {
      userText: 'Just one please',
      askedQuestionIds: ['q_n'],
      assistantText: question,
      context: [],
      language: undefined,
      referenceTime: REFERENCE_TIME,
      known: new Map(),
    });
    expect(values[0]).toMatchObject({ value: 1 });
    expect(values[0]!.confidence).toBeGreaterThan(0.75);
  });
});
