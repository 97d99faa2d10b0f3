import { describe, expect, it } from 'vitest';
import type { InformationSchema } from '../../../../../domain/configuration/information-schema/information-schema.ts';
import { valueTold } from '../../support/form.ts';

const TEXT: InformationSchema = { type: 'string' };
const NUMBER: InformationSchema = { type: 'number' };
const FLOUR: InformationSchema = { type: 'string', enum: ['Weizen', 'Roggen', 'Dinkel'] };
const PART: InformationSchema = { type: 'string', enum: ['schouder', 'heup', 'knie'] };

describe('What was, where another clause tells what is', () => {
  it.each([
    [
      'Welches Mehl bekommt Ihr Sauerteig?',
      FLOUR,
      'Weizen war früher, seit Ostern kriegt der nur noch Roggen',
      'Roggen',
    ],
    ['Wie groß sind Sie, in Metern?', NUMBER, 'beim Bund warns noch 1,84, jetzt 1,81', 1.81],
    ['Wie viele Völker haben Sie?', NUMBER, 'jetzt drei, früher waren es zwölf', 3],
    ['Waar zit de pijn?', PART, 'vorig jaar schouder, nu de heup', 'heup'],
    ['Welke verzekeraar heeft u?', TEXT, 'was CZ, per januari overgestapt naar Menzis', 'Menzis'],
    ['Who are you with?', TEXT, "was with Hale & Co for years, now it's Octopus", 'Octopus'],
    [
      'Quelle est la marque de la chaudière ?',
      TEXT,
      "avant c'était une Termik, maintenant une Calorex",
      'Calorex',
    ],
    [
      'Mi dice la marca della vostra caldaia?',
      TEXT,
      'Prima avevamo una Termik, adesso una Calorex a pellet',
      'Calorex',
    ],
    ['¿De qué marca es?', TEXT, 'era una Termik, ahora tenemos una Calorex', 'Calorex'],
    ['Qual é a marca?', TEXT, 'dantes era uma Termik, agora é uma Calorex', 'Calorex'],
  ])('is not meant: %s %j %s', (question, schema, reply, value) => {
    expect(valueTold(question, schema, reply)).toBe(value);
  });

  it.each([
    ['Where did you live before?', TEXT, 'I was in Leeds before, now in York', 'Leeds'],
    ['Wie viele kommen?', NUMBER, 'wir waren zwölf, jetzt sind zwei abgesprungen', 10],
    ['Wie viele Völker haben Sie?', NUMBER, 'es waren immer drei', undefined],
    ['Welches Mehl bekommt er?', FLOUR, 'Roggen, seit er klein war', 'Roggen'],
  ])(
    'but is where it is asked for or reckoned from: %s %j %s',
    (question, schema, reply, value) => {
      expect(valueTold(question, schema, reply)).toBe(value);
    },
  );
});
