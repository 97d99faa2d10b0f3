import { describe, expect, it } from 'vitest';
import type { ReadingIndex } from '../../../../../domain/language/reading-index/reading-index.ts';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const TEXT = { type: 'string' } as const;

/** A form that asks who travels, from where and to where. */
function wayOf(who: string, from: string, to: string): ReadingIndex {
  return prepareReading(
    formOf([
      { id: 'who', question: who, schema: TEXT },
      { id: 'from', question: from, schema: TEXT },
      { id: 'to', question: to, schema: TEXT },
    ]),
  );
}

const WAYS: Readonly<Record<string, ReadingIndex>> = {
  en: wayOf('What is your name?', 'Pick-up location?', 'What is your destination?'),
  de: wayOf('Wie heißen Sie?', 'Wie lautet der Abholort?', 'Was ist Ihr Ziel?'),
  fr: wayOf('Quel est votre nom ?', 'Quel est le lieu de départ ?', 'Quelle est la destination ?'),
  es: wayOf('¿Cómo se llama?', '¿Cuál es el lugar de salida?', '¿Cuál es el destino?'),
  it: wayOf('Come si chiama?', 'Qual è il luogo di partenza?', 'Qual è la destinazione?'),
  nl: wayOf('Hoe heet u?', 'Wat is de vertrekplaats?', 'Wat is de bestemming?'),
  pt: wayOf('Como se chama?', 'Qual é o local de partida?', 'Qual é o destino?'),
  zh: wayOf('您叫什么名字？', '出发地是哪里？', '目的地是哪里？'),
};

describe('Where the user is', () => {
  it.each([
    ['en', "I'm at the Regency Gallery now and want to go to Old Schools", 'Regency Gallery'],
    ['en', "Hi, I'm at the airport right now and want to get to the Hospital", 'airport'],
    ['de', 'Ich bin gerade am Alten Markt und will zum Hafen', 'Alten Markt'],
    ['fr', 'Je suis à la Gare du Nord et je vais au Louvre', 'Gare du Nord'],
    ['es', 'Estoy en la Plaza Mayor y voy al Prado', 'Plaza Mayor'],
    ['it', 'Sono in Piazza Navona e vado al Colosseo', 'Piazza Navona'],
    ['nl', 'Ik ben nu op het Leidseplein en wil naar Schiphol', 'Leidseplein'],
    ['pt', 'Estou no Rossio e vou para Belém', 'Rossio'],
    ['zh', '我现在在人民广场，要去外滩', '人民广场'],
  ])('is where a way begins, whatever was asked: %s %s', (language, reply, from) => {
    const { values } = ask('q_to', reply, { index: WAYS[language]!, language });
    expect(values.from).toBe(from);
    expect(values.to).not.toBe(from);
  });

  it('is told beside the name', () => {
    const { values } = ask('q_who', 'Its Alexis, i am at 5th and Main now', { index: WAYS.en! });
    expect(values).toEqual({ who: 'Alexis', from: '5th and Main' });
  });

  it.each([
    ['en', "I'm in a hurry"],
    ['en', "I'm in a meeting until noon"],
    ['en', "We're at a loss"],
    ['de', 'Anna Hahn, und ich bin gerade im Stress'],
    ['de', 'Anna Hahn, ich bin noch am Telefon'],
  ])('is not told by: %s %s', (language, reply) => {
    const { values } = ask('q_who', reply, { index: WAYS[language]!, language });
    expect(values).not.toHaveProperty('from');
  });

  it('begins nothing where nobody asks for a way', () => {
    const index = prepareReading(
      formOf([
        { id: 'who', question: 'What is your name?', schema: TEXT },
        { id: 'from', question: 'Where were you before, what was your origin?', schema: TEXT },
      ]),
    );
    const { values } = ask('q_who', "Ann Hale. I'm at Lisbon Road now", { index });
    expect(values).not.toHaveProperty('from');
  });
});

describe('Two names with a "to" between them', () => {
  it.each([
    ['University to Forbes and Murray please', 'University', 'Forbes and Murray'],
    ["'Craig and Center' to 'Forbes and Murray'", 'Craig and Center', 'Forbes and Murray'],
    ['London to Paris please', 'London', 'Paris'],
  ])('are where a way begins and ends: %s', (reply, from, to) => {
    expect(ask('q_to', reply, { index: WAYS.en! }).values).toEqual({ from, to });
  });

  it.each(['Flight to Rome please', 'Thanks to Bob'])('are none in: %s', (reply) => {
    expect(ask('q_to', reply, { index: WAYS.en! }).values).not.toHaveProperty('from');
  });
});

describe('Where somebody travels', () => {
  it.each([
    ['Ben Hale. I am flying to phoenix', 'phoenix'],
    ['Ben Hale. I would like 4 tickets to seattle', 'seattle'],
    ['Ben Hale. A ride to the airport please', 'airport'],
  ])('needs no capital: %s', (reply, to) => {
    expect(ask('q_who', reply, { index: WAYS.en! }).values.to).toBe(to);
  });

  it.each(['Ben Hale. Then we head back to the hotel', 'Ben Hale. I have to listen to him'])(
    'is not told by: %s',
    (reply) => {
      expect(ask('q_who', reply, { index: WAYS.en! }).values).not.toHaveProperty('to');
    },
  );
});
