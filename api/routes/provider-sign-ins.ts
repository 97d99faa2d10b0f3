import { readRoles } from '../../app/people/roles.ts';
import type { SignIns } from '../../app/people/sign-ins.ts';
import { closedObject } from '../../domain/input/closed-object.ts';
import { text } from '../../domain/input/text.ts';
import { type IdentityProvider, IdentityRefused } from '../../identity/port.ts';
import { errorEnvelope } from '../error-envelope.ts';
import { type Route, type RouteAnswer, typedRoute } from '../route.ts';
import { opened } from './sign-ins.ts';

const PATH = '/internal/v1/provider-sign-ins';

/** `query`: that of the address which the provider sent the browser back to. */
const returnBody = closedObject({ pending: text(1, 1_000), query: text(1, 8_000) });

/** How people sign in with the provider of identities, where the operator named one. */
export function providerSignInRoutes(
  signIns: SignIns,
  provider: IdentityProvider | undefined,
): readonly Route[] {
  return [beginRoute(provider), completeRoute(signIns, provider)];
}

/** Nobody is known yet: who comes back proves it. */
function beginRoute(provider: IdentityProvider | undefined): Route {
  return typedRoute({
    method: 'POST',
    path: PATH,
    operationId: 'beginProviderSignIn',
    scopes: null,
    idempotency: 'none',
    handle: ({ requestId }) =>
      orRefused(requestId, async () => {
        if (!provider) return noProvider(requestId);
        const { url, pending } = await provider.begin();
        return { status: 201, body: { request_id: requestId, url, pending } };
      }),
  });
}

/** What the provider says is the credential. */
function completeRoute(signIns: SignIns, provider: IdentityProvider | undefined): Route {
  return typedRoute({
    method: 'POST',
    path: `${PATH}/complete`,
    operationId: 'completeProviderSignIn',
    scopes: null,
    idempotency: 'none',
    body: returnBody,
    handle: ({ body, requestId }) =>
      orRefused(requestId, async () => {
        if (!provider) return noProvider(requestId);
        const { subject, roles } = await provider.complete(body.pending, body.query);
        const granted = readRoles(roles);
        if (granted.length === 0) return noRole(subject, requestId);
        const signIn = opened(signIns.open({ subject, granted }));
        return { status: 201, body: { request_id: requestId, ...signIn } };
      }),
  });
}

async function orRefused(
  requestId: string,
  work: () => Promise<RouteAnswer>,
): Promise<RouteAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error;
    const message = 'The provider of identities did not say who you are; sign in again.';
    return errorEnvelope('unauthorized', message, {}, requestId);
  }
}

function noProvider(requestId: string): RouteAnswer {
  const message = 'No provider of identities is configured; OIDC_ISSUER names one.';
  return errorEnvelope('unknown_route', message, {}, requestId);
}

function noRole(subject: string, requestId: string): RouteAnswer {
  const message =
    'The provider of identities knows you, and gives you no role here; ask whoever runs it.';
  return errorEnvelope(
    'insufficient_scope',
    message,
    { subject, required_scopes: ['signed_in'], granted_scopes: [] },
    requestId,
  );
}
