import { expect, it } from 'vitest';
import { createLogger } from '../../../cli/logging/logger.ts';
import { StoreUnavailable } from '../../../projections/store/port.ts';

function logged(err: Error): Record<string, unknown> {
  const lines: string[] = [];
  createLogger('info', { write: (line) => lines.push(line) }).warn({ err }, 'a fault');
  return JSON.parse(lines.join('')).err;
}

it.each(['cannot be used now', 'cannot be used now: no disk'])(
  'What is out of reach is a line with its reason once, and no stack (%s)',
  (message) => {
    const away = new StoreUnavailable(message, { cause: new Error('no disk') });
    expect(logged(away)).toEqual({
      type: 'StoreUnavailable',
      message: 'cannot be used now: no disk',
    });
  },
);

it('A fault of the code is written whole', () => {
  const fault = new TypeError('undefined is no function');
  expect(logged(fault)).toMatchObject({
    type: 'TypeError',
    message: fault.message,
    stack: fault.stack,
  });
});
