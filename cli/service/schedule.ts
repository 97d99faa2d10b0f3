import type { Logger } from 'pino';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { recordExpiries } from '../../app/keys/record-expiries.ts';
import type { KeyRing } from '../../projections/key-ring.ts';
import { Tick } from './tick.ts';

const EVERY_MINUTE = '* * * * *';

/** What the clock does by itself; resolves with the function that ends it. */
export function scheduleTicks(
  dependencies: Dependencies,
  keys: KeyRing,
  logger: Logger,
): () => Promise<void> {
  const tick = new Tick(EVERY_MINUTE, () => recordDueExpiries(dependencies, keys, logger));
  return () => tick.stop();
}

/** Writes the expiries of API keys that have come into the log; they hold without it. */
export async function recordDueExpiries(
  dependencies: Dependencies,
  keys: KeyRing,
  logger: Logger,
): Promise<void> {
  await dependencies.settled(keys.name);
  for (const scope of keys.expiriesDue(new Date(dependencies.now()).toISOString())) {
    const provenance = {
      actor: { type: 'system', id: 'clock' },
      origin: 'system',
      scopes: [],
      request_id: dependencies.newId('req_'),
    } as const;
    try {
      await recordExpiries(dependencies, { scope, provenance });
    } catch (error) {
      // The log went away: the next tick tries again.
      logger.error({ err: error, ...scope }, 'expiries are not recorded');
    }
  }
}
