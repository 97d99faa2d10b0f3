import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

/** What a reply to another question tells of a name and of a day. */
function told([name, day, agent, reply]: readonly [string, string, string, string]) {
  const index = prepareReading(
    formOf([
      { id: 'asked', question: agent, schema: { type: 'integer' } },
      { id: 'name', question: name, schema: { type: 'string' } },
      { id: 'day', question: day, schema: { type: 'string', format: 'date' } },
    ]),
  );
  return ask('q_asked', reply, { index, assistantText: agent }).values;
}

const EN = ["What is the customer's name?", 'On which day shall we come?'] as const;
const FR = ['Quel est le nom du client ?', 'Quel jour devons-nous venir ?'] as const;
const ES = ['¿Cómo se llama el cliente?', '¿Qué día vamos?'] as const;
const IT = ['Come si chiama il cliente?', 'In che giorno veniamo?'] as const;
const NL = ['Hoe heet de klant?', 'Op welke dag komen we?'] as const;
const PT = ['Qual é o nome do cliente?', 'Em que dia vamos?'] as const;
const DE = ['Wie heißt der Kunde?', 'An welchem Tag kommen wir?'] as const;
const ZH = ['客户叫什么名字？', '哪天上门？'] as const;

describe('A name that nobody asked for', () => {
  it.each([
    [...FR, 'Combien de fenêtres ?', 'quatre, comme le menuisier de Tulle a dit'],
    [...FR, 'Combien de fenêtres ?', "six, on est en travaux à Limoges jusqu'au bout"],
    [...IT, 'Quante finestre?', 'otto, sono quelle della casa di Ornella'],
    [...IT, 'Quante finestre?', 'cinque, e quello di Napoli ne voleva cambiare due'],
    [...ES, '¿Cuántas ventanas?', 'tres, las de la casa de Cuenca'],
    [...PT, 'Quantas janelas?', 'duas, e moro em Madureira'],
    [...PT, 'Quantas janelas?', 'quatro, estamos no Hotel Rocha Alta'],
    [...NL, 'Hoeveel ramen?', 'drie, we wonen in Wormerveer'],
  ] as const)('is none of a place or an owner: %s %s %s %s', (...row) => {
    expect(told(row)).not.toHaveProperty('name');
  });

  it.each([
    [...FR, 'Combien de fenêtres ?', 'quatre, et c’est au nom de Benali', 'Benali'],
    [...IT, 'Quante finestre?', 'otto, e a nome di Bevilacqua', 'Bevilacqua'],
    [...PT, 'Quantas janelas?', 'duas. Ponha em nome de Artur Lobão', 'Artur Lobão'],
    [...EN, 'How many windows?', 'four, the name is Gary Platt', 'Gary Platt'],
  ] as const)('is told where something says that it is one: %s %s %s %s', (...row) => {
    const [name, day, agent, reply, expected] = row;
    expect(told([name, day, agent, reply])).toMatchObject({ name: expected });
  });
});

describe('A day that nobody asked for', () => {
  it.each([
    [...EN, 'How many of you live there?', 'two of us, and Grandad comes on Sundays'],
    [...EN, 'How many of you live there?', 'three, my son is back every Friday'],
    [...DE, 'Wie viele Personen sind Sie?', 'zwei, und sonntags kommt der Opa'],
    [...FR, 'Vous êtes combien ?', "trois, mais le jeudi c'est papi qui les garde"],
    [...ES, '¿Cuántos son?', 'cuatro, y los domingos viene mi suegra'],
    [...IT, 'In quanti siete?', 'due, e il martedì ho il calcetto'],
    [...NL, 'Met hoeveel bent u?', 'twee, en elke zaterdag komt mijn zoon'],
    [...PT, 'Quantos são?', 'três, e aos domingos vem a minha sogra'],
    [...ZH, '家里几口人？', '三个人，我妈每周三过来'],
    [...EN, 'How many stairs are there?', '60 steps up, so 4th'],
    [...FR, 'Combien de marches ?', "60, c'est à Paris 12e"],
  ] as const)('is no weekday of every week, nor a floor: %s %s %s %s', (...row) => {
    expect(told(row)).not.toHaveProperty('day');
  });

  it.each([
    [...EN, 'How many of you live there?', 'two of us, come on Sunday', '2019-03-03'],
    [...EN, 'How many of you live there?', 'two, and come on the 4th', '2019-03-04'],
    [...DE, 'Wie viele Personen sind Sie?', 'zwei, kommen Sie am Sonntag', '2019-03-03'],
    [...FR, 'Vous êtes combien ?', 'trois, venez jeudi si possible', '2019-03-07'],
    [...FR, 'Vous êtes combien ?', 'trois, venez le jeudi 7 mars', '2019-03-07'],
    [...IT, 'In quanti siete?', 'due, venite il martedì 5 marzo', '2019-03-05'],
    [...ES, '¿Cuántos son?', 'cuatro, vengan el domingo', '2019-03-03'],
    [...NL, 'Met hoeveel bent u?', 'twee, kom zaterdag maar', '2019-03-02'],
    [...ZH, '家里几口人？', '三个人，下周三过来吧', '2019-03-06'],
  ] as const)('is told where it is one day: %s %s %s %s', (...row) => {
    const [name, day, agent, reply, expected] = row;
    expect(told([name, day, agent, reply])).toMatchObject({ day: expected });
  });
});

