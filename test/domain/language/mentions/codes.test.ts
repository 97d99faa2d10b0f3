import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const TEXT = { type: 'string' } as const;
const POSTCODE = 'What is your postcode?';
const NUMBER = 'What is your customer number?';

describe('A code that is told letter by letter', () => {
  it.each([
    [POSTCODE, 'h x 2 7 5 f a', 'h x 2 7 5 f a'],
    [POSTCODE, 't s 8 3 j p', 't s 8 3 j p'],
    [POSTCODE, 'Ln 3 2 p j', 'Ln 3 2 p j'],
    [POSTCODE, 'B 5 d 7 j p', 'B 5 d 7 j p'],
    [POSTCODE, 'it is g 1 2 a b please', 'g 1 2 a b'],
    [POSTCODE, 'N 9 4 7 J F', 'N 9 4 7 J F'],
    [NUMBER, 'it is x y 4 4 a b', 'x y 4 4 a b'],
  ])('is told whole: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    [NUMBER, 'Er 4 5 6', '4 5 6'],
    [NUMBER, 'Mr 456', '456'],
    ['Qual é a matrícula do seu carro?', 'É a 45-XR-12.', '45-XR-12'],
    [NUMBER, 'hmm 456', '456'],
    [NUMBER, 'Oh 9 8 7', '9 8 7'],
    [NUMBER, 'call me at 5 pm', undefined],
    [NUMBER, 'Is it on the card?', undefined],
    [POSTCODE, 'I do not know', undefined],
    [POSTCODE, 'what is that?', undefined],
    [NUMBER, 'I lost it 3 days ago', undefined],
    ['Wie lautet die Postleitzahl Ihrer Wohnung?', 'weiß ich nicht', undefined],
  ])('has no word beside it: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('A code with a dash between its parts', () => {
  it.each([
    [NUMBER, 'IT BIO 006 - A41K, if I read that right', 'IT BIO 006 - A41K'],
    ['Wie lautet Ihre Kundennummer?', 'KS 44 - B7', 'KS 44 - B7'],
    ['Quel est votre numéro de client ?', "c'est le 8841 - RT2", '8841 - RT2'],
    [NUMBER, '4410 - call me if that is wrong', '4410'],
  ])('is told whole: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('The number of an account', () => {
  const IBAN = 'DE44 6605 0101 0022 7719 30';

  it.each([
    ['Auf welches Konto sollen wir die Kaution zurückzahlen?', `${IBAN} bei der Sparkasse`],
    ['Which account should the deposit go back to?', `${IBAN}, please`],
    ['Sur quel compte rendons-nous la caution ?', `le ${IBAN}`],
    ['¿En qué cuenta devolvemos la fianza?', `en la ${IBAN}`],
    ['Su quale conto restituiamo la cauzione?', `${IBAN}, grazie`],
    ['Em que conta devolvemos a caução?', `${IBAN}, por favor`],
    ['Op welke rekening storten we de borg terug?', `${IBAN} graag`],
  ])('is a code: %s %s', (question, reply) => {
    expect(valueTold(question, TEXT, reply)).toBe(IBAN);
  });
});

describe('A code that is all of the reply', () => {
  it.each([
    ['What is the shelfmark?', 'D/SHP/14/2b'],
    ['Quelle est la cote du document ?', 'D/SHP/14/2b'],
    ['¿Qué signatura tiene?', 'MS 44/B7'],
  ])('is told whole to who asks for any text: %s %s', (question, reply) => {
    expect(valueTold(question, TEXT, reply)).toBe(reply);
  });
});
