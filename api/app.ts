import { Hono } from 'hono';
import { answerRequest } from './answering/answer-request.ts';
import { type RespondOptions, respond } from './answering/respond.ts';
import { pathsOf, unknownRoute, wrongMethod } from './find-route.ts';
import type { Gateway } from './gateway.ts';
import type { Route } from './route.ts';

/** What the HTTP layer needs besides its routes. */
export interface AppOptions extends Gateway, RespondOptions {}

/** An HTTP application of these routes; everything it does not know is answered in the envelope. */
export function createApp(routes: readonly Route[], options: AppOptions): Hono {
  const app = new Hono();
  for (const route of routes) {
    app.on(route.method, honoPath(route.path), (context) =>
      respond(context, route, options, (requestId, identified) =>
        answerRequest(context, route, options, { requestId, identified }),
      ),
    );
  }
  const known = pathsOf(routes);
  // Looked for here, so that a request with the right method meets one handler and no more.
  app.notFound((context) => {
    const place = known.find(({ pattern }) => pattern.test(context.req.path));
    const path = place?.path ?? 'unknown_route';
    return respond(context, { path }, options, async (requestId) =>
      place ? wrongMethod(place.methods, requestId) : unknownRoute(requestId),
    );
  });
  return app;
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
