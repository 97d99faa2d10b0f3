import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

/** What is told to a question of a form in its language; today is Friday, 2019-03-01. */
function told(format: 'date' | 'time', question: string, reply: string): unknown {
  const lines = [
    { id: 'x', question, schema: { type: 'string', format } },
    { id: 'y', question: FILLERS[languageOf(question)]!, schema: { type: 'string' } },
  ];
  return ask('q_x', reply, { index: prepareReading(formOf(lines)) }).values.x;
}

/** Longer questions that tell the language of the form. */
const FILLERS: Readonly<Record<string, string>> = {
  en: 'Is there anything else that you would like to tell us about this?',
  de: 'Möchten Sie uns sonst noch etwas mitteilen, was für uns wichtig ist?',
  fr: 'Avez-vous autre chose à nous dire que nous devrions savoir sur vous ?',
  es: '¿Hay algo más que quiera usted contarnos sobre esto y que debamos saber?',
  it: "C'è qualcos'altro che ci vuole dire e che dobbiamo sapere di lei?",
  nl: 'Wilt u ons nog iets anders vertellen dat wij van u moeten weten?',
  pt: 'Há mais alguma coisa que você nos queira dizer e que devemos saber?',
  zh: '您还有什么别的想告诉我们的吗？',
};

function languageOf(question: string): string {
  return LANGUAGES.get(question) ?? 'en';
}

const LANGUAGES = new Map([
  ['When will you come?', 'en'],
  ['When did it happen?', 'en'],
  ['Wann kommen Sie?', 'de'],
  ['Wann ist es passiert?', 'de'],
  ['Quand venez-vous ?', 'fr'],
  ['Quand est-ce arrivé ?', 'fr'],
  ['¿Cuándo viene usted?', 'es'],
  ['¿Cuándo ocurrió?', 'es'],
  ['Quando viene?', 'it'],
  ['Quando è successo?', 'it'],
  ['Wanneer komt u?', 'nl'],
  ['Wanneer is het gebeurd?', 'nl'],
  ['Quando vem?', 'pt'],
  ['Quando aconteceu?', 'pt'],
  ['您哪天来？', 'zh'],
  ['什么时候发生的？', 'zh'],
]);

describe('A day', () => {
  it.each([
    ['When will you come?', 'Tuesday week', '2019-03-12'],
    ['When will you come?', 'the Thursday after next', '2019-03-14'],
    ['When will you come?', 'a week on Wednesday', '2019-03-13'],
    ['When will you come?', 'in a fortnight', '2019-03-15'],
    ['When will you come?', 'on Easter Monday', '2019-04-22'],
    ['When will you come?', 'the last day of the month', '2019-03-31'],
    ['When will you come?', 'the second Tuesday in April', '2019-04-09'],
    ['When will you come?', 'the day after Easter', '2019-04-22'],
    ['When did it happen?', 'the Monday before last', '2019-02-18'],
    ['When did it happen?', 'two months ago', '2019-01-01'],
    ['When did it happen?', 'last week, Wednesday I think', '2019-02-20'],
    ['When did it happen?', 'on Boxing Day', '2018-12-26'],
    ['When did it happen?', "the 3rd of May '09", '2009-05-03'],
    ['When did it happen?', '4 th september', '2018-09-04'],
    ['When did it happen?', 'september 4 th 2018', '2018-09-04'],
    ['Wann kommen Sie?', 'übernächsten Montag', '2019-03-11'],
    ['Wann kommen Sie?', 'Mittwoch in einer Woche', '2019-03-13'],
    ['Wann kommen Sie?', 'am Karfreitag', '2019-04-19'],
    ['Wann kommen Sie?', 'Ende April', '2019-04-30'],
    ['Wann ist es passiert?', 'vorletzten Dienstag', '2019-02-19'],
    ['Wann ist es passiert?', 'am dritten Advent', '2018-12-16'],
    ['Wann ist es passiert?', 'vor einem Monat', '2019-02-01'],
    ['Quand venez-vous ?', 'le 1 er avril', '2019-04-01'],
    ['Quand venez-vous ?', 'jeudi en huit', '2019-03-14'],
    ['Quand venez-vous ?', 'le lundi de Pâques', '2019-04-22'],
    ['Quand venez-vous ?', 'le dernier jour du mois', '2019-03-31'],
    ['Quand venez-vous ?', 'le sept', '2019-03-07'],
    ['Quand est-ce arrivé ?', 'il y a deux mois', '2019-01-01'],
    // The weekday and the number have to agree: else the number is an hour, or counts something.
    ['Quand venez-vous ?', 'le samedi 16', '2019-03-16'],
    ['Quand venez-vous ?', 'samedi 17', '2019-03-02'],
    ['Quando viene?', 'sabato 2 e non domenica', '2019-03-02'],
    ['Quando vem?', 'sábado 13', '2019-03-02'],
    ['Wann kommen Sie?', 'Samstag 16 Uhr', '2019-03-02'],
    ['Wann kommen Sie?', 'Samstag, 16 Personen', '2019-03-02'],
    ['¿Cuándo viene usted?', 'el Viernes Santo', '2019-04-19'],
    ['¿Cuándo viene usted?', 'el segundo lunes de abril', '2019-04-08'],
    ['¿Cuándo viene usted?', 'el jueves de la semana que viene', '2019-03-07'],
    ['¿Cuándo ocurrió?', 'anoche', '2019-02-28'],
    ['Quando viene?', 'a Pasquetta', '2019-04-22'],
    ['Quando viene?', 'giovedì tra una settimana', '2019-03-14'],
    ['Quando è successo?', 'due mesi fa', '2019-01-01'],
    ['Wanneer komt u?', 'de 4 e april', '2019-04-04'],
    ['Wanneer komt u?', 'tweede paasdag', '2019-04-22'],
    ['Wanneer komt u?', 'de laatste dag van de maand', '2019-03-31'],
    ['Wanneer is het gebeurd?', 'eergisteravond', '2019-02-27'],
    ['Wanneer is het gebeurd?', 'twee weken terug', '2019-02-15'],
    ['Quando vem?', 'no último dia do mês', '2019-03-31'],
    ['Quando vem?', 'na sexta-feira santa', '2019-04-19'],
    ['Quando aconteceu?', 'há um ano', '2018-03-01'],
    ['您哪天来？', '下下周二', '2019-03-12'],
    ['您哪天来？', '这个月最后一天', '2019-03-31'],
    ['什么时候发生的？', '上周四', '2019-02-21'],
  ])('%s %s', (question, reply, day) => {
    expect(told('date', question, reply)).toBe(day);
  });
});

