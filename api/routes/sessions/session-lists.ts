import * as v from 'valibot';
import { openReports } from '../../../app/feedback/open-reports.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { anyId } from '../../../domain/input/ids.ts';
import { instant } from '../../../domain/input/instant.ts';
import { text } from '../../../domain/input/text.ts';
import { SESSION_STATUSES } from '../../../domain/session/session-status.ts';
import { conversations } from '../../../projections/conversations.ts';
import { pendingDecisions, readPendingDecisions } from '../../../projections/pending-decisions.ts';
import { readFeedback } from '../../../projections/reports.ts';
import { readSessions } from '../../../projections/session-list.ts';
import { ADMIN_SCOPE, SESSIONS_SCOPE, TEXTS_SCOPE } from '../../internal-scopes.ts';
import { type Lists, listRoute } from '../../paging/list-route.ts';
import { pageQuery } from '../../paging/page-route.ts';
import type { Route } from '../../route.ts';

/** The sessions of a service, the newest first. */
export function sessionsRoute(lists: Lists, prefix: string): Route {
  return listRoute(lists, {
    path: `${prefix}/sessions`,
    operationId: 'listSessions',
    scopes: [SESSIONS_SCOPE, ADMIN_SCOPE],
    view: conversations,
    saysHowFar: true,
    items: 'sessions',
    query: closedObject({
      ...pageQuery,
      status: v.optional(v.picklist(SESSION_STATUSES)),
      configuration_version: v.optional(anyId),
      created_before: v.optional(instant),
    }),
    read: (owner, page, { status, configuration_version, created_before }) =>
      readSessions(lists.store, owner, {
        ...page,
        status,
        configurationVersion: configuration_version,
        createdBefore: created_before,
      }),
  });
}

/** The sessions of a service that wait for an answer, those with the newest decision first. */
export function pendingDecisionsRoute(lists: Lists, prefix: string): Route {
  return listRoute(lists, {
    path: `${prefix}/pending-decisions`,
    operationId: 'listPendingDecisions',
    scopes: [SESSIONS_SCOPE, ADMIN_SCOPE],
    view: pendingDecisions,
    saysHowFar: true,
    items: 'pending_decisions',
    query: closedObject({
      ...pageQuery,
      question_id: v.optional(text(1, 160)),
      waiting_since: v.optional(instant),
    }),
    read: (owner, page, { question_id: questionId, waiting_since }) =>
      readPendingDecisions(lists.store, owner, {
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
    // Labels and metadata are what somebody said.
    scopes: [TEXTS_SCOPE, ADMIN_SCOPE],
    view: conversations,
    saysHowFar: true,
    items: 'feedback',
    query: closedObject({ ...pageQuery, kind: v.optional(v.picklist(['feedback', 'conversion'])) }),
    read: async (owner, page, { kind }) => {
      const read = await readFeedback(lists.store, owner, { ...page, kind });
      return { ...read, items: await openReports(lists.dependencies, read.items) };
    },
  });
}
