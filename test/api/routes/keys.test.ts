import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyScope } from '../../../domain/keys/events.ts';
import type { Reply } from '../../support/http/client.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../support/service.ts';

interface Made {
  readonly key: { readonly key_id: string; readonly state: string };
  readonly secret: string;
}

const KEYS = `${internalPath(ACME)}/keys`;
const HOUR_MS = 3_600_000;

let service: ServiceUnderTest;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
});

afterEach(() => service.stop());

async function make(body: object = {}): Promise<Made> {
  const scopes: KeyScope[] = ['configuration:read'];
  const made = await service.admin.send<Made>('POST', KEYS, {
    body: { name: 'Backend', scopes, ...body },
  });
  expect(made.status, made.text).toBe(201);
  return made.body;
}

/** 404 for a key that opens the door: nothing is published behind it. */
async function status(secret: string): Promise<number> {
  return (await service.client(secret).get('/v1/configuration')).status;
}

async function list(): Promise<readonly Record<string, unknown>[]> {
  const { body } = await service.admin.get<{ keys: Record<string, unknown>[] }>(KEYS);
  return body.keys;
}

const rotate = (id: string, body?: object): Promise<Reply<Made>> =>
  service.admin.send<Made>('POST', `${KEYS}/${id}/rotate`, body === undefined ? {} : { body });

describe('a key', () => {
  it('works as soon as it is made, and its secret is shown this once', async () => {
    const { key, secret } = await make({ expires_at: '2026-02-01T00:00:00+01:00' });
    expect(secret).toMatch(/^qss_live_[0-9A-Za-z]{39}$/);
    expect(key).toEqual({
      key_id: expect.stringMatching(/^key_[0-9A-HJKMNP-TV-Z]{26}$/),
      name: 'Backend',
      scopes: ['configuration:read'],
      state: 'active',
      created_at: service.clock.iso,
      expires_at: '2026-01-31T23:00:00.000Z',
    });
    expect(await status(secret)).toBe(404);
    expect(JSON.stringify(await list())).not.toContain(secret);
    expect(service.logLines.join('')).not.toContain(secret);
  });

  it('has two secrets while it rotates, and one afterwards', async () => {
    const { key, secret } = await make();
    const rotated = await rotate(key.key_id, { overlap_seconds: 3600 });
    expect(rotated.status).toBe(200);
    expect(rotated.body.key.state).toBe('rotating');
    expect([await status(secret), await status(rotated.body.secret)]).toEqual([404, 404]);
    service.clock.advance(HOUR_MS - 1);
    expect(await status(secret)).toBe(404);
    service.clock.advance(1);
    expect([await status(secret), await status(rotated.body.secret)]).toEqual([401, 404]);
    expect((await list())[0]).toMatchObject({ state: 'active' });
  });

  it('keeps the old secret for a day unless told otherwise', async () => {
    const { key, secret } = await make();
    await rotate(key.key_id);
    service.clock.advance(24 * HOUR_MS - 1);
    expect(await status(secret)).toBe(404);
    service.clock.advance(1);
    expect(await status(secret)).toBe(401);
  });

  it('is left to its newest secret alone by a rotation without overlap, after one with', async () => {
    const { key, secret } = await make();
    const second = await rotate(key.key_id, { overlap_seconds: 86_400 });
    const until = new Date(service.clock.now() + 24 * HOUR_MS).toISOString();
    expect(second.body.key).toMatchObject({ state: 'rotating', overlap_until: until });
    expect((await list())[0]).toMatchObject({ overlap_until: until });
    const third = await rotate(key.key_id, { overlap_seconds: 0 });
    expect(third.body.key).toMatchObject({ state: 'active' });
    expect(third.body.key).not.toHaveProperty('overlap_until');
    const secrets = [secret, second.body.secret, third.body.secret];
    expect(await Promise.all(secrets.map(status))).toEqual([401, 401, 404]);
  });

  it('is shut at once when it is revoked, with every secret it has', async () => {
    const { key, secret } = await make();
    const { body } = await rotate(key.key_id);
    const revoked = await service.admin.send<Made>('DELETE', `${KEYS}/${key.key_id}`);
    expect([revoked.status, revoked.body.key.state]).toEqual([200, 'revoked']);
    expect([await status(secret), await status(body.secret)]).toEqual([401, 401]);
    const again = await service.admin.send<Made>('DELETE', `${KEYS}/${key.key_id}`);
    expect([again.status, again.body.key.state]).toEqual([200, 'revoked']);
    const late = (await rotate(key.key_id)) as Reply<object>;
    expect([late.status, (late.body as { message?: string }).message]).toEqual([
      422,
      'The request cannot be processed: key_id in the path is of a key that is revoked; make a new one.',
    ]);
  });

  it('is shut at the instant of its expiry, and the clock writes the expiry down once', async () => {
    const { key, secret } = await make({ expires_at: '2026-01-05T10:00:00Z' });
    service.clock.advance(HOUR_MS - 1);
    expect(await status(secret)).toBe(404);
    service.clock.advance(1);
    expect(await status(secret)).toBe(401);
    await service.service.recordExpiries();
    await service.service.recordExpiries();
    const { body } = await service.admin.get<{ events: { action: string }[] }>(
      `${internalPath(ACME)}/configuration/audit?resource_id=${key.key_id}`,
    );
    expect(body.events.map(({ action }) => action)).toEqual(['api_key.expired', 'api_key.created']);
  });

  it('tells when it was used last, to the minute', async () => {
    const { secret } = await make();
    expect((await list())[0]).not.toHaveProperty('last_used_at');
    service.clock.advance(90_000);
    await status(secret);
    service.clock.advance(10_000);
    await status(secret);
    expect((await list())[0]).toMatchObject({ last_used_at: '2026-01-05T09:01:00.000Z' });
  });
});

