import { expect, it } from 'vitest';
import { createMemoryLog } from '../../log/memory.ts';
import { describeEventLog } from './contract.ts';

describeEventLog('The log in memory', {
  createStorage: async () => ({ open: async () => createMemoryLog(), dispose: async () => {} }),
  oneHandleOnly: 'memory is not shared',
  positionAhead: 'me1:00000000000999999999',
});

it('has no head before its first event', async () => {
  expect(await createMemoryLog().head()).toBeUndefined();
});
