import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

/** The day told to a question by its month and day alone, on 2019-03-01. */
function dayTold(question: string, reply: string): unknown {
  const schema = { type: 'string', format: 'date' };
  const index = prepareReading(formOf([{ id: 'x', question, schema }]));
  return ask('q_x', reply, { index }).values.x;
}

describe('A question in a past tense', () => {
  it.each([
    ['Wann sind Sie umgezogen?', 'am 15. August'],
    ['Wann haben Sie das Gerät gekauft?', 'am 15. August'],
    ['Quand avez-vous déménagé ?', 'le 15 août'],
    ['¿Cuándo se mudó?', 'el 15 de agosto'],
    ['¿Cuándo ha vendido el coche?', 'el 15 de agosto'],
    ['Quando ha traslocato?', 'il 15 agosto'],
    ['In quale giorno si è trasferito nella casa?', 'il 15 agosto'],
    ['Wanneer bent u verhuisd en heeft u het gemeld?', '15 augustus'],
    ['Quando é que comprou o carro e mudou de morada?', 'no dia 15 de agosto'],
    ['Quand avez-vous reçu le colis ?', 'le 15 août'],
    ['Quand avez-vous pris la photo ?', 'le 15 août'],
    ["Quand avez-vous souscrit l'assurance ?", 'le 15 août'],
    ['Haben Sie am Tag danach gearbeitet?', 'am 15. August'],
  ])('takes a day of last year: %s %s', (question, reply) => {
    expect(dayTold(question, reply)).toBe('2018-08-15');
  });

  it.each([
    ['Wann möchten Sie umziehen?', 'am 15. August'],
    ['Wann haben Sie Zeit?', 'am 15. August'],
    ['Wann ist die Lieferung gewünscht?', 'am 15. August'],
    ['Wann sind Sie zu erreichen?', 'am 15. August'],
    ['Quand avez-vous un créneau ?', 'le 15 août'],
    ['Quand êtes-vous disponible ?', 'le 15 août'],
    ['¿Cuándo quiere mudarse?', 'el 15 de agosto'],
    ['¿Cuándo tiene tiempo?', 'el 15 de agosto'],
    ['Quando ha tempo?', 'il 15 agosto'],
    ['Quando è fissata la visita?', 'il 15 agosto'],
    ['Wanneer heeft u tijd?', '15 augustus'],
    ['Em que dia quer vir buscar o carro à oficina?', 'no dia 15 de agosto'],
    ['Quando estará em casa?', 'a 15 de agosto'],
    ['Für wann haben Sie den Umzug geplant?', 'am 15. August'],
    ['Für welchen Tag haben Sie den Flug gebucht?', 'am 15. August'],
    ['Bis wann haben Sie gekündigt?', 'am 15. August'],
    ['Haben Sie den Termin schon festgelegt?', 'am 15. August'],
    ['Wann haben Sie Zeit für den Termin mit den Gesellen?', 'am 15. August'],
    ['Wann haben Sie einen Termin bei den Gesellen?', 'am 15. August'],
    ['Wann haben Sie geöffnet?', 'am 15. August'],
    ["Quand avez-vous prévu d'emménager ?", 'le 15 août'],
    ['Pour quel jour avez-vous réservé ?', 'le 15 août'],
    ['Pour quand avez-vous commandé le gâteau ?', 'le 15 août'],
    ["Quand a-t-elle prévu d'accoucher ?", 'le 15 août'],
    ['Quelle date avez-vous choisie ?', 'le 15 août'],
    ['Quand avez-vous plus de temps ?', 'le 15 août'],
    ['¿Para qué día ha reservado?', 'el 15 de agosto'],
    ['¿Cuándo ha pensado mudarse?', 'el 15 de agosto'],
    ['¿Qué fecha han elegido?', 'el 15 de agosto'],
    ['¿Para cuándo quedaron?', 'el 15 de agosto'],
    ['Per quale giorno ha prenotato?', 'il 15 agosto'],
    ['Quando ha pensato di partire?', 'il 15 agosto'],
    ['Quale data avete fissato?', 'il 15 agosto'],
    ['Para que dia marcou a revisão do carro?', 'no dia 15 de agosto'],
    ['Que dia reservou para a revisão do carro?', 'no dia 15 de agosto'],
    ['Para quando é que agendou a revisão do carro?', 'no dia 15 de agosto'],
    ['Wanneer heeft u de verhuizing gepland?', '15 augustus'],
    ['Voor welke dag heeft u de vlucht geboekt?', '15 augustus'],
    ['Welke datum heeft u gekozen?', '15 augustus'],
    ['Wanneer heeft u tijd voor gesprekken?', '15 augustus'],
  ])('is none, and takes a day to come: %s %s', (question, reply) => {
    expect(dayTold(question, reply)).toBe('2019-08-15');
  });
});

describe('A choice that nobody asked for', () => {
  const index = prepareReading(
    formOf([
      {
        id: 'kitchen',
        question: 'Which kitchen?',
        schema: { type: 'string', enum: ['american', 'indian', 'thai'] },
        choices: ['american', 'indian', 'thai'],
      },
      { id: 'card', question: 'How will you pay?', schema: { type: 'string' } },
    ]),
  );

  it.each([
    'American Express',
    'With American Express',
    'Thai Airways miles',
    'Indian Oil vouchers',
  ])('is no beginning of a name: %s', (reply) => {
    expect(ask('q_card', reply, { index }).values.kitchen).toBeUndefined();
  });

  it('is the place that one comes from, and the rest of the name is no other place', () => {
    const CITIES = ['London', 'Paris'];
    const trip = prepareReading(
      formOf([
        { id: 'people', question: 'How many of you are there?', schema: { type: 'integer' } },
        {
          id: 'city',
          question: 'Which city do you leave from?',
          schema: { type: 'string', enum: CITIES },
          choices: CITIES,
        },
        { id: 'start', question: 'Where does the trip start?', schema: { type: 'string' } },
      ]),
    );
    const told = ask('q_people', 'Four of us, leaving from London Euston.', { index: trip });
    expect(told.values).toEqual({ people: 4, city: 'London' });
  });

  it('is the choice where it stands by itself or is asked for', () => {
    expect(ask('q_card', 'cash, and Indian food please', { index }).values.kitchen).toBe('indian');
    expect(ask('q_kitchen', 'Thai', { index }).values.kitchen).toBe('thai');
  });
});
