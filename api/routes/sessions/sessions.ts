import * as v from 'valibot';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { createSession } from '../../../app/session/create-session.ts';
import { readSession } from '../../../app/session/read-session.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { text } from '../../../domain/input/text.ts';
import { answerMutation, idempotencyOf } from '../../idempotency.ts';
import { problemOf } from '../../problem.ts';
import { provenanceOf, type Route, typedRoute, withLocation } from '../../route.ts';

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
    handle: async (request) => {
      const key = idempotencyOf(request, 'create-session');
      const { client_reference: clientReference } = request.body;
      const call = {
        scope: request.identity,
        key,
        provenance: provenanceOf(request),
        clientReference,
      };
      const answer = await answerMutation(request, dependencies, key.keyDigest, async () => ({
        status: 201,
        done: await createSession(dependencies, call),
      }));
      return withLocation(
        answer,
        (body) => `/v1/sessions/${(body as { session_id: string }).session_id}`,
      );
    },
  });
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
      return read.ok ? { status: 200, body: read.answer } : problemOf(read.refusal, requestId);
    },
  };
}
