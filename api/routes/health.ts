import type { Dependencies } from '../../app/core/dependencies.ts';
import { API_VERSION } from '../../domain/session/state-version.ts';
import { isServing } from '../../log/port.ts';
import { errorEnvelope } from '../error-envelope.ts';
import { atOnce, type Route } from '../route.ts';

/** `GET /v1/health` (contract section 7): no key, no names of dependencies. */
export function healthRoute(dependencies: Dependencies): Route {
  return {
    method: 'GET',
    path: '/v1/health',
    operationId: 'getHealth',
    scopes: null,
    idempotency: 'none',
    handle: async ({ requestId }) => {
      if (!isServing(await dependencies.log.health())) {
        const message = 'The event log does not answer; try again shortly.';
        return errorEnvelope('storage_unavailable', message, {}, requestId);
      }
      const versions = { engine_version: dependencies.engineVersion, api_version: API_VERSION };
      return atOnce({ status: 'ok', request_id: requestId, versions });
    },
  };
}
