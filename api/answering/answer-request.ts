import type { Context } from 'hono';
import type { HeldBody } from '../body/bodies-in-flight.ts';
import { BODY_BYTES_MAX, tooLarge } from '../body/body-limits.ts';
import { refuseMediaType } from '../body/media-type.ts';
import { declaredBytes, readBody } from '../body/read-body.ts';
import { errorEnvelope } from '../error-envelope.ts';
import { type Gateway, refuseCaller, whoAsks } from '../gateway.ts';
import { type ParsedInput, parseInput } from '../parse-input.ts';
import type { Identity, Route, RouteAnswer, RouteRequest } from '../route.ts';
import { gathered } from './gathered.ts';
import { refuseOverRate } from './refuse-over-rate.ts';

/** What is told of a request, and to whom who asks is told as soon as that is known. */
interface RequestSeen {
  readonly requestId: string;
  readonly identified: (identity: Identity | undefined) => void;
}

/**
 * The checks that every route shares, in the order of the contract (section 8): declared size, key, static scope,
 * rate, media type, read size, syntax and schema. What passes is handed to the route. Nothing of a body is read
 * before it is known that it is wanted.
 */
export async function answerRequest(
  context: Context,
  route: Route,
  gateway: Gateway,
  { requestId, identified }: RequestSeen,
): Promise<RouteAnswer> {
  const bytesMax = route.bodyBytesMax ?? BODY_BYTES_MAX;
  if ((declaredBytes(context) ?? 0) > bytesMax) return tooLarge(bytesMax, requestId);
  const params = context.req.param() as Readonly<Record<string, string>>;
  const asking = whoAsks(gateway, route, context.req.header('authorization'), params);
  const identity = asking instanceof Promise ? await asking : asking;
  identified(identity);
  const early =
    refuseCaller(gateway, route, identity, requestId) ??
    refuseOverRate(gateway, identity, requestId);
  const refused =
    (early instanceof Promise ? await early : early) ?? refuseMediaType(context, route, requestId);
  if (refused) return refused;
  const held = gateway.bodies.begin(holderOf(identity));
  try {
    return await answerHeld(context, route, gateway, { identity, requestId, params, held });
  } finally {
    held.release();
  }
}

/** Who asks for what, and how it is called. */
type Asked = Pick<RouteRequest, 'requestId' | 'params'> & {
  readonly identity: Identity | undefined;
};

/** @param held what is held of its body */
async function answerHeld(
  context: Context,
  route: Route,
  gateway: Gateway,
  { identity, requestId, params, held }: Asked & { readonly held: HeldBody },
): Promise<RouteAnswer> {
  const bytesMax = route.bodyBytesMax ?? BODY_BYTES_MAX;
  const read = route.body ? await readBody(context, bytesMax, held) : NO_BODY;
  if (!read.ok) return unread(read.reason, bytesMax, requestId);
  await gathered();
  // Behind the body, so that one who sends slowly keeps nobody waiting.
  const waiting = waitInLine(gateway, identity, requestId);
  const turnedAway = waiting instanceof Promise ? await waiting : waiting;
  if (turnedAway) return turnedAway;
  const parsing = parseInput(context, route, { bytes: read.bytes, params, requestId });
  const parsed = parsing instanceof Promise ? await parsing : parsing;
  const { headers } = context.req.raw;
  return handleParsed(route, { identity, requestId, params, headers }, parsed);
}

/** Undefined when it is the request's turn, at once where there is no line. */
function waitInLine(
  { lines }: Gateway,
  identity: Identity | undefined,
  requestId: string,
): Promise<RouteAnswer | undefined> | RouteAnswer | undefined {
  if (!lines || !identity) return undefined;
  const entering = lines.enter(holderOf(identity));
  const answerTo = (isAdmitted: boolean) =>
    isAdmitted ? undefined : overloaded('Too many requests are waiting', requestId);
  return entering instanceof Promise ? entering.then(answerTo) : answerTo(entering);
}

/** Whose share of what may be held of bodies, and whose line, a request falls to. */
function holderOf(identity: Identity | undefined): string {
  return identity ? `${identity.tenant}.${identity.service}` : '';
}

/** Hands on what was parsed, field by field: spreads take a microsecond for each property here. What was refused stays so. */
function handleParsed(
  route: Route,
  asked: Asked & Pick<RouteRequest, 'headers'>,
  parsed: ParsedInput | RouteAnswer,
): RouteAnswer | Promise<RouteAnswer> {
  if ('status' in parsed) return parsed;
  const { identity = NOBODY, requestId, params, headers } = asked;
  const { query, body, bodyDigest, idempotencyKey } = parsed;
  return route.handle({
    identity,
    requestId,
    params,
    headers,
    query,
    body,
    bodyDigest,
    idempotencyKey,
  });
}

const NO_BODY = { ok: true, bytes: new Uint8Array() } as const;

function unread(
  reason: 'too_large' | 'too_many' | 'cut_off',
  bytesMax: number,
  requestId: string,
): RouteAnswer {
  if (reason === 'too_large') return tooLarge(bytesMax, requestId);
  if (reason === 'cut_off')
    return errorEnvelope('malformed_http', 'The body was cut off.', {}, requestId);
  return overloaded('Too many bytes of bodies are being worked on', requestId);
}

function overloaded(why: string, requestId: string): RouteAnswer {
  return errorEnvelope('overloaded', `${why}; try again shortly.`, {}, requestId);
}

/** For routes that need no key; they never look at it. */
const NOBODY: Identity = {
  tenant: '',
  service: '',
  actor: { type: 'system', id: 'anonymous' },
  origin: 'public_api',
  scopes: [],
};
