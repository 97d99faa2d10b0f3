import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../support/form.ts';

const PAY = 'bank transfer, cheque, cash';
const LISTED = 'a) bank transfer, b) cheque or c) cash?';
const NEAR = 'a school, horses, a road, water';

describe('A choice that is told by the mark the agent gave it', () => {
  it.each([
    ['How do you pay?', PAY, LISTED, 'b', 'cheque'],
    ['How do you pay?', PAY, LISTED, 'C)', 'cash'],
    ['How do you pay?', PAY, LISTED, 'option B please', 'cheque'],
    ['How do you pay?', PAY, LISTED, 'b, it is easier', 'cheque'],
    [
      'How do you pay?',
      PAY,
      'Bank transfer (A), cheque (B) or cash (C)?',
      'the letter A',
      'bank transfer',
    ],
    ['How do you pay?', PAY, '1. bank transfer 2. cheque 3. cash', '2', 'cheque'],
    ['How do you pay?', PAY, 'A: from account to account, B: a slip, C: coins', 'B', 'cheque'],
    [
      'Wie zahlen Sie?',
      'Überweisung, Scheck, bar',
      'A - Überweisung, B - Scheck, C - bar',
      'Antwort C bitte',
      'bar',
    ],
    [
      'Comment réglez-vous ?',
      'virement, chèque, espèces',
      'a) virement, b) chèque, c) espèces ?',
      'la C',
      'espèces',
    ],
    [
      '¿Cómo paga?',
      'transferencia, cheque, efectivo',
      '1) transferencia 2) cheque 3) efectivo',
      'el 2',
      'cheque',
    ],
    [
      'Come pagate?',
      'bonifico, assegno, contanti',
      'a) bonifico b) assegno c) contanti',
      'la b',
      'assegno',
    ],
    [
      'Hoe betaalt u?',
      'overschrijving, cheque, contant',
      '1. overschrijving 2. cheque 3. contant',
      'nummer 2',
      'cheque',
    ],
    [
      'Como paga?',
      'transferência, cheque, dinheiro',
      'a) transferência b) cheque c) dinheiro',
      'a b',
      'cheque',
    ],
    ['怎么付款？', '银行转账, 支票, 现金', 'A银行转账，B支票，C现金？', '我选B吧', '支票'],
  ])('%s %s, %s – %s', (...row) => {
    expect(choiceTold(row, false)).toEqual(row[4]);
  });

  it.each([
    [
      'What is near?',
      NEAR,
      'a) school b) horses c) road d) water',
      'A and C',
      ['a school', 'a road'],
    ],
    [
      'O que há perto das colmeias?',
      'escola, cavalos, estrada',
      'a) escola b) cavalos c) estrada',
      'a e c',
      ['escola', 'estrada'],
    ],
    ['旁边有什么？', '学校, 马, 公路', 'A学校 B马 C公路', 'A和C', ['学校', '公路']],
  ])('as well as several: %s %s, %s – %s', (...row) => {
    expect(choiceTold(row)).toEqual(row[4]);
  });

  it.each([
    ['a cheque', 'cheque'],
    ['b) cash', 'cash'],
    ['not b', undefined],
    ['D', undefined],
    ['a friend pays', undefined],
    ['I', undefined],
  ])('but by no letter of anything else: %s', (reply, value) => {
    expect(choiceTold(['How do you pay?', PAY, LISTED, reply], false)).toEqual(value);
  });

  it('nor where the agent marked none, or the labels are numbers themselves', () => {
    expect(
      choiceTold(['How do you pay?', PAY, 'Transfer, cheque or cash?', 'b'], false),
    ).toBeUndefined();
    const sizes = '1 litre, 2 litres, 5 litres';
    expect(
      choiceTold(['Which size?', sizes, '1) 5 litres 2) 2 litres', '1'], false),
    ).toBeUndefined();
  });
});
