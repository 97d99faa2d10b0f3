import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf, valueTold } from '../../../support/form.ts';

const TEXT = { type: 'string' };

describe('A name that the sentence goes on behind', () => {
  it.each([
    ['What make is the mower?', 'an old Bosch bought second hand, still runs', 'Bosch'],
    ['Who recommended us?', 'my neighbour Oona Baird lives next door to you', 'Oona Baird'],
    [
      'Quelle est la marque de la tondeuse ?',
      "un vieux Bosch acheté d'occasion, il tourne encore",
      'Bosch',
    ],
    ['¿De qué marca es el cortacésped?', 'un Bosch comprado usado, todavía funciona', 'Bosch'],
    ['Di che marca è il tosaerba?', 'un Bosch preso usato, funziona ancora', 'Bosch'],
    ['Welk merk is de maaier?', 'een oude Bosch gekocht op marktplaats, doet het nog', 'Bosch'],
    ['Qual é a marca do corta-relva?', 'um Bosch comprado usado, ainda trabalha', 'Bosch'],
    [
      'De quel assureur dépendez-vous ?',
      'celui de Maif depuis toujours, avant même mon mariage en mai',
      'Maif',
    ],
    [
      'Which insurer are you with?',
      'moss green, and I do not want to see in from the road',
      'moss green',
    ],
  ])('ends with its last capital: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    ['Who wrote the book?', 'Charles de Lint', 'Charles de Lint'],
    ['Which food does the dog eat?', 'Royal canin', 'Royal canin'],
    ['Where does it hurt?', 'pain in my left knee', 'pain in my left knee'],
  ])('is whole where it has small words: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('Words of the agent', () => {
  it.each([
    [
      '¿Cómo se llama usted?',
      '¿Su nombre?',
      'Ybarra, con y griega, todos lo escriben mal',
      'Ybarra',
    ],
    ['您家地址是哪里？', '从哪儿搬出来呀？', '就那个，翠竹街18号，好找得很', '翠竹街18号'],
    ['Which colour is the gate?', 'And the gate?', 'Teal, that one', 'Teal'],
  ])('are no name that was offered: %s %s %s', (question, assistantText, reply, value) => {
    const index = prepareReading(formOf([{ id: 'x', question, schema: TEXT }]));
    expect(ask('q_x', reply, { index, assistantText }).values.x).toBe(value);
  });
});

it('Home is no place in German', () => {
  expect(valueTold('Wohin fahren Sie?', { type: 'string' }, 'Nach Hause.')).toBeUndefined();
  expect(valueTold('Wohin fahren Sie?', { type: 'string' }, 'Nach Hausen.')).toBe('Hausen');
});

describe('The small words ahead of a family name', () => {
  it.each([
    ['Op welke naam mag ik reserveren?', 'Van der Meulen, met dubbel e', 'Van der Meulen'],
    ['Op welke naam mag ik reserveren?', 'Van Dijk alstublieft', 'Van Dijk'],
    ['Auf welchen Namen darf ich reservieren?', 'Von der Heide, mit ei', 'Von der Heide'],
  ])('are a part of it: %s %s', (question, reply, name) => {
    expect(valueTold(question, { type: 'string' }, reply)).toBe(name);
  });

  it.each([['Woher kommen Sie, aus welcher Stadt?', 'Von Berlin aus', 'Berlin']])(
    'and of no other one: %s %s',
    (question, reply, name) => {
      expect(valueTold(question, { type: 'string' }, reply)).toBe(name);
    },
  );
});
