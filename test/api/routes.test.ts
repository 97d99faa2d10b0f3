import { expect, it, vi } from 'vitest';
import { openApiDocument } from '../../api/openapi.ts';
import { publicRoutes } from '../../api/routes.ts';

vi.mock('../../api/openapi.ts', async (original) => {
  const module = await original<typeof import('../../api/openapi.ts')>();
  return { ...module, openApiDocument: vi.fn(module.openApiDocument) };
});

it('The OpenAPI document is made with the routes, before anybody can ask for it, and once', async () => {
  const routes = publicRoutes({} as never, {} as never);
  expect(openApiDocument).toHaveBeenCalledOnce();
  const { handle } = routes.find(({ path }) => path === '/openapi.json')!;
  for (let n = 0; n < 2; n++) {
    const { body } = await handle({} as never);
    expect(JSON.parse(body as string).openapi).toBe('3.1.0');
  }
  expect(openApiDocument).toHaveBeenCalledOnce();
});
