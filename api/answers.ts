import type { Dependencies } from '../app/core/dependencies.ts';
import type { Transacted } from '../app/core/transact.ts';
import type { SessionCall } from '../app/session/session-call.ts';
import type { Provenance } from '../domain/recording/metadata.ts';
import { type EventLog, LogOverloaded, LogUnavailable } from '../log/port.ts';
import { within } from '../time/within.ts';
import { idempotencyOf } from './idempotency.ts';
import { problem, problemOf } from './problem.ts';
import type { RouteAnswer, RouteRequest } from './route.ts';

/** Who asked, as it is written beside the events. */
export function provenanceOf({
  identity,
  requestId,
}: Pick<RouteRequest, 'identity' | 'requestId'>): Provenance {
  const { actor, origin, scopes } = identity;
  return { actor, origin, scopes, request_id: requestId };
}

/** A mutation of the session that the path names. */
export function sessionCall(request: RouteRequest, operation: string): SessionCall {
  return {
    scope: request.identity,
    sessionId: request.params.session_id!,
    key: idempotencyOf(request, operation),
    provenance: provenanceOf(request),
  };
}

export function invalidCursor(requestId: string): RouteAnswer {
  const message = 'This cursor does not belong to this list; start again without one.';
  return problem('invalid_cursor', message, {}, requestId);
}

/** How long a duplicate waits for the first one. */
const DUPLICATE_WAIT_MS_MAX = 2_000;

/**
 * Nobody waits longer, however often the log is asked on the way: the same key finds out what became of it. What a turn
 * may wait for a language model comes on top; a large publication may take longer to be made ready, and is waited for.
 */
const ANSWER_MS_MAX = 2_800;
/** Who asks hears all the same within 3 s. */
const HEALTH_MS_MAX = 100;

interface Answering extends Pick<Dependencies, 'inFlight' | 'artifacts' | 'semantics' | 'log'> {
  /** Whether what takes so long is known to, and is waited for. */
  readonly isExcused?: () => boolean;
}

/**
 * Runs a mutation once at a time for its key; a replay says so in a header.
 * @throws LogUnavailable, or LogOverloaded where the log answers, when it takes too long; it is then ended in the background
 */
export async function answerMutation(
  request: RouteRequest,
  { inFlight, artifacts, semantics, log, isExcused }: Answering,
  keyDigest: string,
  work: () => Promise<{ readonly status: number; readonly done: Transacted<object> }>,
): Promise<RouteAnswer> {
  const modelMsMax = semantics?.turnMsMax ?? 0;
  const running = inFlight.run(keyDigest, DUPLICATE_WAIT_MS_MAX + modelMsMax, work);
  const isWaitedFor = () => artifacts.isPreparing(request.identity) || isExcused?.() === true;
  const late = () => (isWaitedFor() ? undefined : tooLate(log));
  const result = await inTime(ANSWER_MS_MAX + modelMsMax, running, late);
  if (!result) {
    const message = 'The same Idempotency-Key is being worked on; try again in a second.';
    return problem('idempotency_in_progress', message, {}, request.requestId);
  }
  const { status, done } = result;
  if (!done.ok) return problemOf(done.refusal, request.requestId);
  const headers = done.isReplay ? { 'Idempotent-Replayed': 'true' } : {};
  return done.text === undefined
    ? { status, body: done.answer, headers }
    : { status, body: done.answer, text: done.text, headers };
}

async function inTime<Result>(
  ms: number,
  working: Promise<Result>,
  late: () => Promise<LogUnavailable | LogOverloaded> | undefined,
): Promise<Result> {
  for (;;) {
    const result = await within<Result, typeof LATE>(ms, working, () => LATE);
    if (result !== LATE) return result;
    const fault = await late();
    if (fault) throw fault;
  }
}

/** Nothing that could be worked out. */
const LATE: unique symbol = Symbol('late');

/** The log may be away, or this process have more to do than it can. */
async function tooLate(log: Pick<EventLog, 'health'>): Promise<LogUnavailable | LogOverloaded> {
  const isThere = log.health().then(
    (health) => health === 'ok',
    () => false,
  );
  const answers = await within(HEALTH_MS_MAX, isThere, () => false);
  const message = 'a mutation took more than its time';
  return answers ? new LogOverloaded(message) : new LogUnavailable(message);
}

/** A success with the path of what it made; a replay has the same. */
export function withLocation(answer: RouteAnswer, pathOf: (body: object) => string): RouteAnswer {
  if (answer.status >= 300) return answer;
  return { ...answer, headers: { ...answer.headers, Location: pathOf(answer.body as object) } };
}