describe('key management', () => {
  it('is one service wide', async () => {
    const { key } = await make();
    const other = internalPath({ tenant: 'acme', service: 'other' });
    const { body } = await service.admin.get<{ keys: unknown[] }>(`${other}/keys`);
    expect(body.keys).toEqual([]);
    const reply = await service.admin.send('DELETE', `${other}/keys/${key.key_id}`);
    expect([reply.status, reply.body.code]).toEqual([404, 'unknown_key']);
  });

  it('lists them page by page, the oldest first, without skipping or repeating one made meanwhile', async () => {
    const made = [await make(), await make(), await make()].map(({ key }) => key.key_id);
    type KeyPage = { keys: { key_id: string }[]; next_cursor?: string };
    const first = await service.admin.get<KeyPage>(`${KEYS}?limit=2`);
    const later = (await make()).key.key_id;
    const second = await service.admin.get<KeyPage>(
      `${KEYS}?limit=2&cursor=${first.body.next_cursor}`,
    );
    expect(second.body).not.toHaveProperty('next_cursor');
    const listed = [...first.body.keys, ...second.body.keys].map(({ key_id }) => key_id);
    expect(listed).toEqual([...made, later]);
    const other = internalPath({ tenant: 'acme', service: 'other' });
    const stray = `${other}/keys?cursor=${first.body.next_cursor}`;
    expect(await service.admin.get(stray)).toMatchObject({
      status: 422,
      body: { code: 'invalid_cursor' },
    });
  });

  it.each([
    [{ name: '', scopes: ['runtime'] }, '/name'],
    [{ name: 'x', scopes: [] }, '/scopes'],
    [{ name: 'x', scopes: ['runtime', 'runtime'] }, '/scopes'],
    [{ name: 'x', scopes: ['admin'] }, '/scopes/0'],
    [{ name: 'x', scopes: ['runtime'], expires_at: '2026-01-05T09:00:00Z' }, '/expires_at'],
    [{ name: 'x', scopes: ['runtime'], expires_at: 'tomorrow' }, '/expires_at'],
  ])('refuses %j', async (body, path) => {
    const reply = await service.admin.send('POST', KEYS, { body });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'invalid_request',
      details: { errors: [{ location: 'body', path }] },
    });
  });

  it('does not know a key that was never made', async () => {
    expect((await rotate('key_none', {})).status).toBe(404);
    expect((await rotate('__proto__', {})).status).toBe(404);
  });
});
