import type * as v from 'valibot';
import type { Refused } from '../../domain/outcome.ts';
import { problem, problemOf } from '../problem.ts';
import { type Route, type RouteAnswer, type RouteRequest, typedRoute } from '../route.ts';
import { type Cursors, cursor } from './cursor.ts';
import { limit } from './page-size.ts';

/** A part of a list, and where the next one begins; absent on the last page. */
interface ReadPart {
  readonly ok: true;
  readonly body: object;
  readonly next?: string | undefined;
}

/** What the query of every list has; a list adds what it can be filtered by. */
export const pageQuery = { limit, cursor };

/** A query that has it. */
export type PagedQuery = v.GenericSchema<
  unknown,
  { readonly limit: number; readonly cursor?: string | undefined }
>;

interface Paged<Query extends PagedQuery> extends Pick<Route, 'path' | 'operationId'> {
  readonly scopes: readonly string[];
  readonly query: Query;
  /** @param page `at` is `next` of the page before, absent for the first one */
  readonly read: (
    request: Pick<RouteRequest, 'identity' | 'params' | 'requestId'>,
    page: { readonly limit: number; readonly at: string | undefined },
    query: v.InferOutput<Query>,
  ) => Promise<ReadPart | Refused>;
}

/** A route that reads a list page by page, and goes on at a cursor of this list with these filters. */
export function pageRoute<const Query extends PagedQuery>(
  cursors: Cursors,
  { path, operationId, scopes, query, read }: Paged<Query>,
): Route {
  return typedRoute({
    method: 'GET',
    path,
    operationId,
    scopes,
    idempotency: 'none',
    query,
    handle: async (request) => {
      const { identity, params, query, requestId } = request;
      const { limit, cursor, ...filters } = query;
      const { tenant, service } = identity;
      // Both entry points have the same lists; in the path of one, tenant and service stand too.
      const { tenant: _, service: __, ...ids } = params;
      const bound = [operationId, tenant, service, ...Object.values(ids), JSON.stringify(filters)];
      const at = cursor === undefined ? undefined : cursors.read(bound, cursor);
      if (cursor !== undefined && at === undefined) return invalidCursor(requestId);
      const part = await read(request, { limit, at }, query);
      if (!part.ok) return problemOf(part.refusal, requestId);
      const next = part.next === undefined ? {} : { next_cursor: cursors.write(bound, part.next) };
      return { status: 200, body: { request_id: requestId, ...part.body, ...next } };
    },
  });
}

function invalidCursor(requestId: string): RouteAnswer {
  const message = 'This cursor does not belong to this list; start again without one.';
  return problem('invalid_cursor', message, {}, requestId);
}
