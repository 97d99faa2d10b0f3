import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../domain/language/reading-index/reading-index.ts';
import { ask, formOf } from '../support/form.ts';

const FORM = prepareReading(
  formOf([
    { id: 'cough', question: 'What is the matter with the dog?', schema: { type: 'string' } },
    {
      id: 'visit',
      question: 'Which day would you like to come?',
      schema: { type: 'string', format: 'date' },
    },
    { id: 'insured', question: 'Is the dog insured?', schema: { type: 'boolean' } },
  ]),
);

describe('What nobody asked for', () => {
  it('is no day before today where one is to come', () => {
    const { values } = ask('q_insured', 'Yes, I signed it yesterday.', { index: FORM });
    expect(values).toEqual({ insured: true });
  });

  it('is told by a day to come', () => {
    const { values } = ask('q_insured', 'Yes, and we can come on Friday.', { index: FORM });
    expect(Object.keys(values).sort()).toEqual(['insured', 'visit']);
  });
});
