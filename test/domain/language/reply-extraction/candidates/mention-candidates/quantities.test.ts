import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

function told(question: string, type: 'integer' | 'number', reply: string): unknown {
  const index = prepareReading(formOf([{ id: 'x', question, schema: { type } }]));
  return ask('q_x', reply, { index }).values.x;
}

describe('Quantities in words', () => {
  it.each([
    ['How heavy is the parcel in kilograms?', 'six and a half', 6.5],
    ['How heavy is the parcel in kilograms?', 'nine point two five', 9.25],
    ['How heavy is the parcel in kilograms?', 'zero point four', 0.4],
    ['How heavy is the parcel in kilograms?', 'nought point six', 0.6],
    ['Wie schwer ist das Paket in Kilogramm?', 'null Komma sieben', 0.7],
    ['How many chairs do you need?', 'half a dozen', 6],
    ['How many chairs do you need?', 'two dozen', 24],
    ['What is your budget?', 'one and a half million', 1_500_000],
    ['What is your budget?', '2.4k', 2400],
    ['In which year was it built?', 'nineteen eighty-six', 1986],
    ['How wide is the gate in metres?', 'a metre eighty', 1.8],
    ['Wie schwer ist das Paket in Kilogramm?', 'siebeneinhalb', 7.5],
    ['Wie schwer ist das Paket in Kilogramm?', 'drei Komma zwei', 3.2],
    ['Wie breit ist das Tor in Metern?', 'zwei Meter dreißig', 2.3],
    ['Wie hoch ist die Summe?', 'viereinhalbtausend', 4500],
    ['Combien pèse le colis en kilos ?', 'trois kilos et demi', 3.5],
    ['Combien pèse le colis en kilos ?', 'deux virgule quatre', 2.4],
    ['¿Cuánto pesa en kilos?', 'ocho y medio', 8.5],
    ['¿Cuánto mide en metros?', 'un metro setenta', 1.7],
    ['Quanto pesa in chili?', 'quattro chili e mezzo', 4.5],
    ['Quanto è alta la porta della casa in metri?', 'uno e ottantacinque', 1.85],
    ['Hoe zwaar is het in kilo?', 'vijfenhalf', 5.5],
    ['Hoe breed is het in meters?', 'anderhalve meter', 1.5],
    ['Qual é o peso em quilos?', 'sete e meio', 7.5],
    ['您的身高是多少米？', '一米八三', 1.83],
    ['您的体重是多少公斤？', '五十公斤半', 50.5],
    ['预算是多少元？', '四千二', 4200],
    ['预算是多少元？', '8万5', 85_000],
    ['预算是多少元？', '8万5千', 85_000],
    ['预算是多少元？', '8万', 80_000],
    ['预算是多少元？', '8万5个月内付', 80_000],
    ['预算是多少元？', '3万2天内付清', 30_000],
    ['¿Qué profundidad tiene, en centímetros?', 'metro y medio', 150],
    ['Quanto è alta la porta della casa in centimetri?', 'metro e mezzo', 150],
    ['What is the most you can pay a month, in euros?', '400 euros', 400],
    ['Quanto pode pagar por mês, em euros?', 'doze euros e cinquenta', 12.5],
    ['¿Cuánto quiere gastar, en euros?', '18.000, ni un euro más', 18_000],
    ['How large is the roof, in square metres?', 'eight by five metres', 40],
    ['How large is the roof, in square metres?', '8 x 5', 40],
    ['Wie groß ist der Garten in Quadratmetern?', 'zwölf mal fünf', 60],
    ['Quelle est la surface du jardin en mètres carrés ?', 'six mètres sur quatre', 24],
    ['¿Qué superficie tiene el jardín en metros cuadrados?', 'ocho por cinco', 40],
    ['Quanti metri quadrati sono della terrazza?', 'dieci per otto', 80],
    ['Hoe groot is de tuin in vierkante meter?', 'zes bij vier meter', 24],
    ['房子多大，多少平方米？', '八米乘五米', 40],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, 'number', reply)).toBe(value);
  });
});

