import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, choiceTold, formOf } from '../support/form.ts';

/** What a reply tells of a question of yes or no that was not asked. */
function toldBeside(asked: string, other: string, reply: string): unknown {
  const index = prepareReading(
    formOf([
      { id: 'x', question: asked, schema: { type: 'string', format: 'date' } },
      { id: 'y', question: other, schema: { type: 'boolean' } },
    ]),
  );
  return ask('q_x', reply, { index }).values.y;
}

describe('A negation behind what it denies', () => {
  it.each([
    ['On which day shall we come?', 'Is there a lift?', 'on 3 May, lift we havent got'],
    ['Wann sollen wir kommen?', 'Gibt es einen Aufzug?', 'am 3. Mai, Aufzug haben wir nicht'],
    ['Wanneer komt u bij ons?', 'Is er een lift in het gebouw?', 'op 3 mei, een lift is er niet'],
    [
      'Quel jour voulez-vous venir ?',
      'Avez-vous une voiture ?',
      'le 3 mai, de voiture je n’en ai pas',
    ],
    ['¿Qué día quieren venir ustedes?', '¿Tienen coche?', 'el 3 de mayo. coche no tenemos'],
    [
      '¿Qué día quieren venir ustedes?',
      '¿Necesitan aparcamiento?',
      'el 3 de mayo, aparcamiento no hace falta',
    ],
    ['Che giorno volete venire da noi?', 'Avete un ascensore?', 'il 3 maggio. l’ascensore non c’è'],
    [
      'Che giorno volete venire da noi?',
      'Vi serve il parcheggio?',
      'il 3 maggio, il parcheggio non ci serve',
    ],
    [
      'Em que dia vocês querem vir?',
      'Vocês precisam de transporte para a aula?',
      'dia 3 de maio. transporte eu não preciso',
    ],
    ['Em que dia vocês querem vir?', 'Há elevador no prédio?', 'no dia 3 de maio, elevador não há'],
    ['您哪天来？', '需要买保险吗？', '5月3号，保险就不买了'],
    ['您哪天来？', '有没有电梯？', '5月3号，电梯没有'],
  ])('says no beside the answer: %s %s %s', (...row) => {
    expect(toldBeside(...row)).toBe(false);
  });

  it.each([
    ['On which day shall we come?', 'Is there a lift?', 'on 3 May, the lift is not far'],
    [
      'Quel jour voulez-vous venir ?',
      'Avez-vous une voiture ?',
      'le 3 mai, la voiture n’est pas chère',
    ],
    ['¿Qué día quieren venir ustedes?', '¿Tienen coche?', 'el 3 de mayo, el coche no corre mucho'],
    [
      'Che giorno volete venire da noi?',
      'Avete un ascensore?',
      'il 3 maggio, ascensore non grande',
    ],
    [
      'Em que dia vocês querem vir?',
      'Há elevador no prédio?',
      'no dia 3 de maio, o elevador não demora',
    ],
  ])('does not where more is said: %s %s %s', (...row) => {
    expect(toldBeside(...row)).not.toBe(false);
  });

  it('is none of two that are left open', () => {
    const index = prepareReading(
      formOf([{ id: 'y', question: 'Shall it be in a group?', schema: { type: 'boolean' } }]),
    );
    expect(ask('q_y', 'group or not, whichever has a slot', { index }).values.y).not.toBe(false);
  });

  it.each([
    [
      'What shall we move?',
      'bed, fridge, sofa',
      'bed and fridge, sofa not needed',
      ['bed', 'fridge'],
    ],
    [
      '¿Qué necesita usted de nosotros?',
      'bastones, casco, crampones',
      'bastones y casco. crampones no quiero',
      ['bastones', 'casco'],
    ],
    [
      'Che cosa le serve da noi?',
      'bastoncini, casco, ramponi',
      'bastoncini e casco. i ramponi non li voglio',
      ['bastoncini', 'casco'],
    ],
    [
      'O que vocês querem levar?',
      'sofá, geladeira, cama',
      'a cama e a geladeira. o sofá não precisa',
      ['cama', 'geladeira'],
    ],
    ['您要搬哪些大件？', '床, 冰箱, 沙发', '床和冰箱，沙发不要了送人', ['床', '冰箱']],
  ])('leaves a choice out: %s %s %s', (question, labels, reply, choices) => {
    const chosen = choiceTold([question, labels, '', reply]) as string[];
    expect([...chosen].sort()).toEqual([...choices].sort());
  });

  it.each([
    [
      '¿Qué necesita usted de nosotros?',
      'bastones, casco, crampones',
      'bastones y casco, el casco no muy grande',
      ['bastones', 'casco'],
    ],
  ])('does not where more is said of it: %s %s %s', (question, labels, reply, choices) => {
    const chosen = choiceTold([question, labels, '', reply]) as string[];
    expect([...chosen].sort()).toEqual([...choices].sort());
  });
});
