import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../../support/form.ts';

describe('A choice of a list that the user keeps or does without anybody', () => {
  it.each([
    [
      'What shall we take away?',
      'sofa, lamp, bike',
      '',
      'the sofa, the bike we are keeping',
      ['sofa'],
    ],
    [
      'What shall we do?',
      'packing, carrying, cleaning',
      '',
      'carrying and cleaning, packing we do ourselves',
      ['carrying', 'cleaning'],
    ],
    [
      'Was sollen wir mitnehmen?',
      'Sofa, Lampe, Rad',
      '',
      'das Sofa, das Rad behalte ich',
      ['Sofa'],
    ],
    [
      'Was dürfen wir tun?',
      'Einpacken, Tragen, Putzen',
      '',
      'Tragen und Putzen, Einpacken machen wir selber',
      ['Tragen', 'Putzen'],
    ],
    [
      'Que devons-nous emporter ?',
      'canapé, lampe, vélo',
      '',
      'le canapé, le vélo on le garde',
      ['canapé'],
    ],
    ['¿Qué nos llevamos?', 'sofá, lámpara, bici', '', 'el sofá, la bici me la quedo', ['sofá']],
    [
      'Che cosa portiamo via?',
      'divano, lampada, bici',
      '',
      'il divano, alla bici ci penso io',
      ['divano'],
    ],
    ['Wat nemen we mee?', 'bank, lamp, fiets', '', 'de bank, de fiets houden we zelf', ['bank']],
    ['O que levamos?', 'sofá, candeeiro, bicicleta', '', 'o sofá, da bicicleta trato eu', ['sofá']],
    ['要我们做什么？', '打包, 搬运, 清洁', '', '搬运，打包我们自己做', ['搬运']],
  ])('is left out: %s %s%s %s', (...row) => {
    expect(choiceTold(row.slice(0, 4))).toEqual(row[4]);
  });

  it.each([
    [
      'Which of these do you do yourselves?',
      'packing, carrying, cleaning',
      '',
      'packing we do ourselves',
      ['packing'],
    ],
    [
      'Was machen Sie selbst?',
      'Einpacken, Tragen, Putzen',
      '',
      'Einpacken machen wir selber',
      ['Einpacken'],
    ],
    [
      'What shall we take away?',
      'sofa, lamp, bike',
      '',
      'the sofa and the bike, I keep falling over it',
      ['sofa', 'bike'],
    ],
    [
      'Wat nemen we mee?',
      'bank, lamp, fiets',
      '',
      'de bank en de fiets, daar houden we niet van',
      ['bank', 'fiets'],
    ],
  ])('is told to who asks for that, and by other words: %s %s%s %s', (...row) => {
    expect(choiceTold(row.slice(0, 4))).toEqual(row[4]);
  });
});
