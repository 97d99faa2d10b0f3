import type * as v from 'valibot';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { asOf } from '../../app/operations/as-of.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Projection } from '../../projections/projecting/projection.ts';
import type { Page, PageRequest } from '../../projections/store/page.ts';
import { type ReadModels, StoreUnavailable } from '../../projections/store/port.ts';
import type { Route } from '../route.ts';
import type { Cursors } from './cursor.ts';
import { type PagedQuery, pageRoute } from './page-route.ts';

/** What lists are read from. */
export interface Lists {
  readonly dependencies: Dependencies;
  readonly store: ReadModels;
  readonly cursors: Cursors;
}

interface List<Query extends PagedQuery> extends Pick<Route, 'path' | 'operationId'> {
  readonly scopes: readonly string[];
  /** The projection that has to have seen this process's writes. */
  readonly view: Projection;
  /**
   * Whether the answer says up to which place in the log everything is in it: within the house only. Without it nothing is
   * shown of a view that is being made.
   */
  readonly saysHowFar?: true;
  /** Name of the list in the answer. */
  readonly items: string;
  readonly query: Query;
  readonly read: (
    owner: Owner,
    page: PageRequest,
    query: v.InferOutput<Query>,
  ) => Promise<Page<object>>;
}

/** A route that reads rows of a stored view page by page, the newest first. */
export function listRoute<const Query extends PagedQuery>(
  { dependencies, store, cursors }: Lists,
  { view, saysHowFar, items, read, ...route }: List<Query>,
): Route {
  return pageRoute(cursors, {
    ...route,
    read: async ({ identity: { tenant, service } }, { limit, at: before }, query) => {
      await dependencies.ownWritesShown(view.name);
      if (!saysHowFar && !dependencies.isWhole(view.name)) {
        throw new StoreUnavailable(`the view ${view.name} is being made`);
      }
      const page = await read({ tenant, service }, { limit, before }, query);
      const extent = saysHowFar ? { as_of: await asOf(dependencies, store, view) } : {};
      return { ok: true, body: { ...extent, [items]: page.items }, next: page.next };
    },
  });
}
