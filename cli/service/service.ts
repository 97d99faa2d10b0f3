import { Hono } from 'hono';
import type { Logger } from 'pino';
import { type AppOptions, createApp } from '../../api/app.ts';
import { BodiesInFlight } from '../../api/body/bodies-in-flight.ts';
import { byAdminTokenOrSignIn, byApiKey } from '../../api/gateway.ts';
import { Cursors } from '../../api/paging/cursor.ts';
import type { Route } from '../../api/route.ts';
import type { BackupNotes } from '../../api/routes/upkeep.ts';
import { internalRoutes, parsedOpenApi, publicRoutes } from '../../api/routes.ts';
import type { ReadCounts } from '../../app/configuration/learn-from-sessions.ts';
import type { Compile } from '../../app/configuration/run-compilation.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { KeyFinder } from '../../app/keys/key-finder.ts';
import type { RateLimit } from '../../app/keys/rate-limit.ts';
import { RequestLines } from '../../app/keys/request-lines.ts';
import { SignIns } from '../../app/people/sign-ins.ts';
import type { ErasureDependencies, ErasureEdge } from '../../app/privacy/erase-session.ts';
import { DraftJudge } from '../../app/publication-gate/draft-judge.ts';
import { Previews } from '../../app/session/preview/preview-conversation.ts';
import { createConsole } from '../../console/create-console.ts';
import { MemoryCoordination } from '../../coordination/memory.ts';
import type { Coordination } from '../../coordination/port.ts';
import type { IdentityProvider } from '../../identity/port.ts';
import type { Keyring } from '../../keyring/port.ts';
import { watchKeyring } from '../../keyring/watched-keyring.ts';
import { guardedLog } from '../../log/guarded-log.ts';
import type { EventLog } from '../../log/port.ts';
import type { SendHere } from '../../mcp/handler.ts';
import { mcpRoute } from '../../mcp/route.ts';
import { experience } from '../../projections/experience.ts';
import { ApiKeysInUse } from '../../projections/keys/api-keys-in-use.ts';
import { OpenCompilations } from '../../projections/open-compilations.ts';
import type { ViewsOfOwnWrites } from '../../projections/projecting/own-writes.ts';
import { readExperience } from '../../projections/read-experience.ts';
import { inSnapshot } from '../../projections/store/in-snapshot.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import { STORED_VIEWS } from '../../projections/stored-views.ts';
import type { SemanticProvider } from '../../semantics/port.ts';
import { within } from '../../time/within.ts';
import { logRequests } from '../logging/log-lines.ts';
import { ProjectorClient, type StartProjector } from '../projecting/projector-client.ts';
import { CompilationWorker } from './compilation-worker.ts';
import { composeDependencies, randomSecretBytes } from './composing/compose-dependencies.ts';
import { type ComposedOperations, composeOperations } from './composing/compose-operations.ts';
import { composeSessionKeys } from './composing/compose-session-keys.ts';
import { composeViews } from './composing/compose-views.ts';
import { watchErasures } from './erasure-watch.ts';
import { LastKeyUses, notingUses } from './last-key-uses.ts';
import { recordDueExpiries, scheduleTicks } from './schedule.ts';

/** What a service is put together from. */
export interface ServiceParts {
  readonly log: EventLog;
  /** Whoever opened it closes it after the service was stopped. */
  readonly keyring: Keyring;
  /** Where the stored views are read; whoever opened it closes it after the service was stopped. */
  readonly store: ReadModels;
  /** Whether another process makes the stored views. */
  readonly areViewsElsewhere?: boolean;
  /** How the views are fed. */
  readonly project: StartProjector;
  readonly logger: Logger;
  /** Where browsers reach the console; left out: where the internal entry point listens, over plain HTTP. */
  readonly consoleUrl?: string | undefined;
  /** Left out: people sign in by links alone. */
  readonly identityProvider?: IdentityProvider | undefined;
  /** Bearer token of the internal entry point. */
  readonly adminToken: string;
  /** Whether log lines tell what clients call their requests. */
  readonly logsClientRequestIds?: boolean;
  /** Signs cursors. */
  readonly secret: string;
  /** Where erasures are kept beside the anchors; left out: nowhere. */
  readonly noteErasure?: ErasureEdge['noteErasure'];
  /** Backups that were made of this instance's data; left out: none is known of. */
  readonly readBackups?: () => Promise<BackupNotes>;
  /** Whether the log is anchored where the views are fed. */
  readonly isAnchored?: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How a draft becomes its artifact: in a thread of its own, but for tests. */
  readonly compile: (engineVersion: string) => Compile;
  /** Left out: the rules alone understand. */
  readonly semantics?: SemanticProvider | undefined;
  /** Left out: no key is held up. */
  readonly rateLimit?: RateLimit | undefined;
  /** Bytes of request bodies that each entry point works on at one time; left out: any number. */
  readonly bodyBytesMax?: number;
  /** Left out: this process coordinates by itself. */
  readonly coordination?: Coordination;
}

