import * as v from 'valibot';
import { ROLES, scopesAt } from '../../app/people/roles.ts';
import type { SignIn, SignIns } from '../../app/people/sign-ins.ts';
import { closedObject } from '../../domain/input/closed-object.ts';
import { tenantOrServiceId } from '../../domain/input/ids.ts';
import { list } from '../../domain/input/list.ts';
import { rule, text } from '../../domain/input/text.ts';
import { errorEnvelope } from '../error-envelope.ts';
import { bearerOf } from '../gateway.ts';
import { ADMIN_SCOPE, SIGNED_IN_SCOPE } from '../internal-scopes.ts';
import { type Route, type RouteRequest, typedRoute } from '../route.ts';

const linkBody = closedObject({
  subject: v.pipe(
    text(1, 128),
    rule(
      'invalid_value',
      (subject) => /^[A-Za-z0-9][A-Za-z0-9._@:|-]*$/.test(subject),
      'may hold letters, digits and . _ @ : | - only',
    ),
  ),
  tenant: v.optional(v.nullable(tenantOrServiceId), null),
  service: v.optional(v.nullable(tenantOrServiceId), null),
  roles: v.pipe(
    list(v.picklist(ROLES), { max: ROLES.length }),
    v.minLength(1, 'must name at least one role'),
  ),
});

/** What the admin token opens. */
const EVERYWHERE = { tenant: null, service: null, roles: ['administrator'] } as const;

type GrantedAt = Pick<v.InferOutput<typeof linkBody>, 'tenant' | 'service'>;

/** Left out: what the person may anywhere. */
const placeQuery = closedObject({
  tenant: v.optional(tenantOrServiceId),
  service: v.optional(tenantOrServiceId),
});

const codeBody = closedObject({ code: text(1, 128) });

const PATH = '/internal/v1';

/** How people sign in at the internal entry point: an operator makes a link, its holder a sign-in, once. */
export function signInRoutes(signIns: SignIns): readonly Route[] {
  return [offerRoute(signIns), redeemRoute(signIns), currentRoute(signIns), endRoute(signIns)];
}

function offerRoute(signIns: SignIns): Route {
  return typedRoute({
    method: 'POST',
    path: `${PATH}/sign-in-links`,
    operationId: 'createSignInLink',
    scopes: [ADMIN_SCOPE],
    idempotency: 'none',
    body: linkBody,
    handle: async ({ body, identity, requestId }) => {
      const { subject, ...granted } = body;
      // Who administers one place lets nobody into another.
      if (identity.person && !administers(identity.person, granted)) {
        const message =
          'You administer less than this link would open; name a tenant and service of yours.';
        const details = { required_scopes: [ADMIN_SCOPE], granted_scopes: [] };
        return errorEnvelope('insufficient_scope', message, details, requestId);
      }
      const offered = signIns.offer({ subject, granted: [granted] });
      return { status: 201, body: { request_id: requestId, ...offered } };
    },
  });
}

/** The code is the credential. */
function redeemRoute(signIns: SignIns): Route {
  return typedRoute({
    method: 'POST',
    path: `${PATH}/sign-ins`,
    operationId: 'signIn',
    scopes: null,
    idempotency: 'none',
    body: codeBody,
    handle: async ({ body, requestId }) => {
      const redeemed = signIns.redeem(body.code);
      if (!redeemed) {
        const message = 'This link was used, is too old, or never was; ask for a new one.';
        return errorEnvelope('unauthorized', message, {}, requestId);
      }
      return { status: 201, body: { request_id: requestId, ...opened(redeemed) } };
    },
  });
}

/** A sign-in as its holder is told of it, this once. */
export function opened({
  token,
  signIn,
}: {
  readonly token: string;
  readonly signIn: SignIn;
}): Pick<SignIn, 'subject' | 'granted' | 'expires_at'> & { readonly token: string } {
  const { subject, granted, expires_at } = signIn;
  return { token, subject, granted, expires_at };
}

/** Whether all of what is granted lies where the person is an administrator. */
function administers(person: SignIn, { tenant, service }: GrantedAt): boolean {
  return person.granted.some(
    (own) =>
      own.roles.includes('administrator') &&
      (own.tenant === null || own.tenant === tenant) &&
      (own.service === null || own.service === service),
  );
}

function currentRoute(signIns: SignIns): Route {
  return typedRoute({
    method: 'GET',
    path: `${PATH}/sign-ins/current`,
    operationId: 'readSignIn',
    scopes: [SIGNED_IN_SCOPE, ADMIN_SCOPE],
    idempotency: 'none',
    query: placeQuery,
    handle: async (request) => {
      const { identity, requestId, query } = request;
      const person = signIns.find(tokenOf(request));
      return {
        status: 200,
        body: {
          request_id: requestId,
          subject: identity.actor.id,
          granted: person?.granted ?? [EVERYWHERE],
          scopes: person ? scopesAt(person.granted, query) : identity.scopes,
          expires_at: person?.expires_at ?? null,
        },
      };
    },
  });
}

function endRoute(signIns: SignIns): Route {
  return {
    method: 'DELETE',
    path: `${PATH}/sign-ins/current`,
    operationId: 'signOut',
    scopes: [SIGNED_IN_SCOPE],
    idempotency: 'none',
    handle: async (request) => {
      signIns.end(tokenOf(request));
      return { status: 200, body: { request_id: request.requestId } };
    },
  };
}

function tokenOf({ headers }: RouteRequest): string {
  return bearerOf(headers.get('authorization') ?? undefined) ?? '';
}
