import type { Dependencies } from '../../../app/core/dependencies.ts';
import { recordEvents } from '../../../app/session/record-events.ts';
import { eventsBody } from '../../../domain/session/commands.ts';
import { answerMutation, sessionMutationOf } from '../../answering/answer-mutation.ts';
import { LARGE_BODY_BYTES_MAX } from '../../body/body-limits.ts';
import { type Route, typedRoute } from '../../route.ts';

/** `POST /v1/sessions/{session_id}/events` (specification 4.3, contract section 3). */
export function eventsRoute(dependencies: Dependencies): Route {
  return typedRoute({
    method: 'POST',
    path: '/v1/sessions/{session_id}/events',
    operationId: 'recordEvent',
    scopes: ['runtime'],
    idempotency: 'required',
    bodyBytesMax: LARGE_BODY_BYTES_MAX,
    body: eventsBody,
    handle: (request) => {
      const mutation = sessionMutationOf(request, 'events');
      return answerMutation(request, dependencies, mutation, () =>
        recordEvents(dependencies, mutation, request.body),
      );
    },
  });
}
