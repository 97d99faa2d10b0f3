import type { Readiness } from '../../app/operations/readiness.ts';
import { packageText } from '../markdown-page.ts';
import { atOnce, type Route } from '../route.ts';
import type { ReadUpkeep } from './upkeep.ts';

/** What operators' tools ask: whether the process lives, whether it can be given requests, and its figures. */
export interface Operations {
  readonly readiness: Readiness;
  /** The metrics in the text format of Prometheus. */
  readonly metrics: () => Promise<{ readonly text: string; readonly contentType: string }>;
  readonly upkeep: ReadUpkeep;
}

const COMMON = { method: 'GET', scopes: null, idempotency: 'none' } as const;

const JSON_HEADERS = { 'Content-Type': 'application/json' } as const;

/** The same in every service of this process. */
let read: string | undefined;

/** Made with the sources, since to make it takes longer than a request may. */
function internalDocument(): string {
  read ??= packageText('docs/reference/openapi-internal.json');
  return read;
}

/** They hold no ids and no texts, and need no token: probes have none (contract section 6). */
export function operationsRoutes({ readiness, metrics }: Operations): readonly Route[] {
  // Read before anybody listens: no request waits for the disk.
  const document = internalDocument();
  return [
    {
      ...COMMON,
      path: '/internal/live',
      operationId: 'isLive',
      handle: async ({ requestId }) => atOnce({ status: 'live', request_id: requestId }),
    },
    {
      ...COMMON,
      path: '/internal/ready',
      operationId: 'isReady',
      handle: async ({ requestId }) => {
        const { is_ready, ...report } = await readiness.check();
        if (is_ready) {
          return atOnce({ status: 'ready', request_id: requestId, ...report });
        }
        const message = 'This process should not be given requests now; details say why.';
        const body = { code: 'not_ready', message, request_id: requestId, details: report };
        return { status: 503, body, headers: { 'Retry-After': '1' } };
      },
    },
    {
      ...COMMON,
      path: '/internal/metrics',
      operationId: 'readMetrics',
      handle: async () => {
        const { text, contentType } = await metrics();
        return { status: 200, body: text, headers: { 'Content-Type': contentType } };
      },
    },
    {
      ...COMMON,
      path: '/internal/openapi.json',
      operationId: 'getInternalOpenApi',
      handle: async () => ({ status: 200, body: document, headers: JSON_HEADERS }),
    },
  ];
}
