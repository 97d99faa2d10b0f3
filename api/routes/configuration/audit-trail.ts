import * as v from 'valibot';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { text } from '../../../domain/input/text.ts';
import { AUDIT_RESOURCE_TYPES } from '../../../projections/audit-entries.ts';
import { auditTrail, readAuditTrail } from '../../../projections/audit-trail.ts';
import { type Lists, listRoute } from '../../paging/list-route.ts';
import { pageQuery } from '../../paging/page-route.ts';
import type { Route } from '../../route.ts';

/** `GET …/configuration/audit` (specification 4.11): who changed what, the newest first. */
export function auditRoute(lists: Lists, prefix: string): Route {
  return listRoute(lists, {
    path: `${prefix}/configuration/audit`,
    operationId: 'listAuditEvents',
    scopes: ['configuration:write', 'audit:read'],
    view: auditTrail,
    items: 'events',
    query: closedObject({
      ...pageQuery,
      resource_type: v.optional(v.picklist(AUDIT_RESOURCE_TYPES)),
      resource_id: v.optional(text(1, 160)),
    }),
    read: (owner, page, { resource_type: resourceType, resource_id: resourceId }) =>
      readAuditTrail(lists.store, owner, { ...page, resourceType, resourceId }),
  });
}
