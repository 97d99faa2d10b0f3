import type * as v from 'valibot';
import type { Refused } from '../../domain/accept-or-refuse.ts';
import { envelopeOf } from '../error-envelope.ts';
import { type Route, type RouteRequest, typedRoute } from '../route.ts';
import { type Cursors, cursor, invalidCursor, listOf } from './cursor.ts';
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
      const { query, requestId } = request;
      const { limit, cursor, ...filters } = query;
      const list = listOf(operationId, request, filters);
      const at = cursor === undefined ? undefined : cursors.read(list, cursor);
      if (cursor !== undefined && at === undefined) return invalidCursor(requestId);
      const part = await read(request, { limit, at }, query);
      if (!part.ok) return envelopeOf(part.refusal, requestId);
      const next = part.next === undefined ? {} : { next_cursor: cursors.write(list, part.next) };
      return { status: 200, body: { request_id: requestId, ...part.body, ...next } };
    },
  });
}
