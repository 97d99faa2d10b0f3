import type * as v from 'valibot';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { asOf } from '../../app/operations/freshness.ts';
import { closedObject } from '../../domain/closed-object.ts';
import type { Scope } from '../../domain/scope.ts';
import type { Projection } from '../../projections/projecting/projection.ts';
import type { Page, PageRequest } from '../../projections/store/page.ts';
import type { Store } from '../../projections/store/port.ts';
import { invalidCursor } from '../answers.ts';
import type { Cursors } from '../cursor.ts';
import { cursor, limit } from '../query.ts';
import type { Route } from '../route.ts';

/** What lists are read from. */
export interface Lists {
  readonly dependencies: Dependencies;
  readonly store: Store;
  readonly cursors: Cursors;
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
    scope: Scope,
    page: PageRequest,
    filters: v.InferOutput<v.ObjectSchema<Filters, undefined>>,
  ) => Page<object>;
}

/** A route that reads a list page by page, the newest first, and goes on at a cursor. */
export function listRoute<const Filters extends v.ObjectEntries>(
  { dependencies, store, cursors }: Lists,
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
      await dependencies.settled(view.name);
      const page = read({ tenant, service }, { limit, before }, asked as never);
      const next = page.next === undefined ? {} : { next_cursor: cursors.write(scope, page.next) };
      const extent = saysHowFar ? { as_of: await asOf(dependencies, store, view) } : {};
      return {
        status: 200,
        body: { request_id: requestId, ...extent, [items]: page.items, ...next },
      };
    },
  };
}
