import * as v from 'valibot';
import { closedObject } from '../../domain/input/closed-object.ts';
import { tenantOrServiceId } from '../../domain/input/ids.ts';
import { auditTrail } from '../../projections/audit-trail.ts';
import { readServices } from '../../projections/services.ts';
import { ADMIN_SCOPE, SIGNED_IN_SCOPE } from '../internal-scopes.ts';
import type { Lists } from '../paging/list-route.ts';
import { limit } from '../paging/page-size.ts';
import { type Route, typedRoute } from '../route.ts';

const servicesQuery = closedObject({
  limit,
  after_tenant: v.optional(tenantOrServiceId),
  after_service: v.optional(tenantOrServiceId),
});

/** The services that have ever had a key or a draft, by tenant and name, as far as the asking person may see them. */
export function servicesRoute({ dependencies, store }: Lists): Route {
  return typedRoute({
    method: 'GET',
    path: '/internal/v1/services',
    operationId: 'listServices',
    scopes: [SIGNED_IN_SCOPE, ADMIN_SCOPE],
    idempotency: 'none',
    query: servicesQuery,
    handle: async ({ identity, query, requestId }) => {
      await dependencies.ownWritesShown(auditTrail.name);
      const { limit, after_tenant = '', after_service = '' } = query;
      const after = { tenant: after_tenant, service: after_service };
      const within = identity.person?.granted;
      const services = await readServices(store, { within, after, limit });
      return { status: 200, body: { request_id: requestId, services } };
    },
  });
}
