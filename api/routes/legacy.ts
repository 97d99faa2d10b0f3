import type { Dependencies } from '../../app/core/dependencies.ts';
import { recordConversion } from '../../app/feedback/record-conversion.ts';
import { suggestQuestion } from '../../app/legacy/suggest-question.ts';
import { conversionBody } from '../../domain/feedback/commands.ts';
import { nextQuestionsBody } from '../../domain/legacy/commands.ts';
import { answerMutation, sessionMutationOf } from '../answering/answer-mutation.ts';
import { envelopeOf } from '../error-envelope.ts';
import { type Route, typedRoute } from '../route.ts';

/** The day from which the beta's routes count as deprecated: that of version 1.0 (RFC 9745). */
const DEPRECATED_SINCE = '@1767225600';
const MIGRATION_PAGE = '/docs/migrate-from-0.9';

/** What every answer of a deprecated route says of itself, refusals included. */
const DEPRECATION = {
  Deprecation: DEPRECATED_SINCE,
  Link: `<${MIGRATION_PAGE}>; rel="deprecation"; type="text/markdown"`,
};

/** `POST /v1/next-questions` (specification 4.12): stateless, one question a call. */
export function nextQuestionsRoute(dependencies: Dependencies): Route {
  return typedRoute({
    method: 'POST',
    path: '/v1/next-questions',
    operationId: 'legacyNextQuestion',
    scopes: ['runtime'],
    idempotency: 'none',
    headers: DEPRECATION,
    body: nextQuestionsBody,
    handle: async ({ identity, body, requestId }) => {
      const suggested = await suggestQuestion(dependencies, identity, body);
      if (!suggested.ok) return envelopeOf(suggested.refusal, requestId);
      return { status: 200, body: { ...suggested.answer, request_id: requestId } };
    },
  });
}

/** `POST /v1/sessions/{session_id}/conversion` (specification 4.12): once a conversation. */
export function conversionRoute(dependencies: Dependencies): Route {
  return typedRoute({
    method: 'POST',
    path: '/v1/sessions/{session_id}/conversion',
    operationId: 'legacyConversion',
    scopes: ['runtime'],
    idempotency: 'optional',
    headers: DEPRECATION,
    body: conversionBody,
    handle: (request) => {
      const isKeyed = request.idempotencyKey !== '';
      const mutation = { ...sessionMutationOf(request, 'conversion'), isKeyed };
      return answerMutation(request, dependencies, { ...mutation, status: 201 }, () =>
        recordConversion(dependencies, mutation, request.body),
      );
    },
  });
}
