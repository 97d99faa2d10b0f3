import { describe, expect, it } from 'vitest';
import { choiceTold, valueTold } from '../../support/form.ts';

const EN = 'brakes, gears, flat, light';
const DE = 'Bremsen, Schaltung, Platten, Licht';
const WRONG = 'What is wrong with it?';

describe('What is wrong, among several things', () => {
  it.each([
    [WRONG, EN, '', "the light doesn't work but the brakes are fine", ['light']],
    [WRONG, EN, '', "the gears are fine, but the light isn't", ['light']],
    [WRONG, EN, '', 'everything works except the brakes', ['brakes']],
    [WRONG, EN, '', 'apart from the brakes, everything works', ['brakes']],
    [WRONG, EN, '', "The brakes don't work", ['brakes']],
    [WRONG, EN, '', 'the light is not working', ['light']],
    [WRONG, EN, '', 'Gears do not shift', ['gears']],
    [WRONG, EN, '', "I can't shift gears", ['gears']],
    [WRONG, EN, '', 'the brakes squeak when I stop', ['brakes']],
    [WRONG, EN, '', 'nothing works except the brakes', ['gears', 'flat', 'light']],
    [WRONG, EN, '', 'everything is broken', ['brakes', 'gears', 'flat', 'light']],
    [WRONG, EN, '', 'everything is fine', []],
    ['Was ist kaputt?', DE, '', 'Das Licht geht nicht, Bremsen sind ok', ['Licht']],
    ['Was ist kaputt?', DE, '', 'alles ok außer dem Licht', ['Licht']],
    ['Was ist kaputt?', DE, '', 'Die Bremse geht nicht', ['Bremsen']],
    [
      'Qu’est-ce qui est en panne ?',
      'freins, vitesses, lumière',
      '',
      'la lumière ne marche pas mais les freins sont bons',
      ['lumière'],
    ],
    [
      '¿Qué está averiado?',
      'frenos, cambios, luz',
      '',
      'todo funciona excepto los frenos',
      ['frenos'],
    ],
    ['Che cosa è rotto?', 'freni, cambio, luce', '', 'funziona tutto tranne i freni', ['freni']],
    [
      'Wat is er stuk?',
      'remmen, versnellingen, licht',
      '',
      'het licht werkt niet maar de remmen zijn goed',
      ['licht'],
    ],
    [
      'O que está avariado?',
      'travões, mudanças, luz',
      '',
      'tudo funciona exceto os travões',
      ['travões'],
    ],
    ['哪里坏了？', '刹车, 变速, 车灯', '', '车灯不亮，但是刹车没问题', ['车灯']],
    [
      'Which symptoms do you have?',
      'fever, cough, headache',
      '',
      "the fever is gone, but I can't stop coughing",
      ['cough'],
    ],
    [
      'Which documents are missing?',
      'passport, photo, form',
      '',
      'I have everything except the passport',
      ['passport'],
    ],
  ])('%s %s %s %s', (...row) => {
    expect(choiceTold(row.slice(0, 4))).toEqual(row[4]);
  });

  it.each([
    [WRONG, EN, '', 'the brakes are fine'],
    [WRONG, EN, '', 'brakes and gears are fine'],
    [WRONG, EN, '', 'everything is fine except the saddle'],
    [WRONG, EN, '', 'the brakes work, but badly'],
    [WRONG, EN, '', "I don't know if the brakes work"],
    [WRONG, EN, '', 'not the brakes'],
  ])('tells nothing where that would be the opposite: %s %s %s %s', (...row) => {
    expect(choiceTold(row)).toBeUndefined();
  });

  it.each([
    ['Which parts still work?', EN, '', 'everything works except the brakes', 'gears,flat,light'],
    [
      'Which days work for you?',
      'Monday, Tuesday',
      '',
      "Monday doesn't work, Tuesday is fine",
      'Tuesday',
    ],
    ['Was sollen wir ausbauen?', DE, '', 'alles außer den Bremsen', 'Schaltung,Platten,Licht'],
    [WRONG, EN, '', 'brakes and light', 'brakes,light'],
    [WRONG, EN, '', 'everything is broken except the brakes', 'gears,flat,light'],
  ])('leaves what is wanted as it was: %s %s %s %s', (...row) => {
    expect(String(choiceTold(row.slice(0, 4)))).toBe(row[4]);
  });

  it('tells the one thing of a single choice', () => {
    expect(choiceTold([WRONG, EN, '', "the gears are fine, but the light isn't"], false)).toBe(
      'light',
    );
    expect(choiceTold([WRONG, EN, '', 'the brakes and gears are fine'], false)).toBeUndefined();
  });
});

describe('Whether anything is wrong', () => {
  it.each([
    ['Is anything damaged?', 'everything works', false],
    ['Is anything broken?', "the light doesn't work", true],
    ['Is the roof damaged?', 'the roof is fine', false],
    ['Does the light work?', "it's broken", false],
    ['Does the light work?', "no, it's broken", false],
    ['Ist etwas beschädigt?', 'alles in Ordnung', false],
    ['¿Hay algo roto?', 'todo está bien', false],
    ['Is er iets kapot?', 'alles is in orde', false],
    ['有什么坏了吗？', '都正常', false],
    ['Is anything damaged?', 'yes, the door', true],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, { type: 'boolean' }, reply)).toBe(value);
  });
});
