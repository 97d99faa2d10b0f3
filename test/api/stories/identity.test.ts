import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractRoutes } from '../../../api/routes.ts';
import { type KeyScope, SCOPES } from '../../../domain/keys/events.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { Client, errorsOf, freshKey, type Reply } from '../../support/http/client.ts';
import {
  type SampleRequest,
  sampleRequests,
  UNKNOWN_SESSION,
} from '../../support/http/sample-requests.ts';
import {
  ACME,
  ADMIN_TOKEN,
  Conversation,
  internalPath,
  ServiceUnderTest,
} from '../../support/service.ts';

const RIVAL = { tenant: 'rival', service: 'table' };
const SIBLING = { tenant: 'acme', service: 'sibling' };

let service: ServiceUnderTest;
let holder: Client;
/** Conversations of the same tenant's other service and of another tenant. */
let sibling: Conversation;
let rival: Conversation;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  holder = await service.publish();
  sibling = await Conversation.start(await service.publish(tableConfiguration, SIBLING));
  rival = await Conversation.start(await service.publish(tableConfiguration, RIVAL));
  await sibling.next();
  await rival.next();
});

afterAll(() => service.stop());

const routes = contractRoutes({} as never, {} as never);

function scopesOf(operationId: string): readonly string[] | null {
  return routes.find((route) => route.operationId === operationId)!.scopes;
}

function send(client: Client, { method, path, sending }: SampleRequest): Promise<Reply> {
  return client.send(method, path, sending);
}

/** What is left of an answer when its own request id is taken out. */
function withoutRequestId({ status, text }: Reply): string {
  return `${status} ${text.replaceAll(/req_[0-9A-Z]{26}/g, 'req')}`;
}

const subsets = Array.from({ length: 2 ** SCOPES.length - 1 }, (_, i) =>
  SCOPES.filter((_scope, bit) => ((i + 1) >> bit) & 1),
);

describe('scopes', () => {
  it.each(subsets.map((scopes) => [scopes]))('%j open exactly their routes', async (scopes) => {
    const client = await service.keyHolder(scopes);
    const requests = sampleRequests();
    expect(requests.length).toBe(routes.length);
    for (const request of requests) {
      const needed = scopesOf(request.operationId);
      const reply = await send(client, request);
      const isOpen =
        needed === null ||
        (request.operationId === 'getConfiguration'
          ? scopes.includes('configuration:read')
          : needed.some((scope) => scopes.includes(scope as KeyScope)));
      expect([request.operationId, reply.status === 403]).toEqual([request.operationId, !isOpen]);
      if (isOpen) continue;
      expect(reply.body).toMatchObject({
        code: 'insufficient_scope',
        details: { required_scopes: [expect.any(String)], granted_scopes: scopes },
      });
    }
  });

  it('of the draft are judged by what the request asks for', async () => {
    const status = async (scopes: KeyScope[], query: string) => {
      const reply = await (await service.keyHolder(scopes)).get(`/v1/configuration?${query}`);
      const { details } = reply.body as { details?: { required_scopes: string[] } };
      return [reply.status, details?.required_scopes];
    };
    expect(await status(['configuration:write'], 'state=draft')).toEqual([200, undefined]);
    expect(await status(['configuration:read'], 'state=draft')).toEqual([
      403,
      ['configuration:write'],
    ]);
    expect(await status(['configuration:write'], '')).toEqual([403, ['configuration:read']]);
    expect(await status(['configuration:write'], 'state=published')).toEqual([
      403,
      ['configuration:read'],
    ]);
    expect(await status(['runtime'], 'state=draft')).toEqual([403, ['configuration:read']]);
    for (const query of ['state=published&state=draft', 'State=draft', 'state=Draft', 'state=']) {
      expect((await status(['configuration:read'], query))[0]).toBe(422);
    }
  });
});

