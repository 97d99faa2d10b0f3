import type { Context } from 'hono';
import * as v from 'valibot';
import { finishInSlices } from '../app/core/in-slices.ts';
import type { Throttle } from '../app/keys/throttle.ts';
import { closedObject } from '../domain/closed-object.ts';
import { describeIssue } from '../domain/issues.ts';
import { canonicalJson, canonicalPlainJson, type JsonValue, unstorableAt } from '../domain/json.ts';
import { unescapePointer } from '../domain/json-pointer.ts';
import type { FieldError } from '../domain/outcome.ts';
import { scopeId } from '../domain/scope.ts';
import { finish, type Steps } from '../domain/steps.ts';
import { anyId } from '../domain/text.ts';
import type { BodiesInFlight } from './body/bodies-in-flight.ts';
import { isReasonableJson, JSON_DEPTH_MAX } from './body/json-shape.ts';
import { quickCheck } from './body/quick-check.ts';
import {
  declaredBytes,
  jsonFaultIn,
  type ParsedJson,
  parseJson,
  readBody,
} from './body/read-body.ts';
import { checkIdempotencyKey } from './idempotency.ts';
import { invalidRequest, problem } from './problem.ts';
import {
  BODY_BYTES_MAX,
  type Identity,
  type Route,
  type RouteAnswer,
  type RouteRequest,
} from './route.ts';
import { deniedScope } from './scopes.ts';

/** Who is asking; undefined when nobody known is. @throws LogUnavailable when that cannot be looked up */
export type Authenticate = (
  authorization: string | undefined,
  params: Readonly<Record<string, string>>,
) => Promise<Identity | undefined> | Identity | undefined;

/** What stands before the routes. */
export interface Gate {
  readonly authenticate: Authenticate;
  /** What opens this entry point, as a refusal names it. */
  readonly credential: { readonly name: string; readonly placeholder: string };
  /** Left out: nobody is held up. */
  readonly throttle?: Throttle | undefined;
  /** What may be held of bodies at one time. */
  readonly bodies: BodiesInFlight;
}

const UNREASONABLE: FieldError = {
  code: 'invalid_value',
  location: 'body',
  path: '',
  message: `must not nest deeper than ${JSON_DEPTH_MAX} levels or hold a flood of values`,
};

/** What is told of a request, and to whom who asks is told as soon as that is known. */
interface Asked {
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
  gate: Gate,
  { requestId, identified }: Asked,
): Promise<RouteAnswer> {
  const bytesMax = route.bodyBytesMax ?? BODY_BYTES_MAX;
  if ((declaredBytes(context) ?? 0) > bytesMax) return tooLarge(bytesMax, requestId);
  const params = context.req.param() as Readonly<Record<string, string>>;
  const asking = whoAsks(context, route, gate, params);
  const identity = asking instanceof Promise ? await asking : asking;
  identified(identity);
  const refused =
    refuseCaller(route, gate, identity, requestId) ??
    (await refuseHaste(gate, identity, requestId)) ??
    refuseMediaType(context, route, requestId);
  if (refused) return refused;
  const held = gate.bodies.begin(identity ? `${identity.tenant}.${identity.service}` : '');
  try {
    const read = route.body ? await readBody(context, bytesMax, held) : NO_BODY;
    if (!read.ok) return unread(read.reason, bytesMax, requestId);
    const parsed = await takeTurns(
      read.bytes,
      parseInput(context, route, { bytes: read.bytes, params, requestId }),
    );
    if ('status' in parsed) return parsed;
    const { headers } = context.req.raw;
    return await route.handle({
      ...parsed,
      identity: identity ?? NOBODY,
      requestId,
      params,
      headers,
    });
  } finally {
    held.release();
  }
}

/** Where no key is asked for, none is looked up. */
function whoAsks(
  context: Context,
  route: Route,
  gate: Gate,
  params: Readonly<Record<string, string>>,
): ReturnType<Authenticate> {
  if (!route.scopes) return undefined;
  return gate.authenticate(context.req.header('authorization'), params);
}

