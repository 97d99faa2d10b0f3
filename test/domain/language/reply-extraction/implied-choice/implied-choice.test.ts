import { describe, expect, it } from 'vitest';
import { CHOICE_WEIGHTS } from '../../../../../domain/language/reply-extraction/implied-choice/choice-weights.ts';
import { CHOICE_SIGNS } from '../../../../../domain/language/reply-extraction/implied-choice/implied-choice.ts';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

function told(question: string, choices: readonly string[], reply: string) {
  const schema = { type: 'string', enum: choices };
  const index = prepareReading(formOf([{ id: 'x', question, schema, choices }]));
  return ask('q_x', reply, { index });
}

const REASON = ['Was ist der Grund?', ['Umzug', 'Preis', 'Leistung']] as const;

describe('Which choice a reply implies', () => {
  it('has a weight for every sign', () => {
    expect(CHOICE_WEIGHTS).toHaveLength(CHOICE_SIGNS.length);
  });

  it.each([
    ['Where will you sleep?', ['tent', 'caravan'], 'One of the guy ropes has snapped.', 'tent'],
    [...REASON, 'Die Kartons stehen schon im Flur.', 'Umzug'],
    [
      'Quel cours ?',
      ['poterie', 'couture', 'piano'],
      'Une machine, du fil, une aiguille : tout est prêt.',
      'couture',
    ],
  ])('%s %s %s', (question, choices, reply, value) => {
    const { outcome, values } = told(question, choices, reply);
    expect([outcome, values.x]).toEqual(['asked_answered', value]);
  });

  it('is none of more than fifty', () => {
    const [question, choices] = REASON;
    const others = Array.from({ length: 47 }, (_, i) => `Nr. ${i}`);
    const reply = 'Die Kartons stehen schon im Flur.';
    expect(told(question, [...choices, ...others], reply).values.x).toBe('Umzug');
    expect(told(question, [...choices, ...others, 'X'], reply).values.x).toBeUndefined();
  });

  it('is none where the words are denied, or the reply does not answer', () => {
    expect(told(...REASON, 'Nicht wegen Kartons im Flur.').values.x).toBeUndefined();
    expect(told(...REASON, 'Und wer bekommt die Kartons?').values.x).toBeUndefined();
  });
});
