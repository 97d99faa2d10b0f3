import type { Dependencies } from '../../../app/core/dependencies.ts';
import { recordFeedback } from '../../../app/feedback/record-feedback.ts';
import { feedbackBody } from '../../../domain/feedback/commands.ts';
import { answerMutation, sessionMutationOf } from '../../answering/answer-mutation.ts';
import { type Route, typedRoute } from '../../route.ts';

/** `POST /v1/sessions/{session_id}/feedback` (specification 4.4, contract section 3). */
export function feedbackRoute(dependencies: Dependencies): Route {
  return typedRoute({
    method: 'POST',
    path: '/v1/sessions/{session_id}/feedback',
    operationId: 'recordFeedback',
    scopes: ['runtime'],
    idempotency: 'required',
    body: feedbackBody,
    handle: (request) => {
      const mutation = sessionMutationOf(request, 'feedback');
      return answerMutation(request, dependencies, { ...mutation, status: 201 }, () =>
        recordFeedback(dependencies, mutation, request.body),
      );
    },
  });
}
