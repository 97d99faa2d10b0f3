import type * as v from 'valibot';
import type { SignIn } from '../app/people/sign-ins.ts';
import type { Actor, Origin, Provenance } from '../domain/recording/provenance.ts';

/** Who a request acts for, as the gateway established it; held here, never in headers. */
export interface Identity {
  readonly tenant: string;
  readonly service: string;
  readonly actor: Actor;
  readonly origin: Origin;
  readonly scopes: readonly string[];
  /** Absent: no person, but a key or the token of the service. */
  readonly person?: SignIn;
}

/** A request that passed every check a route does not have to know about. */
export interface RouteRequest<Body = unknown, Query = unknown> {
  readonly identity: Identity;
  readonly requestId: string;
  readonly params: Readonly<Record<string, string>>;
  /** As they came. */
  readonly headers: Headers;
  /** What the route's `query` and `body` schemas made of them. */
  readonly query: Query;
  readonly body: Body;
  /** SHA-256 of the parsed body's canonical JSON, for idempotency; of nothing where there is no key. */
  readonly bodyDigest: string;
  /** '' for a route that takes none, or where an optional one was left out. */
  readonly idempotencyKey: string;
}

/** What a route answers with: JSON, but for pages. */
export interface RouteAnswer {
  readonly status: number;
  readonly body: object | string;
  /** The body's JSON, where it is made already. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 200 with a small body, whose JSON waits for no other work: who asks is to learn that the process lives. */
export function atOnce(body: object): RouteAnswer {
  return { status: 200, body, text: JSON.stringify(body) };
}

/** Who asked, as it is written beside the events. */
export function provenanceOf({
  identity,
  requestId,
}: Pick<RouteRequest, 'identity' | 'requestId'>): Provenance {
  const { actor, origin, scopes } = identity;
  return { actor, origin, scopes, request_id: requestId };
}

/** One route: what the router, the gateway, the validation and the OpenAPI document need to know of it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With parameters in braces, as the specification writes them. */
  readonly path: string;
  readonly operationId: string;
  /** One of these scopes is needed; null: the route needs no key. */
  readonly scopes: readonly string[] | null;
  readonly idempotency: 'required' | 'optional' | 'none';
  /** Bytes of the body at most; `BODY_BYTES_MAX` unless given. */
  readonly bodyBytesMax?: number;
  /** Values of the body at most, roughly counted; `VALUES_MAX` unless given. */
  readonly valuesMax?: number;
  /** Absent: the route takes no body. */
  readonly body?: v.GenericSchema;
  /** Whether an empty body counts as `{}`. */
  readonly isBodyOptional?: boolean;
  /** Query parameters; absent: none. */
  readonly query?: v.GenericSchema;
  /** Sent with every answer, refusals included. */
  readonly headers?: Readonly<Record<string, string>>;
  handle(request: RouteRequest): Promise<RouteAnswer>;
}

/** A route whose handler is given what the route's own schemas make of body and query. */
export function typedRoute<
  Body extends v.GenericSchema = v.UnknownSchema,
  Query extends v.GenericSchema = v.UnknownSchema,
>(
  route: Omit<Route, 'body' | 'query' | 'handle'> & {
    readonly body?: Body;
    readonly query?: Query;
    readonly handle: (
      request: RouteRequest<v.InferOutput<Body>, v.InferOutput<Query>>,
    ) => Promise<RouteAnswer>;
  },
): Route {
  return route;
}
