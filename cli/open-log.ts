import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../log/embedded/embedded-log.ts';
import type { Guard } from '../log/embedded/reader.ts';
import { type EventLog, LogUnavailable } from '../log/port.ts';
import type { Config } from './config/read-config.ts';
import { pathFault } from './files/database-path.ts';
import { makeFolder } from './files/make-folder.ts';
import { readModelsFile } from './open-read-models.ts';

/** Where the thread that writes finds how commits are encoded. */
export const COMMIT_ENCODER = 'domain/recording/encode-commit';

/**
 * Opens the log that the settings name; makes it where there has been none.
 * @throws LogUnavailable also where it is gone, and what was made of it is still there
 */
export async function openLog(config: Config): Promise<EventLog> {
  const { eventLogUrl } = config;
  if (eventLogUrl?.startsWith('esdb')) return openLogAt(eventLogUrl, { create: true });
  const file = embeddedFile(config);
  const made = [readModelsFile(config), config.anchorFile].find(existsSync);
  if (made !== undefined && !existsSync(file)) {
    throw new LogUnavailable(
      `the log ${file} is missing beside ${made}, which was made of it; put it back, restore a backup (qss restore), or move that file away to begin anew`,
    );
  }
  return openLogAt(`file:${file}`, { create: true });
}

/**
 * Opens a log by its address, `file:<path>` or `esdb://…`.
 * @param create whether a missing file is made or refused
 */
export async function openLogAt(
  url: string,
  { create }: { readonly create: boolean },
): Promise<EventLog> {
  if (!url.startsWith('esdb')) {
    const file = url.replace(/^file:/, '');
    assertOpens(file);
    if (create) makeFolder(dirname(file));
    return openEmbeddedLog({ file, create, encoder: COMMIT_ENCODER });
  }
  // Loaded where it is used: it takes a quarter of a second.
  const { openEventStoreLog } = await import('../log/eventstoredb/eventstore-log.ts');
  return openEventStoreLog({ connectionString: url });
}

/** Settings that say where the log is. */
export type LogAddress = Pick<Config, 'eventLogUrl' | 'dataDir'>;

/**
 * Opens the log that the settings name for reads alone; somebody else may be writing it.
 * @param guard around the work inside SQLite, where a thread has to say when it is there
 */
export async function openLogForReading(address: LogAddress, guard?: Guard): Promise<EventLog> {
  const { eventLogUrl } = address;
  if (eventLogUrl?.startsWith('esdb')) return openLogAt(eventLogUrl, { create: false });
  const file = embeddedFile(address);
  assertOpens(file);
  return openEmbeddedLogReadOnly({ file, guard });
}

/** @throws LogUnavailable */
function assertOpens(file: string): void {
  const fault = pathFault(file);
  if (fault !== undefined) throw new LogUnavailable(fault);
}

/** Where the embedded log lies. */
export function embeddedFile({ eventLogUrl, dataDir }: LogAddress): string {
  return eventLogUrl?.startsWith('file:')
    ? eventLogUrl.slice('file:'.length)
    : join(dataDir, 'log.db');
}
