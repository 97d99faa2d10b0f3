import type { Logger } from 'pino';
import type { Runtime } from '../app/core/dependencies.ts';
import { recordExpiries } from '../app/keys/record-expiries.ts';
import type { KeyRing } from '../projections/key-ring.ts';
import { Tick } from './tick.ts';

const EVERY_MINUTE = '* * * * *';

/** What the clock does by itself; resolves with the function that ends it. */
export function scheduleTicks(
  runtime: Runtime,
  keys: KeyRing,
  logger: Logger,
): () => Promise<void> {
  const tick = new Tick(EVERY_MINUTE, () => recordDueExpiries(runtime, keys, logger));
  return () => tick.stop();
}

/** Writes the expiries of API keys that have come into the log; they hold without it. */
export async function recordDueExpiries(
  runtime: Runtime,
  keys: KeyRing,
  logger: Logger,
): Promise<void> {
  await runtime.settled(keys.name);
  for (const scope of keys.expiriesDue(new Date(runtime.now()).toISOString())) {
    const provenance = {
      actor: { type: 'system', id: 'clock' },
      origin: 'system',
      scopes: [],
      request_id: runtime.newId('req_'),
    } as const;
    try {
      await recordExpiries(runtime, { scope, provenance });
    } catch (error) {
      // The log went away: the next tick tries again.
      logger.error({ err: error, ...scope }, 'expiries are not recorded');
    }
  }
}
