import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const TEXT = { type: 'string' };

describe('A text in quotation marks', () => {
  it.each([
    ['What shall we write on the sign?', 'Put "Gone fishing" on it', 'Gone fishing'],
    ['Was soll auf der Karte stehen?', '„In stiller Liebe“ soll draufstehen', 'In stiller Liebe'],
    ['Was soll auf der Karte stehen?', 'Nimm einfach "Mach et jot"', 'Mach et jot'],
    ['Que faut-il graver ?', '« À nous deux », tout simplement', 'À nous deux'],
    ['Che cosa scriviamo sulla torta?', '"Auguri nonna" e basta', 'Auguri nonna'],
    ['Wat moet er op het bord?', 'zet er "Even weg" op', 'Even weg'],
    ['O que gravamos?', 'pode ser "Para sempre"', 'Para sempre'],
    ['牌子上写什么？', '就写“平安喜乐”吧', '平安喜乐'],
  ])('is the text asked for, word for word: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    [
      'What happened?',
      'the driver said "mind the step" and then the doors closed and the bus went off with my bag',
      'mind the step',
    ],
  ])('is a part of what is told of in a longer story: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).not.toBe(value);
  });
});
