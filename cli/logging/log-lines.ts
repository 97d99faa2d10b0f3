import type { Logger } from 'pino';
import type { RequestLogEntry } from '../../api/answering/respond.ts';

/** What more than one place logs, or what has to be put into the names of log lines: those of the answers. */

/** A duration as log lines tell it: down to the microsecond. */
export function milliseconds(duration: number): number {
  return Math.round(duration * 1_000) / 1_000;
}

/**
 * The fields of a `request` line; what does not apply is left out.
 * @param withClientId whether it tells what the client calls its request
 */
function requestLine(entry: RequestLogEntry, withClientId = false): object {
  const { detailCodes, tenant, service, keyId, isReplay, degradedReasons } = entry;
  return {
    request_id: entry.requestId,
    ...(withClientId ? { client_request_id: entry.clientRequestId } : {}),
    method: entry.method,
    route: entry.route,
    status: entry.status,
    code: entry.code,
    ...(detailCodes.length > 0 ? { detail_codes: detailCodes } : {}),
    session_id: entry.sessionId,
    duration_ms: milliseconds(entry.durationMs),
    tenant,
    service,
    key_id: keyId,
    ...(isReplay ? { is_replay: true } : {}),
    ...(degradedReasons.length > 0 ? { degraded_reasons: degradedReasons } : {}),
  };
}

/** Counts each request, and writes its line. */
export function logRequests(
  entrance: 'public' | 'internal',
  parts: {
    readonly logger: Logger;
    readonly operations: {
      onRequest(entrance: 'public' | 'internal', entry: RequestLogEntry): void;
    };
    readonly logsClientRequestIds?: boolean;
  },
): (entry: RequestLogEntry) => void {
  const { logger, operations, logsClientRequestIds } = parts;
  return (entry) => {
    operations.onRequest(entrance, entry);
    if (logger.isLevelEnabled('info')) {
      logger.info(requestLine(entry, logsClientRequestIds), 'request');
    }
  };
}
