import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiRefused, type SendToApi } from './api.ts';
import { serveAsset } from './assets.ts';
import type { ConsolePage } from './pages/page.ts';
import { preferencesAction } from './pages/preferences.ts';
import { faultPage, refusalPage } from './pages/problem.ts';
import { beginAtProvider, completeAtProvider } from './pages/provider-sign-in.ts';
import { homePage } from './pages/services.ts';
import { signInAction, signInPage, signOutAction } from './pages/sign-in.ts';
import { PAGES } from './pages.ts';
import { noForm, ofOurForms, ofOurPages } from './refuse-forged-form.ts';
import { answerPage } from './respond.ts';
import type { PageView } from './shell.ts';
import { type Visit, visitOf } from './visit.ts';

export interface ConsoleParts {
  /** The internal entry point, which the console knows by its documented routes alone. */
  readonly send: SendToApi;
  /** Whether browsers reach it over TLS. */
  readonly isSecure: boolean;
  /** What people know the provider of identities by; undefined: there is none. */
  readonly providerName: string | undefined;
  /** Where what must not be shown is written. */
  readonly logFault: (error: unknown) => void;
}

/** An imported file or pasted rows. */
export const FORM_BYTES_MAX = 8 * 1024 * 1024;

/** The console at `GET /` of the internal entry point: pages for people, over the internal HTTP API. */
export function createConsole(parts: ConsoleParts): Hono {
  const app = new Hono();
  app.get('/console/assets/:mark/:name', serveAsset);
  const serve = serving(parts);
  const onError = serve(async (visit) => refusalPage(visit, tooLarge(visit)));
  app.use('*', bodyLimit({ maxSize: FORM_BYTES_MAX, onError }));
  const get = (path: string, page: NonNullable<ConsolePage['show']>) => app.get(path, serve(page));
  get('/', homePage);
  get('/console/services', homePage);
  get('/console/sign-in', signInPage);
  if (parts.providerName !== undefined) {
    get('/console/sign-in/provider', beginAtProvider(parts.isSecure));
    get('/console/sign-in/callback', completeAtProvider(parts.isSecure));
  }
  app.post('/console/sign-in', serve(ofOurPages(signInAction(parts.isSecure))));
  app.post('/console/sign-out', serve(ofOurForms(signOutAction(parts.isSecure))));
  app.post('/console/preferences', serve(ofOurPages(preferencesAction)));
  for (const { path, show, act } of PAGES) {
    const at = `/console/services/:tenant/:service/${path}`;
    if (show) get(at, signedIn(show));
    if (act) app.post(at, serve(signedIn(ofOurForms(act))));
  }
  app.all(
    '*',
    serve(async (visit) => refusalPage(visit, unknownPage(visit))),
  );
  return app;
}

type Answer = NonNullable<ConsolePage['show']>;

function serving(parts: ConsoleParts) {
  return (answer: Answer) =>
    async (context: Context): Promise<Response> => {
      const visit = await visitOf(context, parts);
      const answered = await answer(visit).catch((error) => insteadOf(visit, error, parts));
      return answered instanceof Response ? answered : answerPage(visit, answered);
    };
}

/** What is shown instead of a page that could not be made. */
function insteadOf(visit: Visit, error: unknown, { logFault }: ConsoleParts): PageView {
  if (error instanceof ApiRefused) return refusalPage(visit, error);
  // What a form carries along is JSON of ours; somebody else wrote this one.
  if (error instanceof SyntaxError) return refusalPage(visit, noForm(visit));
  logFault(error);
  return faultPage(visit);
}

function signedIn(answer: Answer): Answer {
  return async (visit) => (visit.person ? answer(visit) : signInPage(visit));
}

function tooLarge({ say }: Visit): ApiRefused {
  const message = say('problem.too_large', { mib: FORM_BYTES_MAX / 1024 / 1024 });
  const problem = { code: 'payload_too_large', message, request_id: '', details: {} };
  return new ApiRefused(413, problem);
}

function unknownPage({ say }: Visit): ApiRefused {
  const problem = { code: 'unknown_page', message: say('problem.unknown_page'), request_id: '' };
  return new ApiRefused(404, { ...problem, details: {} });
}
