import * as v from 'valibot';
import { readConfiguration } from '../../../app/configuration/read-configuration.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { envelopeOf } from '../../error-envelope.ts';
import { insufficientScope } from '../../gateway.ts';
import { type Route, typedRoute } from '../../route.ts';

const stateQuery = closedObject({ state: v.optional(v.picklist(['published', 'draft'])) });

/**
 * `GET …/configuration` (specification 4.9): the one route whose scope depends on the request's content. The gateway lets a key
 * with either scope come this far.
 */
export function readConfigurationRoute(dependencies: Dependencies, prefix: string): Route {
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
      if (!read.ok) return envelopeOf(read.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...read.view } };
    },
  });
}
