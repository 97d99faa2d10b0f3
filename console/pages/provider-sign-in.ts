import { generateCookie, getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { seeOther } from '../respond.ts';
import type { PageView } from '../shell.ts';
import type { Visit } from '../visit.ts';
import { keptSignIn, type SignedIn } from './sign-in.ts';

/** How long somebody may be away at the provider. */
const AWAY_SECONDS_MAX = 600;

const ROUTE = '/internal/v1/provider-sign-ins';

/** Sends a browser to the provider of identities. */
export function beginAtProvider(isSecure: boolean): (visit: Visit) => Promise<PageView | Response> {
  return async (visit) => {
    const begun = await visit.api.send<{ url: string; pending: string }>('POST', ROUTE);
    if (!begun.ok) return refused(visit, begun.problem.code);
    const { url, pending } = begun.body;
    return seeOther(url, { cookies: [away(pending, isSecure, AWAY_SECONDS_MAX)] });
  };
}

/**
 * Takes a browser back. The page that answers leads on by itself: a redirect would still count as the provider's request, and the
 * cookie of the sign-in goes along with none of those.
 */
export function completeAtProvider(isSecure: boolean): (visit: Visit) => Promise<PageView> {
  return async (visit) => {
    const { context, api, say } = visit;
    const pending = getCookie(context, cookieName(isSecure)) ?? '';
    const query = new URL(context.req.url).search;
    const body = { pending, query };
    const completed = await api.send<SignedIn>('POST', `${ROUTE}/complete`, body);
    if (!completed.ok) return refused(visit, completed.problem.code);
    return {
      title: say('sign_in.title'),
      refresh: '/',
      cookies: [keptSignIn(completed.body, isSecure), away('', isSecure, 0)],
      body: html`<p><a class="button primary" href="/">${say('sign_in.go_on')}</a></p>`,
    };
  };
}

function refused({ say }: Visit, code: string): PageView {
  const text = code === 'insufficient_scope' ? say('sign_in.no_role') : say('sign_in.unknown');
  return {
    title: say('sign_in.title'),
    status: code === 'insufficient_scope' ? 403 : 401,
    body: html`<p class="problem" role="alert">${text}</p>
<p><a class="button" href="/console/sign-in">${say('sign_in.again')}</a></p>`,
  };
}

function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-qss_away' : 'qss_away';
}

/** Comes back with the provider's request, unlike the cookie of a sign-in, and is read by no script. */
function away(pending: string, secure: boolean, maxAge: number): string {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const;
  return generateCookie(cookieName(secure), pending, options);
}
