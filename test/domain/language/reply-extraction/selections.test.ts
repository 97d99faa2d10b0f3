import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../support/form.ts';

function told(
  question: string,
  labels: readonly string[],
  reply: string,
  isList: boolean,
): unknown {
  const item = { type: 'string', enum: [...labels] };
  const line: FormLine = {
    ...{ id: 'x', question, choices: labels },
    schema: isList ? { type: 'array', items: item } : item,
    type: isList ? 'multiple_choice' : 'single_choice',
  };
  return ask('q_x', reply, { index: prepareReading(formOf([line])) }).values.x;
}

const EN = ['soup', 'salad', 'cheese', 'cake'];
const DE = ['Suppe', 'Salat', 'Käse', 'Kuchen'];

describe('Several choices at once', () => {
  it.each([
    ['Which courses would you like?', EN, 'All of them.', EN],
    [
      'Which courses would you like?',
      EN,
      'Everything except the cheese.',
      ['soup', 'salad', 'cake'],
    ],
    ['Which courses would you like?', EN, 'The first two, please.', ['soup', 'salad']],
    ['Which courses would you like?', EN, 'The soup, but not the cake.', ['soup']],
    ['Which courses would you like?', EN, 'None, thanks.', []],
    [
      'Which courses would you like?',
      EN,
      'Forget the cake, the rest is fine.',
      ['soup', 'salad', 'cheese'],
    ],
    [
      'Which courses would you like?',
      EN,
      "I can't eat soup or salad, the others please.",
      ['cheese', 'cake'],
    ],
    [
      'Welche Gänge möchten Sie?',
      DE,
      'Suppe mag ich nicht, Käse auch nicht, den Rest gern.',
      ['Salat', 'Kuchen'],
    ],
    ['Welche Gänge möchten Sie?', DE, 'Alles bis auf den Käse.', ['Suppe', 'Salat', 'Kuchen']],
    ['Welche Gänge möchten Sie?', DE, 'Die letzten zwei.', ['Käse', 'Kuchen']],
    [
      'Quels plats voulez-vous ?',
      ['soupe', 'salade', 'fromage'],
      'Tout sauf le fromage.',
      ['soupe', 'salade'],
    ],
    [
      '¿Qué platos quiere usted?',
      ['sopa', 'ensalada', 'queso'],
      'Todo excepto el queso.',
      ['sopa', 'ensalada'],
    ],
    [
      'Quali piatti desidera per cena?',
      ['zuppa', 'insalata', 'formaggio'],
      'Tutto tranne il formaggio.',
      ['zuppa', 'insalata'],
    ],
    [
      'Welke gerechten wilt u?',
      ['soep', 'salade', 'kaas'],
      'Alles behalve de kaas.',
      ['soep', 'salade'],
    ],
    ['Que pratos quer?', ['sopa', 'salada', 'queijo'], 'Tudo menos o queijo.', ['sopa', 'salada']],
    ['您要哪些菜？', ['汤', '沙拉', '奶酪'], '除了奶酪都要。', ['汤', '沙拉']],
  ])('%s %s %s', (question, labels, reply, values) => {
    expect(told(question, labels, reply, true)).toEqual(values);
  });

  it.each([
    ['Which dishes do you want?', 'Everything but the stuff with lentils.'],
    ['Welche Gerichte möchten Sie?', 'Alles außer dem Zeug mit Linsen.'],
  ])('are none where what is left out is none of them: %s %s', (question, reply) => {
    expect(told(question, ['Borschtsch', 'Tiramisu', 'Gouda'], reply, true)).toBeUndefined();
  });
});

describe('One choice', () => {
  it.each([
    [['red', 'green', 'blue'], 'Neither red nor blue.', 'green'],
    [['red', 'green', 'blue'], 'Not the red, the blue.', 'blue'],
    [['red', 'green', 'blue'], 'The last one.', 'blue'],
    [['red', 'green', 'blue'], 'The one in the middle.', 'green'],
    [['furnished', 'unfurnished'], 'It is bare.', 'unfurnished'],
    [['one', 'several', 'none'], 'No, nothing.', 'none'],
  ])('of %s: %s', (labels, reply, value) => {
    expect(told('Which of these should we note down?', labels, reply, false)).toBe(value);
  });

  it('is none where what is left out leaves several', () => {
    expect(
      told('Which one do you take?', ['red', 'green', 'blue'], 'Anything but red.', false),
    ).toBeUndefined();
  });
});
