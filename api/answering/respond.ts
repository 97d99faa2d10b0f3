import type { Context } from 'hono';
import { finishInSlices } from '../../app/core/in-slices.ts';
import { isSessionId } from '../../domain/session/session-id.ts';
import { jsonInSteps } from '../json-in-steps.ts';
import type { Identity, Route, RouteAnswer } from '../route.ts';
import { answerFault } from './answer-fault.ts';

/** What answering needs of whoever serves. */
export interface RespondOptions {
  readonly newRequestId: () => string;
  /** Called once a request, after it was answered. */
  readonly log: (entry: RequestLogEntry) => void;
  /** Where what must not be shown is written. */
  readonly logFault: (error: unknown, requestId: string) => void;
}

/** One line a request: ids, sizes and codes, never bodies. */
export interface RequestLogEntry {
  readonly requestId: string;
  readonly clientRequestId: string | undefined;
  readonly method: string;
  /** The template, or `unknown_route`. */
  readonly route: string;
  readonly status: number;
  readonly code: string | undefined;
  /** What was wrong, each code once; empty where nothing was. */
  readonly detailCodes: readonly string[];
  /** Where the path names a session of ours; an id that a client made up may tell who somebody is. */
  readonly sessionId: string | undefined;
  readonly durationMs: number;
  /** Absent where nobody known was asking. */
  readonly tenant?: string;
  readonly service?: string;
  /** Of the API key, or `admin`. */
  readonly keyId?: string;
  readonly isReplay: boolean;
  readonly degradedReasons: readonly string[];
}

/** As much as is logged of what the client calls its request. */
const CLIENT_REQUEST_ID_MAX = 128;

/** Answers a request; told of its id, it tells who is asking as soon as that is known. */
type Work = (
  requestId: string,
  identified: (identity: Identity | undefined) => void,
) => Promise<RouteAnswer>;

/** Sends what the work answers, or why it could not, with the headers that every answer has; one line of the log tells of it. */
export async function respond(
  context: Context,
  {
    path,
    headers,
    idempotency,
  }: Pick<Route, 'path' | 'headers'> & Partial<Pick<Route, 'idempotency'>>,
  options: RespondOptions,
  work: Work,
): Promise<Response> {
  const requestId = options.newRequestId();
  const start = performance.now();
  let identity: Identity | undefined;
  let answer: RouteAnswer;
  let text: string;
  try {
    answer = await work(requestId, (found) => {
      identity = found;
    });
    const encoding = encode(answer, idempotency === 'none');
    text = encoding instanceof Promise ? await encoding : encoding;
  } catch (error) {
    answer = answerFault(error, requestId, {
      logFault: options.logFault,
      sessionId: context.req.param('session_id'),
    });
    text = JSON.stringify(answer.body);
  }
  options.log({
    requestId,
    clientRequestId: context.req.header('x-request-id')?.slice(0, CLIENT_REQUEST_ID_MAX),
    method: context.req.method,
    route: path,
    status: answer.status,
    code: codeOf(answer),
    detailCodes: detailCodesOf(answer),
    sessionId: sessionIn(context),
    durationMs: performance.now() - start,
    isReplay: answer.headers?.['Idempotent-Replayed'] === 'true',
    degradedReasons: degradedReasonsOf(answer),
    ...whoAsked(identity),
  });
  return new Response(text, {
    status: answer.status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
      ...headers,
      ...answer.headers,
    },
  });
}

/**
 * What is read or tried may be megabytes, and is written in slices; what a mutation answers is in one event.
 * @throws where the body cannot be written as JSON, or not in one text
 */
function encode({ body, text }: RouteAnswer, mayBeLarge: boolean): string | Promise<string> {
  if (text !== undefined) return text;
  if (typeof body === 'string') return body;
  return mayBeLarge ? finishInSlices(jsonInSteps(body)) : JSON.stringify(body);
}

function whoAsked(identity: Identity | undefined) {
  if (!identity) return {};
  const { tenant, service, actor } = identity;
  return { tenant, service, keyId: actor.id };
}

function degradedReasonsOf({ body }: RouteAnswer): readonly string[] {
  return (body as { degraded_reasons?: readonly string[] }).degraded_reasons ?? [];
}

function sessionIn(context: Context): string | undefined {
  const id = context.req.param('session_id');
  return id !== undefined && isSessionId(id) ? id : undefined;
}

const DETAIL_CODES_LOGGED = 5;

function detailCodesOf({ status, body }: RouteAnswer): readonly string[] {
  if (status !== 422) return [];
  const { errors = [] } = (body as { details: { errors?: readonly { code: string }[] } }).details;
  return [...new Set(errors.map(({ code }) => code))].slice(0, DETAIL_CODES_LOGGED);
}

function codeOf({ status, body }: RouteAnswer): string | undefined {
  return status >= 400 ? (body as { code?: string }).code : undefined;
}
