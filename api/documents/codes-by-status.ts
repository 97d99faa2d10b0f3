import { type ErrorCode, STATUS_OF } from '../error-envelope.ts';
import type { Route } from '../route.ts';

/** The codes that a route can refuse a request with, by status: what it refuses because of what it is, and these. */
export function codesByStatus(
  route: Route,
  own: readonly ErrorCode[],
): ReadonlyMap<number, readonly ErrorCode[]> {
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of new Set([...commonCodes(route), ...own])) {
    const status = STATUS_OF[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return new Map([...statuses].sort(([a], [b]) => a - b));
}

function commonCodes(route: Route): readonly ErrorCode[] {
  const { entries = {} } = (route.query ?? {}) as { readonly entries?: object };
  return [
    ...(route.scopes ? (['unauthorized', 'insufficient_scope', 'rate_limited'] as const) : []),
    ...(route.body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    'invalid_request',
    ...('cursor' in entries ? (['invalid_cursor'] as const) : []),
    ...(route.idempotency === 'none'
      ? []
      : (['idempotency_key_reused', 'idempotency_in_progress', 'overloaded'] as const)),
    'internal_error',
    'storage_unavailable',
  ];
}
