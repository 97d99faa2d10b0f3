import { expect, it, vi } from 'vitest';
import type { ErasureDependencies } from '../../../app/privacy/erase-session.ts';
import { finishErasures } from '../../../app/privacy/follow-erasures.ts';
import type { ReadModels } from '../../../projections/store/port.ts';

it('Erasures are left alone for five seconds, and finished 200 at a time', async () => {
  const all = vi.fn(async (..._: readonly unknown[]) => []);
  const erasing = { now: () => 65_000 } as unknown as ErasureDependencies;
  await finishErasures(erasing, { all } as unknown as ReadModels);
  expect(all.mock.calls.map(([, ...values]) => values)).toEqual([
    ['1970-01-01T00:01:00.000Z', 200],
  ]);
});
