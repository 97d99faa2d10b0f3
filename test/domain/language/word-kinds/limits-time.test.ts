import { describe, expect, it } from 'vitest';
import { prepareReading, readReply } from '../../../support/at-once.ts';
import { ask, formOf, REFERENCE_TIME } from '../support/form.ts';

const DAY = { type: 'string', format: 'date' };
const told = (question: string, reply: string) =>
  ask('q_x', reply, { index: prepareReading(formOf([{ id: 'x', question, schema: DAY }])) });

describe('No preference for a day', () => {
  it.each([
    ['Wann soll der Umzug sein?', 'egal, Hauptsache im Mai'],
    ['When do you want to move?', "whenever, as long as it's in May"],
    ['When do you want to move?', "I don't mind, any time next week"],
    ['Quand voulez-vous déménager ?', "peu importe, du moment que c'est en mai"],
    ['¿Cuándo quiere mudarse?', 'me da igual, mientras sea en mayo'],
    ['Quando vuole traslocare?', 'è indifferente, basta che sia a maggio'],
    ['Wanneer wilt u verhuizen?', 'maakt niet uit, als het maar in mei is'],
    ['Quando quer mudar?', 'tanto faz, desde que seja em maio'],
    ['您什么时候搬家？', '随便，五月就行'],
  ])('is none where the reply limits it: %s %s', (question, reply) => {
    expect(told(question, reply).values).toEqual({});
  });

  it.each([
    ['Wann soll der Umzug sein?', 'Weiß ich noch nicht, irgendwann im Herbst'],
    ['Wann soll der Umzug sein?', 'weiß noch nicht, irgendwann'],
    ['When do you want to move?', "I don't know yet, sometime in autumn"],
    ['Quand voulez-vous déménager ?', "je ne sais pas encore, à l'automne"],
    ['¿Cuándo quiere mudarse?', 'todavía no lo sé, en otoño'],
    ['Quando vuole traslocare?', 'non lo so ancora, in autunno'],
    ['Wanneer wilt u verhuizen?', 'weet ik nog niet, ergens in het najaar'],
    ['Quando quer mudar?', 'ainda não sei, no outono'],
    ['您什么时候搬家？', '还不知道，秋天吧'],
  ])('is none of who does not know yet: %s %s', (question, reply) => {
    expect(told(question, reply)).toMatchObject({ outcome: 'asked_no_answer', values: {} });
  });

  it.each([
    ['Wann soll der Umzug sein?', 'egal'],
    ['When do you want to move?', 'any day is fine'],
    ['When do you want to move?', "whenever, I'm off all month, you pick"],
    ['Quand voulez-vous déménager ?', 'peu importe'],
    ['¿Cuándo quiere mudarse?', 'me da igual'],
  ])('stays one without a limit: %s %s', (question, reply) => {
    expect(told(question, reply).values).toEqual({ x: 'n/a' });
  });
});

describe('A day that is only not to be passed, of who has no preference', () => {
  function confidenceOf(question: string, userText: string): number | undefined {
    const index = prepareReading(formOf([{ id: 'x', question, schema: DAY }]));
    const reply = { userText, askedQuestionIds: ['q_x'], referenceTime: REFERENCE_TIME };
    const none = { assistantText: undefined, language: undefined, known: new Map() };
    return readReply(index, { ...reply, ...none }).values[0]?.confidence;
  }

  it.each([
    ['Wann soll der Umzug sein?', 'egal, Hauptsache noch vor Weihnachten'],
    ['Wann soll der Umzug sein?', 'egal, Hauptsache nicht nach dem 20. Dezember'],
    ['When do you want to move?', "doesn't matter, as long as it's before Christmas"],
    ['Quand voulez-vous déménager ?', "peu importe, du moment que c'est avant Noël"],
    ['¿Cuándo quiere mudarse?', 'me da igual, mientras sea antes de Navidad'],
    ['Quando vuole traslocare?', 'è indifferente, basta che sia prima di Natale'],
    ['Wanneer wilt u verhuizen?', 'maakt niet uit, als het maar voor Kerst is'],
    ['Quando quer mudar?', 'tanto faz, desde que seja antes do Natal'],
    ['您什么时候搬家？', '随便，圣诞节之前就行'],
  ])('is below every level: %s %s', (question, reply) => {
    expect(confidenceOf(question, reply) ?? 0).toBeLessThanOrEqual(0.5);
  });

  it('is told without such words', () => {
    expect(confidenceOf('Wann soll der Umzug sein?', 'an Weihnachten')).toBeGreaterThan(0.5);
  });
});
