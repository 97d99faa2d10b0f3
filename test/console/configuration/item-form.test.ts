import { expect, it } from 'vitest';
import { fieldsOf, freeId, itemOf } from '../../../console/configuration/item-form.ts';
import { EMPTY } from '../../../console/configuration/model.ts';

it('An id made of words has sixty characters at most, and is told from those that are there', () => {
  const taken = new Set<string>();
  const words = 'How many rooms '.repeat(20);
  expect(freeId(words, taken)).toHaveLength(60);
  expect(freeId(words, taken)).toMatch(/_2$/);
});

it('An id keeps the letters that are no other letter with a mark', () => {
  const ids = ['Ja, groß genug', 'Œuvre', 'Łódź', 'Mängel'].map((words) =>
    freeId(words, new Set()),
  );
  expect(ids).toEqual(['ja_gross_genug', 'oeuvre', 'lodz', 'mangel']);
});

const NEW = {
  ...fieldsOf({ information: undefined, question: undefined }),
  hasInformation: true,
  text: 'Is there a lift?',
  label: 'Lift',
};

function choices(...told: readonly (readonly [label: string, value: string])[]) {
  return told.map(([label, value]) => ({ id: '', label, value, synonyms: '' }));
}

it('A new information of which only choices are told holds them, as it does where rows are pasted', () => {
  const fields = {
    ...NEW,
    type: 'single_choice',
    choices: choices(['By stairs', ''], ['By lift', '']),
  };
  const { question, information } = itemOf(fields, EMPTY).item;
  expect(information!.schema).toEqual({ type: 'string', enum: ['by_stairs', 'by_lift'] });
  expect(question!.choices.map((each) => each.maps_to_value)).toEqual(['by_stairs', 'by_lift']);
  const told = { ...fields, choices: choices(['By stairs', 'stairs'], ['By lift', '']) };
  expect(itemOf(told, EMPTY).item.information!.schema).toEqual({ type: 'string' });
  const known = {
    ...EMPTY,
    success_informations: [{ ...information!, schema: { type: 'string' } }],
  };
  expect(itemOf({ ...fields, information_id: 'lift' }, known).item.information!.schema).toEqual({
    type: 'string',
  });
});

it('Words for yes and no are true and false where the answer is one of these', () => {
  const fields = {
    ...NEW,
    type: 'single_choice',
    schema: '{"type":"boolean"}',
    choices: choices(['Ja', ''], ['Nein', 'nein'], ['Aufzug', 'true'], ['Vielleicht', 'maybe']),
  };
  const { question } = itemOf(fields, EMPTY).item;
  const values = question!.choices.map((each) => each.maps_to_value);
  expect(values).toEqual([true, false, true, 'maybe']);
});
