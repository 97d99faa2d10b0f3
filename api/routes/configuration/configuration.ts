import * as v from 'valibot';
import { readConfiguration } from '../../../app/configuration/read-configuration.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import type { DraftJudge } from '../../../app/publication-gate/draft-judge.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import type { Cursors } from '../../paging/cursor.ts';
import { problemOf } from '../../problem.ts';
import { type Route, typedRoute } from '../../route.ts';
import { insufficientScope } from '../../scopes.ts';
import { changesRoute } from './changes.ts';
import { compilationRoute, publishRoute } from './publications.ts';
import { questionsRoute } from './questions.ts';

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
