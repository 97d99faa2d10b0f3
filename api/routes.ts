import type { Runtime } from '../app/runtime.ts';
import type { Route } from './route.ts';
import { configurationRoutes } from './routes/configuration.ts';
import { eventsRoute } from './routes/events.ts';
import { healthRoute } from './routes/health.ts';
import { keyRoutes } from './routes/keys.ts';
import { nextRoute } from './routes/next.ts';
import { createSessionRoute, readSessionRoute } from './routes/sessions.ts';

/** Everything the public port serves. */
export function publicRoutes(runtime: Runtime): readonly Route[] {
  return [
    createSessionRoute(runtime),
    readSessionRoute(runtime),
    nextRoute(runtime),
    eventsRoute(runtime),
    ...configurationRoutes(runtime, '/v1'),
    healthRoute(runtime),
  ];
}

const SERVICE = '/internal/v1/tenants/{tenant}/services/{service}';

/** Everything the internal port serves. */
export function internalRoutes(runtime: Runtime, randomBytes: () => Uint8Array): readonly Route[] {
  return [...keyRoutes(runtime, SERVICE, randomBytes), ...configurationRoutes(runtime, SERVICE)];
}
