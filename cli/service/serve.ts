import type { Logger } from 'pino';
import { rateLimitPerMinute } from '../../app/keys/rate-limit.ts';
import { replayErasures } from '../../app/privacy/replay-erasures.ts';
import { type Keyring, KeyringUnavailable } from '../../keyring/port.ts';
import { type EventLog, LogUnavailable } from '../../log/port.ts';
import { assertOwnAnchors } from '../anchor-file.ts';
import { type KeptSecret, keptSecret } from '../config/kept-secrets.ts';
import type { Config } from '../config/read-config.ts';
import { isKeyringOfOneMachine } from '../config/shared-settings.ts';
import { announceDemo, isDemoWanted, publishDemo } from '../demo/publish.ts';
import { erasureFile, noteErasureIn, readErasureFile } from '../erasure-file.ts';
import { INTERNAL_CONNECTIONS_MAX, publicConnectionsMax } from '../http/connections-max.ts';
import { type Listening, listen } from '../http/listen.ts';
import { makeDataKey } from '../keyring/data-key.ts';
import { keyringBesideLog } from '../keyring/keyring-beside-log.ts';
import { noteSecret } from '../keyring/known-secrets.ts';
import { lateKeyring } from '../keyring/late-keyring.ts';
import { readBackupNotes } from '../keyring/noted-backups.ts';
import { logMissing, openKeyringOf } from '../keyring/open-keyring.ts';
import { createLogger } from '../logging/logger.ts';
import { openLog } from '../open-log.ts';
import { openReadModels } from '../open-read-models.ts';
import { closeToOthers } from '../private-files.ts';
import { projectInThread } from '../projecting/project-in-thread.ts';
import { composeCoordination } from './composing/compose-coordination.ts';
import { inThread, randomSecretBytes } from './composing/compose-dependencies.ts';
import { composeIdentity } from './composing/compose-identity.ts';
import { composeSemantics } from './composing/compose-semantics.ts';
import { composeService, type Service } from './service.ts';

export interface ServeOptions {
  /** How the log is opened; tests of crashes give one that fails on purpose. */
  readonly open?: (config: Config) => Promise<EventLog>;
  /** Whether another process makes the stored views and anchors the log. */
  readonly areViewsElsewhere?: boolean;
}

/** Starts the whole service; resolves with the function that stops it. */
export async function serve(
  config: Config,
  { open = openLog, areViewsElsewhere = false }: ServeOptions = {},
): Promise<() => Promise<void>> {
  const logger = createLogger(config.logLevel);
  await lookAtFiles(config, { logger, isAnchored: !areViewsElsewhere });
  const log = await open(config);
  const keyring = await openServedKeyring(log, config, logger);
  const coordination = await composeCoordination(config, logger);
  const store = await openReadModels(config);
  const secret = ownSecret(config);
  const { eventLogUrl, viewsUrl, dataDir } = config;
  const anchors = { file: config.anchorFile, secret };
  const service = await composeService({
    log,
    keyring,
    store,
    logger,
    consoleUrl: config.consoleUrl,
    adminToken: config.adminToken ?? announced(keptSecret(config.dataDir, 'admin-token')),
    secret,
    noteErasure: noteErasureIn(erasureFile(config), secret),
    readBackups: () => readBackupNotes(dataDir),
    logsClientRequestIds: config.logsClientRequestIds,
    areViewsElsewhere,
    isAnchored: !areViewsElsewhere,
    project: projectInThread({
      log: { eventLogUrl, dataDir },
      ...(areViewsElsewhere ? {} : { readModels: { viewsUrl, dataDir }, anchors }),
    }),
    now: Date.now,
    coordination,
    semantics: composeSemantics(config.semantics, { coordination, logger }),
    compile: inThread,
    identityProvider: await composeIdentity(config, logger),
    bodyBytesMax: config.bodyBytesMax,
    rateLimit: config.requestsPerMinute
      ? rateLimitPerMinute(coordination, config.requestsPerMinute)
      : undefined,
  });
  await eraseWhatCameBack(service, config, { secret, logger });
  const servers = await listenToBoth(service, config);
  const [publicServer, internalServer] = servers;
  const addresses = { public: publicServer.address, internal: internalServer.address };
  logger.info({ ...addresses, ...runningWith(config, publicServer) }, 'listening');
  const endDemo = beginDemo(service, config, { address: publicServer.address, logger });
  return async () => {
    logger.info('stopping');
    service.drain();
    await endDemo();
    await Promise.all(servers.map((server) => server.stop()));
    await service.stop();
    await coordination.close();
    await store.close();
    await keyring.close();
    await log.close();
    logger.info('stopped');
    logger.flush();
  };
}

