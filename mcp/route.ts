import * as v from 'valibot';
import { LARGE_BODY_BYTES_MAX } from '../api/body/body-limits.ts';
import type { Route } from '../api/route.ts';
import { SCOPES } from '../domain/keys/events.ts';
import { mcpHandler, type SendHere } from './handler.ts';

/**
 * `POST /mcp`: the Model Context Protocol over streamable HTTP, for the API keys of the public routes. Each call of a tool becomes
 * a request to those routes with the caller's own key. Its code is loaded with the routes: loaded when a model first calls it would
 * hold everybody up for a tenth of a second, and what a process without files to open could not load then, Node would never load.
 */
export function mcpRoute(openApi: object, version: string, send: SendHere): Route {
  const answer = mcpHandler(openApi, version, send);
  return {
    method: 'POST',
    path: '/mcp',
    operationId: 'callTools',
    scopes: SCOPES,
    idempotency: 'none',
    bodyBytesMax: LARGE_BODY_BYTES_MAX,
    body: v.unknown(),
    handle: async ({ identity, headers, body }) => {
      const response = await answer({ headers, body, scopes: identity.scopes });
      const type = response.headers.get('content-type') ?? 'application/json';
      return {
        status: response.status,
        body: await response.text(),
        headers: { 'Content-Type': type },
      };
    },
  };
}
