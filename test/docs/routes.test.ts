import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Route } from '../../api/route.ts';
import { internalRoutes, parsedOpenApi, publicRoutes } from '../../api/routes.ts';
import { mcpRoute } from '../../mcp/route.ts';

const page = readFileSync(new URL('../../docs/reference/routes.md', import.meta.url), 'utf8');
const SERVICE = '/internal/v1/tenants/{tenant}/services/{service}';
const [publicPart, internalPart] = page.split('## Internal');

it.each([
  ['public', publicPart!, servedRoutes()],
  ['internal', internalPart!, internalRoutes({} as never, { operations: {} } as never)],
] as const)('docs/reference/routes.md lists every %s route, and no other', (_, part, routes) => {
  const documented = [...part.matchAll(/^\| `(.+?)` \| (.+?) \| (\w+) \| (.+?) \|$/gm)];
  expect(documented.map(([, route, scope, key]) => ({ route, scope, key }))).toEqual(
    routes.map((route) => ({
      route: `${route.method} ${route.path.replace(SERVICE, '…')}`,
      scope: route.scopes?.map((scope) => `\`${scope}\``).join(' or ') ?? '(no key)',
      key: route.idempotency,
    })),
  );
  for (const [i, [, route, , , does]] of documented.entries()) {
    if (does === 'as above') continue;
    for (const name of queryOf(routes[i]!)) expect(does, route).toContain(`\`${name}`);
  }
});

/** With the tools where the page has them: behind the contract, before the pages. */
function servedRoutes(): readonly Route[] {
  const routes = publicRoutes({} as never, {} as never);
  const pages = routes.findIndex(({ path }) => path === '/openapi.json');
  const tools = mcpRoute(parsedOpenApi(), '', async () => new Response());
  return routes.toSpliced(pages, 0, tools);
}

function queryOf({ query }: Route): readonly string[] {
  return Object.keys((query as { entries?: object } | undefined)?.entries ?? {});
}
