import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { Api, type Person, type SendToApi, type ServicePlace } from './api.ts';
import { isLanguage, type Language, preferredLanguage, type Say, sayCode, sayIn } from './texts.ts';

export type Html = ReturnType<typeof html>;

/** How the visitor wants pages to look. */
export type Theme = 'system' | 'light' | 'dark';

/** One request of a browser, with everything that a page is made of. */
export interface Visit {
  readonly context: Context;
  readonly api: Api;
  /** Undefined: nobody is signed in. */
  readonly person: Person | undefined;
  /** Undefined: people sign in by links alone. */
  readonly providerName: string | undefined;
  readonly language: Language;
  readonly theme: Theme;
  readonly say: Say;
  /** The text of a code: `code(prefix, code)`. */
  readonly code: (prefix: string, code: string) => string;
  /** Lets the page's own scripts and styles run, and no others. */
  readonly nonce: string;
  /** Sent back with every form. */
  readonly csrf: string;
  /** The service that the path names, if it names one. */
  readonly place: ServicePlace | undefined;
}

export const COOKIE = { language: 'qss_language', theme: 'qss_theme' } as const;

/** Name of the cookie that holds a sign-in; browsers take the first only over TLS, for this host alone. */
export function signInCookie(isSecure: boolean): string {
  return isSecure ? '__Host-qss_sign_in' : 'qss_sign_in';
}

/** What every page of a console is made with. */
interface ConsoleSettings {
  readonly send: SendToApi;
  readonly isSecure: boolean;
  readonly providerName: string | undefined;
}

export async function visitOf(
  context: Context,
  { send, isSecure, providerName }: ConsoleSettings,
): Promise<Visit> {
  const token = getCookie(context, signInCookie(isSecure)) ?? '';
  const api = new Api(send, token);
  const { tenant, service } = context.req.param() as Partial<ServicePlace>;
  const at = tenant && service ? `?${new URLSearchParams({ tenant, service })}` : '';
  const asked = `/internal/v1/sign-ins/current${at}`;
  const signIn = token === '' ? undefined : await api.ask<Person>(asked);
  const person = signIn?.ok ? signIn.body : undefined;
  const chosen = getCookie(context, COOKIE.language);
  const language = isLanguage(chosen)
    ? chosen
    : preferredLanguage(context.req.header('accept-language'));
  return {
    context,
    api,
    person,
    providerName,
    language,
    theme: themeOf(getCookie(context, COOKIE.theme)),
    say: sayIn(language),
    code: (prefix, code) => sayCode(language, prefix, code),
    nonce: randomBytes(16).toString('base64'),
    csrf: csrfOf(token),
    place: tenant && service ? { tenant, service } : undefined,
  };
}

export function themeOf(text: string | undefined): Theme {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** Nobody who does not hold the sign-in can know it. */
function csrfOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url');
}

export function may(visit: Visit, ...scopes: readonly string[]): boolean {
  return scopes.some((scope) => visit.person?.scopes.includes(scope));
}

/** Path of a page of the service that is looked at. */
export function pagePath({ place }: Pick<Visit, 'place'>, ...rest: readonly string[]): string {
  const { tenant, service } = place!;
  return ['/console/services', ...[tenant, service, ...rest].map(encodeURIComponent)].join('/');
}

/** The instant as the visitor's language writes it, in UTC like everything that is recorded. */
export function shownTime({ language }: Visit, iso: string): string {
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.format(new Date(iso));
}

/** The same for a cell or a line of its own: it is not broken, and machines can read it. */
export function timeOf(visit: Visit, iso: string): Html {
  return html`<time datetime="${iso}">${shownTime(visit, iso)}</time>`;
}

export function shownNumber({ language }: Visit, value: number, digits = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** A difference of shares in percentage points, always with its sign. */
export function shownPoints({ language }: Visit, difference: number): string {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return format.format(difference * 100);
}

export function shownShare({ language }: Visit, share: number): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return format.format(share);
}
