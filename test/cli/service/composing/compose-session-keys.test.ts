import os from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../../../cli/logging/logger.ts';
import {
  composeSessionKeys,
  KEYS_MAX,
} from '../../../../cli/service/composing/compose-session-keys.ts';
import { createMemoryKeyring } from '../../../../keyring/memory.ts';

const STREAM = 'session-acme.ses_1';
const HOUR_MS = 60 * 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

it('The hour for which words are sealed without asking the keyring is no longer when the clock is set back by 30 days', async () => {
  const keyring = createMemoryKeyring();
  const logger = createLogger('error', { write: () => {} });
  const [keys, others] = [
    composeSessionKeys({ keyring, logger }),
    composeSessionKeys({ keyring, logger }),
  ];
  const up = vi.spyOn(os, 'uptime').mockReturnValue(1_000);
  const first = await keys.toSeal(STREAM, true);
  await others.destroyTexts(STREAM);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 30 * 24 * HOUR_MS);
  up.mockReturnValue(1_000 + HOUR_MS / 1_000);
  expect((await keys.toSeal(STREAM, true))!.texts).not.toEqual(first!.texts);
});

it('The keys that are held take a tenth of the heap, and are those of 50,000 sessions, at most', async () => {
  expect(KEYS_MAX * 2_048).toBeLessThanOrEqual(getHeapStatistics().heap_size_limit / 10);
  expect(KEYS_MAX).toBeLessThanOrEqual(50_000);
  const keyring = createMemoryKeyring();
  const keys = composeSessionKeys({ keyring, logger: createLogger('error', { write: () => {} }) });
  const asked = vi.spyOn(keyring, 'obtain');
  for (let n = 0; n <= KEYS_MAX; n += 1) await keys.toSeal(`session-acme.ses_${n}`);
  await keys.toSeal('session-acme.ses_1');
  expect(asked).toHaveBeenCalledTimes(KEYS_MAX + 1);
  await keys.toSeal('session-acme.ses_0');
  expect(asked).toHaveBeenCalledTimes(KEYS_MAX + 2);
});
