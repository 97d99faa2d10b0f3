import type { Logger } from 'pino';
import { compareKeyring } from '../../app/privacy/compare-keyring.ts';
import type { ErasureDependencies } from '../../app/privacy/erase-session.ts';
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
  erasing: ErasureDependencies,
  {
    from,
    store,
    logger,
  }: { readonly from: Position; readonly store: ReadModels; readonly logger: Logger },
): () => Promise<void> {
  let [reached, reachedTexts] = [from, from];
  // By itself: whatever asks the log or the keyring may take long, and none of it may hold this up.
  const purging = repeat(logger, [
    async () => {
      reached = await purgeErased(erasing, store, reached);
    },
    async () => {
      reachedTexts = await purgeErasedTexts(erasing, store, reachedTexts);
    },
  ]);
  const once = (view: string, work: () => Promise<void>) => onceWhole(erasing, view, work);
  const finishing = repeat(logger, [
    () => finishErasures(erasing, store),
    once('erasures', () => destroyErasedAgain(erasing, store)),
    once('erasures', () => destroyErasedTextsAgain(erasing, store)),
    once('conversations', () => tellMissingKeys(erasing, store, logger)),
  ]);
  return async () => {
    await Promise.all([purging(), finishing()]);
  };
}

type Work = () => Promise<unknown>;

/** Does all of it in turn every second; resolves with the function that ends it. */
function repeat(logger: Logger, works: readonly Work[]): () => Promise<void> {
  const attempts = works.map((work) => attempting(logger, work));
  const look = async () => {
    for (const attempt of attempts) await attempt();
  };
  let working: Promise<void> | undefined;
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

/** Views that are being made, a log or a keyring that is away: told once until it succeeds, tried again all the same. */
function attempting(logger: Logger, work: Work): () => Promise<void> {
  let isFailing = false;
  return async () => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) logger.warn({ err: error }, 'erasures wait');
      isFailing = true;
    }
  };
}

/** Once, as soon as the view that it asks is whole: one that is being made knows of none, or of a few. */
function onceWhole(
  erasing: ErasureDependencies,
  view: string,
  work: () => Promise<void>,
): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone || !erasing.isWhole(view)) return;
    await work();
    isDone = true;
  };
}

/** An operator who put an older keyring back, or named another one, learns it at the start and not from whoever asks first. */
async function tellMissingKeys(
  erasing: ErasureDependencies,
  store: ReadModels,
  logger: Logger,
): Promise<void> {
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
