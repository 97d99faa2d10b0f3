import * as vitest from 'vitest';
import { createMemoryLog } from '../../log/memory.ts';
import { describeEventLog } from './contract.ts';
import { MEMORY } from './subjects.ts';

describeEventLog(vitest, MEMORY);

vitest.it('has no head before its first event', async () => {
  vitest.expect(await createMemoryLog().head()).toBeUndefined();
});
