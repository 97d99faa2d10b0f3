import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf, valueTold } from '../../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'number' }, reply);

describe('Pieces', () => {
  it.each([
    ['Wie viele Tasten klemmen an dem Klavier?', 'Zwei Stück', 2],
    ['Hoeveel stoelen heeft u nodig?', 'vier stuks', 4],
  ])('are no unit of something else: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});

describe('Units of the kitchen, the market and the pharmacy', () => {
  it.each([
    ['Wie viel Kilogramm wiegt der Schrank?', 'gute fünf Zentner', 250],
    ['Wie viel Kilogramm Fleisch möchten Sie?', 'anderthalb Pfund', 0.75],
    ['Hoeveel gram voer krijgt hij?', 'een ons', 100],
    ['Quanti grammi di prosciutto?', 'due etti', 200],
    ['Combien de kilos de miel faites-vous ?', 'environ un quintal', 100],
    ['Combien de kilos de pommes voulez-vous ?', 'deux livres', 1],
    ['Qual é a dose, em miligramas?', 'um grama', 1000],
    ['How many litres is the bottle?', '75 centilitres', 0.75],
    ['¿Cuántos años tienen las tuberías?', 'medio siglo', 50],
    ['Wie viele Jahre ist das her?', 'zwei Jahrzehnte', 20],
    ['¿Cuántos minutos quiere entrenar?', 'hora y cuarto como mucho', 75],
    ['How many minutes does it take?', 'an hour and a quarter', 75],
    ['Quanti minuti ci vogliono?', "un'ora e un quarto", 75],
    ['¿En cuántas semanas lo quiere?', 'un mes como mucho', 4],
    ['¿En cuántas semanas lo quiere?', 'quince días', 2],
    ['Dans combien de semaines ?', 'quinze jours', 2],
    ['Wie viele Wochen brauchen Sie dafür?', 'acht Tage', 1],
    ['Quante bottiglie desidera?', 'quattro dozzine', 48],
    ['Quantos ovos deseja?', 'três dúzias', 36],
    ['运输温度要多少度？', '四度', 4],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});

describe('A year', () => {
  it.each([
    ['What year was the boat built?', 'eighty-four', 1984],
    ['What year was the boat built?', "'07", 2007],
    ['De que ano é o carro?', 'noventa e oito', 1998],
    ['Wat is het bouwjaar?', 'negenendertig', 1939],
    ['In welchem Jahr sind Sie geboren?', 'am 3. Februar 1947', 1947],
    ['Aus welchem Jahr ist das Klavier?', 'vor zehn Jahren gebaut', 2009],
    ['What year was the boat built?', 'about twenty years ago', 1999],
    ['Wat is het bouwjaar van de boot?', 'tien jaar geleden gebouwd', 2009],
  ])('is told in short, or with its day: %s %s', (question, reply, year) => {
    expect(told(question, reply)).toBe(year);
  });

  it.each([
    ['How old are you in years?', 'eighty-four', 84],
    ['How many years is the lease?', 'twenty', 20],
    ['Hoe oud bent u, in jaar?', '84', 84],
    ['How many chairs do you need?', '84', 84],
  ])('is no age and no count: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});

describe('None', () => {
  it.each([
    ['Wie viele Eier möchten Sie?', 'Keine, der Nachbar hat selber 15 Hühner', 0],
    ['Wie viele Eier möchten Sie?', 'Eier brauchen wir net', 0],
    ['¿Cuántos enchufes necesita?', 'ninguno que me da miedo', 0],
    ['Quanti animali portate?', 'abbiamo due gatti però restano con la vicina, quindi nessuno', 0],
    ['Hoeveel kinderen komen er mee?', 'niks', 0],
  ])('stands against a number of something else: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['How many suitcases do you have?', 'Nothing, just two suitcases', 2],
    ['How many suitcases do you have?', 'None. No wait, two', 2],
  ])('but not against one of the same: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});

describe('Hours of the day', () => {
  it.each([
    {
      question: 'Do you want the nanny to live in?',
      days: 'How many days do you need her?',
      choices: ['live in', 'daytime only'],
      reply: 'live in, best if she is there 24 hours',
    },
    {
      question: '月嫂要住家吗？',
      days: '一共需要多少天？',
      choices: ['住家', '白天'],
      reply: '住家，24小时都在最好',
    },
    {
      question: 'Wilt u inwonende hulp?',
      days: 'Hoeveel dagen heeft u haar nodig?',
      choices: ['inwonend', 'overdag'],
      reply: 'inwonend, het liefst 24 uur',
    },
    {
      question: 'Soll sie bei Ihnen wohnen?',
      days: 'Wie viele Tage brauchen Sie sie?',
      choices: ['wohnt bei uns', 'nur tagsüber'],
      reply: 'nur tagsüber, aber nicht 24 stunden',
    },
    {
      question: 'Quelle formule ?',
      days: 'Combien de jours ?',
      choices: ['à demeure', 'en journée'],
      reply: 'à demeure, 24 heures sur 24',
    },
    {
      question: '¿Interna o externa?',
      days: '¿Cuántos días la necesita?',
      choices: ['interna', 'externa'],
      reply: 'interna, las 24 horas',
    },
    {
      question: 'Fissa o a ore?',
      days: 'Quanti giorni le serve?',
      choices: ['fissa', 'a ore'],
      reply: 'fissa, 24 ore su 24',
    },
    {
      question: 'Interna ou externa?',
      days: 'Quantos dias precisa dela?',
      choices: ['interna', 'externa'],
      reply: 'interna, 24 horas por dia',
    },
  ])(
    'count no days that nobody asked for: $question $reply',
    ({ question, days, choices, reply }) => {
      const form = formOf([
        { id: 'kind', question, schema: { type: 'string', enum: choices }, choices },
        { id: 'days', question: days, schema: { type: 'integer' } },
      ]);
      const { values } = ask('q_kind', reply, { index: prepareReading(form) });
      expect(values.days).toBeUndefined();
      expect(choices).toContain(values.kind);
    },
  );

  it('count days where these were asked for', () => {
    expect(told('How many days do you need it?', '48 hours')).toBe(2);
    expect(told('Wie viele Tage brauchen Sie das Gerät?', '48 Stunden')).toBe(2);
  });
});
