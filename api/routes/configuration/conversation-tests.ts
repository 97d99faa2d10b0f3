import * as v from 'valibot';
import { deleteTest, listTests, saveTests } from '../../../app/conversation-tests/keep-tests.ts';
import { runTests } from '../../../app/conversation-tests/run-tests.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import type { Previews } from '../../../app/session/preview/preview-conversation.ts';
import {
  conversationTests,
  TESTS_MAX,
} from '../../../domain/configuration/conversation-tests/conversation-test.ts';
import { entityId } from '../../../domain/configuration/entities.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { list } from '../../../domain/input/list.ts';
import { answerMutation, mutationOf } from '../../answering/answer-mutation.ts';
import { LARGE_BODY_BYTES_MAX } from '../../body/body-limits.ts';
import { envelopeOf } from '../../error-envelope.ts';
import type { Cursors } from '../../paging/cursor.ts';
import { pageQuery, pageRoute } from '../../paging/page-route.ts';
import { provenanceOf, type Route, typedRoute } from '../../route.ts';

const testsBody = closedObject({ tests: conversationTests });

const runBody = closedObject({
  state: v.optional(v.picklist(['draft', 'published']), 'draft'),
  tests: v.optional(conversationTests),
  ids: v.optional(list(entityId, { max: TESTS_MAX })),
});

/** Conversations with what they shall lead to: kept with a configuration, and played against it. */
export function conversationTestRoutes(
  dependencies: Dependencies,
  prefix: string,
  { previews, cursors }: { readonly previews: Previews; readonly cursors: Cursors },
): readonly Route[] {
  return [
    listRoute(dependencies, prefix, cursors),
    saveRoute(dependencies, prefix),
    deleteRoute(dependencies, prefix),
    runRoute(dependencies, prefix, previews),
  ];
}

function listRoute(dependencies: Dependencies, prefix: string, cursors: Cursors): Route {
  return pageRoute(cursors, {
    path: `${prefix}/configuration/tests`,
    operationId: 'listConversationTests',
    scopes: ['configuration:write'],
    query: closedObject(pageQuery),
    read: async ({ identity }, { limit, at }) => {
      const page = await listTests(dependencies, identity, { limit, from: Number(at ?? 0) });
      const next = page.next === undefined ? undefined : String(page.next);
      return { ok: true, body: { tests: page.tests }, next };
    },
  });
}

function saveRoute(dependencies: Dependencies, prefix: string): Route {
  return typedRoute({
    method: 'POST',
    path: `${prefix}/configuration/tests`,
    operationId: 'saveConversationTests',
    scopes: ['configuration:write'],
    idempotency: 'required',
    bodyBytesMax: LARGE_BODY_BYTES_MAX,
    body: testsBody,
    handle: (request) => {
      const mutation = mutationOf(request, 'tests');
      return answerMutation(request, dependencies, mutation, () =>
        saveTests(dependencies, mutation, request.body.tests),
      );
    },
  });
}

function deleteRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    method: 'DELETE',
    path: `${prefix}/configuration/tests/{test_id}`,
    operationId: 'deleteConversationTest',
    scopes: ['configuration:write'],
    idempotency: 'none',
    handle: async (request) => {
      const { identity: owner, params, requestId } = request;
      const mutation = { owner, provenance: provenanceOf(request) };
      const done = await deleteTest(dependencies, mutation, params.test_id!);
      return done.ok ? { status: 200, body: done.answer } : envelopeOf(done.refusal, requestId);
    },
  };
}

function runRoute(dependencies: Dependencies, prefix: string, previews: Previews): Route {
  return typedRoute({
    method: 'POST',
    path: `${prefix}/configuration/tests/run`,
    operationId: 'runConversationTests',
    scopes: ['configuration:write'],
    idempotency: 'none',
    bodyBytesMax: LARGE_BODY_BYTES_MAX,
    body: runBody,
    handle: async ({ identity, body, requestId }) => {
      const done = await runTests(dependencies, previews, identity, body);
      if (!done.ok) return envelopeOf(done.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...done.report } };
    },
  });
}