/** @throws LogUnavailable */
async function lookAtFiles(
  config: Config,
  { logger, isAnchored }: { readonly logger: Logger; readonly isAnchored: boolean },
): Promise<void> {
  await closeToOthers(config, logger);
  if (isAnchored) await assertOwnAnchors(config);
}

function runningWith({ semantics }: Config, { connections }: Listening): object {
  return {
    connections_max: connections.countMax,
    language_model: semantics?.model ?? null,
    node: process.version,
  };
}

/** @throws KeyringUnavailable */
async function openServedKeyring(log: EventLog, config: Config, logger: Logger): Promise<Keyring> {
  if (isKeyringOfOneMachine(config)) {
    logger.warn('the keyring is one file: instances on other machines cannot read what is sealed');
  }
  const open = async () => {
    const opened = await openKeyringOf(log, config, {
      makeDataKey: () => announced(makeDataKey(config)),
    });
    const keyring = await keyringBesideLog(opened, log, logMissing(config));
    // A name of its own is none of a session's keys, which wait for the log.
    await tellOtherSecret(opened, config, logger);
    return keyring;
  };
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof LogUnavailable)) throw error;
    logger.error({ err: error }, 'the keyring is opened once the log answers');
    return lateKeyring(open);
  }
}

/** Instances of one log whose secrets differ refuse each other's cursors, anchors and lists of erasures. @throws KeyringUnavailable */
async function tellOtherSecret(keyring: Keyring, config: Config, logger: Logger): Promise<void> {
  if (await noteSecret(keyring, ownSecret(config)))
    logger.warn(
      'an instance of this log was last started with another QSS_SECRET: if both still run, each refuses cursors of the other as invalid_cursor, and anchors and the list of erasures; give them the same one',
    );
}

function ownSecret({ dataDir, secret }: Config): string {
  return secret ?? announced(keptSecret(dataDir, 'secret'));
}

/** Nobody whom a restored log or keyring has brought back is served. @throws KeyringUnavailable */
async function eraseWhatCameBack(
  { erasing }: Service,
  config: Config,
  { secret, logger }: { readonly secret: string; readonly logger: Logger },
): Promise<void> {
  const { records, unusable } = await readErasureFile(erasureFile(config), secret);
  if (unusable > 0)
    logger.warn({ lines: unusable }, 'lines of the list of erasures are not signed');
  try {
    const { keys, sessions } = await replayErasures(erasing, records);
    if (keys + sessions > 0)
      logger.warn({ keys, sessions }, 'erased again what a restore brought back');
  } catch (error) {
    // Without their keys the sessions are closed already; the log takes no writes now.
    if (error instanceof KeyringUnavailable) throw error;
    logger.error({ err: error }, 'what a restore brought back is not marked in the log');
  }
}

async function listenToBoth(
  service: Service,
  config: Config,
): Promise<readonly [publicServer: Listening, internalServer: Listening]> {
  const newRequestId = () => service.dependencies.newId('req_');
  const publicServer = await listen(service.publicApp, {
    host: config.host,
    port: config.port,
    newRequestId,
    connectionsMax: publicConnectionsMax(config.connectionsMax),
  });
  const internalServer = await listen(service.internalApp, {
    host: config.internalHost,
    port: config.internalPort,
    newRequestId,
    connectionsMax: INTERNAL_CONNECTIONS_MAX,
  });
  service.edge.watchConnections('public', publicServer.connections);
  service.edge.watchConnections('internal', internalServer.connections);
  return [publicServer, internalServer];
}

interface DemoParts {
  readonly address: string;
  readonly logger: Logger;
}

/** Publishes the demo where it is wanted; what is returned ends that, without waiting for its compilation. */
function beginDemo(service: Service, config: Config, parts: DemoParts): () => Promise<void> {
  const ending = new AbortController();
  const ended = publishWanted(service, config, { ...parts, signal: ending.signal });
  return () => {
    ending.abort();
    return ended;
  };
}

/** The service goes on without its demo, for instance when a configured language model is away. */
async function publishWanted(
  service: Service,
  config: Config,
  { address, logger, signal }: DemoParts & { readonly signal: AbortSignal },
): Promise<void> {
  try {
    if (!(await isDemoWanted(config, service.dependencies))) return;
    const demo = await publishDemo(service.dependencies, service.worker, {
      randomBytes: randomSecretBytes(),
      signal,
    });
    await service.views.ownWritesShown();
    announceDemo(demo, address);
  } catch (error) {
    // The next start goes on with it.
    if (!signal.aborted) logger.error({ err: error }, 'the demo was not published');
  }
}

/** Says where a secret lies that was made just now; never the secret itself. */
function announced(secret: KeptSecret): string {
  if (secret.isNew) console.error(`Made a secret: ${secret.file} (readable by its owner only)`);
  return secret.value;
}
