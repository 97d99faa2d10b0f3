import type { Logger } from 'pino';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { recordExpiries } from '../../app/keys/record-expiries.ts';
import { enforceRetention } from '../../app/privacy/enforce-retention.ts';
import type { ErasureDependencies } from '../../app/privacy/erase-session.ts';
import type { ApiKeysInUse } from '../../projections/keys/api-keys-in-use.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import { Tick } from './tick.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/** What the clock does by itself; resolves with the function that ends it. */
export function scheduleTicks(
  erasing: ErasureDependencies,
  parts: { readonly keys: ApiKeysInUse; readonly store: ReadModels; readonly logger: Logger },
): () => Promise<void> {
  const { keys, store, logger } = parts;
  const ticks = [
    new Tick(EVERY_MINUTE, () => recordDueExpiries(erasing, keys, logger)),
    new Tick(EVERY_TEN_MINUTES, () => eraseWhatIsDue(erasing, store, logger)),
  ];
  return async () => {
    await Promise.all(ticks.map((tick) => tick.stop()));
  };
}

async function eraseWhatIsDue(
  erasing: ErasureDependencies,
  store: ReadModels,
  logger: Logger,
): Promise<void> {
  try {
    const { sessions, texts } = await enforceRetention(erasing, store);
    if (sessions > 0) logger.info({ sessions }, 'sessions are erased that were kept long enough');
    if (texts > 0) logger.info({ sessions: texts }, 'texts are erased that were kept long enough');
  } catch (error) {
    // Views that are being made, a log or a keyring that is away: the next tick tries again.
    logger.warn({ err: error }, 'what is kept long enough is not erased');
  }
}

/** Writes the expiries of API keys that have come into the log; they hold without it. */
export async function recordDueExpiries(
  dependencies: Dependencies,
  keys: ApiKeysInUse,
  logger: Logger,
): Promise<void> {
  await dependencies.ownWritesShown(keys.name);
  for (const owner of keys.expiriesDue(new Date(dependencies.now()).toISOString())) {
    const provenance = {
      actor: { type: 'system', id: 'clock' },
      origin: 'system',
      scopes: [],
      request_id: dependencies.newId('req_'),
    } as const;
    try {
      await recordExpiries(dependencies, { owner, provenance });
    } catch (error) {
      // The log went away: the next tick tries again.
      logger.error({ err: error, ...owner }, 'expiries are not recorded');
    }
  }
}
