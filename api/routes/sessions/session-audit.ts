import { explainRecordedDecision, unknownDecision } from '../../../app/audit/explain-decision.ts';
import { findDecision } from '../../../app/audit/find-in-log.ts';
import { stateAt } from '../../../app/audit/replay/replayed-events.ts';
import { replayedPage } from '../../../app/audit/replay/replayed-page.ts';
import { recordPersonsLook } from '../../../app/audit/text-access/record-persons-look.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { loadForAudit } from '../../../app/session/load-session.ts';
import { sessionAnswer } from '../../../app/session/read-session.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { auditView } from '../../../domain/session/audit-view.ts';
import { unknownSession } from '../../../domain/session/session-refusals.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import { envelopeOf } from '../../error-envelope.ts';
import { ADMIN_SCOPE, SESSIONS_SCOPE, TEXTS_SCOPE } from '../../internal-scopes.ts';
import type { Cursors } from '../../paging/cursor.ts';
import { pageQuery, pageRoute } from '../../paging/page-route.ts';
import { provenanceOf, type Route, type RouteRequest } from '../../route.ts';
import { eventWithoutTexts, withoutTexts } from '../../without-texts.ts';

const COMMON = {
  method: 'GET',
  scopes: [SESSIONS_SCOPE, ADMIN_SCOPE],
  idempotency: 'none',
} as const;

/**
 * What auditors read of one session (contract section 6): its state in full, its events, its decisions. A person is
 * shown what was said only with the scope for it, and each look is recorded.
 */
export function sessionAuditRoutes(
  dependencies: Dependencies,
  prefix: string,
  cursors: Cursors,
): readonly Route[] {
  return [
    viewRoute(dependencies, prefix),
    eventsRoute(dependencies, prefix, cursors),
    versionRoute(dependencies, prefix),
    decisionRoute(dependencies, prefix),
  ];
}

/** The public session object, and beside it everything the fold knows. */
function viewRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    ...COMMON,
    path: `${prefix}/sessions/{session_id}`,
    operationId: 'inspectSession',
    handle: async (request) => {
      const { identity, params, requestId } = request;
      const sessionId = params.session_id!;
      const loaded = await loadForAudit(dependencies, identity, sessionId);
      if (!loaded.ok) return envelopeOf(loaded.refusal, requestId);
      const session = sessionAnswer(dependencies, loaded, sessionId, requestId);
      const audit = auditView(loaded.current.state, loaded.pinned);
      const body = { ...session, audit };
      const seesTexts = await looks(dependencies, request);
      return { status: 200, body: seesTexts ? body : withoutTexts(body) };
    },
  };
}

/** The session's events in order, each with what it changed. */
function eventsRoute(dependencies: Dependencies, prefix: string, cursors: Cursors): Route {
  return pageRoute(cursors, {
    scopes: COMMON.scopes,
    path: `${prefix}/sessions/{session_id}/events`,
    operationId: 'replaySession',
    query: closedObject(pageQuery),
    read: async (request, { limit, at }) => {
      const { identity, params } = request;
      const sessionId = params.session_id!;
      const loaded = await loadForAudit(dependencies, identity, sessionId);
      if (!loaded.ok) return loaded;
      const stream = sessionStream(identity.tenant, sessionId);
      const from = Number(at ?? 0);
      const page = await replayedPage(dependencies, stream, { from, limit });
      const seesTexts = await looks(dependencies, request);
      const events = seesTexts ? page.events : page.events.map(eventWithoutTexts);
      return {
        ok: true,
        body: { session_id: sessionId, events },
        next: page.next?.toString(),
      };
    },
  });
}

/** The state as it was at a version; a revision within a commit means the version that its commit made. */
function versionRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    ...COMMON,
    path: `${prefix}/sessions/{session_id}/versions/{state_version}`,
    operationId: 'inspectSessionVersion',
    handle: async (request) => {
      const { identity, params, requestId } = request;
      const sessionId = params.session_id!;
      const loaded = await loadForAudit(dependencies, identity, sessionId);
      if (!loaded.ok) return envelopeOf(loaded.refusal, requestId);
      const stream = sessionStream(identity.tenant, sessionId);
      const version = /^\d{1,9}$/.test(params.state_version!) ? Number(params.state_version) : -1;
      const found = version < 0 ? undefined : await stateAt(dependencies, stream, version);
      if (!found) return envelopeOf(unknownSession(sessionId).refusal, requestId);
      const body = { request_id: requestId, session_id: sessionId, ...found };
      const seesTexts = await looks(dependencies, request);
      return { status: 200, body: seesTexts ? body : withoutTexts(body) };
    },
  };
}

/** A decision made again from the log: which question stood where, and why. */
function decisionRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    ...COMMON,
    path: `${prefix}/sessions/{session_id}/decisions/{decision_id}`,
    operationId: 'explainDecision',
    handle: async ({ identity, params, requestId }) => {
      const sessionId = params.session_id!;
      const loaded = await loadForAudit(dependencies, identity, sessionId);
      if (!loaded.ok) return envelopeOf(loaded.refusal, requestId);
      const stream = sessionStream(identity.tenant, sessionId);
      const decision = await findDecision(dependencies.log, params.decision_id!, stream);
      if (!decision) return envelopeOf(unknownDecision().refusal, requestId);
      const done = await explainRecordedDecision(dependencies, decision);
      if (!done.ok) return envelopeOf(done.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...done.explained } };
    },
  };
}

/** Whether who asks may see what was said; where that is a person, it is recorded before they do. */
async function looks(
  dependencies: Dependencies,
  request: Pick<RouteRequest, 'identity' | 'params' | 'requestId'>,
): Promise<boolean> {
  const { tenant, service, person, scopes } = request.identity;
  if (!person) return true;
  if (!scopes.includes(TEXTS_SCOPE)) return false;
  const sessionIds = [request.params.session_id!];
  await recordPersonsLook(
    dependencies,
    { tenant, service, sessionIds },
    person,
    provenanceOf(request),
  );
  return true;
}
