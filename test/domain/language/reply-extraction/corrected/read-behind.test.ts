import { describe, expect, it } from 'vitest';
import type { InformationSchema } from '../../../../../domain/configuration/information-schema/information-schema.ts';
import { valueTold } from '../../support/form.ts';

const TEXT: InformationSchema = { type: 'string' };
const NUMBER: InformationSchema = { type: 'number' };
const TRADE: InformationSchema = { type: 'string', enum: ['Fenster', 'Dach', 'Boden'] };

describe('What is told anew behind a correction', () => {
  it.each([
    [
      'What medication does it take?',
      TEXT,
      'metacam, actually no that was last year, now its gabapentin',
      'gabapentin',
    ],
    [
      'What is the title of the book?',
      TEXT,
      'Middlemarch please. hmm no i have that one, take Silas Marner instead',
      'Silas Marner',
    ],
    ['What is the error code?', TEXT, 'E119... let me check again, ah its E117', 'E117'],
    ['How many grams?', NUMBER, '80 no tell a lie 90', 90],
    ['Was soll gemacht werden?', TRADE, 'das dach, ach nein, das ist dicht. der boden', 'Boden'],
    ['Wie heißt Ihr Hund?', TEXT, 'Bello, nee Quatsch so hieß der alte, Rocky', 'Rocky'],
    [
      'Quelle variété voulez-vous planter ?',
      TEXT,
      'des courgettes rondes. ah non en fait des potimarrons',
      'potimarrons',
    ],
    [
      '¿A qué colegio va?',
      TEXT,
      'al Gredos, no, perdone, ese es el de su hermana, al Cervantes',
      'Cervantes',
    ],
    ['Quante notti restate?', NUMBER, 'facciamo dieci, anzi no, undici', 11],
    ['Wie is uw huisarts?', TEXT, 'Jansen.. sorry dat is mijn oude, nu dr. El Amrani', 'El Amrani'],
    [
      'Que instrutor prefere?',
      TEXT,
      'com o Nuno, ah espera ele já saiu não foi? então a Filipa',
      'Filipa',
    ],
    ['您的会员号是多少?', TEXT, 'A7712，哦不对，是A7721', 'A7721'],
  ])('is the answer: %s %j %s', (question, schema, reply, value) => {
    expect(valueTold(question, schema, reply)).toBe(value);
  });

  it.each([
    ['Which branch?', TEXT, 'Westgate, sorry i was on the phone, my battery is low', 'Westgate'],
    ['Which brand is it?', TEXT, 'Vaillant. no error code shown', 'Vaillant'],
    ['How many doors?', NUMBER, 'two. No, tell a lie, three... Leave it at two', 2],
    ['Wie is uw huisarts?', TEXT, 'dr. Bakker, sorry dat ik zo laat antwoord', 'Bakker'],
    ['Quel est votre médecin ?', TEXT, 'euh, attendez, je retrouve mes lunettes', undefined],
  ])('is none where nothing is told anew: %s %j %s', (question, schema, reply, value) => {
    expect(valueTold(question, schema, reply)).toBe(value);
  });
});
