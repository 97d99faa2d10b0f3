import { describe, expect, it } from 'vitest';
import type { ReadingIndex } from '../../../../domain/language/reading-index/reading-index.ts';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf } from '../support/form.ts';

const TEXT = { type: 'string' } as const;
const HOUR = { type: 'string', format: 'time' } as const;

function rideOf(to: string, leave: string, arrive: string): ReadingIndex {
  return prepareReading(
    formOf([
      { id: 'to', question: to, schema: TEXT },
      { id: 'leave', question: leave, schema: HOUR },
      { id: 'arrive', question: arrive, schema: HOUR },
    ]),
  );
}

const RIDES: Readonly<Record<string, ReadingIndex>> = {
  en: rideOf('Your destination?', 'When do you want to leave?', 'When do you want to arrive?'),
  de: rideOf('Was ist Ihr Ziel?', 'Wann möchten Sie abfahren?', 'Wann möchten Sie ankommen?'),
  fr: rideOf(
    'Quelle est la destination ?',
    'À quelle heure voulez-vous partir ?',
    'À quelle heure voulez-vous arriver ?',
  ),
  es: rideOf('¿Cuál es el destino?', '¿A qué hora quiere salir?', '¿A qué hora quiere llegar?'),
  it: rideOf('Qual è la destinazione?', 'A che ora vuole partire?', 'A che ora vuole arrivare?'),
  nl: rideOf('Wat is de bestemming?', 'Hoe laat wilt u vertrekken?', 'Hoe laat wilt u aankomen?'),
  pt: rideOf('Qual é o destino?', 'A que horas quer partir?', 'A que horas quer chegar?'),
  zh: rideOf('目的地是哪里？', '您想几点出发？', '您想几点到达？'),
};

describe('The latest hour for something', () => {
  it.each([
    ['en', 'Take me to the Botanic Garden by 9:45, please', 'Botanic Garden'],
    ['en', 'Botanic Garden, and I have to be there at 9:45 at the latest', 'Botanic Garden'],
    ['de', 'Zum Botanischen Garten, spätestens um 9:45', 'Botanischen Garten'],
    ['fr', 'Au Jardin Botanique avant 9h45', 'Jardin Botanique'],
    ['es', 'Al Jardín Botánico antes de las 9:45', 'Jardín Botánico'],
    ['it', 'Al Giardino Botanico entro le 9:45', 'Giardino Botanico'],
    ['nl', 'Naar de Hortus Botanicus, uiterlijk om 9:45', 'Hortus Botanicus'],
    ['nl', 'Naar de Hortus Botanicus, uiterlijk om kwart voor tien', 'Hortus Botanicus'],
    ['pt', 'Para o Jardim Botânico até às 9:45', 'Jardim Botânico'],
    ['zh', '去植物园，9:45之前到', '植物园'],
  ])('is when it ends, and no part of a name: %s %s', (language, reply, to) => {
    const { values } = ask('q_to', reply, { index: RIDES[language]!, language });
    expect(values).toEqual({ to, arrive: '09:45' });
  });

  it.each([
    ['en', 'Botanic Garden, and I want to leave by 9:45'],
    ['de', 'Botanischer Garten, ich will bis 9:45 Uhr abfahren'],
    ['zh', '植物园，9:45之前出发'],
  ])('is when it begins where a verb says so: %s %s', (language, reply) => {
    const { values } = ask('q_to', reply, { index: RIDES[language]!, language });
    expect(values).toMatchObject({ leave: '09:45' });
    expect(values).not.toHaveProperty('arrive');
  });

  it.each([
    ['fr', 'Au Jardin Botanique à 9h45'],
    ['es', 'Al Jardín Botánico a las 9:45'],
    ['it', 'Al Giardino Botanico alle 9:45'],
    ['pt', 'Para o Jardim Botânico às 9:45'],
  ])('is not meant by an hour alone, which is when it begins: %s %s', (language, reply) => {
    const { values } = ask('q_to', reply, { index: RIDES[language]!, language });
    expect(values).toMatchObject({ leave: '09:45' });
  });
});
