/**
 * Feeds the stored views and anchors of an embedded log in a thread of its own, as the service does, for ever, and
 * prints `started` when the thread is there.
 * Arguments: the data directory, the secret of the anchors and, to exit in the middle of the work, after how many milliseconds from then on.
 */
import { writeSync } from 'node:fs';
import { createLogger } from '../../../../cli/logging/logger.ts';
import { projectInThread } from '../../../../cli/projecting/project-in-thread.ts';
import { ProjectorClient } from '../../../../cli/projecting/projector-client.ts';
import { STORED_VIEWS } from '../../../../projections/stored-views.ts';

const [dataDir, secret, exitAfterMs] = process.argv.slice(2);
const client = new ProjectorClient({
  start: projectInThread({
    log: { dataDir: dataDir!, eventLogUrl: undefined },
    readModels: { viewsUrl: undefined, dataDir: dataDir! },
    anchors: { file: `${dataDir}/anchors.jsonl`, secret: secret! },
  }),
  stored: STORED_VIEWS.map(({ name }) => name),
  memory: [],
  isAnchored: true,
  logger: createLogger('silent'),
});
// The thread alone keeps no process running.
setInterval(() => {}, 1_000);
await client.started;
writeSync(1, 'started\n');
if (exitAfterMs !== undefined) setTimeout(() => process.exit(3), Number(exitAfterMs));
