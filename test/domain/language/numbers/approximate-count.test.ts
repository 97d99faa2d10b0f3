import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'number' }, reply);

describe('About how many, behind what is counted', () => {
  it.each([
    ['Hoe lang is de boot, in meters?', 'een meter of acht', 8],
    ['Hoeveel jaar oud is het apparaat?', "al 'n jaar of 12 denk ik", 12],
    ['Met hoeveel personen komt u?', 'een stuk of twaalf zal het zijn', 12],
    ['Met hoeveel personen komt u?', 'een man of tien denk ik', 10],
    ['Hoeveel euro mag het kosten?', 'een euro of vijftig', 50],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it('is no either: een vriend of twee collega’s', () => {
    expect(told('Hoeveel mensen komen er?', "een vriend of twee collega's")).not.toBe(2);
  });
});
