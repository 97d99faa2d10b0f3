import { expect, it, vi } from 'vitest';
import { packageText } from '../../api/markdown-page.ts';
import { openApiDocument } from '../../api/openapi.ts';
import { internalRoutes, publicRoutes } from '../../api/routes.ts';

vi.mock('../../api/openapi.ts', async (original) => {
  const module = await original<typeof import('../../api/openapi.ts')>();
  return { ...module, openApiDocument: vi.fn(module.openApiDocument) };
});

vi.mock('../../api/markdown-page.ts', async (original) => {
  const module = await original<typeof import('../../api/markdown-page.ts')>();
  return { ...module, packageText: vi.fn(module.packageText) };
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

it('That of the internal entry point is read with the routes, before anybody can ask for it, and once', async () => {
  const file = 'docs/reference/openapi-internal.json';
  const routes = internalRoutes({} as never, { operations: {} } as never);
  expect(packageText).toHaveBeenCalledExactlyOnceWith(file);
  const { handle } = routes.find(({ path }) => path === '/internal/openapi.json')!;
  for (let n = 0; n < 2; n++) {
    const { body } = await handle({} as never);
    expect(JSON.parse(body as string).openapi).toBe('3.1.0');
  }
  expect(packageText).toHaveBeenCalledExactlyOnceWith(file);
});
