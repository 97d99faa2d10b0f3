import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'integer' }, reply);

describe('How many days or hours, told by their names', () => {
  it.each([
    ['How many nights will you stay?', 'from Tuesday to Friday', 3],
    ['How many nights will you stay?', 'we come on Saturday and leave on Thursday', 5],
    ['Wie viele Nächte bleiben Sie?', 'von Sonntag bis Sonntag', 7],
    ['Combien de nuits restez-vous ?', 'du 3 mars au 9 mars', 6],
    ['How many nights will you stay?', 'until the 9th of May, from the 3rd of May', 6],
    ['¿Cuántas noches se quedan?', 'de martes a sábado', 4],
    ['Quante notti restate?', 'da giovedì a domenica', 3],
    ['Hoeveel nachten blijft u?', 'van woensdag tot zaterdag', 3],
    ['How many days a week can you work?', 'Monday, Tuesday and Saturday', 3],
    ['How many hours do you need the hall?', 'from noon till 5 pm', 5],
    ['How many hours do you need the hall?', 'from 6 pm to 6 am', 12],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['How many nights will you stay?', 'we come on Saturday', undefined],
    ['How many nights will you stay?', 'four, from Monday to Friday', 4],
    ['How many nights will you stay?', 'the 3rd of May, yes, 3 May', undefined],
    ['How many guests will come?', 'from Tuesday to Friday', undefined],
    ['How many guests will come?', 'Tuesday and Friday', undefined],
  ])('but not: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});
