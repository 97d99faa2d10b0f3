import * as v from 'valibot';
import { analyse, compareAnalyses, refuseUnpublished } from '../../app/analytics/analyse.ts';
import { readLearnedCounts } from '../../app/analytics/learned-counts.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { closedObject } from '../../domain/input/closed-object.ts';
import { anyId } from '../../domain/input/ids.ts';
import { text } from '../../domain/input/text.ts';
import type { Owner } from '../../domain/owner.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import { envelopeOf } from '../error-envelope.ts';
import { ADMIN_SCOPE, ANALYTICS_SCOPE } from '../internal-scopes.ts';
import { type Route, typedRoute } from '../route.ts';

const LABELS_MAX = 50;

const successLabels = v.optional(
  v.pipe(
    text(1, 8_000),
    v.transform((labels) => labels.split(',')),
    v.array(text(1, 128)),
    v.maxLength(LABELS_MAX),
  ),
);

const analyticsQuery = closedObject({
  configuration_version: v.optional(anyId),
  success_labels: successLabels,
});

const comparisonQuery = closedObject({ from: anyId, to: anyId, success_labels: successLabels });

/** What became of the conversations of a service, in figures (docs/reference/metrics.md): of all, of two versions, and what they taught. */
export function analyticsRoutes(
  dependencies: Dependencies,
  store: ReadModels,
  prefix: string,
): readonly Route[] {
  const reading = <Query extends v.GenericSchema, Body extends object>(
    parts: Reading<Query, Body>,
  ) => readingRoute(dependencies, parts);
  return [
    reading({
      path: `${prefix}/analytics`,
      operationId: 'readAnalytics',
      query: analyticsQuery,
      read: (owner, { configuration_version: configurationVersion, success_labels }) => {
        const request = { configurationVersion, successLabels: success_labels };
        return analyse(dependencies, store, owner, request);
      },
      told: ({ sessions, configuration_version }) => [{ sessions, configuration_version }],
    }),
    reading({
      path: `${prefix}/analytics/comparison`,
      operationId: 'compareVersionFigures',
      query: comparisonQuery,
      read: (owner, { success_labels: successLabels, ...versions }) =>
        compareAnalyses(dependencies, store, owner, { ...versions, successLabels }),
      told: ({ from, to }) => [from, to],
    }),
    // What explain shows of one decision, of all.
    reading({
      path: `${prefix}/analytics/learned`,
      operationId: 'readLearnedCounts',
      read: (owner) => readLearnedCounts(dependencies, store, owner),
    }),
  ];
}

interface Reading<Query extends v.GenericSchema, Body extends object>
  extends Pick<Route, 'path' | 'operationId'> {
  readonly query?: Query;
  readonly read: (owner: Owner, query: v.InferOutput<Query>) => Promise<Body>;
  /** The published versions that it tells of. */
  readonly told?: (body: Body) => readonly ToldVersion[];
}

interface ToldVersion {
  readonly sessions: number;
  /** Null: all of them. */
  readonly configuration_version: string | null;
}

function readingRoute<Query extends v.GenericSchema, Body extends object>(
  dependencies: Dependencies,
  { read, told, ...route }: Reading<Query, Body>,
): Route {
  return typedRoute({
    ...route,
    method: 'GET',
    scopes: [ANALYTICS_SCOPE, ADMIN_SCOPE],
    idempotency: 'none',
    handle: async ({ identity, query, requestId }) => {
      const body = await read(identity, query);
      const empty = (told?.(body) ?? []).filter(({ sessions }) => sessions === 0);
      const versions = empty.flatMap(({ configuration_version }) => configuration_version ?? []);
      const unknown = await refuseUnpublished(dependencies, identity, versions);
      if (unknown) return envelopeOf(unknown.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...body } };
    },
  });
}
