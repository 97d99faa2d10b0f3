import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const DAY = { type: 'string', format: 'date' };

// Today is Friday, the 1st of March 2019.
describe('A length of time from today', () => {
  it.each([
    ['Which day shall we come?', 'a week today, if that suits', '2019-03-08'],
    ['Which day shall we come?', 'week tomorrow', '2019-03-09'],
    ['When is the boiler due?', 'fortnight today', '2019-03-15'],
    ['When did the roof leak?', 'a week ago today', '2019-02-22'],
    ['Wann ist der Zaun umgefallen?', 'heute vor genau einer Woche', '2019-02-22'],
    ['Wann sollen wir kommen?', 'heute in acht Tagen', '2019-03-08'],
    ['Quel jour le toit a-t-il fui ?', "aujourd'hui il y a une semaine", '2019-02-22'],
    ['¿Qué día se rompió la valla?', 'hoy hace justo una semana', '2019-02-22'],
    ['¿Qué día se rompió la valla?', 'hace hoy dos semanas', '2019-02-15'],
    ['Quando è caduta la recinzione?', 'una settimana fa giusto oggi', '2019-02-22'],
    ['Wanneer is het hek omgevallen?', 'vandaag precies een week geleden', '2019-02-22'],
    ['Em que dia caiu a vedação?', 'faz hoje precisamente uma semana', '2019-02-22'],
  ])('is a day: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });

  it.each([
    ['Which day shall we come?', 'today, a week is too long', '2019-03-01'],
    ['Wann sollen wir kommen?', 'heute, vor einer Woche ging es nicht', '2019-03-01'],
    ['¿Qué día venimos?', 'hoy mismo', '2019-03-01'],
    ['Quando passiamo?', 'oggi, ci vuole una settimana', '2019-03-01'],
  ])('is none beside a day of its own: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });
});

describe('A weekday of a week', () => {
  it.each([
    ['Quale giorno preferisce?', 'martedì della settimana prossima', '2019-03-05'],
    ['Quale giorno preferisce?', 'domenica della prossima settimana', '2019-03-10'],
    ['Que dia prefere?', 'sábado da próxima semana', '2019-03-09'],
    ['Que dia prefere?', 'quinta da semana que vem', '2019-03-07'],
    ['Quale giorno preferisce?', 'lunedì a otto', '2019-03-11'],
  ])('is of that one: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });
});

describe('A day of the month behind a holiday or a weekday', () => {
  it.each([
    ['Which day shall we come?', 'just after Easter, the 23rd', '2019-04-23'],
    ['Welcher Tag passt Ihnen?', 'nach Ostern, also der 23.', '2019-04-23'],
    ['Quel jour vous convient ?', 'juste après Pâques, le 23', '2019-04-23'],
    ['¿Qué día le viene bien?', 'pasado San José, el 20', '2019-03-20'],
    ['Quale giorno preferisce?', 'dopo Pasqua, il 23', '2019-04-23'],
    ['Welke dag komt u?', 'na Pasen, de 23e', '2019-04-23'],
    ['Que dia prefere?', 'depois da Páscoa, dia 23', '2019-04-23'],
    ['¿Qué día le viene bien?', 'a primeros de abril, el 4', '2019-04-04'],
    ['Que dia prefere?', 'depois da Páscoa, dia 15 de maio', '2019-05-15'],
  ])('is the day: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });

  it.each([
    ['Which day shall we come?', 'on Easter Monday, the 23rd is too late', '2019-04-22'],
    ['Quel jour vous convient ?', 'lundi, le 23 je travaille', '2019-03-04'],
    ['¿Qué día le viene bien?', 'el lunes, el 20 no puedo', '2019-03-04'],
    ['Quale giorno preferisce?', 'lunedì, il 20 parto', '2019-03-04'],
  ])('is none where it tells something of its own: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });
});

describe('The last of several days', () => {
  it.each([
    ['Welcher Tag passt Ihnen?', 'Samstag ist Umzug, also Sonntag', '2019-03-03'],
    ['Which day shall we come?', 'Saturday I have the plumber in, so Monday', '2019-03-04'],
    ['Quel jour vous convient ?', 'samedi on déménage, du coup dimanche', '2019-03-03'],
    ['¿Qué día le viene bien?', 'el lunes tengo médico, así que el martes', '2019-03-05'],
    ['Quale giorno preferisce?', 'lunedì ho il dentista, facciamo mercoledì', '2019-03-06'],
    ['Welke dag komt u?', 'zaterdag verhuizen we, dus zondag', '2019-03-03'],
    ['Que dia prefere?', 'segunda tenho médico, portanto terça', '2019-03-05'],
    ['您哪天方便？', '周六要搬家，所以周日', '2019-03-03'],
  ])('stands where a word concludes: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });

  it.each([
    ['Welcher Tag passt Ihnen?', 'Sonntag, also nicht am Montag', '2019-03-03'],
    ['Which day shall we come?', 'Sunday, so the plumber has Monday for the bath', '2019-03-03'],
  ])('does not where it tells something else: %s %s', (question, reply, value) => {
    expect(valueTold(question, DAY, reply)).toBe(value);
  });
});
