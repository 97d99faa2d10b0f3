import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf, valueTold } from '../../../support/form.ts';

describe('Two measures in one reply', () => {
  it.each([
    {
      first: 'Diepgang in meters?',
      second: 'Hoeveel meter is het schip lang?',
      reply: '80 cm en hij is 9 meter lang',
      told: { first: 0.8, second: 9 },
    },
    {
      first: 'Tiefgang in Metern?',
      second: 'Wie viele Meter ist das Boot lang?',
      reply: '80 cm und 9 Meter lang ist es',
      told: { first: 0.8, second: 9 },
    },
    {
      first: "Quel tirant d'eau, en mètres ?",
      second: 'Quelle est la longueur, en mètres ?',
      reply: '80 cm et 9 mètres de longueur',
      told: { first: 0.8, second: 9 },
    },
    {
      first: '¿Qué calado tiene, en metros?',
      second: '¿Qué eslora tiene, en metros?',
      reply: '80 cm y 9 metros de eslora',
      told: { first: 0.8, second: 9 },
    },
    {
      first: 'Che pescaggio ha, in metri?',
      second: 'Che lunghezza ha, in metri?',
      reply: '80 cm e 9 metri di lunghezza',
      told: { first: 0.8, second: 9 },
    },
    {
      first: 'Qual é o calado, em metros?',
      second: 'Qual é o comprimento, em metros?',
      reply: '80 cm e 9 metros de comprimento',
      told: { first: 0.8, second: 9 },
    },
    {
      first: 'What is her draught in metres?',
      second: 'How many metres long is she?',
      reply: "80 cm and she's 9 metres long",
      told: { first: 0.8, second: 9 },
    },
    { first: '吃水多少米？', second: '船长多少米？', reply: '吃水80厘米', told: { first: 0.8 } },
    {
      first: 'Hoeveel meter is het schip lang?',
      second: 'Diepgang in meters?',
      reply: '9 meter, met het roer erbij 9,60 dus hou dat maar aan',
      told: { first: 9.6 },
    },
    {
      first: 'How many metres long is she?',
      second: 'What is her draught in metres?',
      reply: '9 metres, no 9.60 with the rudder',
      told: { first: 9.6 },
    },
  ])(
    'are told each by its noun, the one asked for first: $first $reply',
    ({ first, second, reply, told }) => {
      const form = formOf([
        { id: 'first', question: first, schema: { type: 'number' } },
        { id: 'second', question: second, schema: { type: 'number' } },
      ]);
      expect(ask('q_first', reply, { index: prepareReading(form) }).values).toEqual(told);
    },
  );
});

describe('A measure as it is said', () => {
  it.each([
    ['Hoeveel meter lang is de boot?', 'twaalf zestig', 12.6],
    ['Wie viele Meter lang ist das Boot?', 'elf vierzig', 11.4],
    ['How long is the boat, in metres?', 'eleven forty overall', 11.4],
    ['Quelle est la longueur du bateau, en mètres ?', 'onze quarante', 11.4],
    ['¿Cuántos metros tiene el barco?', 'once cuarenta', 11.4],
    ['How many letters are there?', 'eleven forty', 1140],
    ['In what year was it built?', 'nineteen seventy-four', 1974],
    ['Wie groß ist das Zelt, in Quadratmetern?', 'elf vierzig', 1140],
    ['Wie groß ist die größte Person, in Zentimetern?', 'der Jonas ist 1,98', 198],
    ['How tall is he, in centimetres?', '1.86 I think', 186],
    ['Quelle taille faites-vous, en centimètres ?', '1,72', 172],
    ['Hoe lang bent u, in centimeters?', '1,91', 191],
    ['Quanto misura la persona più alta, in centimetri?', '1,79', 179],
    ['¿Cuánto mide, en centímetros?', '1,68', 168],
    ['Quanto mede, em centímetros?', '1,81', 181],
    ['Wie breit ist der Spalt, in Zentimetern?', '1,5', 1.5],
    ['How wide is the crack in centimetres?', '0.75', 0.75],
    ['Wie dick ist das Brett, in Zentimetern?', '2,5', 2.5],
    ['有多少亩地？', '一共八十六亩半', 86.5],
    ['有几亩地？', '三亩半吧', 3.5],
    ['要几斤？', '三斤半', 3.5],
    ['有几亩地？', '三亩，一半是我弟的', 3],
    ['几个人？', '三个人', 3],
    ['Wie tief ist es, in Metern?', 'zwölfeinhalb laut Protokoll', 12.5],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, { type: 'number' }, reply)).toBe(value);
  });
});
