import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

const TEXT = { type: 'string' } as const;

/** The words for the name, the hotel with its label, and the address. */
const QUESTIONS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  fr: ['Quel est votre nom ?', 'Dans quel hôtel logez-vous ?', 'Hôtel', 'À quelle adresse ?'],
  es: ['¿Cómo se llama usted?', '¿En qué hotel se alojan?', 'Hotel', '¿En qué dirección?'],
  it: ['Come si chiama?', 'In quale albergo alloggiate?', 'Albergo', 'A quale indirizzo?'],
  pt: ['Como se chama?', 'Em que hotel estão?', 'Hotel', 'Em que morada?'],
};

function told(language: string, reply: string): unknown {
  const [name, hotel, label, address] = QUESTIONS[language]!;
  const index = prepareReading(
    formOf([
      { id: 'name', question: name, schema: TEXT },
      { id: 'hotel', question: hotel, label, schema: TEXT },
      { id: 'address', question: address, schema: TEXT },
    ]),
  );
  const { values } = ask('q_name', reply, { index });
  return [values.hotel, values.address];
}

describe('A name right behind the noun of a label', () => {
  it.each([
    ['fr', 'Anne Morel, nous sommes à l’hôtel Miramar'],
    ['es', 'Soy Nuria Gil, estamos en el hotel Miramar'],
    ['it', 'Mi chiamo Elsa Neri, siamo all’albergo Miramar'],
    ['pt', 'Chamo-me Rita Pinto, estamos no hotel Miramar'],
  ])('is told to that one alone, whatever was asked (%s: %s)', (language, reply) => {
    expect(told(language, reply)).toEqual(['Miramar', undefined]);
  });

  it.each([
    ['es', 'Soy Nuria Gil, no estamos en el hotel Miramar'],
    ['fr', 'Anne Morel, l’hôtel me plaît beaucoup'],
  ])('is none where it is denied, or no name follows (%s: %s)', (language, reply) => {
    expect(told(language, reply)).toEqual([undefined, undefined]);
  });
});
