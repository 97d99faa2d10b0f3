import type { Context } from 'hono';
import { errorEnvelope } from '../error-envelope.ts';
import type { Route, RouteAnswer } from '../route.ts';
import { declaredBytes } from './read-body.ts';

/** Bodies are JSON, as they are: 415 for any other type or encoding. Undefined where the body may be read, or there is none. */
export function refuseMediaType(
  context: Context,
  route: Route,
  requestId: string,
): RouteAnswer | undefined {
  const type = context.req.header('content-type');
  const isAbsent = declaredBytes(context) === 0 && (route.isBodyOptional || type === undefined);
  if (!route.body || isAbsent) return undefined;
  if (!isJson(type)) {
    const message = 'Send the body as Content-Type: application/json.';
    return errorEnvelope('unsupported_media_type', message, {}, requestId);
  }
  if (!/^(identity)?$/i.test(context.req.header('content-encoding')?.trim() ?? '')) {
    const message = 'Send the body as it is: no Content-Encoding is understood.';
    const answer = errorEnvelope('unsupported_media_type', message, {}, requestId);
    // RFC 9110, 15.5.16: tells what would be understood.
    return { ...answer, headers: { ...answer.headers, 'Accept-Encoding': 'identity' } };
  }
  return undefined;
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType?.trim() ?? '');
}
