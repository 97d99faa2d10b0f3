import { describe, expect, it } from 'vitest';
import { valueTold } from '../../../support/form.ts';

const TEXT = { type: 'string' };

describe('A text in quotation marks', () => {
  it.each([
    ['What shall we write on the sign?', 'Put "Gone fishing" on it', 'Gone fishing'],
    ['Was soll auf der Karte stehen?', '„In stiller Liebe“ soll draufstehen', 'In stiller Liebe'],
    ['Was soll auf der Karte stehen?', 'Nimm einfach "Mach et jot"', 'Mach et jot'],
    ['Que faut-il graver ?', '« À nous deux », tout simplement', 'À nous deux'],
    ['¿Qué ponemos en la placa?', 'ponga "Casa de los abuelos"', 'Casa de los abuelos'],
    ['Che cosa scriviamo sulla torta?', '"Auguri nonna" e basta', 'Auguri nonna'],
    ['Wat moet er op het bord?', 'zet er "Even weg" op', 'Even weg'],
    ['O que gravamos?', 'pode ser "Para sempre"', 'Para sempre'],
    ['牌子上写什么？', '就写“平安喜乐”吧', '平安喜乐'],
  ])('is the text asked for, word for word: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    ['What is your name?', 'Karl "Kalle" Huber', 'Kalle'],
    ['What shall we write on the sign?', 'anything but "Gone fishing"', 'Gone fishing'],
    ['What shall we write on the sign?', 'why, what is "Gone fishing" then?', 'Gone fishing'],
    [
      'What happened?',
      'the driver said "mind the step" and then the doors closed and the bus went off with my bag',
      'mind the step',
    ],
  ])('is a part of a name, ruled out, asked about or told of: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).not.toBe(value);
  });
});
