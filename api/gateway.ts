import { hash, timingSafeEqual } from 'node:crypto';
import type { RateLimit } from '../app/keys/rate-limit.ts';
import type { RequestLines } from '../app/keys/request-lines.ts';
import { scopesAt } from '../app/people/roles.ts';
import type { SignIn } from '../app/people/sign-ins.ts';
import { SCOPES } from '../domain/keys/events.ts';
import type { HeldKey } from '../projections/keys/api-keys-in-use.ts';
import type { BodiesInFlight } from './body/bodies-in-flight.ts';
import { errorEnvelope } from './error-envelope.ts';
import { ADMIN_SCOPE } from './internal-scopes.ts';
import type { Identity, Route, RouteAnswer } from './route.ts';

/** Who is asking; undefined when nobody known is. @throws LogUnavailable when that cannot be looked up */
export type Authenticate = (
  authorization: string | undefined,
  params: Readonly<Record<string, string>>,
) => Promise<Identity | undefined> | Identity | undefined;

/** What stands before the routes. */
export interface Gateway {
  readonly authenticate: Authenticate;
  /** What opens this entry point, as a refusal names it. */
  readonly credential: { readonly name: string; readonly placeholder: string };
  /** Left out: nobody is held up. */
  readonly rateLimit?: RateLimit | undefined;
  /** What may be held of bodies at one time. */
  readonly bodies: BodiesInFlight;
  /** In which order requests are worked on; left out: as they come. */
  readonly lines?: Pick<RequestLines, 'enter'> | undefined;
}

const IDENTITY_HEADERS: readonly string[] = ['x-tenant-id', 'x-service-id', 'x-scopes'];
const IDENTITY_LENGTHS: ReadonlySet<number> = new Set(IDENTITY_HEADERS.map(({ length }) => length));

/**
 * Takes every spelling of the headers that other gateways pass an identity in out of a request, before anyone
 * can read them: here an identity is never a header.
 */
export function dropIdentityHeaders(request: {
  readonly rawHeaders: string[];
  readonly headers: Record<string, unknown>;
}): void {
  const { rawHeaders, headers } = request;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    const given = rawHeaders[at]!;
    // Of another length it is none of them, which is quicker to see.
    if (!IDENTITY_LENGTHS.has(given.length)) continue;
    const name = given.toLowerCase();
    if (!IDENTITY_HEADERS.includes(name.replaceAll('_', '-'))) continue;
    rawHeaders.splice(at, 2);
    delete headers[name];
  }
}

/**
 * A path whose segments of dots are read as they are: a URL's own rules would let them lead from one route to
 * another, past whatever judged the path before us.
 */
export function keepDotSegments(target: string): string {
  // Nearly always, and quicker to see.
  if (!target.includes('/.') && !target.includes('/%2')) return target;
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  const kept = path.replaceAll(DOT_SEGMENT, (dots) => dots.replaceAll(/%2e|\./gi, '%252E'));
  return query < 0 ? kept : kept + target.slice(query);
}

const DOT_SEGMENT = /(?<=\/)(?:\.|%2e){1,2}(?=\/|#|$)/gi;

/** Where no key is asked for, none is looked up. */
export function whoAsks(
  gateway: Gateway,
  route: Route,
  authorization: string | undefined,
  params: Readonly<Record<string, string>>,
): ReturnType<Authenticate> {
  if (!route.scopes) return undefined;
  return gateway.authenticate(authorization, params);
}

/** What a caller is refused that nobody knows, or whose key does not open the route: by method and path alone. */
export function refuseCaller(
  gateway: Gateway,
  route: Route,
  identity: Identity | undefined,
  requestId: string,
): RouteAnswer | undefined {
  if (!identity && route.scopes) {
    const { name, placeholder } = gateway.credential;
    const message = `Send ${name} as Authorization: Bearer ${placeholder}.`;
    return errorEnvelope('unauthorized', message, {}, requestId);
  }
  return identity && deniedScope(route, identity, requestId);
}

/** The refusal of a key that has none of the scopes that open the route. */
function deniedScope(route: Route, identity: Identity, requestId: string): RouteAnswer | undefined {
  if (!route.scopes || route.scopes.some((scope) => identity.scopes.includes(scope))) {
    return undefined;
  }
  return insufficientScope(route.scopes.slice(0, 1), identity, requestId);
}

/** @param required what the key lacks */
export function insufficientScope(
  required: readonly string[],
  identity: Identity,
  requestId: string,
): RouteAnswer {
  const message = `The API key lacks the scope ${required.join(', ')}; use a key that has it.`;
  const details = { required_scopes: required, granted_scopes: identity.scopes };
  return errorEnvelope('insufficient_scope', message, details, requestId);
}

/** Finds the key that a secret opens now. */
export type OpenKey = (secret: string) => HeldKey | undefined | Promise<HeldKey | undefined>;

/** The public entry point: identity comes from the API key alone, no header of the client's is looked at. */
export function byApiKey(openKey: OpenKey): Authenticate {
  return (authorization) => {
    const held = openKey(bearerOf(authorization) ?? '');
    return held instanceof Promise ? held.then(identityOf) : identityOf(held);
  };
}

function identityOf(held: HeldKey | undefined): Identity | undefined {
  if (!held) return undefined;
  const { tenant, service, key } = held;
  const actor = { type: 'api_key', id: key.keyId } as const;
  return { tenant, service, actor, origin: 'public_api', scopes: key.scopes };
}

/** The internal entry point: one token, and tenant and service from the path only. */
function byAdminToken(token: string): Authenticate {
  const expected = sha256(token);
  return (authorization, { tenant = '', service = '' }) => {
    const sent = bearerOf(authorization);
    if (sent === undefined || !timingSafeEqual(sha256(sent), expected)) return undefined;
    const actor = { type: 'admin', id: 'admin' } as const;
    return { tenant, service, actor, origin: 'internal_api', scopes: [...SCOPES, ADMIN_SCOPE] };
  };
}

/** Finds who holds a token of a sign-in. */
export type FindSignIn = (token: string) => SignIn | undefined;

/** The internal entry point for the token of the service and for people who are signed in, each as far as they may. */
export function byAdminTokenOrSignIn(token: string, findSignIn: FindSignIn): Authenticate {
  const asAdmin = byAdminToken(token);
  return (authorization, params) => {
    const person = findSignIn(bearerOf(authorization) ?? '');
    if (!person) return asAdmin(authorization, params);
    const { tenant = '', service = '' } = params;
    const actor = { type: 'person', id: person.subject } as const;
    // At other services they have no scope, whether such a service exists or not.
    const scopes = scopesAt(person.granted, params);
    return { tenant, service, actor, origin: 'internal_api', scopes, person };
  };
}

export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,512})$/i.exec(authorization ?? '')?.[1];
}

function sha256(text: string): Uint8Array {
  return hash('sha256', text, 'buffer');
}
