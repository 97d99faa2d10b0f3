import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../support/form.ts';

const PAY = 'bank transfer, cheque, cash';

describe('One choice of two that a reply leaves open', () => {
  it.each([
    ['How do you pay?', PAY, '', "cheque or cash, I don't know yet"],
    ['Wie zahlen Sie?', 'Überweisung, Scheck, bar', '', 'Per Scheck oder bar.'],
    ['Comment réglez-vous ?', 'virement, chèque, espèces', '', 'Chèque ou espèces.'],
    ['怎么付款？', '银行转账, 支票, 现金', '', '支票或者现金吧'],
  ])('is not told: %s %s %s %s', (...row) => {
    expect(choiceTold(row, false)).toBeUndefined();
  });

  it.each([
    ['How do you pay?', PAY, '', 'Cash, or a cheque if that is easier.', 'cash'],
    ['How do you pay?', PAY, '', 'Cheque or cash, well, cash then.', 'cash'],
    ['怎么付款？', '银行转账, 支票, 现金', '', '现金，或者您定', '现金'],
  ])('is told where one of them comes first or last: %s %s %s %s', (...row) => {
    expect(choiceTold(row, false)).toEqual(row[4]);
  });

  it('is told where several are asked for', () => {
    expect(choiceTold(['Which do you take?', PAY, '', 'Cheque or cash.'])).toEqual([
      'cheque',
      'cash',
    ]);
  });
});
