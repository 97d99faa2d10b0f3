import { describe, expect, it } from 'vitest';
import { EMPTY } from '../../../console/configuration/model.ts';
import {
  changesOfRows,
  type PasteWords,
  readRows,
} from '../../../console/configuration/pasted-rows.ts';

const WORDS: PasteWords = {
  columns: new Map([
    ['information', 'label'],
    ['frage', 'question'],
    ['beantwortet durch', 'type'],
  ]),
  types: new Map([['eine antwort', 'single_choice']]),
};

describe('Pasted rows', () => {
  it('may be headed and answered in the words of the pages', () => {
    const rows = readRows('Information\tFrage\tBeantwortet durch\nOrt\tWo?\tEine Antwort', WORDS);
    expect(rows).toMatchObject([{ line: 2, label: 'Ort', question: 'Wo?', type: 'single_choice' }]);
  });

  it('keep a way to answer that there is not, for whoever is to see it', () => {
    expect(readRows('Ort\tWo?\tGeld', WORDS)).toMatchObject([{ type: 'Geld' }]);
  });

  it.each([
    ['single_choice', { type: 'string', enum: ['440_hz', '442_hz'] }, '440_hz'],
    [
      'multiple_choice',
      {
        type: 'array',
        items: { type: 'string', enum: ['440_hz', '442_hz'] },
        uniqueItems: true,
      },
      '440_hz',
    ],
    ['semi_open', { type: 'string' }, undefined],
  ])('of %s hold the choices, or their labels beside free words', (type, schema, value) => {
    const rows = readRows(`Pitch\tWhich?\t${type}\tSound\t440 Hz; 442 Hz`, WORDS);
    const [, question, information] = changesOfRows(rows, EMPTY) as unknown as readonly [
      unknown,
      { question: { choices: { maps_to_value?: string }[] } },
      { success_information: { schema: object } },
    ];
    expect(information.success_information.schema).toEqual(schema);
    expect(question.question.choices[0]!.maps_to_value).toBe(value);
  });
});
