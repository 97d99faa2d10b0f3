import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../support/form.ts';

describe('A choice that is ruled out', () => {
  it.each([
    [
      'What do you need?',
      'paddles, wetsuits, helmets',
      '',
      "paddles please, helmets we've got our own",
      ['paddles'],
    ],
    [
      'What do you bring with you?',
      'paddles, wetsuits, helmets',
      'What have you got yourselves?',
      'we have our own helmets',
      ['helmets'],
    ],
    [
      'Was brauchen Sie?',
      'Paddel, Neoprenanzüge, Helme',
      '',
      'paddel bitte, helme haben wir selber',
      ['Paddel'],
    ],
    [
      'Was brauchen Sie noch?',
      'Paddel, Neoprenanzüge, Helme',
      '',
      'die helme bringen wir selbst mit. paddel ja',
      ['Paddel'],
    ],
    [
      'Was haben Sie schon?',
      'Paddel, Neoprenanzüge, Helme',
      '',
      'helme haben wir selber',
      ['Helme'],
    ],
    [
      'De quoi avez-vous besoin ?',
      'pagaies, combinaisons, casques',
      '',
      'des pagaies, les casques on a les nôtres',
      ['pagaies'],
    ],
    [
      '¿Qué necesitan?',
      'palas, trajes de neopreno, cascos',
      '',
      'palas, los cascos los ponemos nosotros',
      ['palas'],
    ],
    ['Cosa vi serve?', 'pagaie, mute, caschi', '', 'pagaie, i caschi ce li abbiamo', ['pagaie']],
    [
      'Wat hebben jullie nodig?',
      'peddels, wetsuits, helmen',
      '',
      'peddels graag, helmen hebben we zelf',
      ['peddels'],
    ],
    ['需要什么？', '船桨, 潜水服, 头盔', '', '船桨要，头盔我们自己有', ['船桨']],
  ])('by who has it: %s %s %s %s', (...row) => {
    expect(choiceTold(row.slice(0, 4))).toEqual(row.at(4));
  });

  it.each([
    [
      'Which canoe?',
      'blue two seater, red family canoe, green racer',
      'Which one?',
      "not the red family canoe because it's too heavy, the green racer",
      'green racer',
    ],
    [
      'Which canoe?',
      'blue two seater, red family canoe, green racer',
      'Blue, red or green?',
      "was going to say the blue two seater but there's four of us so no make it the red family canoe",
      'red family canoe',
    ],
    [
      'Welches Boot?',
      'blauer Zweier, roter Kanadier, grüner Renner',
      '',
      'den roten kanadier nicht weil der so schwer ist, den grünen renner',
      'grüner Renner',
    ],
    [
      'Quel bateau ?',
      'canoë bleu, kayak rouge, barque verte',
      '',
      'le kayak rouge non parce que trop lourd, la barque verte',
      'barque verte',
    ],
    [
      '¿Qué barca?',
      'canoa azul, kayak rojo, bote verde',
      '',
      'la canoa azul no que pesa mucho, el bote verde',
      'bote verde',
    ],
    [
      '¿Qué barca?',
      'canoa azul, kayak rojo, bote verde',
      '',
      'el kayak rojo no porque me da miedo... la canoa azul',
      'canoa azul',
    ],
    [
      'Quale barca?',
      'canoa blu, kayak rosso, barca verde',
      '',
      'la canoa blu no che pesa, il kayak rosso',
      'kayak rosso',
    ],
    [
      'Welke boot?',
      'blauwe kano, rode kajak, groene sloep',
      '',
      'de blauwe kano niet want die is te zwaar, de rode kajak',
      'rode kajak',
    ],
    [
      'Que barco?',
      'canoa azul, caiaque vermelho, bote verde',
      '',
      'a canoa azul não que é pesada, o bote verde',
      'bote verde',
    ],
    [
      '要哪条船？',
      '蓝色双人艇, 红色皮划艇, 绿色快艇',
      '',
      '红色皮划艇不要因为太重，绿色快艇',
      '绿色快艇',
    ],
  ])('with a reason: %s %s %s %s', (...row) => {
    expect(choiceTold(row.slice(0, 4), false)).toEqual(row.at(4));
  });
});

describe('A choice that denies something itself', () => {
  const CLOCK = 'Se para, No da las campanadas, Cristal roto';
  it.each([
    ['¿Qué le pasa?', CLOCK, '', 'Las campanas no suenan.', ['No da las campanadas']],
    ['¿Qué le pasa?', CLOCK, '', 'El cristal no está roto, solo se para.', ['Se para']],
    ['坯体有什么问题？', '有裂纹, 没干透, 有气泡', '', '还没干', ['没干透']],
    ['坯体有什么问题？', '有裂纹, 没干透, 有气泡', '', '都没有', []],
    ['What is wrong with it?', 'Makes noise, Not dry', '', 'Nothing at all.', []],
    ['Which extras?', 'Lights, No extras', '', 'None.', ['No extras']],
  ])('is told by what denies the same, and by no none: %s %s %s %s', (...row) => {
    expect(choiceTold(row)).toEqual(row[4]);
  });
});

describe('A choice that is near', () => {
  it.each([
    [
      'What is near the hives?',
      'a school, horses',
      '',
      "There's a school not far away.",
      ['a school'],
    ],
    [
      'Was ist nahe?',
      'eine Schule, Pferde',
      '',
      'Eine Schule nicht weit von hier.',
      ['eine Schule'],
    ],
    [
      "Qu'y a-t-il près ?",
      'une école, des chevaux',
      '',
      'Il y a une école pas loin.',
      ['une école'],
    ],
    [
      '¿Qué hay cerca?',
      'una escuela, caballos',
      '',
      'Hay una escuela no muy lejos.',
      ['una escuela'],
    ],
    ["Cosa c'è vicino?", 'una scuola, cavalli', '', "C'è una scuola non lontano.", ['una scuola']],
    [
      'Wat ligt er bij?',
      'een school, paarden',
      '',
      'Er is een school niet ver weg.',
      ['een school'],
    ],
    [
      'O que há perto?',
      'uma escola, cavalos',
      '',
      'Há uma escola não muito longe.',
      ['uma escola'],
    ],
    ['旁边有什么？', '学校, 马', '', '不远有个学校。', ['学校']],
    ['What is near the hives?', 'a school, horses', '', 'Horses, and no school.', ['horses']],
  ])('is not denied by "not far": %s %s %s %s', (...row) => {
    expect(choiceTold(row)).toEqual(row[4]);
  });
});