describe('An hour', () => {
  it.each([
    ['When will you come?', 'twenty to five', '16:40'],
    ['When will you come?', 'half ten', '10:30'],
    ['When will you come?', 'nine sharp', '09:00'],
    ['When will you come?', '1130 am', '11:30'],
    ['When will you come?', '3 15 pm', '15:15'],
    ['When will you come?', 'tomorrow at 3 15 pm', '15:15'],
    ['When will you come?', 'at 315 pm on foot', '15:15'],
    ['When will you come?', 'on 12 11 pm', '23:00'],
    ['When will you come?', 'my booking is at 2 15 in the afternoon', '14:15'],
    ['When will you come?', '9 30 tonight', '21:30'],
    ['When will you come?', 'room 12 10 in the morning', '10:00'],
    ['When will you come?', 'a table for 4 10 tonight', '22:00'],
    ['Wann kommen Sie?', 'um 2 15 nachmittags', '14:15'],
    ['¿Cuándo viene usted?', 'a las 2 15 de la tarde', '14:15'],
    ['When will you come?', 'gate 315 pm or so', undefined],
    ['Wann kommen Sie?', 'Nummer 112 am Markt', undefined],
    ['Wann kommen Sie?', 'Haus 130 am See um 3', '15:00'],
    // Where the day is known, a number beside it is an hour.
    ['At what time on Saturday?', 'Saturday 16', '16:00'],
    ['Wann kommen Sie?', 'Samstag 16', '16:00'],
    ['Quand venez-vous ?', 'samedi 16', '16:00'],
    ['When will you come?', 'ten', '10:00'],
    ['When will you come?', 'quarter to noon', '11:45'],
    ['When will you come?', 'quarter past two', '14:15'],
    ['When will you come?', 'three in the morning', '03:00'],
    ['What time shall we wake you?', 'any time after six', '06:00'],
    ['When do you want breakfast?', 'after 7', '07:00'],
    ['At what time in the morning should we call you?', 'after half past six', '06:30'],
    ['Um wie viel Uhr morgens dürfen wir anrufen?', 'nach 7 Uhr', '07:00'],
    ['Wanneer komt u?', 'na 7 uur', '07:00'],
    ['When will you come?', 'after seven in the morning', '07:00'],
    ['When will you come?', 'at six', '06:00'],
    ['Wann kommen Sie?', 'nach sechs', '06:00'],
    ['Wann kommen Sie?', 'fünf vor halb neun', '08:25'],
    ['Wann kommen Sie?', 'drei viertel elf', '10:45'],
    ['Wann kommen Sie?', 'zehn nach acht', '08:10'],
    ['Wann kommen Sie?', 'um vier', '16:00'],
    ['Quand venez-vous ?', 'midi et demi', '12:30'],
    ['Quand venez-vous ?', 'minuit moins dix', '23:50'],
    ['¿Cuándo viene usted?', 'a las once en punto', '11:00'],
    ['Quando viene?', 'a mezzogiorno e un quarto', '12:15'],
    ['Wanneer komt u?', 'tien voor half tien', '09:20'],
    ['Wanneer komt u?', 'om een uur of negen', '09:00'],
    ['Wanneer komt u?', 'na achten', '08:00'],
    ['Quando vem?', 'às onze e um quarto', '11:15'],
    ['Quando vem?', 'ao meio-dia e meia', '12:30'],
    ['您哪天来？', '差十分九点', '08:50'],
    ['您哪天来？', '十点过五分', '10:05'],
  ])('%s %s', (question, reply, time) => {
    expect(told('time', question, reply)).toBe(time);
  });

  it.each([
    ['When will you come?', 'three of us'],
    ['When will you come?', 'with ten people'],
    ['Wann kommen Sie?', 'mit vier Personen'],
    ['您哪天来？', '我晚一点儿到'],
  ])('is no number of something else: %s %s', (question, reply) => {
    expect(told('time', question, reply)).toBeUndefined();
  });
});
