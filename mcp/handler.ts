import {
  createMcpHandler,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { QssClient } from '../client/client.ts';
import { mcpServers } from './server.ts';

/** A request to `/mcp` that was let in: what was said, by whom, and what they may do. */
export interface McpRequest {
  readonly headers: Headers;
  readonly body: unknown;
  readonly scopes: readonly string[];
}

/** How the tools reach the public routes. */
export type SendHere = (url: string, init: RequestInit) => Response | Promise<Response>;

/** A tool gives up before its caller does. */
const CALL_MS = 8_000;
/** Messages of a batch, as older versions of the protocol know it: all of them are answered in one go, the list of tools in some milliseconds each. */
const BATCH_MAX = 8;

/** Answers requests of the protocol, each by a server of its own: between them nothing is kept. */
export function mcpHandler(
  openApi: object,
  version: string,
  send: SendHere,
): (request: McpRequest) => Promise<Response> {
  const serverFor = mcpServers(openApi, version);
  const scopesOf = new WeakMap<Request, readonly string[]>();
  const handler = createMcpHandler(
    ({ requestInfo: request }) => {
      const key = request!.headers.get('authorization')?.replace(/^bearer\s+/i, '');
      const client = new QssClient({ url: '', key, fetch: send, callMs: CALL_MS });
      return serverFor({ client, scopes: scopesOf.get(request!) ?? [] });
    },
    // Every answer ends: nothing here can be subscribed to.
    { maxSubscriptions: 0 },
  );
  return async ({ headers, body, scopes }) => {
    const request = new Request('http://localhost/mcp', { method: 'POST', headers });
    // A page of another site that was pointed at this address (DNS rebinding) is turned away, as the protocol demands.
    const refused = originValidationResponse(request, localhostAllowedOrigins());
    if (refused) return refused;
    if (Array.isArray(body) && body.length > BATCH_MAX) return tooLarge();
    scopesOf.set(request, scopes);
    return handler.fetch(request, { parsedBody: body });
  };
}

/** As the protocol refuses, for those who speak it: no error of ours. */
function tooLarge(): Response {
  const message = `Invalid Request: a batch may have ${BATCH_MAX} messages at most`;
  const error = { code: -32600, message };
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 400 });
}
