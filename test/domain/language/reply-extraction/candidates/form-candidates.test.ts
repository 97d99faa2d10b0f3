import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const PLAIN = { type: 'string', minLength: 1, maxLength: 200 };

/** What a plain text takes of a reply. */
function told(question: string, reply: string): unknown {
  const index = prepareReading(formOf([{ id: 'x', question, schema: PLAIN }]));
  return ask('q_x', reply, { index }).values.x;
}

/** How many are counted in a reply. */
function counted(question: string, reply: string): unknown {
  const schema = { type: 'integer', minimum: 0 };
  const index = prepareReading(formOf([{ id: 'x', question, schema }]));
  return ask('q_x', reply, { index }).values.x;
}

describe('A plain text that asks for something with a form', () => {
  it.each([
    ['What is your library card number?', "It's 550-1278, I think.", '550-1278'],
    ['Could you give me your policy number?', 'sure, it is HX-4471-20', 'HX-4471-20'],
    ['What is the registration plate of the car?', 'BD51 SMR', 'BD51 SMR'],
    ['Wie lautet Ihre Kundennummer?', 'Die Nummer ist 4471 209.', '4471 209'],
    ['Quel est votre numéro de contrat ?', "c'est le FR-22019", 'FR-22019'],
    ['¿Cuál es la matrícula del coche?', 'es 4521 KLM', '4521 KLM'],
    ['Wat is uw klantnummer?', 'dat is K-88231', 'K-88231'],
    ['Qual é o número da apólice?', 'acho que é 77-1020', '77-1020'],
    ['您的会员卡号是多少？', '卡号是8823-10', '8823-10'],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['What is your booking code?', 'lk 25 u 8', 'lk 25 u 8'],
    ['What is your claim ID?', 'my claim id is qw 4 rt 56', 'qw 4 rt 56'],
    ['What is your claim ID?', 'ana hfg 847', 'hfg 847'],
    ['What is your seat number?', 'seat number a 7', 'a 7'],
    ['What is your seat number?', '15 a', '15 a'],
    ['What is your policy number?', 'it is a 4587', '4587'],
    ['What is the number of your card?', 'card number 4587', '4587'],
    ['What are the last digits of your social security number?', 'ssn 4587', '4587'],
    ['Wie lautet Ihre Kundennummer?', 'das ist die kd 471 b', 'kd 471 b'],
    ['Quel est votre numéro de contrat ?', "c'est fr 220 h", 'fr 220 h'],
    ['¿Cuál es la matrícula del coche?', 'es 452 klm', '452 klm'],
    ['Mi può dire il codice della sua prenotazione?', 'è il xk 44 w', 'xk 44 w'],
    ['Wat is uw klantnummer?', 'dat is k 88231', 'k 88231'],
    ['Qual é o número da apólice?', 'é bt 77', 'bt 77'],
    ['您的会员卡号是多少？', '卡号是 hx 8823', 'hx 8823'],
    // Small words beside a number are no part of it.
    ['What is your order number?', '4587 pls', '4587'],
    ['What is your order number?', '458 pls', '458'],
    ['What is your order number?', '4587 thx', '4587'],
    ['What is your order number?', '458 thx', '458'],
    ['What is your order number?', 'ok 4587 ty', '4587'],
    ['What is your order number?', 'its 4587 mr x', '4587'],
    ['What is your order number?', 'nr 4587', '4587'],
    ['What is your order number?', 'nr 458', '458'],
    ['What is your booking code?', 'it was for 3 of us on 12 may at 5 pm', undefined],
    ['Wie ist Ihre Bestellnummer?', 'mfg 4587', '4587'],
    ['Wie ist Ihre Bestellnummer?', '4587 ggf', '4587'],
  ])('reads a code in small letters and blanks: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['When does the lease start?', 'the 4th of June', '4th of June'],
    ['Wann beginnt der Mietvertrag?', 'am 1. August', '1. August'],
    ['Quand commence le bail ?', 'le 4 juin', '4 juin'],
    ['Wanneer begint het huurcontract?', 'op 4 juni', '4 juni'],
    ['租约什么时候开始？', '六月四号', '六月四号'],
    ['How wide is the room?', 'about 3.5 metres', '3.5 metres'],
    ['How much is the deposit?', "It's 1,200 euros", '1,200 euros'],
    ['Wie hoch ist die Kaution?', '1.200 Euro', '1.200 Euro'],
    ['How many pets do you have?', 'two, a cat and a dog', 'two'],
    ['How long have you had the pain?', 'for three weeks now', 'three weeks'],
  ])('keeps the words of a day, a measure or a count: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it('takes nothing that has another form', () => {
    expect(told('What is your library card number?', 'My name is Paul.')).toBeUndefined();
    expect(told('When does the lease start?', 'I live in Paris')).toBeUndefined();
  });

  it.each([
    ['What happened?', 'I was driving to work when a van hit my rear bumper at the lights.'],
    ['Why are you moving?', 'Because the flat is too small for the three of us'],
    ['Bitte beschreiben Sie den Schaden.', 'Das Wasser kam durch die Decke.'],
    ['请描述一下漏水的情况。', '厨房的水龙头整晚都在滴水。'],
  ])('takes an account whole: %s', (question, reply) => {
    expect(told(question, reply)).toBe(reply.replace(/[.。]$/, ''));
  });
});

describe('Digits that count nothing', () => {
  it.each([
    'make it 6:40 pm',
    'on the 14th of May please',
    'my code is AB-1234',
    'just a bit, one never knows',
  ])('%s', (reply) => {
    expect(counted('How many guests will there be?', reply)).toBeUndefined();
  });

  it.each([
    ['six', 6],
    ['just one', 1],
    ['one, please', 1],
    ['4 guests at 6:40 pm', 4],
  ])('beside those that do: %s', (reply, value) => {
    expect(counted('How many guests will there be?', reply)).toBe(value);
  });
});
