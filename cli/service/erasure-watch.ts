import type { Logger } from 'pino';
import { compareKeyring } from '../../app/privacy/compare-keyring.ts';
import type { Erasing } from '../../app/privacy/erase-session.ts';
import {
  destroyErasedAgain,
  destroyErasedTextsAgain,
  finishErasures,
  purgeErased,
  purgeErasedTexts,
} from '../../app/privacy/follow-erasures.ts';
import type { Position } from '../../log/port.ts';
import type { ReadModels } from '../../projections/store/port.ts';

/** With the half second in which a view follows, far below the five in which nothing is held anywhere. */
const EVERY_MS = 1_000;

/**
 * Follows the erasures that were asked for anywhere; resolves with the function that ends it.
 * @param from where the log ended before this process held anything: of older erasures there is nothing to purge
 */
export function watchErasures(
  erasing: Erasing,
  {
    from,
    store,
    logger,
  }: { readonly from: Position; readonly store: ReadModels; readonly logger: Logger },
): () => Promise<void> {
  let [reached, reachedTexts] = [from, from];
  let isFailing = false;
  let isBegun = false;
  let isCompared = false;
  let working: Promise<void> | undefined;
  const look = async () => {
    try {
      if (!isCompared && erasing.isWhole('conversations')) {
        await tellMissingKeys(erasing, store, logger);
        isCompared = true;
      }
      // A view that is being made knows of none, or of a few.
      if (!isBegun && erasing.isWhole('erasures')) {
        await destroyErasedAgain(erasing, store);
        await destroyErasedTextsAgain(erasing, store);
        isBegun = true;
      }
      reached = await purgeErased(erasing, store, reached);
      reachedTexts = await purgeErasedTexts(erasing, store, reachedTexts);
      await finishErasures(erasing, store);
      isFailing = false;
    } catch (error) {
      // Views that are being made, a log or a keyring that is away: told once, tried again all the same.
      if (!isFailing) logger.warn({ err: error }, 'erasures wait');
      isFailing = true;
    }
  };
  const timer = setInterval(() => {
    working ??= look().finally(() => {
      working = undefined;
    });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

/** An operator who put an older keyring back, or named another one, learns it at the start and not from whoever asks first. */
async function tellMissingKeys(erasing: Erasing, store: ReadModels, logger: Logger): Promise<void> {
  const gap = await compareKeyring(erasing, store);
  if (gap === undefined) return;
  if (gap.missing === gap.sessions) {
    logger.error(
      gap,
      'the keyring is not the one of this log: it has no key of the newest sessions',
    );
  } else {
    logger.error(gap, 'the keyring is older than the log: keys of the newest sessions are missing');
  }
}
