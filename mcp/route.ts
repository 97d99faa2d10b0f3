import * as v from 'valibot';
import { LARGE_BODY_BYTES_MAX, type Route } from '../api/route.ts';
import { SCOPES } from '../domain/keys/events.ts';
import type { McpRequest, SendHere } from './handler.ts';

/**
 * `POST /mcp`: the Model Context Protocol over streamable HTTP, for the API keys of the public routes. Each call of a tool becomes
 * a request to those routes with the caller's own key.
 */
export function mcpRoute(openApi: () => object, version: string, send: SendHere): Route {
  let answer: Promise<(request: McpRequest) => Promise<Response>> | undefined;
  /** Loaded when a model first calls: it takes a quarter of a second. */
  const load = async () => (await import('./handler.ts')).mcpHandler(openApi(), version, send);
  return {
    method: 'POST',
    path: '/mcp',
    operationId: 'callTools',
    scopes: SCOPES,
    idempotency: 'none',
    bodyBytesMax: LARGE_BODY_BYTES_MAX,
    body: v.unknown(),
    handle: async ({ identity, headers, body }) => {
      answer ??= load();
      const response = await (await answer)({ headers, body, scopes: identity.scopes });
      const type = response.headers.get('content-type') ?? 'application/json';
      return {
        status: response.status,
        body: await response.text(),
        headers: { 'Content-Type': type },
      };
    },
  };
}
