import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../support/http/client.ts';
import { ServiceUnderTest } from '../../../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterAll(() => service.stop());

describe('GET /v1/configuration/audit', () => {
  it.each([
    ['limit=1', 200],
    ['limit=200', 200],
    ['limit=0', 422],
    ['limit=201', 422],
    ['limit=1.5', 422],
    [`resource_id=${'x'.repeat(160)}`, 200],
    [`resource_id=${'x'.repeat(161)}`, 422],
    ['resource_id=', 422],
    [`cursor=${'x'.repeat(513)}`, 422],
    ['cursor=', 422],
    ['resource_type=answer', 422],
    ['actor=key_1', 422],
  ])('given %s answers %i', async (query, status) => {
    const reply = await client.get(`/v1/configuration/audit?${query}`);
    expect(reply.status).toBe(status);
    if (status === 422) expect(reply.body.code).toBe('invalid_request');
  });

  it.each([
    'objective',
    'sub_objective',
    'success_information',
    'question',
    'configuration',
    'api_key',
    'qss',
  ])('knows the resource type %s', async (type) => {
    const { body } = await client.get<{ events: { resource: { type: string } }[] }>(
      `/v1/configuration/audit?resource_type=${type}`,
    );
    expect(body.events.length > 0).toBe(type !== 'qss');
    for (const { resource } of body.events) expect(resource.type).toBe(type);
  });
});