const NO_BODY = { ok: true, bytes: new Uint8Array() } as const;

function refuseCaller(
  route: Route,
  gate: Gate,
  identity: Identity | undefined,
  requestId: string,
): RouteAnswer | undefined {
  if (!identity && route.scopes) {
    const { name, placeholder } = gate.credential;
    const message = `Send ${name} as Authorization: Bearer ${placeholder}.`;
    return problem('unauthorized', message, {}, requestId);
  }
  return identity && deniedScope(route, identity, requestId);
}

/** Undefined at once where nobody is held up. */
function refuseHaste(
  { throttle }: Gate,
  identity: Identity | undefined,
  requestId: string,
): Promise<RouteAnswer | undefined> | undefined {
  return identity && throttle && refuseWhile(throttle(identity.actor.id), requestId);
}

async function refuseWhile(
  waiting: ReturnType<Throttle>,
  requestId: string,
): Promise<RouteAnswer | undefined> {
  const seconds = await waiting;
  return seconds === undefined ? undefined : rateLimited(seconds, requestId);
}

function refuseMediaType(
  context: Context,
  route: Route,
  requestId: string,
): RouteAnswer | undefined {
  if (!route.body || (route.isBodyOptional && declaredBytes(context) === 0)) return undefined;
  if (!isJson(context.req.header('content-type'))) {
    const message = 'Send the body as Content-Type: application/json.';
    return problem('unsupported_media_type', message, {}, requestId);
  }
  if (!/^(identity)?$/i.test(context.req.header('content-encoding')?.trim() ?? '')) {
    const message = 'Send the body as it is: no Content-Encoding is understood.';
    const answer = problem('unsupported_media_type', message, {}, requestId);
    // RFC 9110, 15.5.16: tells what would be understood.
    return { ...answer, headers: { ...answer.headers, 'Accept-Encoding': 'identity' } };
  }
  return undefined;
}

function tooLarge(bytesMax: number, requestId: string): RouteAnswer {
  const message = `The body is too large: ${bytesMax} bytes are allowed.`;
  return problem('payload_too_large', message, { max_bytes: bytesMax }, requestId);
}

function unread(
  reason: 'too_large' | 'too_many' | 'cut_off',
  bytesMax: number,
  requestId: string,
): RouteAnswer {
  if (reason === 'too_large') return tooLarge(bytesMax, requestId);
  if (reason === 'cut_off')
    return problem('malformed_http', 'The body was cut off.', {}, requestId);
  const message = 'Too many bytes of bodies are being worked on; try again shortly.';
  return problem('overloaded', message, {}, requestId);
}

/** For routes that need no key; they never look at it. */
const NOBODY: Identity = {
  tenant: '',
  service: '',
  actor: { type: 'system', id: 'anonymous' },
  origin: 'public_api',
  scopes: [],
};

function rateLimited(seconds: number, requestId: string): RouteAnswer {
  const message = 'This API key has made too many requests; try again shortly.';
  const answer = problem('rate_limited', message, { retry_after_seconds: seconds }, requestId);
  return { ...answer, headers: { ...answer.headers, 'Retry-After': String(seconds) } };
}

type ParsedInput = Pick<RouteRequest, 'body' | 'canonicalBody' | 'query' | 'idempotencyKey'>;

interface Input {
  readonly bytes: Uint8Array;
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
}

/** A larger body is worked on in slices, in which it takes turns with all the other ones. */
const AT_ONCE_BYTES_MAX = 16 * 1024;

function takeTurns<Result>(bytes: Uint8Array, steps: Steps<Result>): Result | Promise<Result> {
  return bytes.byteLength > AT_ONCE_BYTES_MAX ? finishInSlices(steps) : finish(steps);
}