/** An amount that a reply to another question tells as the budget. */
function budgetIn([name, budget]: readonly [string, string], reply: string): unknown {
  const index = prepareReading(
    formOf([
      { id: 'name', question: name, schema: { type: 'string' } },
      { id: 'budget', question: budget, schema: { type: 'number' } },
    ]),
  );
  return ask('q_name', reply, { index }).values.budget;
}

describe('What was paid', () => {
  const QUESTIONS: Readonly<Record<string, readonly [string, string]>> = {
    es: ['¿Cómo se llama el cliente?', '¿Qué presupuesto tiene, en euros?'],
    it: ['Come si chiama il cliente?', 'Quanto vuole spendere, in euro?'],
    pt: ['Qual é o nome do cliente?', 'Qual é o seu orçamento, em euros?'],
    fr: ['Quel est le nom du client ?', 'Quel est votre budget, en euros ?'],
    en: ["What is the customer's name?", 'What is your budget, in euros?'],
    de: ['Wie heißt der Kunde?', 'Welches Budget haben Sie, in Euro?'],
    nl: ['Hoe heet de klant?', 'Wat is uw budget, in euro?'],
  };

  it.each([
    ['es', 'Iván Cortés. El viejo lo compré por 80 euros'],
    ['it', "Ornella Neri. L'ho pagato 80 euro"],
    ['pt', 'Rita Pinto. A última custou-me 200 euros'],
    ['fr', "Anne Morel. L'an dernier j'ai payé 95 euros"],
    ['en', 'Gary Platt. I paid 80 euros for the old one'],
    ['de', 'Karl Benz. Das alte hat 80 Euro gekostet'],
    ['nl', 'Jan Bakker. De oude heeft 80 euro gekost'],
  ] as const)('is no budget (%s: %s)', (language, reply) => {
    expect(budgetIn(QUESTIONS[language]!, reply)).toBeUndefined();
  });

  it.each([
    ['es', 'Iván Cortés, y mi presupuesto es de 80 euros', 80],
    ['fr', 'Anne Morel, avec un budget de 95 euros', 95],
  ] as const)('is one where it may be spent (%s: %s)', (language, reply, amount) => {
    expect(budgetIn(QUESTIONS[language]!, reply)).toBe(amount);
  });
});

/** The day and the hour that a reply to another question tells. */
function whenIn(reply: string, hours: readonly string[] = ['At what time do you come?']): unknown {
  const index = prepareReading(
    formOf([
      { id: 'count', question: 'How many bicycles do you need?', schema: { type: 'integer' } },
      { id: 'day', question: 'On which day?', schema: { type: 'string', format: 'date' } },
      ...hours.map((question, at) => ({
        id: `hour${at}`,
        question,
        schema: { type: 'string', format: 'time' } as const,
      })),
    ]),
  );
  return ask('q_count', reply, { index }).values;
}

describe('A day that is told with its hour', () => {
  it('is told where one day and one hour are asked for', () => {
    expect(whenIn('three, tomorrow at ten')).toEqual({
      count: 3,
      day: '2019-03-02',
      hour0: '10:00',
    });
  });

  it('is none without the hour', () => {
    expect(whenIn('three, tomorrow is my birthday')).toEqual({ count: 3 });
  });
});
