import { explainRecordedDecision, unknownDecision } from '../../app/audit/explain-decision.ts';
import { findDecision } from '../../app/audit/find-in-log.ts';
import { replayedPage } from '../../app/audit/replay/replayed-page.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { loadSession } from '../../app/session/load-session.ts';
import { sessionAnswer } from '../../app/session/read-session.ts';
import { auditView } from '../../domain/session/audit-view.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import type { Cursors } from '../cursor.ts';
import { problemOf } from '../problem.ts';
import type { Route } from '../route.ts';
import { ADMIN_SCOPE } from './keys.ts';
import { pageRoute } from './page-route.ts';

const COMMON = { method: 'GET', scopes: [ADMIN_SCOPE], idempotency: 'none' } as const;

/** What auditors read of one session (contract section 6): its state in full, its events, its decisions. */
export function sessionAuditRoutes(
  dependencies: Dependencies,
  prefix: string,
  cursors: Cursors,
): readonly Route[] {
  return [
    viewRoute(dependencies, prefix),
    eventsRoute(dependencies, prefix, cursors),
    decisionRoute(dependencies, prefix),
  ];
}

/** The public session object, and beside it everything the fold knows. */
function viewRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    ...COMMON,
    path: `${prefix}/sessions/{session_id}`,
    operationId: 'inspectSession',
    handle: async ({ identity, params, requestId }) => {
      const sessionId = params.session_id!;
      const loaded = await loadSession(dependencies, identity, sessionId);
      if (!loaded.ok) return problemOf(loaded.refusal, requestId);
      const session = sessionAnswer(dependencies, loaded, sessionId, requestId);
      const audit = auditView(loaded.current.state, loaded.pinned);
      return { status: 200, body: { ...session, audit } };
    },
  };
}

/** The session's events in order, each with what it changed. */
function eventsRoute(dependencies: Dependencies, prefix: string, cursors: Cursors): Route {
  return pageRoute(cursors, {
    scopes: COMMON.scopes,
    path: `${prefix}/sessions/{session_id}/events`,
    operationId: 'replaySession',
    filters: {},
    read: async ({ identity, params }, { limit, at }) => {
      const sessionId = params.session_id!;
      const loaded = await loadSession(dependencies, identity, sessionId);
      if (!loaded.ok) return loaded;
      const stream = sessionStream(identity.tenant, sessionId);
      const from = Number(at ?? 0);
      const { events, next } = await replayedPage(dependencies, stream, { from, limit });
      return { ok: true, body: { session_id: sessionId, events }, next: next?.toString() };
    },
  });
}

/** A decision made again from the log: which question stood where, and why. */
function decisionRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    ...COMMON,
    path: `${prefix}/sessions/{session_id}/decisions/{decision_id}`,
    operationId: 'explainDecision',
    handle: async ({ identity, params, requestId }) => {
      const sessionId = params.session_id!;
      const loaded = await loadSession(dependencies, identity, sessionId);
      if (!loaded.ok) return problemOf(loaded.refusal, requestId);
      const stream = sessionStream(identity.tenant, sessionId);
      const decision = await findDecision(dependencies.log, params.decision_id!, stream);
      if (!decision) return problemOf(unknownDecision().refusal, requestId);
      const done = await explainRecordedDecision(dependencies, decision);
      if (!done.ok) return problemOf(done.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...done.explained } };
    },
  };
}
