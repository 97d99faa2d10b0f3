import { expect, it } from 'vitest';
import { SCOPES } from '../../domain/keys/events.ts';
import { mcpRoute } from '../../mcp/route.ts';
import { type OpenApi, openApi } from '../support/http/documented.ts';

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
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  });
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  for (let n = 0; n < 2; n++) {
    const answer = await handle({ headers, body, identity: { scopes: SCOPES } } as never);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('start_session');
  }
  expect(reads).toBe(made);
});
