import { describe, expect, it } from 'vitest';
import { recordedOf, valuesOf } from '../../support/first-reply.ts';
import type { FormLine } from '../../support/form.ts';

/** The value told by a reply to a question with such choices. */
function told(question: string, labels: readonly string[], user_text: string): unknown {
  const schema = { type: 'string', enum: [...labels] };
  const line: FormLine = { id: 'x', question, schema, choices: labels };
  return valuesOf(recordedOf([line], { question_id: 'q_x', user_text })).x;
}

const AGES = ['under 18', '18-64', '65+'];
const AREAS = ['less than 50 m2', '50-100 m2', 'more than 100 m2'];
const GROUPS = ['1-2', '3-5', '6 or more'];
const BUDGETS = ['up to 500', '500 to 1000', 'more than 1000'];
const SIZES = ['1-10', '11-50', '50+'];
const STAYS = ['less than a week', 'one to two weeks', 'longer than two weeks'];

const ROOMS = ['one bedroom', 'two bedrooms', 'three bedrooms', 'four or more'];
const ZIMMER = ['1 Zimmer', '2 Zimmer', '3 Zimmer', '4 Zimmer oder mehr'];
const KAMERS = ['1 kamer', '2 kamers', '3 kamers', '4 of meer'];
const MINUTEN = ['30 Minuten', '60 Minuten', '90 Minuten'];

describe('A choice whose labels count the same', () => {
  it.each([
    ['How many bedrooms?', ROOMS, '2 will do', 'two bedrooms'],
    ['How many bedrooms?', ROOMS, 'One is enough for me.', 'one bedroom'],
    ['How many bedrooms?', ROOMS, 'Five.', 'four or more'],
    ['How many bedrooms?', ROOMS, 'At least 4.', 'four or more'],
    ['Wie viele Zimmer soll die Wohnung haben?', ZIMMER, 'Mir reicht eins.', '1 Zimmer'],
    ['Wie viele Zimmer soll die Wohnung haben?', ZIMMER, '3 wären ideal', '3 Zimmer'],
    [
      'Wie viele Zimmer soll die Wohnung haben?',
      ZIMMER,
      'ne schöne Dreizimmerwohnung halt',
      '3 Zimmer',
    ],
    ['Wie lange soll die Massage dauern?', MINUTEN, 'Anderthalb Stunden.', '90 Minuten'],
    ['Wie lange soll die Massage dauern?', MINUTEN, 'Ne halbe Stunde reicht.', '30 Minuten'],
    ['Hoeveel kamers?', KAMERS, 'Eentje is genoeg.', '1 kamer'],
    ['Hoeveel kamers?', KAMERS, 'een driekamerflat', '3 kamers'],
    [
      '¿Cuántas habitaciones quiere que tenga?',
      ['1 habitación', '2 habitaciones', '3 o más'],
      'Con dos basta.',
      '2 habitaciones',
    ],
    [
      'Combien de pièces voulez-vous ?',
      ['1 pièce', '2 pièces', '3 ou plus'],
      'Deux suffisent.',
      '2 pièces',
    ],
    ['Quante stanze?', ['1 stanza', '2 stanze', '3 o più'], 'Due bastano.', '2 stanze'],
    [
      'Quantas salas quer que tenha?',
      ['1 sala', '2 salas', '3 ou mais'],
      'Duas bastam.',
      '2 salas',
    ],
    ['要多大的带宽？', ['300M', '500M', '1000M'], '300够了', '300M'],
  ])('%s %s %s', (question, labels, reply, value) => {
    expect(told(question, labels, reply)).toBe(value);
  });

  it.each([
    ['How many bedrooms?', ROOMS, 'We have two dogs.'],
    ['How many bedrooms?', ROOMS, 'More than one.'],
    ['Wie viele Zimmer soll die Wohnung haben?', ZIMMER, 'Wir haben drei Kinder.'],
    ['Wie viele Zimmer soll die Wohnung haben?', ZIMMER, 'Das weiß meine Frau, Familie Dreikönig.'],
    ['Which phase?', ['phase 1', 'phase 2', 'phase 3'], 'We have 2 sites.'],
  ])('and nothing by the number of something else: %s %s %s', (question, labels, reply) => {
    expect(told(question, labels, reply)).toBeUndefined();
  });
});

