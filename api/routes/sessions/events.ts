import * as v from 'valibot';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { recordEvents } from '../../../app/session/record-events.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { rule } from '../../../domain/input/text.ts';
import { clientUpdates, contextUpdate, externalEvent } from '../../../domain/session/commands.ts';
import { stateVersion } from '../../../domain/session/state-version.ts';
import { answerMutation, sessionCall } from '../../answering/answer-mutation.ts';
import { LARGE_BODY_BYTES_MAX } from '../../body/body-limits.ts';
import { type Route, typedRoute } from '../../route.ts';

const body = v.pipe(
  closedObject({
    state_version: stateVersion,
    context_update: v.optional(contextUpdate),
    client_updates: v.optional(clientUpdates),
    external: v.optional(externalEvent),
  }),
  rule(
    'at_least_one_property',
    (value) => Object.keys(value).length > 1,
    'must bring context_update, client_updates or external',
  ),
);

/** `POST /v1/sessions/{session_id}/events` (specification 4.3, contract section 3). */
export function eventsRoute(dependencies: Dependencies): Route {
  return typedRoute({
    method: 'POST',
    path: '/v1/sessions/{session_id}/events',
    operationId: 'recordEvent',
    scopes: ['runtime'],
    idempotency: 'required',
    bodyBytesMax: LARGE_BODY_BYTES_MAX,
    body,
    handle: (request) => {
      const call = sessionCall(request, 'events');
      return answerMutation(request, dependencies, call, () =>
        recordEvents(dependencies, call, request.body),
      );
    },
  });
}
