import type { CallToolResult } from '@modelcontextprotocol/server';
import { type ErrorCode, QssError, type TransportCode } from '../client/qss-error.ts';

/** What a model can do about an error, where the message does not say it. */
const NEXT_STEPS: Partial<Record<ErrorCode | TransportCode, string>> = {
  connection_failed:
    'Make the same call again with the same idempotency_key, if you gave one; else read the session first.',
  invalid_request: 'Mend what details.errors names and call again.',
  unauthorized: 'The API key of this connection is not valid; tell the user.',
  insufficient_scope: 'The API key of this connection may not do this; tell the user.',
  unknown_session: 'Check the session_id, or call start_session.',
  unknown_configuration: 'Nothing is published: publish_configuration, with a key that may.',
  state_version_conflict:
    'Call get_session, look at what is proposed now, and decide again; leave state_version out.',
  idempotency_key_reused:
    'An earlier call with this key counts. Call get_session; use no key, or a new one.',
  configuration_validation_failed:
    'Nothing was written. Mend what details.errors names and call again.',
  compilation_in_progress: 'Wait a few seconds and call again.',
  compiled_artifact_unavailable:
    'Try again later with the same session; tell the user if it stays so.',
  rate_limited: 'Wait as long as details.retry_after_seconds says, then call again.',
  overloaded: 'Wait a few seconds and call again.',
  storage_unavailable: 'Wait a few seconds and call again.',
  internal_error: 'Call once more; if it fails again, report the request id to the user.',
};

/** A failure as a tool's result: what went wrong and what to do next. @throws what is no failure of a call */
export function failureResult(error: unknown): CallToolResult {
  if (!(error instanceof QssError)) throw error;
  const { code, message, requestId, details } = error;
  const lines = [
    `${code}: ${message}`,
    NEXT_STEPS[code] ?? '',
    Object.keys(details).length > 0 ? `details: ${JSON.stringify(details)}` : '',
    requestId === '' ? '' : `request id: ${requestId}`,
  ];
  const text = lines.filter((line) => line !== '').join('\n');
  return { isError: true, content: [{ type: 'text', text }] };
}
