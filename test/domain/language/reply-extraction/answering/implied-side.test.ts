import { describe, expect, it } from 'vitest';
import { explainReply } from '../../../../../domain/language/reply-extraction/explain-reply.ts';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf, REFERENCE_TIME } from '../../support/form.ts';

function formed(question: string) {
  return prepareReading(formOf([{ id: 'x', question, schema: { type: 'boolean' }, choices: [] }]));
}

function told(question: string, reply: string) {
  return ask('q_x', reply, { index: formed(question) });
}

function inputOf(userText: string) {
  return {
    userText,
    askedQuestionIds: ['q_x'],
    assistantText: undefined,
    language: undefined,
    referenceTime: REFERENCE_TIME,
    known: new Map(),
  };
}

describe('Which of yes and no a reply implies', () => {
  it.each([
    ['Do you play golf?', 'Every Sunday with my brother-in-law.', true],
    ['Do you play golf?', 'I gave up after the operation.', false],
    ['Haben Sie ein Fahrrad?', 'Das hab ich letztes Jahr verkauft.', false],
    ['Brauchen Sie einen Kran?', 'Ohne geht es nicht.', true],
    ['Voulez-vous un cours de cuisine ?', 'Avec joie !', true],
    ['¿Quiere una bolsa?', 'No hace falta, gracias.', false],
    ['Vuole un asciugamano?', 'Faccio senza, grazie.', false],
    ['Wilt u een rondleiding?', 'Dat lijkt me leuk.', true],
    ['Do you have a dog?', 'We had to have him put down.', false],
    ['Are you over 65?', 'I turned 71 in May.', true],
    ['Are you over 65?', 'I turned 54 in May.', false],
  ])('%s %s', (question, reply, value) => {
    const { outcome, values } = told(question, reply);
    expect([outcome, values.x]).toEqual(['asked_answered', value]);
  });

  it('tells which signs weighed most, and is as sure as they and the answering are', () => {
    const index = formed('Do you play golf?');
    const { answering, side, values } = explainReply(index, inputOf('I gave up years ago.'));
    expect(side!.odds).toBeLessThan(0);
    expect(side!.signs.map(({ sign }) => sign)).toContain('ended');
    expect(side!.signs).toHaveLength(5);
    const likely = (odds: number) => 1 / (1 + Math.exp(-odds));
    const expected = likely(answering!.odds) * likely(-side!.odds);
    expect(values[0]).toMatchObject({ rule: 'implied_side', value: false });
    expect(values[0]!.confidence).toBeCloseTo(expected, 2);
    expect(explainReply(index, inputOf('No.')).side).toBeNull();
  });

  it('says nothing where the reply does not answer', () => {
    expect(told('Do you play golf?', 'Who wants to know?').values.x).toBeUndefined();
    expect(told('Do you play golf?', "I'd rather not say.").values.x).toBeUndefined();
  });
});
