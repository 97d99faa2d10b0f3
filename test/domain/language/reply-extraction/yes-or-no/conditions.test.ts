import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'boolean' }, reply);

describe('a condition', () => {
  it.each([
    ['Will you be using the kitchen?', "only if it's not extra"],
    ['Möchten Sie eine Laube?', 'nur wenn Strom drin ist'],
    ['Wilt u een accu erbij?', 'alleen als de gemeente meebetaalt'],
    ['Voulez-vous garder les couleurs ?', 'seulement si ça ne coûte pas plus'],
    ['¿Quiere usar la cocina?', 'solo si no se paga aparte'],
    ['Vuole usare la cucina?', 'solo se il prezzo resta quello'],
    ['Quer usar a cozinha?', 'só se não se pagar mais'],
  ])('is no yes: %s %s', (question, reply) => {
    expect(told(question, reply)).toBeUndefined();
  });

  it.each([
    ['Will you be using the kitchen?', "yes, but only if it's not extra", true],
    ['Möchten Sie eine Laube?', 'ja, aber nur wenn Strom drin ist', true],
    ['Does the cellar get wet?', 'only when it rains', true],
    ['Wilt u een accu erbij?', 'doe maar', true],
    ['Wilt u een accu erbij?', 'mijn vrouw wil het wel maar doe maar niet', false],
    ['Was anybody hurt?', "nobody's hurt", false],
  ])('but this is one, or a no: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});
