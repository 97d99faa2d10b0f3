import * as v from 'valibot';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { createSession, type SessionAnswer } from '../../../app/session/create-session.ts';
import { readSession } from '../../../app/session/read-session.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { text } from '../../../domain/input/text.ts';
import { answerMutation, mutationOf } from '../../answering/answer-mutation.ts';
import { envelopeOf } from '../../error-envelope.ts';
import { type Route, typedRoute } from '../../route.ts';

const body = closedObject({ client_reference: v.optional(text(1, 256)) });

/** `POST /v1/sessions` (specification 4.2, contract section 3). */
export function createSessionRoute(dependencies: Dependencies): Route {
  return typedRoute({
    method: 'POST',
    path: '/v1/sessions',
    operationId: 'createSession',
    scopes: ['runtime'],
    idempotency: 'required',
    body,
    isBodyOptional: true,
    handle: (request) => {
      const { client_reference: clientReference } = request.body;
      const mutation = { ...mutationOf(request, 'create-session'), clientReference };
      const telling = { key: mutation.key, status: 201, locationOf: pathOfSession };
      return answerMutation(request, dependencies, telling, () =>
        createSession(dependencies, mutation),
      );
    },
  });
}

function pathOfSession({ session_id }: SessionAnswer): string {
  return `/v1/sessions/${session_id}`;
}

/** `GET /v1/sessions/{session_id}` (specification 4.5). */
export function readSessionRoute(dependencies: Dependencies): Route {
  return {
    method: 'GET',
    path: '/v1/sessions/{session_id}',
    operationId: 'getSession',
    scopes: ['runtime'],
    idempotency: 'none',
    handle: async ({ identity, params, requestId }) => {
      const read = await readSession(dependencies, identity, params.session_id!, requestId);
      return read.ok ? { status: 200, body: read.answer } : envelopeOf(read.refusal, requestId);
    },
  };
}
