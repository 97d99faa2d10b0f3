import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf } from '../support/form.ts';

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
