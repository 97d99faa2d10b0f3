import type { RateLimit } from '../../app/keys/rate-limit.ts';
import { errorEnvelope } from '../error-envelope.ts';
import type { Gateway } from '../gateway.ts';
import type { Identity, RouteAnswer } from '../route.ts';

/** The refusal of a key that asks more often than it may; undefined at once where nobody is held up. */
export function refuseOverRate(
  { rateLimit }: Pick<Gateway, 'rateLimit'>,
  identity: Identity | undefined,
  requestId: string,
): Promise<RouteAnswer | undefined> | undefined {
  return identity && rateLimit && refuseWhile(rateLimit(identity.actor.id), requestId);
}

async function refuseWhile(
  waiting: ReturnType<RateLimit>,
  requestId: string,
): Promise<RouteAnswer | undefined> {
  const seconds = await waiting;
  return seconds === undefined ? undefined : rateLimited(seconds, requestId);
}

function rateLimited(seconds: number, requestId: string): RouteAnswer {
  const message = 'This API key has made too many requests; try again shortly.';
  const answer = errorEnvelope(
    'rate_limited',
    message,
    { retry_after_seconds: seconds },
    requestId,
  );
  return { ...answer, headers: { ...answer.headers, 'Retry-After': String(seconds) } };
}
