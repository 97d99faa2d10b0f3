import type { Dependencies } from '../app/core/dependencies.ts';
import type { SignIns } from '../app/people/sign-ins.ts';
import type { ErasureEdge } from '../app/privacy/erase-session.ts';
import type { DraftJudge } from '../app/publication-gate/draft-judge.ts';
import type { Previews } from '../app/session/preview/preview-conversation.ts';
import type { IdentityProvider } from '../identity/port.ts';
import type { ReadModels } from '../projections/store/port.ts';
import { DOCUMENTS } from './documents/all.ts';
import { openApiDocument } from './openapi.ts';
import type { Route } from './route.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { auditRoute } from './routes/configuration/audit-trail.ts';
import { configurationRoutes } from './routes/configuration/configuration-routes.ts';
import { conversationTestRoutes } from './routes/configuration/conversation-tests.ts';
import { draftWarningsRoute } from './routes/configuration/draft-warnings.ts';
import { previewRoute } from './routes/configuration/preview.ts';
import { gateRoutes } from './routes/configuration/publication-gate.ts';
import { versionRoutes } from './routes/configuration/versions.ts';
import { docsRoutes } from './routes/docs.ts';
import { healthRoute } from './routes/health.ts';
import { type KeyEdge, keyRoutes } from './routes/keys.ts';
import { conversionRoute, nextQuestionsRoute } from './routes/legacy.ts';
import { type Operations, operationsRoutes } from './routes/operations.ts';
import { providerSignInRoutes } from './routes/provider-sign-ins.ts';
import { servicesRoute } from './routes/services.ts';
import { collectedValuesRoute } from './routes/sessions/collected-values.ts';
import { erasureRoutes } from './routes/sessions/erasures.ts';
import { eventsRoute } from './routes/sessions/events.ts';
import { feedbackRoute } from './routes/sessions/feedback.ts';
import { nextRoute } from './routes/sessions/next.ts';
import { retentionRoutes } from './routes/sessions/retention.ts';
import { sessionAuditRoutes } from './routes/sessions/session-audit.ts';
import {
  feedbackListRoute,
  pendingDecisionsRoute,
  sessionsRoute,
} from './routes/sessions/session-lists.ts';
import { createSessionRoute, readSessionRoute } from './routes/sessions/sessions.ts';
import { signInRoutes } from './routes/sign-ins.ts';
import { upkeepRoute } from './routes/upkeep.ts';

/** What the routes need beside the use cases. */
export interface Edge extends KeyEdge {
  /** Rows of the stored views. */
  readonly store: ReadModels;
  readonly operations: Operations;
  readonly erasing: ErasureEdge;
  /** Conversations that nobody records. */
  readonly previews: Previews;
  /** What tenants want publications to pass. */
  readonly draftJudge: DraftJudge;
  /** The people at the internal entry point. */
  readonly signIns: SignIns;
  /** Undefined: they sign in by links alone. */
  readonly identityProvider: IdentityProvider | undefined;
}

/** The same in every service of this process. */
let document: string | undefined;

/** The OpenAPI document of the public contract, as JSON. */
function publicOpenApi(): string {
  // Nothing of a route's use case is in it.
  document ??= JSON.stringify(openApiDocument(contractRoutes({} as never, {} as never), DOCUMENTS));
  return document;
}

let parsed: object | undefined;

/** The same for those who read it here: one object for all of them. */
export function parsedOpenApi(): object {
  parsed ??= JSON.parse(publicOpenApi()) as object;
  return parsed;
}

/** Everything the public port serves. */
export function publicRoutes(dependencies: Dependencies, edge: Edge): readonly Route[] {
  // Made before anybody listens, and written down once: no request waits for it.
  return [...contractRoutes(dependencies, edge), ...docsRoutes(publicOpenApi())];
}

/** The routes of the public contract. */
export function contractRoutes(dependencies: Dependencies, edge: Edge): readonly Route[] {
  return [
    createSessionRoute(dependencies),
    readSessionRoute(dependencies),
    nextRoute(dependencies),
    eventsRoute(dependencies),
    feedbackRoute(dependencies),
    ...configurationRoutes(dependencies, '/v1', edge),
    auditRoute({ dependencies, store: edge.store, cursors: edge.cursors }, '/v1'),
    nextQuestionsRoute(dependencies),
    conversionRoute(dependencies),
    healthRoute(dependencies),
  ];
}

const SERVICE = '/internal/v1/tenants/{tenant}/services/{service}';

/** Everything the internal port serves. */
export function internalRoutes(dependencies: Dependencies, edge: Edge): readonly Route[] {
  const lists = { dependencies, store: edge.store, cursors: edge.cursors };
  return [
    ...keyRoutes(dependencies, SERVICE, edge),
    ...configurationRoutes(dependencies, SERVICE, edge),
    ...versionRoutes(dependencies, SERVICE, edge.cursors),
    draftWarningsRoute(dependencies, SERVICE),
    previewRoute(dependencies, edge.previews, SERVICE),
    ...gateRoutes(dependencies, SERVICE, edge.draftJudge),
    ...conversationTestRoutes(dependencies, SERVICE, edge),
    auditRoute(lists, SERVICE),
    sessionsRoute(lists, SERVICE),
    pendingDecisionsRoute(lists, SERVICE),
    ...sessionAuditRoutes(dependencies, SERVICE, edge.cursors),
    ...erasureRoutes(lists, SERVICE, edge.erasing),
    ...retentionRoutes(lists, SERVICE),
    feedbackListRoute(lists, SERVICE),
    ...analyticsRoutes(dependencies, edge.store, SERVICE),
    collectedValuesRoute(lists, SERVICE),
    servicesRoute(lists),
    upkeepRoute(dependencies.engineVersion, edge.operations.upkeep),
    ...signInRoutes(edge.signIns),
    ...providerSignInRoutes(edge.signIns, edge.identityProvider),
    ...operationsRoutes(edge.operations),
  ];
}
