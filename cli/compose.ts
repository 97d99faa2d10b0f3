import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { monotonicFactory } from 'ulid';
import type { Compile } from '../app/configuration/run-compilation.ts';
import { Artifacts } from '../app/core/artifacts.ts';
import type { Runtime } from '../app/core/dependencies.ts';
import { InFlight } from '../app/core/in-flight.ts';
import { Streams } from '../app/core/streams.ts';
import { SessionOwners } from '../app/session/session-owners.ts';
import { compileInThread } from '../compiler/compile-in-thread.ts';
import type { Coordination } from '../coordination/port.ts';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../log/embedded/embedded-log.ts';
import type { Guard } from '../log/embedded/reader.ts';
import { openEventStoreLog } from '../log/eventstoredb/eventstore-log.ts';
import type { EventLog } from '../log/port.ts';
import type { Views } from '../projections/views.ts';
import type { SemanticProvider } from '../semantics/port.ts';
import { bufferedChance } from './chance.ts';
import type { Config } from './config.ts';
import { ENGINE_VERSION } from './version.ts';

/** Bytes of folded sessions and of compiled artifacts that are kept in memory. */
const STREAMS_BYTES_MAX = 128 * 1024 * 1024;
const ARTIFACTS_BYTES_MAX = 128 * 1024 * 1024;

/** Opens the log that the settings name. */
export function openLog(config: Config): Promise<EventLog> {
  const { eventLogUrl } = config;
  const url = eventLogUrl?.startsWith('esdb') ? eventLogUrl : `file:${embeddedFile(config)}`;
  return openLogAt(url, { create: true });
}

/**
 * Opens a log by its address, `file:<path>` or `esdb://…`.
 * @param create whether a missing file is made or refused
 */
export function openLogAt(
  url: string,
  { create }: { readonly create: boolean },
): Promise<EventLog> {
  return url.startsWith('esdb')
    ? openEventStoreLog({ connectionString: url })
    : openEmbeddedLog({ file: url.replace(/^file:/, ''), create });
}

/** Settings that say where the log is. */
export type LogAddress = Pick<Config, 'eventLogUrl' | 'dataDir'>;

/**
 * Opens the log that the settings name for reads alone; somebody else may be writing it.
 * @param guard around the work inside SQLite, where a thread has to say when it is there
 */
export function openLogForReading(address: LogAddress, guard?: Guard): Promise<EventLog> {
  const { eventLogUrl } = address;
  return eventLogUrl?.startsWith('esdb')
    ? openLogAt(eventLogUrl, { create: false })
    : openEmbeddedLogReadOnly({ file: embeddedFile(address), guard });
}

/** Where the read models lie. */
export function readModelsFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'read-models.db');
}

/** Where the embedded log lies. */
export function embeddedFile({ eventLogUrl, dataDir }: LogAddress): string {
  return eventLogUrl?.startsWith('file:')
    ? eventLogUrl.slice('file:'.length)
    : join(dataDir, 'log.db');
}

interface RuntimeParts {
  readonly views: Views;
  readonly now: () => number;
  readonly semantics: SemanticProvider | undefined;
  readonly coordination: Coordination;
}

/** Puts the use cases together around a log. */
export function composeRuntime(log: EventLog, parts: RuntimeParts): Runtime {
  const { views, now, semantics, coordination } = parts;
  const ulid = monotonicFactory(bufferedChance());
  const streams = new Streams(log, { bytesMax: STREAMS_BYTES_MAX });
  return {
    log,
    streams,
    sessionOwners: new SessionOwners(log, streams),
    artifacts: new Artifacts(log, { bytesMax: ARTIFACTS_BYTES_MAX }),
    inFlight: new InFlight(),
    semantics,
    coordination,
    engineVersion: ENGINE_VERSION,
    now,
    newId: (prefix) => prefix + ulid(now()),
    newEventId: randomUUID,
    acknowledged: (position) => views.acknowledged(position),
    settled: (...names) => views.settled(...names),
  };
}

/** A compilation's own computing; asking a model is bounded apart from it. */
const COMPILE_MS_MAX = 2 * 60_000;

/** Compiles in a thread of its own, so that nothing else waits for it. */
export function inThread(engineVersion: string): Compile {
  return (configuration, proposals) =>
    compileInThread({ configuration, engineVersion, proposals }, COMPILE_MS_MAX);
}

export function randomSecretBytes(): Uint8Array {
  return randomBytes(24);
}
