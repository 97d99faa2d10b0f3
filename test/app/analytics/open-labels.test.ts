import { expect, it } from 'vitest';
import { openLabels } from '../../../app/analytics/open-labels.ts';
import type { ReadModels } from '../../../projections/store/port.ts';
import { SOME_TIME } from '../../support/given.ts';
import { ACME } from '../../support/service.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

it('The name of a label is looked for in twenty reports, and then it counts as erased', async () => {
  let read = 0;
  const entry = { kind: 'feedback', id: 'f', session_id: null, recorded_at: SOME_TIME };
  const store = {
    all: async (_: string, ...values: readonly unknown[]) => {
      const rows = Math.min(100, values.at(-1) as number);
      read += rows;
      return Array.from({ length: rows }, () => ({ entry: JSON.stringify(entry), sealed: null }));
    },
  } as unknown as ReadModels;
  const counted = new Map([['sealed:abc', new Map([['2026-04-12', 3]])]]);
  const dependencies = { sessionKeys: sessionKeysOf() };
  const named = await openLabels(dependencies, store, ACME, counted);
  expect([...named]).toEqual([['(erased)', new Map([['2026-04-12', 3]])]]);
  expect(read).toBe(20);
});
