import { describe, expect, it } from 'vitest';
import { monthFirstAsTold } from '../../../../domain/language/text/date-order.ts';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf } from '../support/form.ts';

describe('The order of day and month in what was said', () => {
  it.each([
    [['on 25/12 at the latest'], false],
    [['by 12/25/2019'], true],
    [['Please write it as DD/MM/YYYY.'], false],
    [['Which day (MM/DD)?'], true],
    [['03/04', 'it was 3/28'], true],
    [['open 24/7, 5/16 inch, 50/50 or 1/2'], undefined],
    [['28/3, then 12/25'], false],
  ])('%j', (texts, isMonthFirst) => {
    const context = texts.map((text) => ({ role: 'user', text })).toReversed();
    expect(monthFirstAsTold({ userText: 'on 03/04', context })).toBe(isMonthFirst);
  });

  it('is looked for only where it matters', () => {
    const assistantText = 'By 25/12?';
    expect(monthFirstAsTold({ userText: 'on 03/04', assistantText })).toBe(false);
    expect(
      monthFirstAsTold({ userText: 'on 03/14, for 2019/12/01', assistantText }),
    ).toBeUndefined();
  });
});

/** Today is 2019-03-01. */
describe('03/04', () => {
  const line = { id: 'x', question: 'Which day would suit you?' } as const;
  const index = prepareReading(formOf([{ ...line, schema: { type: 'string', format: 'date' } }]));
  const told = (reply: string, options: object) =>
    ask('q_x', reply, { index, ...options }).values.x;

  it('is read as the conversation writes its dates, and else as the language does', () => {
    expect(told('on 03/04', {})).toBe('2019-03-04');
    expect(told('on 03/04', { assistantText: 'We are away until 25/03. When?' })).toBe(
      '2019-04-03',
    );
    const context = [{ role: 'user', text: 'I rang on 28/02/2019' }];
    expect(told('on 03/04', { context, assistantText: 'By 03/30?' })).toBe('2019-04-03');
    expect(told('am 03/04', { language: 'de', assistantText: 'Format: MM/TT' })).toBe('2019-03-04');
    expect(told('am 03/04', { language: 'de' })).toBe('2019-04-03');
  });
});