describe('Units', () => {
  it.each([
    ['How tall are you in centimetres?', '1.68 m', 168],
    ['Wie groß sind Sie in Zentimetern?', 'ein Meter neunzig', 190],
    ['For how many days do you stay?', 'two weeks', 14],
    ['Pour combien de jours ?', 'une semaine', 7],
    ['¿Durante cuántos meses?', 'medio año', 6],
    ['How many nights will you stay?', 'two weeks', 14],
    ['Quante notti restate?', 'una settimana', 7],
    ['How many nights will you stay?', 'two weeks from Monday', 14],
    ['How many nights will you stay?', 'two weeks ago I said five', 5],
    ['How many guests come?', 'between ten and twelve', 10],
    ['Wie viele Personen kommen?', 'zwischen zehn und zwölf', 10],
  ])('are converted where that is exact: %s %s', (question, reply, value) => {
    expect(told(question, 'integer', reply)).toBe(value);
  });

  it.each([
    ['How many square metres is the flat?', '900 square feet'],
    ['How much is the fee?', 'it took three weeks'],
    ['How tall are you in centimetres?', 'ten stone'],
    ['How many nights will you stay?', 'two months'],
    ['How many nights will you stay?', 'I will tell you in a week'],
    ['Quante notti restate?', 'tra una settimana'],
    ['¿Cuántas noches se queda?', 'dentro de dos semanas'],
  ])('of another kind are no value: %s %s', (question, reply) => {
    expect(told(question, 'number', reply)).toBeUndefined();
  });
});

describe('Floors and grades', () => {
  it.each([
    ['On which floor is the flat?', 'Ground floor.', 0],
    ['On which floor is the flat?', 'On the fifth.', 5],
    ['In welchem Stockwerk wohnen Sie?', 'Im zweiten Stock.', 2],
    ['À quel étage est-ce ?', 'Au rez-de-chaussée.', 0],
    ['¿En qué planta vive?', 'En un tercero.', 3],
    ['A che piano abita?', 'Al secondo.', 2],
    ['Op welke verdieping woont u?', 'Begane grond.', 0],
    ['Em que andar mora?', 'No rés-do-chão.', 0],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, 'integer', reply)).toBe(value);
  });
});

describe('A number', () => {
  it.each([
    ['How many guests will there be?', 'One never knows.'],
    ['How many guests will there be?', 'We leave in the second week.'],
  ])('is none in %s %s', (question, reply) => {
    expect(told(question, 'integer', reply)).toBeUndefined();
  });

  it('is that of the word that sums up', () => {
    expect(
      told('How many guests will there be?', 'integer', 'Two today and one on Monday, so three.'),
    ).toBe(3);
  });
});

it('a number that may be a year is an amount where that was asked', () => {
  const index = prepareReading(
    formOf([
      { id: 'area', question: 'How many square metres?', schema: { type: 'number' } },
      { id: 'year', question: 'In which year was it built?', schema: { type: 'integer' } },
    ]),
  );
  expect(ask('q_area', '1924', { index }).values).toEqual({ area: 1924 });
  expect(ask('q_area', '1924 square metres', { index }).values).toEqual({ area: 1924 });
  expect(ask('q_year', '1924', { index }).values).toEqual({ year: 1924 });
});

describe('What a number counts', () => {
  const index = prepareReading(
    formOf([
      {
        id: 'stars',
        question: 'How many stars should the hotel have?',
        schema: { type: 'integer' },
      },
      { id: 'rooms', question: 'How many rooms do you need?', schema: { type: 'integer' } },
      { id: 'people', question: 'How many people are coming?', schema: { type: 'integer' } },
      { id: 'town', question: 'In which town?', schema: { type: 'string' } },
    ]),
  );

  it.each([
    ['Can you find me 1 hotel room in Porto?', { town: 'Porto', rooms: 1 }],
    ['2 hotel rooms in Porto', { town: 'Porto', rooms: 2 }],
    ['a 4 stars hotel in Porto', { town: 'Porto', stars: 4 }],
  ])('is the noun behind the one that tells its kind: %s', (reply, values) => {
    expect(ask('q_town', reply, { index }).values).toEqual(values);
  });
});
