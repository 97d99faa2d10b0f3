import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../../../cli/logging/logger.ts';
import { composeSessionKeys } from '../../../../cli/service/composing/compose-session-keys.ts';
import { HEAP_SHARES } from '../../../../cli/service/composing/heap-shares.ts';
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

it('No more keys are held than there is room for', async () => {
  const keyring = createMemoryKeyring();
  const keys = composeSessionKeys({ keyring, logger: createLogger('error', { write: () => {} }) });
  const asked = vi.spyOn(keyring, 'obtain');
  for (let n = 0; n <= HEAP_SHARES.keysMax; n += 1) await keys.toSeal(`session-acme.ses_${n}`);
  await keys.toSeal('session-acme.ses_1');
  expect(asked).toHaveBeenCalledTimes(HEAP_SHARES.keysMax + 1);
  await keys.toSeal('session-acme.ses_0');
  expect(asked).toHaveBeenCalledTimes(HEAP_SHARES.keysMax + 2);
});
