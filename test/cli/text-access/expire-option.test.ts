import { expect, it } from 'vitest';
import { UsageError } from '../../../cli/command-line/command.ts';
import { expireDays } from '../../../cli/text-access/expire-option.ts';

it('What is private is copied for a year at most', () => {
  expect([{}, { 'expire-days': '365' }].map(expireDays)).toEqual([30, 365]);
  for (const days of ['0', '366', '1.5', 'many'])
    expect(() => expireDays({ 'expire-days': days })).toThrow(UsageError);
});
