import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

function told(question: string, labels: readonly [string, string], reply: string): unknown {
  const [yes, no] = labels;
  const choices = [[yes, true] as const, [no, false] as const];
  const schema = { type: 'boolean' };
  const index = prepareReading(formOf([{ id: 'x', question, schema, choices }]));
  return ask('q_x', reply, { index }).values.x;
}

describe('What somebody would be without, behind a yes', () => {
  it.each([
    ['Do you need a high chair?', ['Yes', 'No'], 'yes, without a chair she runs off'],
    ['Brauchen Sie einen Parkplatz?', ['Ja', 'Nein'], 'ja, ohne Parkplatz komme ich nicht'],
    ['Voulez-vous un vélo ?', ['Oui', 'Non'], 'oui, sans vélo je suis perdue'],
    ['¿Necesita una silla?', ['Sí', 'No'], 'sí, sin silla no puede comer'],
    ['Le serve un ombrellone?', ['Sì', 'No'], 'sì, senza ombrellone mi scotto'],
    ['Wilt u een parkeerplaats?', ['Ja', 'Nee'], 'ja, zonder parkeerplaats kom ik niet'],
    ['Precisa de uma cadeira?', ['Sim', 'Não'], 'sim, sem cadeira não consigo'],
  ] as const)('is wanted: %s %s %s', (question, labels, reply) => {
    expect(told(question, labels, reply)).toBe(true);
  });

  it.each([
    ['Brauchen Sie einen Parkplatz?', ['Ja', 'Nein'], 'gern, ohne Parkplatz bitte'],
    ['Do you need a high chair?', ['Yes', 'No'], 'without a chair, please'],
    ['Le serve un ombrellone?', ['Sì', 'No'], 'senza ombrellone stiamo bene'],
  ] as const)(
    'is not where that is all, or no yes stands before: %s %s %s',
    (question, labels, reply) => {
      expect(told(question, labels, reply)).toBe(false);
    },
  );
});
