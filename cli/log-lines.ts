import type { RequestLogEntry } from '../api/app.ts';

/** What more than one place logs, or what has to be put into the names of log lines: those of the answers. */

/** A duration as log lines tell it: down to the microsecond. */
export function milliseconds(duration: number): number {
  return Math.round(duration * 1_000) / 1_000;
}

/** The fields of a `request` line; what does not apply is left out. */
export function requestLine(entry: RequestLogEntry): object {
  const { tenant, service, keyId, isReplay, degradedReasons } = entry;
  return {
    request_id: entry.requestId,
    client_request_id: entry.clientRequestId,
    method: entry.method,
    route: entry.route,
    status: entry.status,
    code: entry.code,
    duration_ms: milliseconds(entry.durationMs),
    tenant,
    service,
    key_id: keyId,
    ...(isReplay ? { is_replay: true } : {}),
    ...(degradedReasons.length > 0 ? { degraded_reasons: degradedReasons } : {}),
  };
}