function* parseInput(
  context: Context,
  route: Route,
  { bytes, params, requestId }: Input,
): Steps<ParsedInput | RouteAnswer> {
  const errors: FieldError[] = [];
  checkParams(params, errors);
  const key = checkIdempotencyKey(context, route);
  if ('error' in key) errors.push(key.error);
  const query = parseQuery(context, route, errors);
  const isAbsent = bytes.byteLength === 0 && route.isBodyOptional === true;
  if (route.body && !isReasonableJson(bytes, route.valuesMax))
    return invalidRequest([UNREASONABLE], requestId);
  yield;
  const parsed = isAbsent ? ABSENT : parseJson(bytes);
  yield;
  const body = route.body ? parseBody(route.body, { parsed, bytes }, errors) : undefined;
  if (errors.length > 0) return invalidRequest(errors, requestId);
  yield;
  const isKeyed = route.body !== undefined && route.idempotency !== 'none';
  return {
    body,
    canonicalBody: isKeyed ? canonicalBodyOf(parsed!) : '',
    query,
    idempotencyKey: 'key' in key ? key.key : '',
  };
}

function canonicalBodyOf({ value, isPlain }: ParsedJson): string {
  return isPlain ? canonicalPlainJson(value as JsonValue) : canonicalJson(value as JsonValue);
}

const ABSENT: ParsedJson = { value: {}, isPlain: true };

function parseBody(
  schema: v.GenericSchema,
  { parsed, bytes }: { readonly parsed: ParsedJson | undefined; readonly bytes: Uint8Array },
  errors: FieldError[],
): unknown {
  if (parsed?.isPlain && quickCheck(schema)(parsed.value)) return parsed.value;
  const fault = parsed ? unstorableAt(parsed.value) : undefined;
  if (!parsed || fault !== undefined) {
    errors.push(fault === undefined ? notJson(bytes) : unstorable(fault));
    return undefined;
  }
  const result = v.safeParse(schema, parsed.value);
  if (result.success) return result.output;
  errors.push(
    ...result.issues.map((issue) => ({ location: 'body' as const, ...describeIssue(issue) })),
  );
  return undefined;
}

function notJson(bytes: Uint8Array): FieldError {
  const fault = jsonFaultIn(bytes);
  const place = fault ? `, from line ${fault.line}, column ${fault.column} on` : '';
  const message = `is not JSON in UTF-8${place}`;
  return { code: 'malformed_json', location: 'body', path: '', message };
}

/** @param path pointer to what parsed but cannot be stored */
function unstorable(path: string): FieldError {
  const message = 'must not hold U+0000, a lone surrogate, a number beyond all bounds or __proto__';
  return { code: 'invalid_value', location: 'body', path, message };
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType?.trim() ?? '');
}

/** Every parameter once, known and not empty. */
function parseQuery(context: Context, route: Route, errors: FieldError[]): unknown {
  const query: Record<string, string> = Object.create(null);
  const { url } = context.req;
  const isGiven = url.includes('?');
  if (!isGiven && !route.query) return query;
  for (const [name, value] of isGiven ? new URL(url).searchParams : []) {
    const at = { location: 'query', path: name } as const;
    if (name in query) errors.push({ ...at, code: 'not_unique', message: 'is given twice' });
    else if (value === '') errors.push({ ...at, code: 'too_short', message: 'must not be empty' });
    query[name] = value;
  }
  const result = v.safeParse(route.query ?? NO_QUERY, query);
  if (result.success) return result.output;
  // Names outside the body are told as they are, not as JSON Pointers.
  for (const issue of result.issues) {
    const { path, ...rest } = describeIssue(issue);
    errors.push({ ...rest, location: 'query', path: unescapePointer(path.slice(1)) });
  }
  return undefined;
}

const NO_QUERY = closedObject({});

/** Ids of the path: what could not be the id of anything is refused before anything is looked up. */
function checkParams(params: Readonly<Record<string, string>>, errors: FieldError[]): void {
  for (const [name, value] of Object.entries(params)) {
    const schema = name === 'tenant' || name === 'service' ? scopeId : anyId;
    if (quickCheck(schema)(value)) continue;
    const result = v.safeParse(schema, value);
    for (const issue of result.issues ?? []) {
      errors.push({ ...describeIssue(issue), location: 'path', path: name });
    }
  }
}
