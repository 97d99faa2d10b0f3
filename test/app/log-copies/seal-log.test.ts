import { expect, it } from 'vitest';
import { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import { sealLog } from '../../../app/log-copies/seal-log.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { writeHonestLog } from '../../support/log/honest-log.ts';
import { seedFrom } from '../../support/programme.ts';

const seed = seedFrom('SEAL_SEED');
/** Events enough that anchors are written before all are made. */
const EVENTS = 12_000;

it('A new log whose anchors cannot be written at once is told as one, and nothing is left over to end the process', async () => {
  const source = await writeHonestLog({ seed, events: EVENTS });
  const verified = await verifyLog(source);
  const full = new Error('the disk is full');
  let written = 0;
  const sealing = sealLog(source, createMemoryLog(), {
    verified,
    sessionKeys: new SessionKeys(createMemoryKeyring(), { onMissing: () => {} }),
    secret: 'a secret',
    now: Date.now,
    append: async () => {
      written += 1;
      if (written === 2) throw full;
      // What nobody has taken up by the next turn of the loop ends the process.
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
  });
  await expect(sealing, `seed ${seed}`).rejects.toMatchObject({
    message: 'the anchors of the new log could not be written',
    cause: full,
  });
  expect(written).toBeGreaterThan(2);
});
