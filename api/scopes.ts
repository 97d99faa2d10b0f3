import { problem } from './problem.ts';
import type { Identity, Route, RouteAnswer } from './route.ts';

/** What opens the routes of the internal entry point, beside the scopes that API keys have. */

/** Everything: what `QSS_ADMIN_TOKEN` has, and administrators. */
export const ADMIN_SCOPE = 'admin';
export const SIGNED_IN_SCOPE = 'signed_in';
export const SESSIONS_SCOPE = 'sessions:read';
export const TEXTS_SCOPE = 'sessions:texts';
export const ANALYTICS_SCOPE = 'analytics:read';

/** The refusal of a key that has none of the scopes that open the route. */
export function deniedScope(
  route: Route,
  identity: Identity,
  requestId: string,
): RouteAnswer | undefined {
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
  return problem('insufficient_scope', message, details, requestId);
}
