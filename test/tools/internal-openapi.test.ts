import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { internalRoutes } from '../../api/routes.ts';
import { internalOpenApi } from '../../tools/internal-openapi.ts';
import { ServiceUnderTest } from '../support/service.ts';

const routes = internalRoutes({} as never, { operations: {} } as never);
const text = `${JSON.stringify(internalOpenApi(routes), null, 1)}\n`;
const document = JSON.parse(text) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { requestBody?: object }>>>>;
};

it('the OpenAPI document of the internal routes is the committed one, and the one that is served', async () => {
  await expect(text).toMatchFileSnapshot('../../docs/reference/openapi-internal.json');
  const service = await ServiceUnderTest.start();
  const served = await service.service.internalApp.request('/internal/openapi.json');
  expect(JSON.stringify(await served.json())).toBe(JSON.stringify(document));
  await service.stop();
});

it('it is valid OpenAPI 3.1, with every internal route and what it takes', async () => {
  const result = await new Validator().validate(structuredClone(document) as never);
  expect(result).toEqual({ valid: true });
  for (const { method, path, body } of routes) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation, path).toBeDefined();
    expect(operation!.requestBody !== undefined, path).toBe(body !== undefined);
  }
});
