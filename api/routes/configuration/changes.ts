import * as v from 'valibot';
import { changeConfiguration } from '../../../app/configuration/change-configuration.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { draftRevision } from '../../../domain/configuration/draft/draft-revision.ts';
import { CHANGES_MAX } from '../../../domain/configuration/entity-fields.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { answerMutation, mutationOf } from '../../answering/answer-mutation.ts';
import { LARGE_BODY_BYTES_MAX } from '../../body/body-limits.ts';
import { type Route, typedRoute } from '../../route.ts';

const changesBody = closedObject({
  changes: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(CHANGES_MAX)),
  expected_draft_revision: v.optional(draftRevision),
});

/** `POST …/configuration/changes` (specification 4.8). */
export function changesRoute(dependencies: Dependencies, prefix: string): Route {
  return typedRoute({
    method: 'POST',
    path: `${prefix}/configuration/changes`,
    operationId: 'applyConfigurationChanges',
    scopes: ['configuration:write'],
    idempotency: 'required',
    bodyBytesMax: LARGE_BODY_BYTES_MAX,
    // 500 questions with 50 choices each come near it.
    valuesMax: 200_000,
    body: changesBody,
    handle: (request) => {
      const mutation = mutationOf(request, 'changes');
      return answerMutation(request, dependencies, mutation, () =>
        changeConfiguration(dependencies, mutation, request.body),
      );
    },
  });
}
