import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../api/documents/all.ts';
import { TAGS } from '../../api/documents/document.ts';
import { PROPERTIES } from '../../api/documents/properties.ts';
import { STATUS_OF } from '../../api/error-envelope.ts';
import { contractRoutes } from '../../api/routes.ts';
import { DEMO_CHANGES } from '../../cli/demo/configuration.ts';
import type { Client, Reply } from '../support/http/client.ts';
import { faultsBy, openApi, operations, responsePointer } from '../support/http/documented.ts';
import { ServiceUnderTest } from '../support/service.ts';

const JSON_CONTENT = 'application/json';
const routes = contractRoutes({} as never, {} as never);

describe('the OpenAPI document', () => {
  it('is the committed one', async () => {
    const text = `${JSON.stringify(openApi, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../docs/reference/openapi.json');
  });

  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(openApi) as never);
    expect(result).toEqual({ valid: true });
  });

  it('has one operation for every public route, and nothing else', () => {
    const documented = operations.map(({ method, path }) => `${method} ${path}`);
    expect(documented.toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    expect(operations.length).toBeGreaterThan(10);
  });

  it('names operations once each, verb first', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
  });

  it('says of every operation what it is for, under a described tag', () => {
    for (const { operation } of operations) {
      expect(operation.tags.every((tag) => tag in TAGS)).toBe(true);
      expect(operation.summary.length).toBeGreaterThan(5);
      expect(operation.description.length).toBeGreaterThan(5);
    }
  });

  it('names the scopes that the gateway asks for', () => {
    for (const route of routes) {
      const { operation } = operations.find(
        ({ path, method }) => path === route.path && method === route.method,
      )!;
      const scopes = operation.security.map(({ apiKey }) => apiKey[0]);
      expect(scopes).toEqual(route.scopes ?? []);
    }
  });

  it('marks the routes of the beta as deprecated, and no other', () => {
    const deprecated = operations.filter(({ operation }) => operation.deprecated);
    expect(deprecated.map(({ path }) => path)).toEqual([
      '/v1/next-questions',
      '/v1/sessions/{session_id}/conversion',
    ]);
  });

  it('has request examples that fit their schema', () => {
    let count = 0;
    for (const { path, method, operation } of operations) {
      const body = operation.requestBody?.content[JSON_CONTENT];
      if (!body) continue;
      const pointer = ['paths', path, method.toLowerCase(), 'requestBody', 'content'];
      for (const [name, example] of Object.entries(body.examples ?? {})) {
        const faults = faultsBy([...pointer, JSON_CONTENT, 'schema'], example.value);
        expect(faults, `${operation.operationId} ${name}`).toEqual([]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(12);
  });

  it('has an example of every answer, fit for its schema', () => {
    for (const { path, method, operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const { example, examples } = content[JSON_CONTENT]!;
        const values = examples
          ? Object.keys(examples).map((code) => openApi.components.examples[code]!.value)
          : [example];
        expect(values.length).toBeGreaterThan(0);
        for (const value of values) {
          const faults = faultsBy(responsePointer(path, method, Number(status)), value);
          expect(faults, `${operation.operationId} ${status}`).toEqual([]);
        }
      }
    }
  });

  it('gives every error code the one status it has', () => {
    for (const { operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        for (const code of Object.keys(content[JSON_CONTENT]?.examples ?? {})) {
          expect(String(STATUS_OF[code as keyof typeof STATUS_OF])).toBe(status);
        }
      }
    }
  });

  it('closes every object but the free ones and the bodies of the beta', () => {
    const open: string[] = [];
    visitSchemas(openApi, '', (schema, at) => {
      if (!('properties' in schema) || at.includes('/allOf/')) return;
      if (schema.additionalProperties !== false) open.push(at);
    });
    expect(open.filter((at) => !OPEN_SCHEMAS.some((free) => at.includes(free)))).toEqual([]);
  });

  it('says of every property and parameter what it means, and nothing of what is not there', () => {
    const text = JSON.stringify(openApi);
    for (const [name, meaning] of Object.entries(PROPERTIES)) {
      expect(text.includes(JSON.stringify(meaning).slice(1, -1)), name).toBe(true);
    }
    let properties = 0;
    visitSchemas(openApi, '', (schema, at) => {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        expect((property as Schema).description, `${at} ${name}`).toMatch(/^.{5,}/);
        properties += 1;
      }
    });
    expect(properties).toBeGreaterThan(400);
    for (const { operation } of operations) {
      for (const parameter of operation.parameters ?? []) {
        expect(parameter, operation.operationId).toHaveProperty('description');
      }
    }
  });

  it('resolves every reference, and tells variants apart by a discriminator', () => {
    const text = JSON.stringify(openApi);
    const references = [...text.matchAll(/"(#\/components\/[^"]+)"/g)].map(([, target]) => target!);
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) {
      const [, , kind, name] = reference.split('/') as [string, string, 'schemas', string];
      expect(openApi.components[kind], reference).toHaveProperty(name);
    }
    const variants = Object.values(openApi.components.schemas).filter((each) => 'oneOf' in each);
    expect(variants.length).toBeGreaterThan(6);
    for (const variant of variants) expect(variant).toHaveProperty('discriminator.mapping');
  });
});

/** Free-form objects: error details, metadata, schemas of informations; and what the beta ignores. */
const OPEN_SCHEMAS = [
  '/next-questions/post/requestBody',
  '/conversion/post/requestBody',
  '/properties/details',
  '/properties/details/properties/errors/items',
  '/properties/schema',
];

type Schema = Readonly<Record<string, unknown>>;

function visitSchemas(value: unknown, at: string, visit: (schema: Schema, at: string) => void) {
  if (typeof value !== 'object' || value === null) return;
  if (/\/examples?$/.test(at)) return;
  if (!Array.isArray(value) && !at.endsWith('/properties')) visit(value as Schema, at);
  for (const [key, item] of Object.entries(value)) visitSchemas(item, `${at}/${key}`, visit);
}

describe("the document's examples, sent to the running service", () => {
  let service: ServiceUnderTest;
  let client: Client;

  beforeAll(async () => {
    service = await ServiceUnderTest.start();
    client = await service.keyHolder();
  });

  afterAll(() => service.stop());

  it('get the documented status, every one of them, as they are', async () => {
    const left = new Set(
      operations.flatMap(({ operation }) =>
        Object.keys(operation.requestBody?.content[JSON_CONTENT]?.examples ?? {}).map(
          (name) => `${operation.operationId} ${name}`,
        ),
      ),
    );
    const play = async (id: string, name: string, send: (body: object) => Promise<Reply>) => {
      const document = DOCUMENTS[id]!;
      const reply = await send(document.requests![name]!.value as object);
      expect(reply.status, `${id} ${name}: ${reply.text}`).toBe(document.success.status);
      left.delete(`${id} ${name}`);
      return reply;
    };
    const post =
      (path: string, holder = client) =>
      (body: object) =>
        holder.post(path, body);
    // On a new service first, then as somebody finds it after a first start.
    const elsewhere = await service.keyHolder(undefined, { tenant: 'acme', service: 'new' });
    const create = post('/v1/configuration/changes', elsewhere);
    await play('applyConfigurationChanges', 'create', create);
    await client.post('/v1/configuration/changes', { changes: DEMO_CHANGES });
    await service.publishDraft(client);
    await play('applyConfigurationChanges', 'addition', post('/v1/configuration/changes'));
    await play('publishConfiguration', 'plain', post('/v1/configuration/publish'));
    await service.compiled();
    await play('applyConfigurationChanges', 'edit', post('/v1/configuration/changes'));
    await play('publishConfiguration', 'guarded', post('/v1/configuration/publish'));
    await service.compiled();
    await play('createSession', 'empty', post('/v1/sessions'));
    const created = await play('createSession', 'referenced', post('/v1/sessions'));
    const path = `/v1/sessions/${(created.body as { session_id: string }).session_id}`;
    for (const name of ['first', 'words', 'choice', 'known', 'narrowed']) {
      await play('nextQuestion', name, post(`${path}/next`));
    }
    for (const name of ['external', 'summary']) {
      await play('recordEvent', name, post(`${path}/events`));
    }
    for (const name of ['label', 'metadata']) {
      await play('recordFeedback', name, post(`${path}/feedback`));
    }
    const send = (path: string) => (body: object) => client.send('POST', path, { body });
    for (const name of ['history', 'context']) {
      await play('legacyNextQuestion', name, send('/v1/next-questions'));
    }
    await play('legacyConversion', 'purchase', send(`${path}/conversion`));
    expect([...left]).toEqual([]);
  });

  it('are served without a key, with a page to read them that loads nothing from elsewhere', async () => {
    const app = service.service.publicApp;
    expect(await (await app.request('/openapi.json')).json()).toEqual(openApi);
    const page = await app.request('/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, target]) => target!);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const linked = await app.request(link);
      expect([link, linked.status]).toEqual([link, 200]);
    }
    const start = await (await app.request('/docs/start.js')).text();
    expect(start).toContain("url: '/openapi.json'");
    expect(html + start).not.toMatch(/https?:\/\//);
    const migration = await app.request('/docs/migrate-from-0.9');
    expect(await migration.text()).toContain('# Migrate from the beta 0.9');
  });
});
