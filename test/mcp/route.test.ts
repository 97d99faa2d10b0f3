import { expect, it } from 'vitest';
import { SCOPES } from '../../domain/keys/events.ts';
import { mcpRoute } from '../../mcp/route.ts';
import { type OpenApi, openApi } from '../support/http/documented.ts';

const headers = new Headers({
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
});

function said(body: unknown): never {
  return { headers, body, identity: { scopes: SCOPES } } as never;
}

it('The tools are made with the route, before a model can call, and once', async () => {
  let reads = 0;
  const watched: OpenApi = {
    components: openApi.components,
    get paths() {
      reads += 1;
      return openApi.paths;
    },
  };
  const { handle } = mcpRoute(watched, '1', () => Response.error());
  const made = reads;
  expect(made).toBeGreaterThan(0);
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  for (let n = 0; n < 2; n++) {
    const answer = await handle(said(body));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('start_session');
  }
  expect(reads).toBe(made);
});

const LISTING = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

function batchOf(length: number) {
  return Array.from({ length }, (_, id) => ({ ...LISTING, id }));
}

it('A batch of an older protocol is answered in one go: with more messages it is refused', async () => {
  const { handle } = mcpRoute(openApi, '1', () => Response.error());
  const answered = await handle(said(batchOf(8)));
  expect(answered.status).toBe(200);
  expect(String(answered.body).match(/^event: message$/gm)).toHaveLength(8);
  const refused = await handle(said(batchOf(9)));
  expect(refused.status).toBe(400);
  expect(JSON.parse(String(refused.body))).toMatchObject({ error: { code: -32600 }, id: null });
});

it.each<[string, unknown, number, number]>([
  [
    'an unknown tool',
    { ...LISTING, method: 'tools/call', params: { name: 'nobody' } },
    200,
    -32602,
  ],
  ['an unknown method', { ...LISTING, method: 'nobody/knows' }, 200, -32601],
  ['no message', { hello: 'there' }, 400, -32600],
])('%s is refused as the protocol does', async (_, body, status, code) => {
  const { handle } = mcpRoute(openApi, '1', () => Response.error());
  const answer = await handle(said(body));
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(`"code":${code},`);
});