describe('a key that opens nothing', () => {
  it('is answered the same on every route, whatever is wrong with it', async () => {
    const revoked = await service.admin.send<{ secret: string; key: { key_id: string } }>(
      'POST',
      `${internalPath(ACME)}/keys`,
      { body: { name: 'gone', scopes: ['runtime'] } },
    );
    const { secret, key } = revoked.body;
    await service.admin.send('DELETE', `${internalPath(ACME)}/keys/${key.key_id}`);
    const unknown = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    const answers = new Set<string>();
    for (const request of sampleRequests()) {
      if (scopesOf(request.operationId) === null) continue;
      for (const authorization of [
        '',
        'Bearer',
        'Bearer ',
        secret,
        `Bearer ${secret}`,
        `Bearer ${unknown}`,
        `Bearer ${ADMIN_TOKEN}`,
        `Basic ${secret}`,
        `Bearer  ${secret} ${secret}`,
        'Bearer qss_live_é',
        `Bearer ${'x'.repeat(5_000)}`,
      ]) {
        const { method, path, sending } = request;
        const headers = { ...sending.headers, Authorization: authorization };
        const reply = await holder.send(method, path, { ...sending, headers });
        expect(reply.headers.get('www-authenticate')).toBe('Bearer');
        answers.add(withoutRequestId(reply));
      }
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^401 {"code":"unauthorized"/);
  });
});

describe('an identity', () => {
  const forms: readonly (readonly [string, Record<string, string>])[] = [
    ['plain', { 'x-tenant-id': 'rival', 'x-service-id': 'table', 'x-scopes': 'runtime' }],
    ['upper case', { 'X-TENANT-ID': 'rival', 'X-SERVICE-ID': 'table', 'X-SCOPES': 'runtime' }],
    ['underscores', { x_tenant_id: 'rival', x_service_id: 'table', x_scopes: 'runtime' }],
    ['mixed', { 'X-Tenant_Id': 'rival', 'x_service-ID': 'table', X_Scopes: 'admin' }],
    ['two at once', { 'x-tenant-id': 'acme, rival', 'x-scopes': 'runtime,configuration:write' }],
    ['spaces', { 'x-tenant-id': ' rival ', 'x-scopes': ' * ' }],
    ['empty', { 'x-tenant-id': '', 'x-service-id': '', 'x-scopes': '' }],
    ['hop by hop', { connection: 'x-tenant-id, x-scopes', 'x-tenant-id': 'rival' }],
    ['relatives', { 'x-forwarded-tenant': 'rival', 'x-user-scopes': '*', tenant: 'rival' }],
  ];

  it.each(forms)('never comes from headers: %s', async (_, headers) => {
    const client = await service.keyHolder(['runtime']);
    for (const request of sampleRequests({ session: rival.id })) {
      const plain = await send(client, request);
      const spoofed = await client.send(request.method, request.path, {
        ...request.sending,
        headers: { ...request.sending.headers, ...headers },
      });
      const isCreation = request.operationId === 'createSession';
      if (isCreation) expect(spoofed.status).toBe(201);
      else expect(withoutRequestId(spoofed)).toBe(withoutRequestId(plain));
    }
  });

  it('of the internal entry point comes from the path, whatever the headers say', async () => {
    for (const [, headers] of forms) {
      const path = `${internalPath(SIBLING)}/keys`;
      const plain = await service.admin.get(path);
      const spoofed = await service.admin.send('GET', path, { headers });
      expect(withoutRequestId(spoofed)).toBe(withoutRequestId(plain));
    }
  });

  it('of one entry point is none at the other', async () => {
    const internal = `${internalPath(ACME)}/keys`;
    const secret = await service.makeSecret();
    const stranger = new Client(service.service.internalApp, secret);
    expect((await stranger.get(internal)).status).toBe(401);
    expect((await service.client(ADMIN_TOKEN).get('/v1/configuration')).status).toBe(401);
    expect((await holder.get(internal)).status).toBe(404);
    expect((await service.admin.get('/v1/configuration')).status).toBe(404);
  });

  it.each(['Acme', 'a.b', '-a', 'a%2Fb', 'a'.repeat(64), '%00', '__proto__'])(
    'of the internal entry point has to be a possible one: %s',
    async (tenant) => {
      const reply = await service.admin.get(`${internalPath({ tenant, service: 'table' })}/keys`);
      expect([reply.status, reply.body.code]).toEqual([422, 'invalid_request']);
      for (const error of errorsOf(reply))
        expect(error).toMatchObject({ location: 'path', path: 'tenant' });
    },
  );
});

describe("another tenant's or service's ids", () => {
  const bodies: Readonly<Record<string, object>> = {
    next: { state_version: 0 },
    events: { state_version: 0, external: { type: 'x' } },
    feedback: { label: 'x' },
  };

  async function attempts(id: string): Promise<readonly string[]> {
    const replies: Reply[] = [await holder.get(`/v1/sessions/${id}`)];
    for (const [operation, body] of Object.entries(bodies)) {
      const headers = { 'Idempotency-Key': freshKey() };
      const path = `/v1/sessions/${id}/${operation}`;
      replies.push(await holder.send('POST', path, { body, headers }));
    }
    return replies.map((reply) => withoutRequestId(reply).replaceAll(id, 'ses'));
  }

  it('are answered like ids that never existed, and nothing is written', async () => {
    const unknown = await attempts(UNKNOWN_SESSION);
    expect(unknown[0]).toMatch(/^404 {"code":"unknown_session"/);
    const before = await service.log.head();
    expect(await attempts(rival.id)).toEqual(unknown);
    expect(await attempts(sibling.id)).toEqual(unknown);
    expect(await service.log.head()).toBe(before);
  });

  it('hold for compilations too', async () => {
    const publication = await rival.client.post<{ compilation_id: string }>(
      '/v1/configuration/publish',
      {},
    );
    await service.compiled();
    const id = publication.body.compilation_id;
    const answer = async (compilation: string) =>
      withoutRequestId(
        await holder.get(`/v1/configuration/compilations/${compilation}`),
      ).replaceAll(compilation, 'cmp');
    expect((await rival.client.get(`/v1/configuration/compilations/${id}`)).status).toBe(200);
    expect(await answer(id)).toBe(await answer('cmp_7ZZZZZZZZZZZZZZZZZZZZZZZZZ'));
  });

  it('hold for decisions named in a body', async () => {
    const own = await Conversation.start(holder);
    await own.next();
    const { pending_decision: foreign } = await rival.read();
    const answer = async (decision: string) => {
      const previous_turn = { decision_id: decision };
      return withoutRequestId(await own.attempt('next', { previous_turn }));
    };
    expect(await answer(foreign!.decision_id)).toBe(await answer('dec_never'));
  });

  it('may be the same as ours without meaning the same', async () => {
    const key = { 'Idempotency-Key': 'the-same-key-everywhere' };
    const ids = new Set<unknown>();
    for (const client of [holder, sibling.client, rival.client]) {
      const created = await client.send('POST', '/v1/sessions', { body: {}, headers: key });
      expect([created.status, created.headers.get('idempotent-replayed')]).toEqual([201, null]);
      ids.add(created.body.session_id);
    }
    expect(ids.size).toBe(3);
  });
});