describe('A choice whose labels are ranges', () => {
  it.each([
    ['How old are you?', AGES, "I'm 71.", '65+'],
    ['How old are you?', AGES, 'We are 2.', undefined],
    ['Wie alt sind Sie?', AGES, 'Wir sind 2.', undefined],
    [
      'Voor hoeveel personen is het?',
      ['1', '2-3', '4 of meer'],
      'Voor vier personen.',
      '4 of meer',
    ],
    [
      'Wanneer is het huis gebouwd?',
      ['voor 1945', '1945-1990', 'na 1990'],
      'Voor 1930.',
      'voor 1945',
    ],
    ['How old are you?', AGES, 'Seventeen.', 'under 18'],
    ['How old are you?', AGES, 'I am 18 years old.', '18-64'],
    ['How old are you?', AGES, '63, no, 66.', '65+'],
    ['How old are you?', AGES, "I'm older than 64.", '65+'],
    ['How old are you?', AGES, 'Over 70.', '65+'],
    ['What is your budget?', BUDGETS, 'More than 1000.', 'more than 1000'],
    ['What is your budget?', BUDGETS, 'About 700.', '500 to 1000'],
    ['您多大年纪?', ['18-60岁', '61岁以上'], '我超过60岁', '61岁以上'],
    ['How large is your flat?', AREAS, 'About 72 square metres.', '50-100 m2'],
    ['How large is your flat?', AREAS, '48', 'less than 50 m2'],
    ['How many of you are there?', GROUPS, 'There are four of us.', '3-5'],
    ['How many of you are there?', GROUPS, 'Eight.', '6 or more'],
    ['How long will you stay?', STAYS, 'Ten days.', 'one to two weeks'],
    ['Wie alt sind Sie?', ['unter 18', '18 bis 64', 'ab 65'], 'Ich bin 71.', 'ab 65'],
    [
      'Quel âge avez-vous ?',
      ['moins de 18 ans', '18 à 64 ans', '65 ans et plus'],
      "J'ai 71 ans.",
      '65 ans et plus',
    ],
    ['¿Qué edad tiene?', ['menos de 18', '18-64', '65 o más'], 'Diecisiete.', 'menos de 18'],
    ['Quanti anni ha?', ['meno di 18', '18-64', '65 e oltre'], 'Ho 71 anni.', '65 e oltre'],
    ['Hoe oud bent u?', ['onder 18', '18-64', '65 of ouder'], 'Zeventien.', 'onder 18'],
    ['Que idade tem?', ['menos de 18', '18-64', '65 ou mais'], 'Tenho 71 anos.', '65 ou mais'],
    ['您多大年纪?', ['18岁以下', '18-64岁', '65岁以上'], '我71岁', '65岁以上'],
  ])('%s %s %s', (question, labels, reply, value) => {
    expect(told(question, labels, reply)).toBe(value);
  });

  it.each([
    ['What is your budget?', BUDGETS, 'More than 500.'],
    ['How large is your flat?', ['50-100', '100-200'], '100'],
    ['How old are you?', AGES, 'I live at 12 Baker Street.'],
    ['How old are you?', AGES, 'Since 2019.'],
    ['Wie alt sind Sie?', ['unter 18', '18 bis 64', '65 und mehr'], 'Meine Tochter ist 12.'],
    ['Wie alt sind Sie?', ['unter 18', '18 bis 64', '65 und mehr'], 'Ich wohne in der Gasse 12.'],
    ['Quel est votre budget ?', ["jusqu'à 500", '500 à 1000', 'plus de 1000'], 'Depuis 2012.'],
    ['Hoeveel medewerkers zijn er?', SIZES, 'Meer dan 10.'],
    ['¿Cuántos empleados tienen?', SIZES, 'Desde hace 3 años.'],
    ['您多大年纪?', ['18-60岁', '61岁以上'], '我60岁以上'],
    ['How old are you?', AGES, 'One of us is 12, the other 40.'],
    ['How long will you stay?', STAYS, 'Four nights.'],
    ['How large is your flat?', AREAS, 'It costs 80 euros.'],
    ['Which tariff?', ['1 adult 2 children', '2 adults 3 children', '2 adults'], 'We are three.'],
    ['Which year?', ['phase 1', 'phase 2', 'over 3'], 'I have two dogs.'],
  ])(
    'is told by no number that tells something else, or labels that are no ranges: %s %s %s',
    (question, labels, reply) => {
      expect(told(question, labels, reply)).toBeUndefined();
    },
  );
});
