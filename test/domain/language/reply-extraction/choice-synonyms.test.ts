import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../domain/language/reading-index/reading-index.ts';
import { ask, formOf } from '../support/form.ts';

const form = formOf([
  {
    id: 'roof',
    question: 'What is the roof covered with?',
    schema: { type: 'string', enum: ['tiles', 'slate', 'metal'] },
    choices: ['tiles', 'slate', 'metal'],
  },
]);
const [question] = form.questions;
const withSynonyms = {
  ...form,
  questions: [
    {
      ...question!,
      choices: question!.choices.map((choice) =>
        choice.label === 'metal'
          ? { ...choice, synonyms: ['corrugated iron', 'Wellblech', 'zinc'] }
          : choice,
      ),
    },
  ],
};

describe('The synonyms of a choice', () => {
  const index = prepareReading(withSynonyms);

  it.each(["It's corrugated iron.", 'Wellblech', 'I think it is zinc'])('name it: %s', (reply) => {
    expect(ask('q_roof', reply, { index }).values).toEqual({ roof: 'metal' });
  });

  it('name nothing where they are not given', () => {
    const without = prepareReading(form);
    expect(ask('q_roof', 'Wellblech', { index: without }).values).toEqual({});
  });

  it('change no place of a choice in the list', () => {
    expect(ask('q_roof', 'the second one', { index }).values).toEqual({ roof: 'slate' });
  });
});
