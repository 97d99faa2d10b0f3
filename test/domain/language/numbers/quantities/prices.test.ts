import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'number' }, reply);

describe('An amount and its hundredths', () => {
  it.each([
    ['Was darf es pro Person kosten, in Euro?', 'neun fuffzig', 9.5],
    ['Was darf es pro Person kosten, in Euro?', 'neunundsiebzig fuffzig', 79.5],
    ['Was darf es pro Person kosten, in Euro?', 'zweihundertfünfzig', 250],
    ['Wat mag het kosten, in euro?', 'zeventien vijftig', 17.5],
    ['Wat mag het kosten, in euro?', 'tweeëntwintig vijftig', 22.5],
    ['Quel est le prix, en euros ?', 'neuf cinquante', 9.5],
    ['Quel est le prix, en euros ?', 'trente-deux cinquante', 32.5],
    ['Quel est le prix, en euros ?', 'quatre-vingt-dix', 90],
    ['Qual è il prezzo, in euro?', 'nove e cinquanta', 9.5],
    ['Qual é o preço, em euros?', 'nove e cinquenta', 9.5],
    ['What is your budget, in pounds?', 'thirty two fifty', 32.5],
    ['What is your budget, in pounds?', 'two fifty', 2.5],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it('is no range, and none where whole euros are asked for', () => {
    expect(told('Wie viele Leute kommen?', 'dreißig vierzig Leute')).toBe(40);
    expect(valueTold('Was darf es kosten?', { type: 'integer' }, 'drei fuffzig')).toBe(350);
  });
});
