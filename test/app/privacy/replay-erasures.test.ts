import { expect, it } from 'vitest';
import { destroyKeysAgain } from '../../../app/privacy/replay-erasures.ts';
import type { ErasureRecord } from '../../../domain/session/erasure/erasure-record.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

function recordOf(number: number): ErasureRecord {
  return {
    erasure_id: `ers_${number}`,
    tenant: 'acme',
    service: 'table',
    session_id: `ses_${number}`,
    reason: 'asked for',
    key_destroyed_at: '2026-01-05T09:00:00.000Z',
    last_revision: 3,
  };
}

it('asks for many keys at a time, but not for all of a long list at once', async () => {
  const memory = createMemoryKeyring();
  let asking = 0;
  let most = 0;
  const slow: typeof memory = {
    ...memory,
    read: async (subject) => {
      asking += 1;
      most = Math.max(most, asking);
      // Answered in another turn of the loop, together with whatever else was asked by then.
      await new Promise((resolve) => setImmediate(resolve));
      asking -= 1;
      return memory.read(subject);
    },
  };
  const records = Array.from({ length: 1_000 }, (_, number) => recordOf(number));
  const keys = sessionKeysOf(slow);
  expect(await destroyKeysAgain(keys, records)).toBe(1_000);
  expect(await destroyKeysAgain(keys, records)).toBe(0);
  expect(most).toBeGreaterThan(100);
  expect(most).toBeLessThan(500);
});
