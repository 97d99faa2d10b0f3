import { describe, expect, it } from 'vitest';
import { valueOfAnswer, valueOfChoice } from '../../../domain/configuration/answer-value.ts';
import type {
  Choice,
  Question,
  SuccessInformation,
} from '../../../domain/configuration/entities.ts';
import type { InformationSchema } from '../../../domain/configuration/information-schema/information-schema.ts';
import { finish } from '../../../domain/steps.ts';
import { floorInformation, liftQuestion } from '../../support/configurations/configurations.ts';

const mapped: Choice = { id: 'two', label: 'Two rooms', maps_to_value: 2 };
const plain: Choice = { id: 'rooms-3', label: 'Three rooms' };

function valueIn(...answered: Parameters<typeof valueOfAnswer>) {
  return finish(valueOfAnswer(...answered));
}

function information(schema: InformationSchema): SuccessInformation {
  return { ...floorInformation, schema };
}

function question(type: Question['type']): Question {
  return { ...liftQuestion, type, choices: [mapped, plain] };
}

describe('the value of a choice', () => {
  it.each<[string, Choice, InformationSchema, unknown]>([
    ['is what it maps to', mapped, { type: 'integer' }, 2],
    ['is nothing else where that does not fit', mapped, { type: 'string' }, undefined],
    ['is its label where it maps to nothing', plain, { type: 'string' }, 'Three rooms'],
    ['is its id where the label does not fit', plain, { enum: ['rooms-3'] }, 'rooms-3'],
    ['is missing where nothing fits', plain, { type: 'integer' }, undefined],
    ['may be false', { ...mapped, maps_to_value: false }, { type: 'boolean' }, false],
    ['may be null', { ...mapped, maps_to_value: null }, { type: 'null' }, null],
  ])('%s', (_, choice, schema, value) => {
    expect(valueOfChoice(question('single_choice'), choice, information(schema))).toBe(value);
  });

  it('is held against the items of a list only where several can be chosen', () => {
    const list = information({ type: 'array', items: { type: 'integer' } });
    expect(valueOfChoice(question('multiple_choice'), mapped, list)).toBe(2);
    expect(valueOfChoice(question('multiple_choice'), plain, list)).toBeUndefined();
    expect(valueOfChoice(question('single_choice'), mapped, list)).toBeUndefined();
    const open = information({ type: ['array', 'null'] });
    expect(valueOfChoice(question('multiple_choice'), plain, open)).toBe('Three rooms');
  });
});

describe('the value of an answer', () => {
  const text = information({ type: 'string' });
  const list = information({ type: 'array', items: { type: ['integer', 'string'] }, maxItems: 2 });

  it('is a list of what was chosen, in the order of the answer', () => {
    const answer = { choices: [plain, mapped] };
    expect(valueIn(question('multiple_choice'), answer, list)).toEqual(['Three rooms', 2]);
  });

  it('is missing where the list is not one that the schema accepts', () => {
    const answer = { choices: [plain, mapped, plain] };
    expect(valueIn(question('multiple_choice'), answer, list)).toBeUndefined();
  });

  it('is missing rather than short where one choice has no value', () => {
    const numbers = information({ type: 'array', items: { type: 'integer' } });
    const answer = { choices: [mapped, plain] };
    expect(valueIn(question('multiple_choice'), answer, numbers)).toBeUndefined();
  });

  it('is the one choice where the schema takes no list', () => {
    expect(valueIn(question('multiple_choice'), { choices: [plain] }, text)).toBe('Three rooms');
    expect(valueIn(question('multiple_choice'), { choices: [plain, plain] }, text)).toBeUndefined();
  });

  it('is the free text of a semi-open question where it fits, else the choice', () => {
    const answer = { choices: [plain], freeText: 'four' };
    expect(valueIn(question('semi_open'), answer, text)).toBe('four');
    const known = information({ enum: ['rooms-3'] });
    expect(valueIn(question('semi_open'), answer, known)).toBe('rooms-3');
    expect(valueIn(question('single_choice'), answer, text)).toBe('Three rooms');
  });

  it('is missing where nothing was chosen', () => {
    expect(valueIn(question('single_choice'), { choices: [] }, text)).toBeUndefined();
  });
});
