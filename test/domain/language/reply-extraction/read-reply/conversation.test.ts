import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';
import { FORMS } from '../../support/forms.ts';

function tell(language: string, question: string, reply: string, assistantText?: string) {
  const options = { index: FORMS[language]!, language };
  return ask(
    question,
    reply,
    assistantText === undefined ? options : { ...options, assistantText },
  );
}

describe('a correction', () => {
  it.each([
    ['en', 'On Tuesday, no, I meant Wednesday.', '2019-03-06'],
    ['en', 'March 5th. Sorry, make that March 7th.', '2019-03-07'],
    ['fr', 'Mardi, non, je voulais dire mercredi.', '2019-03-06'],
    ['de', 'Am Dienstag, nein, ich meinte Mittwoch.', '2019-03-06'],
    ['es', 'El martes, no, quise decir el miércoles.', '2019-03-06'],
    ['it', 'Martedì, anzi, volevo dire mercoledì.', '2019-03-06'],
    ['pt', 'Na terça, desculpe, na quarta.', '2019-03-06'],
    ['nl', 'Dinsdag, nee, ik bedoel woensdag.', '2019-03-06'],
  ])('takes the later value in %s: %s', (language, reply, date) => {
    expect(tell(language, 'q_date', reply).values.date).toBe(date);
  });
});

describe('a negation', () => {
  it.each([
    ['en', 'Not in the north, in the south.', 'south'],
    ['en', 'Anything but the north. The south.', 'south'],
    ['fr', 'Pas au nord, plutôt au sud.', 'sud'],
    ['de', 'Nicht im Norden, sondern im Süden.', 'Süden'],
    ['es', 'No en el norte, en el sur.', 'sur'],
    ['it', 'Non a nord, a sud.', 'sud'],
    ['pt', 'Não no norte, no sul.', 'sul'],
    ['nl', 'Niet in het noorden, in het zuiden.', 'zuiden'],
  ])('rules a choice out in %s: %s', (language, reply, area) => {
    expect(tell(language, 'q_area', reply).values.area).toBe(area);
  });

  it('of a limit rules nothing out', () => {
    expect(tell('en', 'q_budget', 'No more than 500 dollars.').values.budget).toBe(500);
  });
});

describe('an affirmation', () => {
  it.each([
    ['en', 'Shall I book it for March 8th?', 'Yes, that works.', '2019-03-08'],
    ['fr', 'Je réserve pour le 8 mars ?', "Oui, c'est parfait.", '2019-03-08'],
    ['de', 'Soll ich für den 8. März reservieren?', 'Ja, das passt.', '2019-03-08'],
    ['es', '¿Reservo para el 8 de marzo?', 'Sí, me va bien.', '2019-03-08'],
    ['it', "Prenoto per l'8 marzo?", 'Sì, va bene.', '2019-03-08'],
    ['pt', 'Reservo para 8 de março?', 'Sim, pode ser.', '2019-03-08'],
    ['nl', 'Zal ik 8 maart reserveren?', 'Ja, dat is goed.', '2019-03-08'],
  ])('takes what the agent proposed in %s', (language, proposal, reply, date) => {
    expect(tell(language, 'q_date', reply, proposal).values).toEqual({ date });
  });

  it('takes nothing of a proposal that is turned down', () => {
    expect(tell('en', 'q_date', 'No.', 'Shall I book it for March 8th?').values).toEqual({});
  });

  it('takes nothing where two values are proposed', () => {
    const proposal = 'Would you prefer the north or the south?';
    expect(tell('en', 'q_area', 'Yes.', proposal).values).toEqual({});
  });

  it('prefers what the user says to what the agent proposed', () => {
    const reply = 'Yes, but make it March 9th.';
    expect(tell('en', 'q_date', reply, 'Shall I book it for March 8th?').values).toEqual({
      date: '2019-03-09',
    });
  });
});

describe('a question for a preference', () => {
  it.each([
    ['en', 'Do you have a preferred part of town?', 'No.'],
    ['fr', 'Avez-vous une préférence pour le quartier ?', 'Non.'],
    ['de', 'Haben Sie eine Vorliebe für einen Stadtteil?', 'Nein.'],
    ['es', '¿Tiene alguna preferencia de zona?', 'No.'],
    ['it', 'Ha qualche preferenza per la zona?', 'No.'],
    ['pt', 'Tem alguma preferência de zona?', 'Não.'],
    ['nl', 'Hebt u een voorkeur voor een deel van de stad?', 'Nee.'],
  ])('is answered by a plain no in %s', (language, question, reply) => {
    expect(tell(language, 'q_area', reply, question)).toEqual({
      outcome: 'asked_answered',
      dialogueAct: 'no_preference',
      values: { area: 'n/a' },
    });
  });
});

