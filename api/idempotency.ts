import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { Dependencies } from '../app/core/dependencies.ts';
import type { IdempotencyKey } from '../app/core/idempotency/receipts.ts';
import type { Transacted } from '../app/core/transact.ts';
import type { SessionCall } from '../app/session/session-call.ts';
import type { FieldError } from '../domain/input/refuse-fields.ts';
import { type Awaited, answerInTime } from './answer-in-time.ts';
import { problem, problemOf } from './problem.ts';
import { provenanceOf, type Route, type RouteAnswer, type RouteRequest } from './route.ts';

/** One header line of 8-128 visible ASCII characters, taken verbatim. */
const KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

export function checkIdempotencyKey(
  context: Context,
  route: Route,
): { readonly key: string } | { readonly error: FieldError } {
  if (route.idempotency === 'none') return { key: '' };
  const at = { location: 'header', path: 'Idempotency-Key' } as const;
  const key = context.req.header('idempotency-key');
  if (key === undefined) {
    if (route.idempotency === 'optional') return { key: '' };
    const message = 'is required for this request; a fresh one for each new effect';
    return { error: { ...at, code: 'idempotency_key_required', message } };
  }
  // Two header lines arrive joined by a comma and a space, which the pattern refuses.
  if (KEY_PATTERN.test(key)) return { key };
  const message = 'must be one line of 8-128 visible ASCII characters';
  return { error: { ...at, code: 'idempotency_key_invalid', message } };
}

/** The key in its scope (tenant, service, operation, the path's ids) and the body, as digests. */
export function idempotencyOf(request: RouteRequest, operation: string): IdempotencyKey {
  const { identity, params, idempotencyKey, bodyDigest } = request;
  const ids = Object.values(params);
  const scoped = [operation, identity.tenant, identity.service, ...ids, idempotencyKey];
  return { keyDigest: hash('sha256', scoped.join('\n')), bodyDigest };
}

/** A mutation of a service's: whose, under which key and by whom. */
export function mutationCall(
  request: RouteRequest,
  operation: string,
): Omit<SessionCall, 'sessionId'> {
  return {
    owner: request.identity,
    key: idempotencyOf(request, operation),
    provenance: provenanceOf(request),
  };
}

/** A mutation of the session that the path names. */
export function sessionCall(request: RouteRequest, operation: string): SessionCall {
  return { ...mutationCall(request, operation), sessionId: request.params.session_id! };
}

/** How long a duplicate waits for the first one. */
const DUPLICATE_WAIT_MS_MAX = 2_000;

/** How a mutation is told of, the first time and at every replay. */
interface Telling<Answer> {
  readonly key: IdempotencyKey;
  /** 200 unless given. */
  readonly status?: number;
  /** The path of what it made. */
  readonly locationOf?: (answer: Answer) => string;
}

/**
 * Runs a mutation once at a time for its key; a replay says so in a header.
 * @throws LogUnavailable, LogOverloaded
 */
export async function answerMutation<Answer extends object>(
  request: RouteRequest,
  dependencies: Awaited & Pick<Dependencies, 'inFlight'>,
  { key, status = 200, locationOf }: Telling<Answer>,
  work: () => Promise<Transacted<Answer>>,
): Promise<RouteAnswer> {
  const waitMsMax = DUPLICATE_WAIT_MS_MAX + (dependencies.semantics?.turnMsMax ?? 0);
  const running = dependencies.inFlight.run(key.keyDigest, waitMsMax, work);
  const done = await answerInTime(running, request.identity, dependencies);
  if (!done) {
    const message = 'The same Idempotency-Key is being worked on; try again in a second.';
    return problem('idempotency_in_progress', message, {}, request.requestId);
  }
  if (!done.ok) return problemOf(done.refusal, request.requestId);
  const headers: Record<string, string> = {};
  if (done.isReplay) headers['Idempotent-Replayed'] = 'true';
  if (locationOf) headers.Location = locationOf(done.answer);
  return done.text === undefined
    ? { status, body: done.answer, headers }
    : { status, body: done.answer, text: done.text, headers };
}
