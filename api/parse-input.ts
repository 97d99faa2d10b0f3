import type { Context } from 'hono';
import * as v from 'valibot';
import { finishInSlices } from '../app/core/in-slices.ts';
import { closedObject } from '../domain/input/closed-object.ts';
import { anyId, tenantOrServiceId } from '../domain/input/ids.ts';
import { describeIssue } from '../domain/input/issues.ts';
import type { FieldError } from '../domain/input/refuse-fields.ts';
import { isStorable, unstorableAt } from '../domain/json/json.ts';
import { unescapePointer } from '../domain/json/json-pointer.ts';
import { finish, type Steps } from '../domain/steps.ts';
import { bodyDigest, DIGEST_OF_NOTHING } from './body/body-digest.ts';
import { isReasonableJson, JSON_DEPTH_MAX } from './body/json-shape.ts';
import { quickCheck } from './body/quick-check.ts';
import { jsonFaultIn, type ParsedJson, parseJson } from './body/read-body.ts';
import { invalidRequest } from './error-envelope.ts';
import { checkIdempotencyKey } from './idempotency-key.ts';
import type { Route, RouteAnswer, RouteRequest } from './route.ts';

const UNREASONABLE: FieldError = {
  code: 'invalid_value',
  location: 'body',
  path: '',
  message: `must not nest deeper than ${JSON_DEPTH_MAX} levels or hold too many values`,
};

/** What a route is given of a request beside who asks. */
export type ParsedInput = Pick<RouteRequest, 'body' | 'bodyDigest' | 'query' | 'idempotencyKey'>;

interface Input {
  readonly bytes: Uint8Array;
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
}

/** A larger body is worked on in slices, in which it takes turns with all the other ones. */
const AT_ONCE_BYTES_MAX = 16 * 1024;

/** Key, query, body and the ids of the path, as the route wants them, or why they are refused. */
export function parseInput(
  context: Context,
  route: Route,
  input: Input,
): ParsedInput | RouteAnswer | Promise<ParsedInput | RouteAnswer> {
  const steps = parseSteps(context, route, input);
  return input.bytes.byteLength > AT_ONCE_BYTES_MAX ? finishInSlices(steps) : finish(steps);
}

function* parseSteps(
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
  const parsed = isAbsent ? ABSENT : yield* parseJson(bytes);
  yield;
  const body = route.body ? parseBody(route.body, { parsed, bytes }, errors) : undefined;
  if (errors.length > 0) return invalidRequest(errors, requestId);
  yield;
  const isKeyed = route.body !== undefined && route.idempotency !== 'none';
  return {
    body,
    bodyDigest: isKeyed ? yield* bodyDigest(parsed!) : DIGEST_OF_NOTHING,
    query,
    idempotencyKey: 'key' in key ? key.key : '',
  };
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
  if (bytes.byteLength === 0) return malformed('is empty, where a JSON object is wanted');
  const fault = jsonFaultIn(bytes);
  const place = fault ? `, from line ${fault.line}, column ${fault.column} on` : '';
  return malformed(`is not JSON in UTF-8${place}`);
}

function malformed(message: string): FieldError {
  return { code: 'malformed_json', location: 'body', path: '', message };
}

/** @param path pointer to what parsed but cannot be stored */
function unstorable(path: string): FieldError {
  const message = 'must not hold U+0000, a lone surrogate, a number beyond all bounds or __proto__';
  return { code: 'invalid_value', location: 'body', path, message };
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
    const schema = name === 'tenant' || name === 'service' ? tenantOrServiceId : anyId;
    if (isStorable(value) && quickCheck(schema)(value)) continue;
    const result = v.safeParse(schema, value);
    for (const issue of result.issues ?? []) {
      errors.push({ ...describeIssue(issue), location: 'path', path: name });
    }
  }
}
