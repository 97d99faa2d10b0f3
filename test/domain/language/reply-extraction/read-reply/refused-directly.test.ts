import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

function outcomeOf(question: string, reply: string): unknown {
  const schema = { type: 'string', minLength: 1 };
  const index = prepareReading(formOf([{ id: 'x', question, schema }]));
  return ask('q_x', reply, { index }).outcome;
}

describe('A refusal that says that it is not given', () => {
  it.each([
    ['A quale numero la chiamiamo?', 'no grazie, il mio numero non lo lascio'],
    ['¿Cuál es su teléfono?', 'mi teléfono no lo doy'],
    ['Quel est votre numéro ?', 'mon numéro, je ne le donne pas'],
    ['Wie lautet Ihre Nummer?', 'die Nummer gebe ich nicht her'],
    ['Wie lautet Ihr Name?', 'Das sage ich am Telefon'],
    ['Wat is uw nummer?', 'mijn nummer geef ik niet'],
    ['Qual é o seu número?', 'o meu número não o dou'],
    ['您的电话是多少？', '我不太想给电话'],
  ])('is one: %s %s', (question, reply) => {
    expect(outcomeOf(question, reply)).toBe('refused');
  });

  it.each([
    ['A quale numero la chiamiamo?', 'non lo do per certo, ma dovrebbe essere 333 1234567'],
    ['¿Cuál es su teléfono?', 'no lo doy por perdido, es el 600 123 456'],
  ])('is none where it goes on: %s %s', (question, reply) => {
    expect(outcomeOf(question, reply)).toBe('asked_answered');
  });
});
