import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internalRoutes } from '../../api/routes.ts';
import { internalOpenApi } from '../../tools/internal-openapi.ts';
import { ACME, internalPath, ServiceUnderTest } from '../support/service.ts';

const routes = internalRoutes({} as never, { operations: {} } as never);
const text = `${JSON.stringify(internalOpenApi(routes), null, 1)}\n`;
const document = JSON.parse(text) as {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { requestBody?: object; responses: object }>>>
  >;
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

/** Bodies and queries that are what the route takes, and name what is not there. */
const SENT: Readonly<Record<string, { readonly body?: object; readonly query?: string }>> = {
  rotateKey: { body: {} },
  eraseSession: { body: { reason: 'a wish' } },
  placeHold: { body: { reason: 'a dispute' } },
  restoreConfiguration: { body: { configuration_version: 'v9' } },
  discardDraft: { body: {} },
  previewConversation: { body: { turns: [] } },
  runConversationTests: { body: {} },
  nextQuestion: { body: { state_version: 0 } },
  recordEvent: { body: { state_version: 0, external: { type: 'paid' } } },
  recordFeedback: { body: { label: 'won' } },
  publishConfiguration: { body: {} },
  readAnalytics: { query: '?configuration_version=v9' },
  compareVersionFigures: { query: '?from=v8&to=v9' },
  compareConfigurations: { query: '?from=v8&to=draft' },
  signIn: { body: { code: 'none' } },
  completeProviderSignIn: { body: { pending: 'none', query: 'code=none' } },
};

describe('the internal document', () => {
  let service: ServiceUnderTest;

  beforeAll(async () => {
    service = await ServiceUnderTest.start();
  });

  afterAll(() => service.stop());

  it('names the status and code of what is not there, of every route that is asked for it', async () => {
    const unknown = new Set<string>();
    for (const { method, path, operationId, body } of routes) {
      const { body: sent, query = '' } = SENT[operationId] ?? {};
      if (body !== undefined && sent === undefined) continue;
      const place = path.replace(/^.*\{service\}/, internalPath(ACME));
      const at = place.replaceAll(/\{\w+\}/g, 'nothing') + query;
      const reply = await service.admin.send(method, at, {
        ...(body === undefined ? {} : { body: sent! }),
        headers: { 'Idempotency-Key': `unknown-${operationId}` },
      });
      if (reply.status < 400) continue;
      const told = `${operationId} ${reply.status} ${reply.body.code}`;
      const response = document.paths[path]![method.toLowerCase()]!.responses as Readonly<
        Record<number, { content: { 'application/json': { examples: object } } }>
      >;
      const documented = response[reply.status]?.content['application/json'].examples ?? {};
      expect(documented, told).toHaveProperty(String(reply.body.code));
      if (reply.status === 404) unknown.add(operationId);
    }
    expect([...unknown]).toEqual(expect.arrayContaining(['revokeKey', 'eraseSession']));
    expect(unknown.size).toBeGreaterThan(12);
  });

  it('names the 404 of a version that was never published, of figures too', () => {
    for (const path of ['analytics', 'analytics/comparison']) {
      const place = `/internal/v1/tenants/{tenant}/services/{service}/${path}`;
      expect(document.paths[place]!.get!.responses).toHaveProperty('404');
    }
  });
});
