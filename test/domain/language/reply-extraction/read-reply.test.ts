import { describe, expect, it } from 'vitest';
import { ask } from '../support/form.ts';

describe('reading a reply', () => {
  it('takes a choice by its label', () => {
    const { outcome, values } = ask('q_area', 'Somewhere in the north, please.');
    expect(outcome).toBe('asked_answered');
    expect(values).toEqual({ area: 'north' });
  });

  it('keeps the values of several informations told at once', () => {
    const { values } = ask('q_people', 'A table for 4 on the 9th of March at half past six.');
    expect(values).toEqual({ people: 4, date: '2019-03-09', time: '06:30' });
  });

  it('takes a plain "no" to a yes-or-no question for a value', () => {
    expect(ask('q_parking', 'No.')).toMatchObject({
      outcome: 'asked_answered',
      values: { parking: false },
    });
  });

  it('stores nothing of a refusal', () => {
    expect(ask('q_name', "I'd rather not say.")).toEqual({
      outcome: 'refused',
      dialogueAct: 'refusal',
      values: {},
    });
  });
});
