import type * as v from 'valibot';
import { closedObject } from '../../domain/input/closed-object.ts';
import type { Refused } from '../../domain/outcome.ts';
import { problem, problemOf } from '../problem.ts';
import type { Route, RouteAnswer, RouteRequest } from '../route.ts';
import type { Cursors } from './cursor.ts';
import { cursor, limit } from './query.ts';

/** A part of a list, and where the next one begins; absent on the last page. */
interface ReadPart {
  readonly ok: true;
  readonly body: object;
  readonly next?: string | undefined;
}

interface Paged<Filters extends v.ObjectEntries> extends Pick<Route, 'path' | 'operationId'> {
  readonly scopes: readonly string[];
  readonly filters: Filters;
  /** @param page `at` is `next` of the page before, absent for the first one */
  readonly read: (
    request: Pick<RouteRequest, 'identity' | 'params' | 'requestId'>,
    page: { readonly limit: number; readonly at: string | undefined },
    filters: v.InferOutput<v.ObjectSchema<Filters, undefined>>,
  ) => Promise<ReadPart | Refused>;
}

/** A route that reads a list page by page, and goes on at a cursor of this list with these filters. */
export function pageRoute<const Filters extends v.ObjectEntries>(
  cursors: Cursors,
  { path, operationId, scopes, filters, read }: Paged<Filters>,
): Route {
  return {
    method: 'GET',
    path,
    operationId,
    scopes,
    idempotency: 'none',
    query: closedObject({ limit, cursor, ...filters }),
    handle: async (request) => {
      const { identity, params, query, requestId } = request;
      const { limit, cursor, ...asked } = query as {
        readonly limit: number;
        readonly cursor?: string;
      } & v.InferOutput<v.ObjectSchema<Filters, undefined>>;
      const { tenant, service } = identity;
      // Both entry points have the same lists; in the path of one, tenant and service stand too.
      const { tenant: _, service: __, ...ids } = params;
      const bound = [operationId, tenant, service, ...Object.values(ids), JSON.stringify(asked)];
      const at = cursor === undefined ? undefined : cursors.read(bound, cursor);
      if (cursor !== undefined && at === undefined) return invalidCursor(requestId);
      const part = await read(request, { limit, at }, asked as never);
      if (!part.ok) return problemOf(part.refusal, requestId);
      const next = part.next === undefined ? {} : { next_cursor: cursors.write(bound, part.next) };
      return { status: 200, body: { request_id: requestId, ...part.body, ...next } };
    },
  };
}

function invalidCursor(requestId: string): RouteAnswer {
  const message = 'This cursor does not belong to this list; start again without one.';
  return problem('invalid_cursor', message, {}, requestId);
}
