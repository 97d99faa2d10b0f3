import * as vitest from 'vitest';
import { createMemoryLog } from '../../log/memory.ts';
import { describeEventLog } from './port/contract.ts';
import { MEMORY } from './port/subjects.ts';

const { expect, it } = vitest;

describeEventLog(vitest, MEMORY);

it('has no head before its first event', async () => {
  expect(await createMemoryLog().head()).toBeUndefined();
});
