import { generateCookie } from 'hono/cookie';
import { seeOther } from '../respond.ts';
import { isLanguage } from '../texts.ts';
import { COOKIE, themeOf, type Visit } from '../visit.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps language and look in the browser; nothing else is kept anywhere. */
export async function preferencesAction({ context }: Visit): Promise<Response> {
  const form = await context.req.formData();
  const kept = { path: '/', maxAge: YEAR_SECONDS, httpOnly: true, sameSite: 'Strict' } as const;
  const language = String(form.get('language') ?? '');
  const theme = themeOf(String(form.get('theme') ?? ''));
  const back = String(form.get('back') ?? '');
  // Only a path of this console: nobody is led elsewhere.
  return seeOther(/^\/(?![/\\])[\x21-\x7e]*$/.test(back) ? back : '/', {
    cookies: [
      ...(isLanguage(language) ? [generateCookie(COOKIE.language, language, kept)] : []),
      generateCookie(COOKIE.theme, theme, kept),
    ],
  });
}
