import type { Dependencies } from '../../app/core/dependencies.ts';
import { DUPLICATE_WAIT_MS_MAX } from '../../app/core/idempotency/in-flight.ts';
import type { IdempotencyKey } from '../../app/core/idempotency/receipt-places.ts';
import type { Transacted } from '../../app/core/streams/transact.ts';
import { withModelTime } from '../../app/core/time-limits.ts';
import type { SessionMutation } from '../../app/session/session-mutation.ts';
import { envelopeOf, errorEnvelope } from '../error-envelope.ts';
import { idempotencyOf } from '../idempotency-key.ts';
import { provenanceOf, type RouteAnswer, type RouteRequest } from '../route.ts';
import { type Awaited, answerInTime } from './answer-in-time.ts';

/** A mutation of a service's: whose, under which key and by whom. */
export function mutationOf(
  request: RouteRequest,
  operation: string,
): Omit<SessionMutation, 'sessionId'> {
  return {
    owner: request.identity,
    key: idempotencyOf(request, operation),
    provenance: provenanceOf(request),
  };
}

/** A mutation of the session that the path names. */
export function sessionMutationOf(request: RouteRequest, operation: string): SessionMutation {
  // Not behind the call's own: V8 gives such objects no shape that it knows again, and looks their fields up anew each time.
  return { sessionId: request.params.session_id!, ...mutationOf(request, operation) };
}

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
  const waitMsMax = withModelTime(DUPLICATE_WAIT_MS_MAX, dependencies);
  const running = dependencies.inFlight.run(key.keyDigest, waitMsMax, work);
  const done = await answerInTime(running, request.identity, dependencies);
  if (!done) {
    const message = 'The same Idempotency-Key is being worked on; try again in a second.';
    return errorEnvelope('idempotency_in_progress', message, {}, request.requestId);
  }
  if (!done.ok) return envelopeOf(done.refusal, request.requestId);
  const headers: Record<string, string> = {};
  if (done.isReplay) headers['Idempotent-Replayed'] = 'true';
  if (locationOf) headers.Location = locationOf(done.answer);
  return done.text === undefined
    ? { status, body: done.answer, headers }
    : { status, body: done.answer, text: done.text, headers };
}
