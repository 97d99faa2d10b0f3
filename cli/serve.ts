import type { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { createApp } from '../api/app.ts';
import { byAdminToken, byApiKey } from '../api/gateway.ts';
import { internalRoutes, publicRoutes } from '../api/routes.ts';
import type { Runtime } from '../app/runtime.ts';
import type { EventLog } from '../log/port.ts';
import { Follower } from '../projections/follow.ts';
import { KeyRing } from '../projections/key-ring.ts';
import { OpenCompilations } from '../projections/open-compilations.ts';
import { CompilationWorker } from './compilation-worker.ts';
import { composeRuntime, openLog, randomSecretBytes } from './compose.ts';
import type { Config } from './config.ts';
import { announceDemo, isDemoWanted, publishDemo } from './demo/publish.ts';
import { type Listening, listen } from './listen.ts';
import { keptSecret } from './secrets.ts';

/**
 * Starts the whole service; resolves with the function that stops it.
 * @param open how the log is opened; tests of crashes give one that fails on purpose
 */
export async function serve(
  config: Config,
  open: (config: Config) => Promise<EventLog> = openLog,
): Promise<() => Promise<void>> {
  const logger = pino({ level: config.logLevel, base: null });
  const log = await open(config);
  const views = startViews(log, logger);
  const runtime = composeRuntime(log, views.acknowledged);
  const worker = new CompilationWorker(runtime, views.compilations, logger);
  views.onCompilation(() => worker.wake());
  await views.caughtUp;
  const { publicApp, internalApp } = createApps(runtime, views.keys, { config, logger });
  const servers: Listening[] = [
    await listen(publicApp, config.host, config.port),
    await listen(internalApp, config.internalHost, config.internalPort),
  ];
  worker.wake();
  logger.info(
    { public: servers[0]!.address, internal: servers[1]!.address, node: process.version },
    'listening',
  );
  if (await isDemoWanted(config, log)) {
    const demo = await publishDemo(runtime, worker);
    await views.sawEverything();
    announceDemo(demo, servers[0]!.address);
  }
  return async () => {
    logger.info('stopping');
    await Promise.all(servers.map((server) => server.stop()));
    await worker.stop();
    await views.stop();
    await log.close();
    logger.flush();
  };
}

/** The views a serving process holds in memory. */
function startViews(log: EventLog, logger: Logger) {
  let wake = () => {};
  let newest: string | undefined;
  const keys = new KeyRing();
  const compilations = new OpenCompilations(() => wake());
  const onFault = (error: unknown) =>
    logger.error({ err: error }, 'a view does not follow the log');
  const followers = [keys, compilations].map((view) => new Follower(log, view, onFault));
  return {
    keys,
    compilations,
    caughtUp: Promise.all(followers.map((follower) => follower.caughtUp)),
    onCompilation: (callback: () => void) => {
      wake = callback;
    },
    acknowledged: (position: string) => {
      newest = position;
    },
    /** Waits until every view has passed the last append of this process. */
    sawEverything: async () => {
      if (newest === undefined) return;
      await Promise.all(followers.map((follower) => follower.waitFor(newest!, 2_000)));
    },
    stop: () => Promise.all(followers.map((follower) => follower.stop())),
  };
}

function createApps(
  runtime: Runtime,
  keys: KeyRing,
  { config, logger }: { readonly config: Config; readonly logger: Logger },
): { readonly publicApp: Hono; readonly internalApp: Hono } {
  const options = {
    newRequestId: () => runtime.newId('req_'),
    log: (entry: object) => logger.info(entry, 'request'),
    logFault: (error: unknown, requestId: string) =>
      logger.error({ err: error, requestId }, 'fault'),
  };
  const openKey = (secret: string) => keys.open(secret, new Date(runtime.now()).toISOString());
  const token = config.adminToken ?? announceSecret(config, 'admin-token');
  return {
    publicApp: createApp(publicRoutes(runtime), { ...options, authenticate: byApiKey(openKey) }),
    internalApp: createApp(internalRoutes(runtime, randomSecretBytes), {
      ...options,
      authenticate: byAdminToken(token),
    }),
  };
}

/** Says where a secret lies that was made just now; never the secret itself. */
function announceSecret({ dataDir }: Config, name: string): string {
  const secret = keptSecret(dataDir, name);
  if (secret.isNew) console.log(`Made a secret: ${secret.file} (readable by its owner only)`);
  return secret.value;
}
