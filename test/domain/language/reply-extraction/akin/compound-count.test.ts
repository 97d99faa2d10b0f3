import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const COUNT = { type: 'integer' };

describe('A number that begins the word of what it counts', () => {
  it.each([
    ['Wie viele Zimmer hat das Haus?', 'Ist eine Vierzimmerwohnung.', 4],
    ['Wie viele Personen leben bei Ihnen?', 'Wir sind ein Dreipersonenhaushalt.', 3],
    ['Voor hoeveel personen is de tent?', 'Een vierpersoonstent.', 4],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, COUNT, reply)).toBe(value);
  });

  it.each([
    ['Wie viele Personen kommen?', 'Wir suchen eine Vierzimmerwohnung.'],
    ['Hoeveel personen komen er?', 'Mijn achternaam is Achterberg.'],
  ])('tells nobody who counts something else: %s %s', (question, reply) => {
    expect(valueTold(question, COUNT, reply)).toBeUndefined();
  });
});