/** A start waits so long for the code of the thread that feeds the views, which is much on a busy machine. */
const THREAD_MS_MAX = 30_000;
/** A start waits so long for the log; without it, requests are refused until it is there. */
const START_MS_MAX = 2_000;

/** The whole service but for its sockets. */
export interface Service {
  readonly dependencies: Dependencies;
  readonly erasing: ErasureDependencies;
  readonly worker: CompilationWorker;
  readonly views: ViewsOfOwnWrites;
  readonly publicApp: Hono;
  readonly internalApp: Hono;
  /** Told of what listens, for the metrics. */
  readonly edge: ComposedOperations['edge'];
  /** What the clock does every minute. */
  readonly recordExpiries: () => Promise<void>;
  /** Says from now on that no more requests are wanted. */
  readonly drain: () => void;
  /** Ends what runs by itself; log and store stay open. */
  readonly stop: () => Promise<void>;
}

/**
 * Puts the service together around a log; resolves when writes are taken and keys are known, or when the log keeps that
 * waiting. Views follow in their own time, and one that fails takes nothing else with it.
 */
export async function composeService(parts: ServiceParts): Promise<Service> {
  const { store, logger, now, secret, areViewsElsewhere = false } = parts;
  const keys = new ApiKeysInUse();
  let wake = () => {};
  const compilations = new OpenCompilations(() => wake());
  const projector = new ProjectorClient({
    start: parts.project,
    stored: areViewsElsewhere ? [] : STORED_VIEWS.map(({ name }) => name),
    memory: [keys, compilations],
    isAnchored: parts.isAnchored ?? false,
    logger,
  });
  const log = guardedLog(parts.log, () => projector.refusal);
  const { views, stopLooking } = composeViews(projector, store, log);
  const { semantics, coordination = new MemoryCoordination(), noteErasure, readBackups } = parts;
  const keyring = watchKeyring(parts.keyring);
  const dependencies = composeDependencies(log, {
    views,
    now,
    sessionKeys: composeSessionKeys({ keyring, logger }),
    semantics,
    coordination,
    onModelAsked: (asked) => operations.onModelAsked(asked),
  });
  const begun = within(START_MS_MAX, log.head(), () => undefined).catch(() => undefined);
  const compile = parts.compile(dependencies.engineVersion);
  const watched = { log, keyring, projector, views, coordination, now };
  const operations = composeOperations({ ...watched, readBackups });
  const readCounts = countsOf(views, store);
  const jobs = { logger, compile, readCounts, ...operations.compiling };
  const worker = new CompilationWorker(dependencies, compilations, jobs);
  wake = () => worker.wake();
  await within(THREAD_MS_MAX, projector.started, () => undefined);
  await within(START_MS_MAX, projector.isServing, () => undefined);
  worker.wake();
  const erasing = { ...dependencies, secret, noteErasure };
  const stopErasures = watchErasures(erasing, { from: (await begun) ?? '', store, logger });
  const stopTicks = scheduleTicks(erasing, { keys, store, logger });
  return {
    dependencies,
    erasing,
    worker,
    views,
    ...createApps(dependencies, keys, { ...parts, operations, projector, readCounts }),
    edge: operations.edge,
    drain: () => operations.readiness.drain(),
    recordExpiries: () => recordDueExpiries(dependencies, keys, logger),
    stop: async () => {
      await stopTicks();
      await stopErasures();
      operations.stop();
      stopLooking();
      await worker.stop();
      await projector.stop();
    },
  };
}

/** What sessions told, with all that this process has acknowledged of them. */
function countsOf(views: ViewsOfOwnWrites, store: ReadModels): ReadCounts {
  return async (owner) => {
    await views.ownWritesShown(experience.name);
    return inSnapshot(store, (snapshot) => readExperience(snapshot, owner));
  };
}

