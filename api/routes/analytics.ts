import * as v from 'valibot';
import { type AnalysisRequest, analyse, compareAnalyses } from '../../app/analytics/analyse.ts';
import { readLearnedCounts } from '../../app/analytics/learned-counts.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { closedObject } from '../../domain/input/closed-object.ts';
import { anyId } from '../../domain/input/ids.ts';
import { text } from '../../domain/input/text.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import { type Route, typedRoute } from '../route.ts';
import { ADMIN_SCOPE, ANALYTICS_SCOPE } from '../scopes.ts';

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

/** What became of the conversations of a service, in figures (docs/reference/metrics.md). */
export function analyticsRoute(
  dependencies: Dependencies,
  store: ReadModels,
  prefix: string,
): Route {
  return typedRoute({
    method: 'GET',
    scopes: [ANALYTICS_SCOPE, ADMIN_SCOPE],
    idempotency: 'none',
    path: `${prefix}/analytics`,
    operationId: 'readAnalytics',
    query: analyticsQuery,
    handle: async ({ identity, query, requestId }) => {
      const { configuration_version, success_labels } = query;
      const request: AnalysisRequest = {
        configurationVersion: configuration_version,
        successLabels: success_labels,
      };
      const analysis = await analyse(dependencies, store, identity, request);
      return { status: 200, body: { request_id: requestId, ...analysis } };
    },
  });
}

/** The same of two published versions, with what lies between them. */
export function comparisonRoute(
  dependencies: Dependencies,
  store: ReadModels,
  prefix: string,
): Route {
  return typedRoute({
    method: 'GET',
    scopes: [ANALYTICS_SCOPE, ADMIN_SCOPE],
    idempotency: 'none',
    path: `${prefix}/analytics/comparison`,
    operationId: 'compareVersionFigures',
    query: comparisonQuery,
    handle: async ({ identity, query, requestId }) => {
      const { from, to, success_labels } = query;
      const request = { from, to, successLabels: success_labels };
      const comparison = await compareAnalyses(dependencies, store, identity, request);
      return { status: 200, body: { request_id: requestId, ...comparison } };
    },
  });
}

/** What past sessions told, counted, and what of it the active publication uses: what explain shows of one decision, of all. */
export function learnedCountsRoute(
  dependencies: Dependencies,
  store: ReadModels,
  prefix: string,
): Route {
  return typedRoute({
    method: 'GET',
    scopes: [ANALYTICS_SCOPE, ADMIN_SCOPE],
    idempotency: 'none',
    path: `${prefix}/analytics/learned`,
    operationId: 'readLearnedCounts',
    handle: async ({ identity, requestId }) => {
      const learned = await readLearnedCounts(dependencies, store, identity);
      return { status: 200, body: { request_id: requestId, ...learned } };
    },
  });
}
