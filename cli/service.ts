import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp } from '../api/app.ts';
import { Cursors } from '../api/cursor.ts';
import { byAdminToken, byApiKey } from '../api/gateway.ts';
import { internalRoutes, publicRoutes } from '../api/routes.ts';
import type { Compile } from '../app/run-compilation.ts';
import type { Runtime } from '../app/runtime.ts';
import type { EventLog } from '../log/port.ts';
import { inMemory } from '../projections/in-memory.ts';
import { KeyRing } from '../projections/key-ring.ts';
import { OpenCompilations } from '../projections/open-compilations.ts';
import { Follower } from '../projections/run.ts';
import { Views } from '../projections/views.ts';
import type { SemanticProvider } from '../semantics/port.ts';
import { CompilationWorker } from './compilation-worker.ts';
import { composeRuntime, randomSecretBytes } from './compose.ts';

/** What a service is put together from. */
export interface ServiceParts {
  readonly log: EventLog;
  readonly logger: Logger;
  /** Bearer token of the internal entry point. */
  readonly adminToken: string;
  /** Signs cursors. */
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How a draft becomes its artifact: in a thread of its own, but for tests. */
  readonly compile: (engineVersion: string) => Compile;
  /** Left out: the rules alone understand. */
  readonly semantics?: SemanticProvider | undefined;
}

/** The whole service but for its sockets. */
export interface Service {
  readonly runtime: Runtime;
  readonly worker: CompilationWorker;
  readonly views: Views;
  readonly publicApp: Hono;
  readonly internalApp: Hono;
  /** Ends what runs by itself; the log stays open. */
  readonly stop: () => Promise<void>;
}

/** Puts the service together around a log; resolves when its views have caught up. */
export async function composeService(parts: ServiceParts): Promise<Service> {
  const { log, logger, now } = parts;
  const keys = new KeyRing();
  let wake = () => {};
  const compilations = new OpenCompilations(() => wake());
  const onFault = (error: unknown) =>
    logger.error({ err: error }, 'a view does not follow the log');
  const views = new Views(
    [keys, compilations].map((view) => new Follower({ log, sink: inMemory(view), onFault })),
  );
  const runtime = composeRuntime(log, { views, now, semantics: parts.semantics });
  const compile = parts.compile(runtime.engineVersion);
  const worker = new CompilationWorker(runtime, compilations, { logger, compile });
  wake = () => worker.wake();
  await views.caughtUp;
  worker.wake();
  return {
    runtime,
    worker,
    views,
    ...createApps(runtime, keys, parts),
    stop: async () => {
      await worker.stop();
      await views.stop();
    },
  };
}

function createApps(
  runtime: Runtime,
  keys: KeyRing,
  { logger, adminToken, secret }: ServiceParts,
): { readonly publicApp: Hono; readonly internalApp: Hono } {
  const options = {
    newRequestId: () => runtime.newId('req_'),
    log: (entry: object) => logger.info(entry, 'request'),
    logFault: (error: unknown, requestId: string) =>
      logger.error({ err: error, requestId }, 'fault'),
  };
  const edge = { cursors: new Cursors(secret), randomBytes: randomSecretBytes };
  const openKey = (secret: string) => keys.open(secret, new Date(runtime.now()).toISOString());
  return {
    publicApp: createApp(publicRoutes(runtime, edge), {
      ...options,
      authenticate: byApiKey(openKey),
    }),
    internalApp: createApp(internalRoutes(runtime, edge), {
      ...options,
      authenticate: byAdminToken(adminToken),
    }),
  };
}
