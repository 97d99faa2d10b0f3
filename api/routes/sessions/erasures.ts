import { eraseConversation } from '../../../app/privacy/erase-conversation.ts';
import { type ErasureEdge, eraseSession } from '../../../app/privacy/erase-session.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { text } from '../../../domain/input/text.ts';
import { isSessionId } from '../../../domain/session/session-id.ts';
import { erasures, readErasures } from '../../../projections/erasures.ts';
import { envelopeOf } from '../../error-envelope.ts';
import { ADMIN_SCOPE } from '../../internal-scopes.ts';
import { type Lists, listRoute } from '../../paging/list-route.ts';
import { pageQuery } from '../../paging/page-route.ts';
import { provenanceOf, type Route, typedRoute } from '../../route.ts';

const body = closedObject({ reason: text(1, 500) });

/** Forgets what was said in a session, and lists what was forgotten (contract, section 6). */
export function erasureRoutes(lists: Lists, prefix: string, edge: ErasureEdge): readonly Route[] {
  return [eraseRoute(lists, prefix, edge), erasureListRoute(lists, prefix)];
}

/** The same again is given the first certificate. */
function eraseRoute({ dependencies }: Lists, prefix: string, edge: ErasureEdge): Route {
  return typedRoute({
    method: 'POST',
    path: `${prefix}/sessions/{session_id}/erase`,
    operationId: 'eraseSession',
    scopes: [ADMIN_SCOPE],
    idempotency: 'none',
    body,
    handle: async (request) => {
      const { identity, params, requestId } = request;
      const wanted = {
        owner: identity,
        sessionId: params.session_id!,
        reason: request.body.reason,
        provenance: provenanceOf(request),
      };
      const erase = isSessionId(wanted.sessionId) ? eraseSession : eraseConversation;
      const done = await erase({ ...dependencies, ...edge }, wanted);
      if (!done.ok) return envelopeOf(done.refusal, requestId);
      return { status: 200, body: { request_id: requestId, certificate: done.certificate } };
    },
  });
}

function erasureListRoute(lists: Lists, prefix: string): Route {
  return listRoute(lists, {
    path: `${prefix}/erasures`,
    operationId: 'listErasures',
    scopes: [ADMIN_SCOPE],
    view: erasures,
    saysHowFar: true,
    items: 'erasures',
    query: closedObject(pageQuery),
    read: (owner, page) => readErasures(lists.store, owner, page),
  });
}
