import { describe, expect, it } from 'vitest';
import { prepareReading, readReply } from '../../../support/at-once.ts';
import { formOf, REFERENCE_TIME } from '../support/form.ts';

function confidenceOf(question: string, userText: string): number | undefined {
  const index = prepareReading(formOf([{ id: 'x', question, schema: { type: 'string' } }]));
  const { values } = readReply(index, {
    userText,
    askedQuestionIds: ['q_x'],
    assistantText: undefined,
    language: undefined,
    referenceTime: REFERENCE_TIME,
    known: new Map(),
  });
  return values[0]?.confidence;
}

/** From here on a value is enough for the level `balanced`. */
const BALANCED = 0.75;

describe('An account that is told whole', () => {
  it.each([
    ['Please describe the problem.', 'the tap in the bathroom has been dripping since the weekend'],
    [
      'Bitte beschreiben Sie den Schaden.',
      'seit dem Wochenende tropft der Hahn im Bad und der Boden ist nass',
    ],
    [
      'Décrivez le problème, s’il vous plaît.',
      'le robinet de la salle de bains goutte depuis le week-end',
    ],
    ['Describa el problema, por favor.', 'el grifo del baño gotea desde el fin de semana'],
    ['Descriva il problema, per favore.', 'il rubinetto del bagno perde dal fine settimana'],
    ['Beschrijf het probleem alstublieft.', 'de kraan in de badkamer lekt al sinds het weekend'],
    ['Descreva o problema, por favor.', 'a torneira da casa de banho pinga desde o fim de semana'],
    ['请描述一下问题。', '卫生间的水龙头从周末开始一直滴水'],
  ])('is enough to go on: %s %s', (question, reply) => {
    expect(confidenceOf(question, reply)).toBeGreaterThanOrEqual(BALANCED);
  });
});
