import { OWN_CATEGORIES } from '../../app/core/streams/stored-streams.ts';
import { OpenCompilations } from '../../projections/open-compilations.ts';
import { inMemory } from '../../projections/projecting/memory-view.ts';
import { ViewsOfOwnWrites } from '../../projections/projecting/own-writes.ts';
import { Projector } from '../../projections/projecting/projector.ts';
import { readExperience } from '../../projections/read-experience.ts';
import { inSnapshot } from '../../projections/store/in-snapshot.ts';
import { assertAsAnchored } from '../assert-as-anchored.ts';
import type { Config } from '../config/read-config.ts';
import { noSessionKeys } from '../keyring/open-keyring.ts';
import { createLogger } from '../logging/logger.ts';
import { embeddedFile, openLogAt } from '../open-log.ts';
import { openReadModels } from '../open-read-models.ts';
import { CompilationWorker } from './compilation-worker.ts';
import { composeCoordination } from './composing/compose-coordination.ts';
import { composeDependencies, inThread } from './composing/compose-dependencies.ts';
import { composeSemantics } from './composing/compose-semantics.ts';

/**
 * Starts a compilation worker without the service around it; resolves with the function that stops it.
 * @throws LogUnavailable, also where there is no log
 */
export async function runCompiler(config: Config): Promise<() => Promise<void>> {
  const logger = createLogger(config.logLevel);
  // One that is not there would be another one than the service's: that makes it.
  const url = config.eventLogUrl ?? `file:${embeddedFile(config)}`;
  const log = await openLogAt(url, { create: false });
  await assertAsAnchored(log, config).catch(async (error: unknown) => {
    await log.close();
    throw error;
  });
  let wake = () => {};
  const compilations = new OpenCompilations(() => wake());
  const projector = new Projector({
    log,
    sinks: [inMemory(compilations)],
    ownCategories: OWN_CATEGORIES,
    onFault: (error) => logger.warn({ err: error }, 'the views wait for the log'),
  });
  const views = new ViewsOfOwnWrites(projector.views);
  const coordination = await composeCoordination(config, logger);
  const semantics = composeSemantics(config.semantics, { coordination, logger });
  const dependencies = composeDependencies(log, {
    views,
    now: Date.now,
    sessionKeys: noSessionKeys(),
    semantics,
    coordination,
  });
  // What a service or a projector has counted on the same views; without them nothing is learned.
  const store = await openReadModels(config);
  const compile = inThread(dependencies.engineVersion);
  const worker = new CompilationWorker(dependencies, compilations, {
    logger,
    compile,
    readCounts: (owner) => inSnapshot(store, (snapshot) => readExperience(snapshot, owner)),
  });
  wake = () => worker.wake();
  await projector.views[0]!.caughtUp;
  worker.wake();
  logger.info('looking for compilations');
  return async () => {
    logger.info('stopping');
    await worker.stop();
    await projector.stop();
    await store.close();
    await coordination.close();
    await log.close();
    logger.info('stopped');
    logger.flush();
  };
}
