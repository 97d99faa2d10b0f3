import { generateCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { seeOther } from '../respond.ts';
import type { PageView } from '../shell.ts';
import { signInCookie, type Visit } from '../visit.ts';

/** What a one-time link opens: nothing is used up before its button is pressed, for links are fetched ahead. */
export async function signInPage(visit: Visit): Promise<PageView> {
  const { say, context, person } = visit;
  const code = context.req.path === '/console/sign-in' ? (context.req.query('code') ?? '') : '';
  if (code === '' || person) return helpPage(visit);
  return {
    title: say('sign_in.title'),
    body: html`<p>${say('sign_in.once')}</p>
<form method="post" action="/console/sign-in"><input type="hidden" name="code" value="${code}">
<button class="primary" autofocus>${say('sign_in.button')}</button></form>`,
  };
}

function helpPage({ say, person, providerName }: Visit): PageView {
  return {
    title: say('sign_in.title'),
    status: person ? 200 : 401,
    body: html`${
      providerName === undefined
        ? ''
        : html`<p><a class="button primary" href="/console/sign-in/provider">${say('sign_in.provider', { provider: providerName })}</a></p>
<p>${say('sign_in.or')}</p>`
    }<p>${say('sign_in.how')}</p>
<pre><code>npx qss console</code></pre>
<p>${say('sign_in.roles')}</p>
<pre><code>npx qss console --as anna --roles editor --tenant acme --service table</code></pre>
<p class="quiet">${say('sign_in.ends')}</p>`,
  };
}

/** A sign-in that was opened just now. */
export interface SignedIn {
  readonly token: string;
}

export function signInAction(isSecure: boolean): (visit: Visit) => Promise<PageView | Response> {
  return async (visit) => {
    const { context, api, say } = visit;
    const form = await context.req.formData();
    const code = String(form.get('code') ?? '');
    const answered = await api.send<SignedIn>('POST', '/internal/v1/sign-ins', { code });
    if (!answered.ok) {
      const body = html`<p class="problem" role="alert">${say('sign_in.refused')}</p><pre><code>npx qss console</code></pre>`;
      return { title: say('sign_in.title'), status: 401, body };
    }
    return seeOther('/', { cookies: [keptSignIn(answered.body, isSecure)] });
  };
}

export function signOutAction(isSecure: boolean): (visit: Visit) => Promise<Response> {
  return async ({ api }) => {
    await api.send('DELETE', '/internal/v1/sign-ins/current');
    const gone = { ...kept(isSecure), maxAge: 0 };
    return seeOther('/', { cookies: [generateCookie(signInCookie(isSecure), '', gone)] });
  };
}

/** The header that makes a browser keep it. */
export function keptSignIn({ token }: SignedIn, isSecure: boolean): string {
  return generateCookie(signInCookie(isSecure), token, kept(isSecure));
}

/** For this browser alone, until it is closed: scripts cannot read it, and no other site's request carries it. */
function kept(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const;
}
