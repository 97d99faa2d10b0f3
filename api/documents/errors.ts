import type { ErrorCode } from '../error-envelope.ts';

/** One example of `message` and `details` for every error code that a route can answer with. */
export const ERROR_EXAMPLES: Readonly<
  Record<ErrorCode, { readonly message: string; readonly details: object }>
> = {
  malformed_http: { message: 'This is not an HTTP request that can be read.', details: {} },
  headers_too_large: { message: 'The headers of the request are too large.', details: {} },
  request_timeout: { message: 'The request took too long to come in.', details: {} },
  unauthorized: {
    message: 'Send a valid API key as Authorization: Bearer <key>.',
    details: {},
  },
  insufficient_scope: {
    message: 'The API key lacks the scope configuration:write; use a key that has it.',
    details: { required_scopes: ['configuration:write'], granted_scopes: ['runtime'] },
  },
  unknown_session: {
    message: 'There is no such session.',
    details: { session_id: 'ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
  },
  unknown_configuration: {
    message: 'Nothing is published yet; publish the draft first.',
    details: { state: 'published' },
  },
  unknown_compilation: {
    message: 'There is no such compilation.',
    details: { compilation_id: 'cmp_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
  },
  unknown_key: {
    message: 'There is no such key.',
    details: { key_id: 'key_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
  },
  unknown_decision: { message: 'There is no such decision in this session.', details: {} },
  unknown_route: { message: 'There is no such route; see /openapi.json.', details: {} },
  method_not_allowed: {
    message: 'This route does not have this method; use GET, HEAD.',
    details: { allowed_methods: ['GET', 'HEAD'] },
  },
  state_version_conflict: {
    message: 'The session has moved on; read it and send its current state_version.',
    details: {
      session_id: 'ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
      sent_state_version: 4,
      current_state_version: 7,
    },
  },
  idempotency_key_reused: {
    message: 'This Idempotency-Key was used with another body; send a new key with a new request.',
    details: {},
  },
  compilation_in_progress: {
    message: 'Wait until the running compilation has ended.',
    details: { compilation_id: 'cmp_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
  },
  conversion_already_recorded: {
    message: 'Another conversion was recorded for this conversation; it stays.',
    details: { conversion_id: 'fbk_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
  },
  stale_claim: {
    message: 'The job is over or belongs to another worker; leave it.',
    details: { compilation_id: 'cmp_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
  },
  compiled_artifact_unavailable: {
    message: 'The compiled configuration of this session cannot be read now; try again later.',
    details: { session_id: 'ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
  },
  session_erased: {
    message: 'This session was erased; nothing of what was said in it is left.',
    details: {
      session_id: 'ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
      erased_at: '2026-04-12T09:00:00.000Z',
    },
  },
  payload_too_large: {
    message: 'The body is too large: 65536 bytes are allowed.',
    details: { max_bytes: 65_536 },
  },
  unsupported_media_type: {
    message: 'Send the body as Content-Type: application/json.',
    details: {},
  },
  invalid_request: {
    message: 'The request cannot be processed: /state_version in the body is required.',
    details: {
      errors: [
        { code: 'required', location: 'body', path: '/state_version', message: 'is required' },
      ],
    },
  },
  invalid_cursor: {
    message: 'This cursor does not belong to this list; start again without one.',
    details: {},
  },
  configuration_validation_failed: {
    message: 'Nothing was written; correct /changes/0/question/id: this question exists already.',
    details: {
      errors: [
        {
          position: 0,
          path: '/changes/0/question/id',
          code: 'duplicate_id',
          message: 'this question exists already',
        },
      ],
    },
  },
  rate_limited: {
    message: 'This API key has made too many requests; try again shortly.',
    details: { retry_after_seconds: 21 },
  },
  internal_error: {
    message: 'Something went wrong here; report the request id.',
    details: {},
  },
  idempotency_in_progress: {
    message: 'The same Idempotency-Key is being worked on; try again in a second.',
    details: {},
  },
  storage_unavailable: {
    message: 'The event log does not answer; try again with the same Idempotency-Key.',
    details: {},
  },
  overloaded: { message: 'Too much is queued; try again shortly.', details: {} },
};
