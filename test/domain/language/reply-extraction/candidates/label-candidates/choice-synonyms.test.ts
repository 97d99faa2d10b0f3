import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

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

describe('A size in letters', () => {
  const sizes = ['S', 'M', 'L', 'XL'];

  it.each([
    ['en', 'Which size do you wear?', "I'm a large.", 'L'],
    ['en', 'Which size do you wear?', 'Extra large.', 'XL'],
    ['en', 'Which size do you wear?', 'Medium, please.', 'M'],
    ['de', 'Welche Größe tragen Sie?', 'Mittel.', 'M'],
    ['es', '¿Qué talla usa usted?', 'Una grande.', 'L'],
    ['fr', 'Quelle taille portez-vous ?', 'Moyenne.', 'M'],
    ['it', 'Che taglia porta lei?', 'Media.', 'M'],
    ['nl', 'Welke maat draagt u?', 'Groot.', 'L'],
    ['pt', 'Que tamanho veste o senhor?', 'Médio.', 'M'],
    ['zh', '您穿多大号？', '中号', 'M'],
  ])('is told by its word: %s: %s %s', (language, question, reply, size) => {
    const schema = { type: 'string', enum: sizes };
    const index = prepareReading(formOf([{ id: 'size', question, schema, choices: sizes }]));
    expect(ask('q_size', reply, { index, language }).values.size).toBe(size);
  });

  it.each(['My small brother needs M.', 'By and large M.', 'We have a large dog, so M.'])(
    'is no other one than it is listed as: %s',
    (reply) => {
      const schema = { type: 'string', enum: sizes };
      const index = prepareReading(
        formOf([{ id: 'size', question: 'Which size do you need?', schema, choices: sizes }]),
      );
      expect(ask('q_size', reply, { index, language: 'en' }).values).toEqual({ size: 'M' });
    },
  );
});
