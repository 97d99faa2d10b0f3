import * as v from 'valibot';
import type { Runtime } from '../../app/core/dependencies.ts';
import { asOf } from '../../app/operations/freshness.ts';
import { closedObject } from '../../domain/closed-object.ts';
import { instant } from '../../domain/instant.ts';
import { text } from '../../domain/text.ts';
import { auditTrail, readAuditTrail } from '../../projections/audit-trail.ts';
import { conversations } from '../../projections/conversations.ts';
import type { Page, PageRequest } from '../../projections/page.ts';
import { pendingDecisions, readPendingDecisions } from '../../projections/pending-decisions.ts';
import type { Place } from '../../projections/place.ts';
import type { Projection } from '../../projections/projection.ts';
import { readFeedback } from '../../projections/reports.ts';
import { readSessions } from '../../projections/session-list.ts';
import type { Store } from '../../projections/store/port.ts';
import { invalidCursor } from '../answers.ts';
import type { Cursors } from '../cursor.ts';
import { cursor, limit } from '../query.ts';
import type { Route } from '../route.ts';
import { AUDIT_RESOURCE_TYPES } from '../schemas/configuration.ts';
import { ADMIN_SCOPE } from './keys.ts';

/** What lists are read from. */
export interface Lists {
  readonly runtime: Runtime;
  readonly store: Store;
  readonly cursors: Cursors;
}

/** `GET …/configuration/audit` (specification 4.11): who changed what, the newest first. */
export function auditRoute(lists: Lists, prefix: string): Route {
  return listRoute(lists, {
    path: `${prefix}/configuration/audit`,
    operationId: 'listAuditEvents',
    scopes: ['configuration:write', 'audit:read'],
    view: auditTrail,
    items: 'events',
    filters: {
      resource_type: v.optional(v.picklist(AUDIT_RESOURCE_TYPES)),
      resource_id: v.optional(text(1, 160)),
    },
    read: (place, page, { resource_type: resourceType, resource_id: resourceId }) =>
      readAuditTrail(lists.store, place, { ...page, resourceType, resourceId }),
  });
}

/** The sessions of a service, the newest first. */
export function sessionsRoute(lists: Lists, prefix: string): Route {
  return listRoute(lists, {
    path: `${prefix}/sessions`,
    operationId: 'listSessions',
    scopes: [ADMIN_SCOPE],
    view: conversations,
    saysHowFar: true,
    items: 'sessions',
    filters: { status: v.optional(v.picklist(['active', 'completed', 'stopped'])) },
    read: (place, page, filters) => readSessions(lists.store, place, { ...page, ...filters }),
  });
}

/** The sessions of a service that wait for an answer, those with the newest decision first. */
export function pendingDecisionsRoute(lists: Lists, prefix: string): Route {
  return listRoute(lists, {
    path: `${prefix}/pending-decisions`,
    operationId: 'listPendingDecisions',
    scopes: [ADMIN_SCOPE],
    view: pendingDecisions,
    saysHowFar: true,
    items: 'pending_decisions',
    filters: {
      question_id: v.optional(text(1, 160)),
      waiting_since: v.optional(instant),
    },
    read: (place, page, { question_id: questionId, waiting_since }) =>
      readPendingDecisions(lists.store, place, {
        ...page,
        questionId,
        waitingSince: waiting_since,
      }),
  });
}

/** What was reported about the conversations of a service, the newest first. */
export function feedbackListRoute(lists: Lists, prefix: string): Route {
  return listRoute(lists, {
    path: `${prefix}/feedback`,
    operationId: 'listFeedback',
    scopes: [ADMIN_SCOPE],
    view: conversations,
    saysHowFar: true,
    items: 'feedback',
    filters: { kind: v.optional(v.picklist(['feedback', 'conversion'])) },
    read: (place, page, filters) => readFeedback(lists.store, place, { ...page, ...filters }),
  });
}

interface List<Filters extends v.ObjectEntries> extends Pick<Route, 'path' | 'operationId'> {
  readonly scopes: readonly string[];
  /** The projection that has to have seen this process's writes. */
  readonly view: Projection;
  /** Whether the answer says up to which place in the log everything is in it: within the house only. */
  readonly saysHowFar?: true;
  /** Name of the list in the answer. */
  readonly items: string;
  readonly filters: Filters;
  readonly read: (
    place: Place,
    page: PageRequest,
    filters: v.InferOutput<v.ObjectSchema<Filters, undefined>>,
  ) => Page<object>;
}

function listRoute<const Filters extends v.ObjectEntries>(
  { runtime, store, cursors }: Lists,
  { path, operationId, scopes, view, saysHowFar, items, filters, read }: List<Filters>,
): Route {
  const query = closedObject({ limit, cursor, ...filters });
  return {
    method: 'GET',
    path,
    operationId,
    scopes,
    idempotency: 'none',
    query,
    handle: async ({ identity, query: raw, requestId }) => {
      const { limit, cursor, ...asked } = raw as {
        readonly limit: number;
        readonly cursor?: string;
      } & v.InferOutput<v.ObjectSchema<Filters, undefined>>;
      const { tenant, service } = identity;
      const scope = [operationId, tenant, service, JSON.stringify(asked)];
      const before = cursor === undefined ? undefined : cursors.read(scope, cursor);
      if (cursor !== undefined && before === undefined) return invalidCursor(requestId);
      await runtime.settled(view.name);
      const page = read({ tenant, service }, { limit, before }, asked as never);
      const next = page.next === undefined ? {} : { next_cursor: cursors.write(scope, page.next) };
      const extent = saysHowFar ? { as_of: await asOf(runtime, store, view) } : {};
      return {
        status: 200,
        body: { request_id: requestId, ...extent, [items]: page.items, ...next },
      };
    },
  };
}
