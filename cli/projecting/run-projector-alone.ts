import { STORED_VIEWS } from '../../projections/stored-views.ts';
import { assertOwnAnchors } from '../anchor-file.ts';
import { keptSecret } from '../config/kept-secrets.ts';
import type { Config } from '../config/read-config.ts';
import { createLogger } from '../logging/logger.ts';
import { closeToOthers } from '../private-files.ts';
import { projectInThread } from './project-in-thread.ts';
import { ProjectorClient } from './projector-client.ts';

/** Makes the views without the service around them; resolves with the function that stops it. */
export async function runProjectorAlone(config: Config): Promise<() => Promise<void>> {
  const logger = createLogger(config.logLevel);
  await closeToOthers(config, logger);
  await assertOwnAnchors(config);
  const { eventLogUrl, viewsUrl, dataDir, anchorFile } = config;
  const secret = config.secret ?? keptSecret(dataDir, 'secret').value;
  const projector = new ProjectorClient({
    start: projectInThread({
      log: { eventLogUrl, dataDir },
      readModels: { viewsUrl, dataDir },
      anchors: { file: anchorFile, secret },
    }),
    stored: STORED_VIEWS.map(({ name }) => name),
    memory: [],
    isAnchored: true,
    logger,
  });
  // The thread alone keeps no process alive.
  const living = setInterval(() => {}, 60_000);
  await projector.started;
  logger.info('making the views');
  return async () => {
    logger.info('stopping');
    await projector.stop();
    clearInterval(living);
    logger.info('stopped');
    logger.flush();
  };
}
