import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'number' }, reply);

describe('A quarter of a unit, and inches behind feet', () => {
  it.each([
    ['How many grams do you need?', 'quarter of a kilo', 250],
    ['How many grams do you need?', 'a quarter of a kilo please', 250],
    ['Wie viel Gramm brauchen Sie?', 'ein viertel Kilo', 250],
    ['Combien de grammes vous faut-il ?', 'un quart de kilo', 250],
    ['¿Cuántos gramos?', 'un cuarto de kilo', 250],
    ['Quanti grammi le servono?', 'un quarto di chilo', 250],
    ['Quantos gramas deseja?', 'um quarto de quilo', 250],
    ['Hoeveel gram heeft u nodig?', 'een kwart kilo', 250],
    ['How long is she, in feet?', 'fifty seven foot six', 57.5],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});
