import * as v from 'valibot';
import {
  compareVersions,
  listVersions,
  readVersion,
} from '../../../app/configuration/versions/published-versions.ts';
import { type Restore, restoreDraft } from '../../../app/configuration/versions/restore-draft.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { draftRevision } from '../../../domain/configuration/draft/draft-revision.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { anyId } from '../../../domain/input/ids.ts';
import { answerMutation, mutationOf } from '../../answering/answer-mutation.ts';
import { envelopeOf } from '../../error-envelope.ts';
import type { Cursors } from '../../paging/cursor.ts';
import { pageQuery, pageRoute } from '../../paging/page-route.ts';
import { type Route, typedRoute } from '../../route.ts';

const expected = { expected_draft_revision: v.optional(draftRevision) };

const restoreBody = closedObject({ configuration_version: anyId, ...expected });
const discardBody = closedObject(expected);
const compareQuery = closedObject({ from: anyId, to: anyId });

/** Differences that one answer shows. */
const CHANGES_SHOWN_MAX = 1_000;

/** What was published, and the ways back to it: of the internal entry point. */
export function versionRoutes(
  dependencies: Dependencies,
  prefix: string,
  cursors: Cursors,
): readonly Route[] {
  return [
    versionsRoute(dependencies, prefix, cursors),
    versionRoute(dependencies, prefix),
    compareRoute(dependencies, prefix),
    restoringRoute(dependencies, 'restore', {
      path: `${prefix}/configuration/restore`,
      operationId: 'restoreConfiguration',
      body: restoreBody,
    }),
    restoringRoute(dependencies, 'discard', {
      path: `${prefix}/configuration/discard`,
      operationId: 'discardDraft',
      body: discardBody,
      isBodyOptional: true,
    }),
  ];
}

function versionsRoute(dependencies: Dependencies, prefix: string, cursors: Cursors): Route {
  return pageRoute(cursors, {
    path: `${prefix}/configuration/versions`,
    operationId: 'listConfigurationVersions',
    scopes: ['configuration:read'],
    query: closedObject(pageQuery),
    read: async ({ identity }, { limit, at }) => {
      const before = at === undefined ? undefined : Number(at);
      const page = await listVersions(dependencies, identity, { limit, before });
      const next = page.older > 0 ? String(page.older) : undefined;
      return { ok: true, body: { versions: page.versions }, next };
    },
  });
}

function versionRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    method: 'GET',
    path: `${prefix}/configuration/versions/{configuration_version}`,
    operationId: 'getConfigurationVersion',
    scopes: ['configuration:read'],
    idempotency: 'none',
    handle: async ({ identity, params, requestId }) => {
      const read = await readVersion(dependencies, identity, params.configuration_version!);
      if (!read.ok) return envelopeOf(read.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...read.view } };
    },
  };
}

function compareRoute(dependencies: Dependencies, prefix: string): Route {
  return typedRoute({
    method: 'GET',
    path: `${prefix}/configuration/comparison`,
    operationId: 'compareConfigurations',
    // Either side may be the draft.
    scopes: ['configuration:write'],
    idempotency: 'none',
    query: compareQuery,
    handle: async ({ identity, query: { from, to }, requestId }) => {
      const compared = await compareVersions(dependencies, identity, [from, to]);
      if (!compared.ok) return envelopeOf(compared.refusal, requestId);
      const { changes } = compared;
      return {
        status: 200,
        body: {
          request_id: requestId,
          from,
          to,
          changes: changes.slice(0, CHANGES_SHOWN_MAX),
          left_out: Math.max(0, changes.length - CHANGES_SHOWN_MAX),
        },
      };
    },
  });
}

/** A route that makes the draft what was published, and answers as changes do. */
function restoringRoute(
  dependencies: Dependencies,
  operation: string,
  route: Pick<Route, 'path' | 'operationId' | 'isBodyOptional'> & {
    readonly body: v.GenericSchema<unknown, Restore>;
  },
): Route {
  return typedRoute({
    ...route,
    method: 'POST',
    scopes: ['configuration:write'],
    idempotency: 'required',
    handle: (request) => {
      const mutation = mutationOf(request, operation);
      return answerMutation(request, dependencies, mutation, () =>
        restoreDraft(dependencies, mutation, request.body),
      );
    },
  });
}
