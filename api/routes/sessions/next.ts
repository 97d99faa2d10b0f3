import type { Dependencies } from '../../../app/core/dependencies.ts';
import { takeTurn } from '../../../app/session/take-turn.ts';
import { nextBody } from '../../../domain/session/commands.ts';
import { answerMutation, sessionMutationOf } from '../../answering/answer-mutation.ts';
import { LARGE_BODY_BYTES_MAX } from '../../body/body-limits.ts';
import { type Route, typedRoute } from '../../route.ts';

/** `POST /v1/sessions/{session_id}/next` (specification 4.1). */
export function nextRoute(dependencies: Dependencies): Route {
  return typedRoute({
    method: 'POST',
    path: '/v1/sessions/{session_id}/next',
    operationId: 'nextQuestion',
    scopes: ['runtime'],
    idempotency: 'required',
    bodyBytesMax: LARGE_BODY_BYTES_MAX,
    body: nextBody,
    handle: (request) => {
      const mutation = sessionMutationOf(request, 'next');
      return answerMutation(request, dependencies, mutation, () =>
        takeTurn(dependencies, mutation, request.body),
      );
    },
  });
}