function createApps(
  dependencies: Dependencies,
  keys: ApiKeysInUse,
  parts: ServiceParts & {
    readonly operations: ComposedOperations;
    readonly projector: ProjectorClient;
    readonly readCounts: ReadCounts;
  },
): { readonly publicApp: Hono; readonly internalApp: Hono } {
  const { logger, adminToken, secret, store, rateLimit, operations, projector, readCounts } = parts;
  const options = {
    newRequestId: () => dependencies.newId('req_'),
    logFault: (error: unknown, requestId: string) =>
      logger.error({ err: error, request_id: requestId }, 'fault'),
  };
  const uses = new LastKeyUses(
    (keyId, now) => projector.noteKeyUse(keyId, now),
    store,
    (error) => logger.warn({ err: error }, 'the uses of keys are not known'),
  );
  const signIns = new SignIns(dependencies.now, randomSecretBytes);
  const previews = new Previews(parts.compile(dependencies.engineVersion), readCounts);
  const edge = {
    previews,
    draftJudge: new DraftJudge(previews),
    signIns,
    identityProvider: parts.identityProvider,
    cursors: new Cursors(secret),
    store,
    operations,
    randomBytes: randomSecretBytes,
    erasing: { secret, noteErasure: parts.noteErasure },
    lastUse: (keyId: string) => uses.lastUse(keyId),
  };
  const finder = keyFinder(dependencies, keys, projector);
  const publicOptions = {
    ...options,
    log: logRequests('public', parts),
    authenticate: byApiKey(notingUses(finder, (keyId) => uses.note(keyId, dependencies.now()))),
    credential: { name: 'a valid API key', placeholder: '<key>' },
    bodies: watchedBodies('public', parts),
  };
  const lines = operations.edge.watchLines('public', new RequestLines());
  const routes = publicRoutes(dependencies, edge);
  const tools = toolsRoute(routes, publicOptions, dependencies.engineVersion);
  const internalApi = createApp(internalRoutes(dependencies, edge), {
    ...options,
    log: logRequests('internal', parts),
    authenticate: byAdminTokenOrSignIn(adminToken, (token) => signIns.find(token)),
    credential: { name: 'the admin token of this service', placeholder: '<QSS_ADMIN_TOKEN>' },
    bodies: watchedBodies('internal', parts),
  });
  return {
    publicApp: createApp([...routes, tools], { ...publicOptions, rateLimit, lines }),
    internalApp: withConsole(internalApi, parts),
  };
}

/** The internal entry point with its pages for people, which ask it like everybody else. */
function withConsole(api: Hono, { consoleUrl, identityProvider, logger }: ServiceParts): Hono {
  const pages = createConsole({
    send: async (path, init) => api.request(path, init),
    isSecure: consoleUrl?.startsWith('https:') === true,
    providerName: identityProvider?.name,
    logFault: (error) => logger.error({ err: error }, 'fault in the console'),
  });
  const app = new Hono();
  app.get('/', ({ req }) => pages.fetch(req.raw));
  app.all('/console/*', ({ req }) => pages.fetch(req.raw));
  app.all('*', ({ req, env }) => api.fetch(req.raw, env));
  return app;
}

function keyFinder(
  dependencies: Dependencies,
  inUse: ApiKeysInUse,
  { views }: ProjectorClient,
): KeyFinder {
  let isComplete = false;
  const complete = () => {
    isComplete = true;
  };
  // A view that fails was told as a fault.
  views.find(({ name }) => name === inUse.name)!.caughtUp.then(complete, () => {});
  return new KeyFinder(dependencies, {
    inUse,
    isComplete: () => isComplete,
    elapsedMs: () => performance.now(),
  });
}

function watchedBodies(
  entrance: 'public' | 'internal',
  parts: ServiceParts & { readonly operations: ComposedOperations },
): BodiesInFlight {
  const held = new BodiesInFlight(parts.bodyBytesMax ?? Number.POSITIVE_INFINITY);
  return parts.operations.edge.watchBodies(entrance, held);
}

/** The tools of models, over the public routes. What a tool calls is counted once: when the tool is called. */
function toolsRoute(routes: readonly Route[], options: AppOptions, version: string): Route {
  const bodies = new BodiesInFlight(Number.POSITIVE_INFINITY);
  const send = sendTo(createApp(routes, { ...options, bodies }));
  return mcpRoute(parsedOpenApi(), version, send);
}

/** Sends requests to an application of this process. */
function sendTo(app: Hono): SendHere {
  return (path, init) => {
    const headers = new Headers(init.headers);
    const length = Buffer.byteLength((init.body as string | undefined) ?? '');
    headers.set('Content-Length', String(length));
    return app.request(path, { ...init, headers });
  };
}
