import * as v from 'valibot';
import { readCollectedValues } from '../../../app/analytics/collected-values.ts';
import { recordPersonsLook } from '../../../app/audit/text-access/record-persons-look.ts';
import { asOf } from '../../../app/operations/as-of.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { anyId } from '../../../domain/input/ids.ts';
import { SESSION_STATUSES } from '../../../domain/session/session-status.ts';
import { conversations } from '../../../projections/conversations.ts';
import { ADMIN_SCOPE, TEXTS_SCOPE } from '../../internal-scopes.ts';
import type { Lists } from '../../paging/list-route.ts';
import { pageQuery, pageRoute } from '../../paging/page-route.ts';
import { provenanceOf, type Route } from '../../route.ts';

/** Each is folded from its stream. */
const SESSIONS_MAX = 50;

/** What the sessions of a service collected; a person's look at each of them is recorded before they see it. */
export function collectedValuesRoute(
  { dependencies, store, cursors }: Lists,
  prefix: string,
): Route {
  return pageRoute(cursors, {
    path: `${prefix}/values`,
    operationId: 'listCollectedValues',
    scopes: [TEXTS_SCOPE, ADMIN_SCOPE],
    query: closedObject({
      ...pageQuery,
      status: v.optional(v.picklist(SESSION_STATUSES)),
      configuration_version: v.optional(anyId),
    }),
    read: async (request, { limit, at: before }, { status, configuration_version }) => {
      const { tenant, service, person } = request.identity;
      await dependencies.ownWritesShown(conversations.name);
      const page = await readCollectedValues(
        dependencies,
        store,
        { tenant, service },
        {
          limit: Math.min(limit, SESSIONS_MAX),
          before,
          status,
          configurationVersion: configuration_version,
        },
      );
      if (person) {
        const sessionIds = page.items
          .filter(({ is_erased }) => !is_erased)
          .map(({ session_id }) => session_id);
        const looked = { tenant, service, sessionIds };
        await recordPersonsLook(dependencies, looked, person, provenanceOf(request));
      }
      const as_of = await asOf(dependencies, store, conversations);
      return { ok: true, body: { as_of, sessions: page.items }, next: page.next };
    },
  });
}
