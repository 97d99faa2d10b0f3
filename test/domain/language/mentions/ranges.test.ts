import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf } from '../support/form.ts';

const DATE = { type: 'string', format: 'date' } as const;

/** Another question in the language of the two. */
const HOW_MANY: Readonly<Record<string, string>> = {
  de: 'Wie viele Personen sind Sie insgesamt?',
  fr: 'Combien de personnes serez-vous en tout ?',
  es: '¿Cuántas personas son ustedes en total?',
  it: 'Quante persone siete in tutto?',
  nl: 'Met hoeveel personen bent u in totaal?',
  pt: 'Quantas pessoas são vocês ao todo?',
  zh: '你们一共有几位？',
};

/** Both days by a reply, asked for the first or the last one; today is Friday, 2019-03-01. */
function days(
  [first, last, language = 'en']: readonly [string, string, string?],
  reply: string,
  asked: 'a' | 'b' = 'b',
): readonly unknown[] {
  const index = prepareReading(
    formOf([
      { id: 'a', question: first, schema: DATE },
      { id: 'b', question: last, schema: DATE },
      {
        id: 'n',
        question: HOW_MANY[language] ?? 'How many of you are there?',
        schema: { type: 'integer' },
      },
    ]),
  );
  const { values } = ask(`q_${asked}`, reply, { index });
  return [values.a, values.b];
}

const STAY = ['On which day do you arrive?', 'On which day do you leave?'] as const;
const HOTEL = ['What is your check-in date?', 'What is your check-out date?'] as const;
const TRIP = ['On which day do you leave?', 'On which day do you return?'] as const;
const PARCEL = ['On which day does it leave?', 'On which day does it arrive?'] as const;

const DE = ['An welchem Tag reisen Sie an?', 'An welchem Tag reisen Sie ab?', 'de'] as const;
const FR = ['Quel jour arrivez-vous ?', 'Quel jour partez-vous ?', 'fr'] as const;
const ES = ['¿Qué día llegan ustedes?', '¿Qué día salen ustedes?', 'es'] as const;
const IT = ['In che giorno arrivate?', 'In che giorno partite?', 'it'] as const;
const NL = ['Op welke dag komt u aan?', 'Op welke dag vertrekt u?', 'nl'] as const;
const PT = ['Em que dia chegam vocês?', 'Em que dia partem vocês?', 'pt'] as const;
const ZH = ['您哪天入住？', '您哪天退房？', 'zh'] as const;

describe('Two days of a stay or a journey', () => {
  it.each([
    [STAY, 'from Thursday until Wednesday', '2019-03-07', '2019-03-13'],
    [STAY, 'Tuesday to Tuesday', '2019-03-05', '2019-03-12'],
    [STAY, 'arriving on the 12th and leaving on the 22nd', '2019-03-12', '2019-03-22'],
    [HOTEL, 'arriving on the 28th, leaving on the 3rd', '2019-03-28', '2019-04-03'],
    [HOTEL, 'arriving Saturday, leaving Wednesday', '2019-03-02', '2019-03-06'],
    [HOTEL, '3 - 9 May', '2019-05-03', '2019-05-09'],
    [HOTEL, 'from 3 to 9 May, please', '2019-05-03', '2019-05-09'],
    [HOTEL, 'May 3 - 9', '2019-05-03', '2019-05-09'],
    [HOTEL, 'December 20 to January 3', '2019-12-20', '2020-01-03'],
    [HOTEL, 'from the 28th to the 3rd of May', '2019-04-28', '2019-05-03'],
    [TRIP, 'leaving on the 25th and back on the 2nd', '2019-03-25', '2019-04-02'],
    [PARCEL, 'leaving on the 25th and arriving on the 2nd', '2019-03-25', '2019-04-02'],
    [DE, 'vom 28. bis 3. Mai', '2019-04-28', '2019-05-03'],
    [DE, 'Donnerstag bis Mittwoch', '2019-03-07', '2019-03-13'],
    [FR, 'du 3 au 9 mai', '2019-05-03', '2019-05-09'],
    [FR, 'de jeudi à mercredi', '2019-03-07', '2019-03-13'],
    [ES, 'del jueves al miércoles', '2019-03-07', '2019-03-13'],
    [IT, 'dal 3 al 9 maggio', '2019-05-03', '2019-05-09'],
    [NL, 'van 3 tot 9 mei', '2019-05-03', '2019-05-09'],
    [PT, 'de 3 a 9 de maio', '2019-05-03', '2019-05-09'],
    [ZH, '5月28号到6月3号', '2019-05-28', '2019-06-03'],
  ] as const)('%s %s', (questions, reply, first, last) => {
    expect([days(questions, reply, 'a')[0], days(questions, reply)[1]]).toEqual([first, last]);
  });

  it.each([
    // What is told with its year, or as today and tomorrow, stays.
    [HOTEL, 'from 9 May 2020 to 3 May 2019', '2020-05-09', '2019-05-03'],
    // Nobody stays for eleven months without saying so.
    [HOTEL, 'from May 9 to May 3', '2019-05-09', '2019-05-03'],
    [TRIP, 'leaving on the 25th or back on the 2nd', '2019-03-25', '2019-03-02'],
    [TRIP, 'back on the 22nd, leaving on the 12th', '2019-03-12', '2019-03-22'],
  ] as const)('as they are told: %s %s', (questions, reply, first, last) => {
    expect(days(questions, reply)).toEqual([first, last]);
  });

  it.each([
    ['3 to 9 people in May', [undefined, undefined]],
    ['May 3 to 9 pm', ['2019-05-03', undefined]],
    ['July 3 to 5 people', ['2019-07-03', undefined]],
    ['we are 3, from 9 May', ['2019-05-09', undefined]],
    ['3 tickets, 9 May', ['2019-05-09', undefined]],
    ['May 9 to 3', ['2019-05-09', undefined]],
    ['gate 3 to 9 May', [undefined, '2019-05-09']],
  ])('is no number of something else: %s', (reply, told) => {
    expect(days(HOTEL, reply, 'a')).toEqual(told);
  });
});

describe('One end of a range', () => {
  it.each([
    ['When do you check out?', '3 - 9 May', '2019-05-09', 'en'],
    ['When do you check in?', '3 - 9 May', '2019-05-03', 'en'],
    ['When does it end?', '3 - 9 May', '2019-05-09', 'en'],
    ['When do you come back?', 'from Thursday until Wednesday', '2019-03-13', 'en'],
    ['Quand voulez-vous rentrer ?', 'du 3 au 9 mai', '2019-05-09', 'fr'],
    ['When do you check out?', 'on 9 May', '2019-05-09', 'en'],
    ['When does it end?', 'it starts on 9 May', '2019-05-09', 'en'],
  ])('is taken by the only one who asks: %s %s', (question, reply, day, language) => {
    const schema = { type: 'string', format: 'date' };
    const index = prepareReading(formOf([{ id: 'x', question, schema }]));
    expect(ask('q_x', reply, { index, language }).values.x).toBe(day);
  });
});
