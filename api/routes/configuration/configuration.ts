import * as v from 'valibot';
import { changeConfiguration } from '../../../app/configuration/change-configuration.ts';
import type { JsonAnswer } from '../../../app/configuration/command-configuration.ts';
import { publishConfiguration } from '../../../app/configuration/publish-configuration.ts';
import { readCompilation } from '../../../app/configuration/read-compilation.ts';
import { readConfiguration } from '../../../app/configuration/read-configuration.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import type { DraftJudge } from '../../../app/publication-gate/draft-judge.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { answerMutation, mutationCall } from '../../idempotency.ts';
import type { Cursors } from '../../paging/cursor.ts';
import { problemOf } from '../../problem.ts';
import { LARGE_BODY_BYTES_MAX, type Route, typedRoute } from '../../route.ts';
import { insufficientScope } from '../../scopes.ts';
import { questionsRoute } from './questions.ts';

const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const changesBody = closedObject({
  changes: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(500)),
  expected_draft_revision: v.optional(revision),
});

const publishBody = closedObject({ expected_draft_revision: v.optional(revision) });

const stateQuery = closedObject({ state: v.optional(v.picklist(['published', 'draft'])) });

/** The configuration routes, below `/v1` for the public and below a tenant's service for the internal entry point. */
export function configurationRoutes(
  dependencies: Dependencies,
  prefix: string,
  { cursors, draftJudge }: { readonly cursors: Cursors; readonly draftJudge: DraftJudge },
): readonly Route[] {
  return [
    changesRoute(dependencies, prefix),
    publishRoute(dependencies, prefix, draftJudge),
    readRoute(dependencies, prefix),
    compilationRoute(dependencies, prefix),
    questionsRoute(dependencies, prefix, cursors),
  ];
}

/** `POST …/configuration/changes` (specification 4.8). */
function changesRoute(dependencies: Dependencies, prefix: string): Route {
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
      const call = mutationCall(request, 'changes');
      return answerMutation(request, dependencies, call, () =>
        changeConfiguration(dependencies, call, request.body),
      );
    },
  });
}

/** `POST …/configuration/publish` (specification 4.6). */
function publishRoute(dependencies: Dependencies, prefix: string, draftJudge: DraftJudge): Route {
  return typedRoute({
    method: 'POST',
    path: `${prefix}/configuration/publish`,
    operationId: 'publishConfiguration',
    scopes: ['configuration:publish'],
    idempotency: 'required',
    body: publishBody,
    isBodyOptional: true,
    handle: (request) => {
      const call = mutationCall(request, 'publish');
      const { identity, body, params } = request;
      // A gate plays whole conversations: it is waited for, as a publication that is made ready is.
      const waiting = { ...dependencies, isExcused: () => draftJudge.isJudging(identity) };
      const jobs = `${pathOf(prefix, params)}/configuration/compilations`;
      const locationOf = ({ compilation_id }: JsonAnswer) => `${jobs}/${compilation_id}`;
      return answerMutation(request, waiting, { key: call.key, status: 202, locationOf }, () =>
        publishConfiguration(dependencies, call, body, (state) =>
          draftJudge.judge(dependencies, identity, state),
        ),
      );
    },
  });
}

/** A path template with its parameters filled in. */
function pathOf(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name]!);
}

/** `GET …/configuration` (specification 4.9): the one route whose scope depends on the request's content. */
function readRoute(dependencies: Dependencies, prefix: string): Route {
  return typedRoute({
    method: 'GET',
    path: `${prefix}/configuration`,
    operationId: 'getConfiguration',
    scopes: ['configuration:read', 'configuration:write'],
    idempotency: 'none',
    query: stateQuery,
    handle: async ({ identity, query, requestId }) => {
      const { state = 'published' } = query;
      const needed = state === 'draft' ? 'configuration:write' : 'configuration:read';
      if (!identity.scopes.includes(needed))
        return insufficientScope([needed], identity, requestId);
      const read = await readConfiguration(dependencies, identity, state);
      if (!read.ok) return problemOf(read.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...read.view } };
    },
  });
}

/** `GET …/configuration/compilations/{compilation_id}` (specification 4.7). */
function compilationRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    method: 'GET',
    path: `${prefix}/configuration/compilations/{compilation_id}`,
    operationId: 'getCompilation',
    scopes: ['configuration:publish', 'configuration:read'],
    idempotency: 'none',
    handle: async ({ identity, params, requestId }) => {
      const read = await readCompilation(dependencies, identity, params.compilation_id!);
      if (!read.ok) return problemOf(read.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...read.view } };
    },
  };
}
