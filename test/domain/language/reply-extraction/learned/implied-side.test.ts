import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../domain/language/reading-index/reading-index.ts';
import { SIDE_SIGNS } from '../../../../../domain/language/reply-extraction/learned/implied-side.ts';
import { SIDE_WEIGHTS } from '../../../../../domain/language/reply-extraction/learned/side-weights.ts';
import { ask, formOf } from '../../support/form.ts';

function told(question: string, reply: string) {
  const index = prepareReading(
    formOf([{ id: 'x', question, schema: { type: 'boolean' }, choices: [] }]),
  );
  return ask('q_x', reply, { index });
}

describe('Which of yes and no a reply implies', () => {
  it('has a weight for every sign', () => {
    expect(SIDE_WEIGHTS).toHaveLength(SIDE_SIGNS.length);
  });

  it.each([
    ['Do you play golf?', 'Every Sunday with my brother-in-law.', true],
    ['Do you play golf?', 'I gave up after the operation.', false],
    ['Haben Sie ein Fahrrad?', 'Das hab ich letztes Jahr verkauft.', false],
    ['Brauchen Sie einen Kran?', 'Ohne geht es nicht.', true],
    ['Voulez-vous un cours de cuisine ?', 'Avec joie !', true],
    ['¿Quiere una bolsa?', 'No hace falta, gracias.', false],
    ['Vuole un asciugamano?', 'Faccio senza, grazie.', false],
    ['Wilt u een rondleiding?', 'Dat lijkt me leuk.', true],
  ])('%s %s', (question, reply, value) => {
    const { outcome, values } = told(question, reply);
    expect([outcome, values.x]).toEqual(['asked_answered', value]);
  });

  it('says nothing where the reply does not answer', () => {
    expect(told('Do you play golf?', 'Who wants to know?').values.x).toBeUndefined();
    expect(told('Do you play golf?', "I'd rather not say.").values.x).toBeUndefined();
  });
});
