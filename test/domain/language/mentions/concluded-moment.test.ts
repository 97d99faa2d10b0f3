import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const DAY = { type: 'string', format: 'date' };

describe('A day that is told exactly behind another one', () => {
  it.each([
    ['Which day shall we come?', 'after New Year, so Monday the 4th of March', '2019-03-04'],
    ['Welcher Tag passt Ihnen?', 'Sonntag geht nicht, lieber am 12. März', '2019-03-12'],
    ['Quel jour vous convient ?', 'dimanche je ne peux pas, plutôt le 12 mars', '2019-03-12'],
    ['¿Qué día le viene bien?', 'el domingo no puedo, mejor el 12 de marzo', '2019-03-12'],
    ['Quale giorno preferisce?', 'domenica no, meglio il 12 marzo', '2019-03-12'],
    ['Welke dag komt u?', 'zondag kan ik niet, liever 12 maart', '2019-03-12'],
    ['Que dia prefere?', 'domingo não dá, antes 12 de março', '2019-03-12'],
    ['您哪天方便？', '周日不行，3月12日吧', '2019-03-12'],
  ])('stands where the first is turned down: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });

  it.each([
    ['Which day shall we come?', 'Sunday, I am away from the 12th of March', '2019-03-03'],
    ['Which day shall we come?', 'Sunday, not the 12th of March', '2019-03-03'],
    ['Welcher Tag passt Ihnen?', 'am Sonntag, ab dem 12. März bin ich fort', '2019-03-03'],
  ])('does not where nothing turns from it: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });
});

describe('An hour behind a word of concluding', () => {
  const TIME = { type: 'string', format: 'time' };

  it.each([
    [
      'When will you arrive?',
      "the train gets in at twenty past nine so let's say quarter to ten",
      '09:45',
    ],
    ['Wann kommen Sie?', 'der Kurs geht bis 16:30 Uhr, also um fünf', '17:00'],
    ['À quelle heure venez-vous ?', 'je finis à 17h30, donc vers 18h', '18:00'],
    ['¿A qué hora viene?', 'salgo a las 17:30, así que a las 18:00', '18:00'],
    ['A che ora arriva?', 'stacco alle 17:30, quindi alle 18:00', '18:00'],
    ['A que horas vem?', 'saio às 17h30, então lá pelas 18h', '18:00'],
    ['Hoe laat komt u?', 'ik ben om 17:30 klaar, dus om 18:00', '18:00'],
    ['您几点到？', '我五点半下班，所以六点吧', '06:00'],
  ])('stands rather than the one before: %s %s', (question, reply, value) => {
    expect(String(valueTold(question, TIME, reply)).slice(0, 5)).toBe(value);
  });

  it.each([
    ['When will you arrive?', 'at nine thirty, so please have the keys ready by ten', '09:30'],
    ['Wann kommen Sie?', 'um 9 Uhr, also bitte nicht erst um 10', '09:00'],
  ])('stands behind it alone: %s %s', (question, reply, value) => {
    expect(String(valueTold(question, TIME, reply)).slice(0, 5)).toBe(value);
  });
});

describe('From which day', () => {
  it.each([
    ['¿Desde qué día quiere ser socio?', 'el primero de mayo', '2019-05-01'],
    ['Desde que dia quer ser sócio?', 'dia 1 de maio', '2019-05-01'],
    ['¿Desde qué día tiene fiebre?', 'el primero de febrero', '2019-02-01'],
    ['Desde que dia tem febre?', 'dia 1 de fevereiro', '2019-02-01'],
  ])('is to come for who wants something: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });
});

describe('A number of the day before', () => {
  const NUMBER = { type: 'number' };

  it.each([
    ['How much does it hurt, from 0 to 10?', 'a nine yesterday, with the tablet a four', 4],
    ['Wie stark ist der Schmerz von 0 bis 10?', 'gestern eine neun, heute eher vier', 4],
    ['De 0 à 10, combien avez-vous mal ?', "hier neuf, aujourd'hui quatre", 4],
    ['Del 0 al 10, ¿cuánto le duele?', 'ayer un nueve, hoy con la pastilla un cuatro', 4],
    ['Da 0 a 10, quanto fa male?', 'ieri nove, oggi quattro', 4],
    ['Van 0 tot 10, hoeveel pijn heeft u?', 'gisteren een negen, vandaag vier', 4],
    ['De 0 a 10, quanto dói?', 'ontem nove, hoje quatro', 4],
    ['体重多少公斤？', '早上称是62.5，昨天是63', 62.5],
  ])('is none beside that of today: %s %s', (question, reply, value) => {
    expect(valueTold(question, NUMBER, reply)).toBe(value);
  });

  it.each([
    ['How many eggs did you get?', 'twelve yesterday', 12],
    ['Wie viele Gäste sind es?', 'gestern waren es zwölf', 12],
  ])('is one where it stands alone: %s %s', (question, reply, value) => {
    expect(valueTold(question, NUMBER, reply)).toBe(value);
  });
});

describe('A quarter of an hour', () => {
  const TIME = { type: 'string', format: 'time' };

  it.each([
    ['师傅几点到合适？', '七点三刻吧', '07:45'],
    ['几点开始？', '九点一刻', '09:15'],
    ['A que horas podemos chegar?', 'quinze pras nove da manhã', '08:45'],
  ])('is told in its language: %s %s', (question, reply, value) => {
    expect(String(valueTold(question, TIME, reply)).slice(0, 5)).toBe(value);
  });
});
