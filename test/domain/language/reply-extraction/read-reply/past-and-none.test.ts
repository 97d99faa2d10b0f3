import { describe, expect, it } from 'vitest';
import type { InformationSchema } from '../../../../../domain/configuration/information-schema/information-schema.ts';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

/** What is told of one information; today is Friday, 2019-03-01. */
function told(question: string, schema: InformationSchema, reply: string): unknown {
  const index = prepareReading(formOf([{ id: 'x', question, schema }]));
  return ask('q_x', reply, { index }).values.x;
}

const DATE = { type: 'string', format: 'date' };

describe('Dates of what is past', () => {
  it.each([
    ['On which date did the accident happen?', 'last Tuesday', '2019-02-26'],
    ['On which date did the accident happen?', 'on Tuesday', '2019-02-26'],
    ['On which date did the accident happen?', 'on the 14th of February', '2019-02-14'],
    ['On which date did the accident happen?', 'on December 3rd', '2018-12-03'],
    ['On which date did the accident happen?', 'the day before yesterday', '2019-02-27'],
    ['On which date did the accident happen?', 'three days ago', '2019-02-26'],
    ['Wann ist der Unfall passiert?', 'vorgestern', '2019-02-27'],
    ['Wann ist der Unfall passiert?', 'vor drei Tagen', '2019-02-26'],
    ['Wann ist der Unfall passiert?', 'letzten Dienstag', '2019-02-26'],
    ["Quel jour l'accident a-t-il eu lieu ?", 'avant-hier', '2019-02-27'],
    ["Quel jour l'accident a-t-il eu lieu ?", 'il y a trois jours', '2019-02-26'],
    ['¿Qué día fue el accidente?', 'anteayer', '2019-02-27'],
    ['¿Qué día fue el accidente?', 'hace tres días', '2019-02-26'],
    ['In quale giorno è avvenuto il furto?', 'tre giorni fa', '2019-02-26'],
    ['Op welke dag is de schade gebeurd?', 'eergisteren', '2019-02-27'],
    ['Op welke dag is de schade gebeurd?', 'drie dagen geleden', '2019-02-26'],
    ['Em que dia aconteceu o acidente?', 'anteontem', '2019-02-27'],
    ['事故是哪一天发生的？', '前天', '2019-02-27'],
  ])('%s %s', (question, reply, day) => {
    expect(told(question, DATE, reply)).toBe(day);
  });

  it('are those to come elsewhere, unless the words say otherwise', () => {
    const question = 'On which date would you like to move?';
    expect(told(question, DATE, 'on the 14th of February')).toBe('2020-02-14');
    expect(told(question, DATE, 'on Tuesday')).toBe('2019-03-05');
    expect(told(question, DATE, 'last Tuesday')).toBe('2019-02-26');
  });
});

describe('None of what is counted', () => {
  const COUNT = { type: 'integer', minimum: 0 };

  it.each([
    ['How many children do you have?', 'None.'],
    ['How many children do you have?', "No, I don't."],
    ['How many guests will there be?', 'nobody'],
    ['Wie viele Kinder haben Sie?', 'Keine.'],
    ['Wie viele Gäste kommen?', 'niemand'],
    ["Combien d'enfants avez-vous ?", 'aucun'],
    ['¿Cuántos hijos tiene?', 'ninguno'],
    ['Quanti figli ha?', 'nessuno'],
    ['Hoeveel kinderen heeft u?', 'geen'],
    ['Quantos filhos tem?', 'nenhum'],
    ['您有几个孩子？', '没有'],
  ])('%s %s', (question, reply) => {
    expect(told(question, COUNT, reply)).toBe(0);
  });

  it('is not meant by who calls the whole thing off, nor where none is no answer', () => {
    const question = 'How many guests will there be?';
    expect(told(question, COUNT, "No, I don't need the room any more.")).toBeUndefined();
    expect(told(question, { type: 'integer', minimum: 1 }, 'No.')).toBeUndefined();
  });
});

describe('Days and times said otherwise', () => {
  const TIME = { type: 'string', format: 'time' };

  it.each([
    ['On which day shall we come?', 'On Christmas Eve.', '2019-12-24'],
    ['Wann sollen wir kommen?', 'An Silvester.', '2019-12-31'],
    ['¿Qué día vamos?', 'El día 20.', '2019-03-20'],
    ['¿Qué día nació usted?', 'El 4 de mayo del 82.', '1982-05-04'],
    ['您哪天来？', '大后天', '2019-03-04'],
  ])('%s %s', (question, reply, day) => {
    expect(told(question, DATE, reply)).toBe(day);
  });

  it.each([
    ['Wann sollen wir kommen?', 'Abends, so nach halb acht.', '19:30'],
    ['A que horas vem?', 'Às nove e um quarto.', '09:15'],
  ])('%s %s', (question, reply, time) => {
    expect(told(question, TIME, reply)).toBe(time);
  });
});