describe('several values at once', () => {
  it.each([
    [
      'en',
      'A table for 4 on March 9th at 7:30 pm, in the north.',
      { people: 4, date: '2019-03-09', time: '19:30', area: 'north' },
    ],
    [
      'fr',
      'Une table pour 4 personnes le 9 mars à 19h30, dans le nord.',
      { people: 4, date: '2019-03-09', time: '19:30', area: 'nord' },
    ],
    [
      'de',
      'Einen Tisch für 4 Personen am 9. März um 19:30 Uhr im Norden.',
      { people: 4, date: '2019-03-09', time: '19:30', area: 'Norden' },
    ],
    [
      'es',
      'Una mesa para 4 personas el 9 de marzo a las 19:30 en el norte.',
      { people: 4, date: '2019-03-09', time: '19:30', area: 'norte' },
    ],
    [
      'it',
      'Un tavolo per 4 persone il 9 marzo alle 19:30 a nord.',
      { people: 4, date: '2019-03-09', time: '19:30', area: 'nord' },
    ],
    [
      'pt',
      'Uma mesa para 4 pessoas no dia 9 de março às 19:30 no norte.',
      { people: 4, date: '2019-03-09', time: '19:30', area: 'norte' },
    ],
    [
      'nl',
      'Een tafel voor 4 personen op 9 maart om 19:30 uur in het noorden.',
      { people: 4, date: '2019-03-09', time: '19:30', area: 'noorden' },
    ],
  ])('are all kept in %s', (language, reply, values) => {
    expect(tell(language, 'q_people', reply).values).toEqual(values);
  });

  it.each([
    ['en', 'From San Jose to Los Angeles.', 'San Jose', 'Los Angeles'],
    ['fr', 'De Lyon à Paris.', 'Lyon', 'Paris'],
    ['de', 'Von Berlin nach Hamburg.', 'Berlin', 'Hamburg'],
    ['es', 'De Madrid a Sevilla.', 'Madrid', 'Sevilla'],
    ['it', 'Da Torino a Roma.', 'Torino', 'Roma'],
    ['pt', 'De Lisboa para Braga.', 'Lisboa', 'Braga'],
    ['nl', 'Van Utrecht naar Gent.', 'Utrecht', 'Gent'],
  ])('tell where from and where to in %s', (language, reply, origin, destination) => {
    expect(tell(language, 'q_origin', reply).values).toEqual({ origin, destination });
  });

  it('tell no time and no day by "one"', () => {
    const reply = 'In the north, someone told me about one.';
    expect(tell('en', 'q_area', reply).values).toEqual({ area: 'north' });
    expect(tell('en', 'q_time', 'About one.').values).toEqual({ time: '13:00' });
    const days = prepareReading(
      formOf([
        {
          id: 'start',
          question: 'When are you arriving?',
          schema: { type: 'string', enum: ['1st', '2nd', '3rd'] },
          choices: ['1st', '2nd', '3rd'],
        },
      ]),
    );
    const told = ask('q_start', 'Actually, my friend recommended that one.', { index: days });
    expect(told.values).toEqual({});
  });

  it('tell nothing of a name that was not asked for without a phrase that gives it', () => {
    expect(tell('en', 'q_people', 'We are four. Thanks a lot!').values).toEqual({ people: 4 });
  });
});

describe('an open choice', () => {
  const kitchens = prepareReading(
    formOf([
      {
        id: 'food',
        question: 'Welches Essen möchten Sie?',
        schema: { type: 'string' },
        type: 'semi_open',
        choices: ['italienisch', 'indisch'],
      },
    ]),
  );

  it.each([
    'Nein, mir ist die Küche egal.',
    'Die Art der Küche spielt keine Rolle.',
    'Keine Präferenz für die Küche, danke.',
  ])('takes nothing for an answer from who has no preference: %s', (reply) => {
    expect(ask('q_food', reply, { index: kitchens, language: 'de' }).values).toEqual({
      food: 'n/a',
    });
  });

  it('takes an answer that is on no list', () => {
    expect(ask('q_food', 'Koreanisch, bitte.', { index: kitchens, language: 'de' }).values).toEqual(
      {
        food: 'Koreanisch',
      },
    );
  });

  it('takes no word after a no that ends its sentence', () => {
    expect(tell('en', 'q_destination', 'No. Please go on.').values).toEqual({});
  });
});

describe('a name', () => {
  it('that is a choice of another question answers who asks for a name', () => {
    const meeting = prepareReading(
      formOf([
        { id: 'user', question: 'May I have your name?', schema: { type: 'string' } },
        {
          id: 'guest',
          question: 'With whom would you like to meet?',
          schema: { type: 'string', enum: ['John', 'Anna'] },
          choices: ['John', 'Anna'],
        },
      ]),
    );
    expect(ask('q_user', 'John.', { index: meeting }).values).toEqual({ user: 'John' });
    expect(ask('q_guest', 'John.', { index: meeting }).values).toEqual({ guest: 'John' });
  });

  it.each([
    ['New York.', 'New York'],
    ['To New Orleans, please', 'New Orleans'],
    ['LA.', 'LA'],
  ])('begins with a small word where that is part of it: %s', (reply, destination) => {
    expect(tell('en', 'q_destination', reply).values).toEqual({ destination });
  });
});

describe('a reply to no known question', () => {
  it('has no outcome, and the values it tells', () => {
    expect(ask(undefined, 'We are six people.', { index: FORMS.en! })).toMatchObject({
      outcome: undefined,
      values: { people: 6 },
    });
  });
});
