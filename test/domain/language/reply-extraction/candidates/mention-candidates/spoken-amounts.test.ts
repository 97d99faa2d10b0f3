import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

function told(question: string, type: 'integer' | 'number', reply: string): unknown {
  const index = prepareReading(formOf([{ id: 'x', question, schema: { type } }]));
  return ask('q_x', reply, { index }).values.x;
}

describe('Amounts as people say them', () => {
  it.each([
    ['How many days shall we hold the parcel?', 'A fortnight please.', 14],
    ['How many days is the permit for?', 'two full weeks', 14],
    ['How many minutes is the walk to the bus?', 'three quarters of an hour', 45],
    ['How many minutes is the film?', 'An hour and forty', 100],
    ['How long is the shelf in centimetres?', 'metre sixty', 160],
    ['How many miles has the bike done?', 'Eleven thousand and a few', 11_000],
    ['Wie viele Minuten dauert es bei Ihnen?', 'ein Stündchen', 60],
    ['Wie viele Minuten dauert es bei Ihnen?', 'eine Dreiviertelstunde', 45],
    ['Wie viele Minuten dauert es bei Ihnen?', 'zwei gute Stunden', 120],
    ['Wie viele Bücher hat die Bibliothek?', 'Neuntausend und ein paar zerdrückte', 9000],
    ['Combien de minutes est-ce que le trajet dure ?', "trois quarts d'heure", 45],
    ['Combien de minutes est-ce que le trajet dure ?', 'une petite heure', 60],
    ['Combien de jours est-ce que le stage dure ?', 'deux bonnes semaines', 14],
    ['Quel est le prix du vélo, en euros ?', 'mille cinq', 1500],
    ['Combien de minutes est-ce que le trajet dure ?', 'deux heures dix', 130],
    ['¿Cuántos minutos dura el viaje?', 'una horita y nada más', 60],
    ['¿Cuántos días dura el curso?', 'dos semanitas', 14],
    ['¿Cuántos minutos dura el viaje?', 'tres cuartos de hora', 45],
    ['¿Cuánto cuesta la entrada, en euros?', 'quince con veinte', 15.2],
    ['Quanti minuti dura per la sua lezione?', "un'oretta", 60],
    ['Quanti minuti dura per la sua lezione?', "tre quarti d'ora", 45],
    ['Quanti minuti dura per la sua lezione?', "mezz'ora", 30],
    ["Da quanti anni l'impianto è in funzione?", "vent'anni", 20],
    ['Quanto spende per la bici, in euro?', 'duemila e tre', 2300],
    ['Hoeveel minuten duurt het voor u?', 'drie kwartier', 45],
    ['Hoeveel dagen duurt de klus?', 'een weekje', 7],
    ['Hoeveel kost de boot, in euro?', 'drie ton', 300_000],
    ['Quantos minutos dura a aula?', 'uma horinha', 60],
    ['Quantos minutos dura a aula?', 'três quartos de hora', 45],
    ['这段路要多少分钟？', '三刻钟', 45],
    ['这部电影多少小时？', '两个半小时', 2.5],
    ['How many years have you been a member?', 'since 2012', 7],
    ['Seit wie vielen Jahren spielen Sie?', 'seit 2004', 15],
    ['Da quanti anni canta?', 'dal 2013', 6],
    ['Quantos anos tem a caldeira?', 'desde 2011', 8],
    ['How many kilos may the case weigh?', 'not over twenty', 20],
    ['¿Cuántas sillas caben?', 'no pasamos de cuarenta', 40],
    ['Wie viele Gäste kommen?', 'nicht über fünfzig', 50],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, 'number', reply)).toBe(value);
  });

  it.each([
    ['What can you spend, in pounds?', 'two sixty', 260],
    ['What can you spend, in pounds?', 'three pounds fifty', undefined],
  ])('has no hundredths where none are welcome: %s %s', (question, reply, value) => {
    expect(told(question, 'integer', reply)).toBe(value);
  });

  it.each([
    ['How many hours is the drive?', 'One hour, and two dogs.', 1],
    ['How many hours do you need the hall?', 'Two hours and forty chairs.', 2],
    ['Wie viele Personen kommen?', 'zwanzig und ein paar Kinder', 20],
    ['In which year was it built?', 'since 1980', 1980],
    ['Combien de places est-ce que vous avez ?', 'mille cinq', 1005],
    ['How many chairs do you need?', 'Not the twelve over there, four.', 4],
  ])('joins no more than that: %s %s', (question, reply, value) => {
    expect(told(question, 'number', reply)).toBe(value);
  });
});
