import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractRoutes } from '../../../api/routes.ts';
import { type Client, errorsOf, freshKey, type Reply } from '../../support/http/client.ts';
import { sampleRequests } from '../../support/http/sample-requests.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  service = await ServiceUnderTest.start(undefined, { logsClientRequestIds: true });
  client = await service.publish();
});

afterAll(() => service.stop());

const SESSIONS = '/v1/sessions';

function create(body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const keyed = { 'Idempotency-Key': freshKey(), ...headers };
  return client.send('POST', SESSIONS, { body, headers: keyed });
}

function codesOf(reply: Reply): readonly unknown[] {
  return errorsOf(reply).map(({ code }) => code);
}

describe('every answer', () => {
  it('that is no success is an envelope of code, message, request_id and details', async () => {
    for (const { method, path } of sampleRequests()) {
      const reply = await client.send(method, `${path}?unknown=1`);
      expect(Object.keys(reply.body)).toEqual(['code', 'message', 'request_id', 'details']);
      expect((reply.body.message as string).length).toBeGreaterThan(0);
      expect(reply.body.details).toBeTypeOf('object');
      expect(reply.headers.get('x-request-id')).toBe(reply.body.request_id);
    }
  });

  it('has a new X-Request-Id of ours, whatever the client calls its request', async () => {
    const headers = { 'X-Request-Id': 'mine-1' };
    const first = await client.send('GET', '/v1/health', { headers });
    const second = await client.send('GET', '/v1/health', { headers });
    const ids = [first, second].map((reply) => reply.headers.get('x-request-id'));
    expect(new Set([...ids, 'mine-1']).size).toBe(3);
    expect(service.logLines.some((line) => line.includes('mine-1'))).toBe(true);
    await client.send('GET', '/v1/health', { headers: { 'X-Request-Id': 'm'.repeat(500) } });
    const logged = JSON.parse(service.logLines.at(-1)!) as { client_request_id: string };
    expect(logged.client_request_id).toBe('m'.repeat(128));
  });

  it('of an error or a mutation is kept by nobody, and none has ETags or CORS headers', async () => {
    const conversation = await Conversation.start(client);
    for (const request of sampleRequests({ session: conversation.id })) {
      const reply = await client.send(request.method, request.path, {
        ...request.sending,
        headers: { ...request.sending.headers, Origin: 'https://example.com' },
      });
      const names = [...reply.headers.keys()];
      expect(names.filter((name) => /^(etag|last-modified|access-control-.*)$/.test(name))).toEqual(
        [],
      );
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });
});

describe('a route', () => {
  it('that does not exist is answered as unknown, also without a key', async () => {
    for (const path of ['/v1', '/v2/sessions', '/v1/Sessions', '/v1/sessions/', '/.env']) {
      const reply = await client.send('GET', path, { headers: { Authorization: '' } });
      expect([path, reply.status, reply.body.code]).toEqual([path, 404, 'unknown_route']);
      expect(reply.body.details).toEqual({});
    }
  });

  it('tells which methods it has when it is asked for another one', async () => {
    for (const { path } of contractRoutes({} as never, {} as never)) {
      const target = path.replaceAll(/\{\w+\}/g, 'x');
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const reply = await client.send(method, target);
        expect([reply.status, reply.body.code]).toEqual([405, 'method_not_allowed']);
        const allowed = reply.headers.get('allow');
        expect(allowed).toMatch(/^(GET, HEAD|POST)$/);
        expect(reply.body.details).toEqual({ allowed_methods: allowed!.split(', ') });
      }
    }
  });

  it('answers HEAD like GET, without the body', async () => {
    const get = await client.get('/v1/configuration');
    const head = await client.send('HEAD', '/v1/configuration');
    expect([head.status, head.text]).toEqual([get.status, '']);
    expect((await client.send('HEAD', '/v1/configuration?x=1')).status).toBe(422);
  });

  it('takes every query parameter once, known and not empty', async () => {
    const codes = async (query: string) => codesOf(await client.get(`/v1/configuration?${query}`));
    expect(await codes('state=draft&state=draft')).toEqual(['not_unique']);
    expect(await codes('state=')).toEqual(['too_short', 'invalid_value']);
    expect(await codes('State=draft')).toEqual(['unknown_field']);
    expect(await codes('__proto__=1&constructor=2')).toEqual(['unknown_field']);
    expect(await codes('state=drafts')).toEqual(['invalid_value']);
    const limited = await client.get('/v1/configuration/questions?limit=abc');
    expect(codesOf(limited)).toEqual(['invalid_type']);
  });
});

describe('a body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;x=y'])(
    'is JSON: %s',
    async (type) => {
      expect((await create({}, { 'Content-Type': type })).status).toBe(201);
    },
  );

  it.each(['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', ''])(
    'is nothing but JSON: %j',
    async (type) => {
      const reply = await create({}, { 'Content-Type': type });
      expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it.each([
    '',
    '{',
    '{"a":1,}',
    "{'a':1}",
    'undefined',
    'NaN',
    '\ufeff{}',
    '{}{}',
    '{"a":"\u0001"}',
  ])('that is not JSON in UTF-8 is malformed: %j', async (text) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': freshKey() };
    const path = '/v1/sessions/x/feedback';
    const reply = await client.send('POST', path, { body: text, headers });
    expect(reply.status).toBe(422);
    expect(codesOf(reply)).toEqual(['malformed_json']);
  });

  it.each([{}, { 'Content-Type': 'application/json' }])(
    'that is not there is called empty: %j',
    async (type) => {
      const headers = new Headers({
        Authorization: `Bearer ${await service.makeSecret(['runtime'])}`,
        'Idempotency-Key': freshKey(),
        ...type,
      });
      const request = { method: 'POST', headers };
      const reply = await service.service.publicApp.request('/v1/sessions/x/feedback', request);
      const { message, details } = (await reply.json()) as Record<string, unknown>;
      expect([reply.status, details]).toMatchObject([
        422,
        { errors: [{ code: 'malformed_json' }] },
      ]);
      expect(message).toContain('the body is empty, where a JSON object is wanted');
    },
  );

  it('tells all its faults at once, each with its place, fifty at most', async () => {
    const { path } = await Conversation.start(client);
    const reply = await client.post(`${path}/next`, {
      state_version: -1,
      previous_turn: {},
      client_updates: {
        data: [
          { id: '', operation: 'set' },
          { id: 'x', operation: 'put' },
        ],
      },
      selection: { candidate_count: 11, colour: 'red' },
    });
    expect(errorsOf(reply)).toMatchObject([
      { code: 'invalid_value', location: 'body', path: '/state_version' },
      { code: 'at_least_one_property', location: 'body', path: '/previous_turn' },
      { code: 'too_short', location: 'body', path: '/client_updates/data/0/id' },
      { code: 'required', location: 'body', path: '/client_updates/data/0/value' },
      { code: 'invalid_value', location: 'body', path: '/client_updates/data/1/operation' },
      { code: 'invalid_value', location: 'body', path: '/selection/candidate_count' },
      { code: 'unknown_field', location: 'body', path: '/selection/colour' },
    ]);
    const many = Array.from({ length: 80 }, () => '');
    const flood = await client.post(`${path}/next`, {
      state_version: 0,
      selection: { required_target_ids: many },
    });
    const details = flood.body.details as { errors: object[]; truncated: boolean };
    expect([details.errors.length, details.truncated]).toEqual([50, true]);
  });

  it('never comes back in an error, but for the names of properties, cut short', async () => {
    const canary = 'canary-in-a-body';
    const { path } = await Conversation.start(client);
    const replies = [
      await create({ client_reference: { canary } }),
      await client.post(`${path}/next`, {
        state_version: 0,
        previous_turn: { question_id: canary, user_text: canary },
        client_updates: { data: [{ id: 'people', operation: 'set', value: canary }] },
      }),
      await create(`{"client_reference":"${canary}`),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(422);
      expect(reply.text).not.toContain(canary);
    }
    const named = await create({ ['x'.repeat(5_000)]: 1 });
    expect(named.text.length).toBeLessThan(1_500);
  });

  it('with a name twice counts the last one', async () => {
    const reply = await create('{"client_reference":"a","client_reference":"b"}', {
      'Content-Type': 'application/json',
    });
    expect(reply.body.client_reference).toBe('b');
  });

  it('that names __proto__ is refused, and changes nothing for anybody', async () => {
    const { path } = await Conversation.start(client);
    const body = '{"label":"x","metadata":{"__proto__":{"polluted":true}}}';
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': freshKey() };
    const reply = await client.send('POST', `${path}/feedback`, { body, headers });
    expect(reply.status).toBe(422);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('the checks', () => {
  it('come in their order: size, key, scope, media type, schema, session, version, meaning', async () => {
    const { path } = await Conversation.start(client);
    const powerless = await service.keyHolder(['audit:read']);
    const meaningless = { previous_turn: { question_id: 'nowhere' } };
    const steps: readonly (readonly [
      string,
      { client?: Client; path?: string; body?: unknown; headers?: Record<string, string> },
    ])[] = [
      ['payload_too_large', { body: ' '.repeat(2_100_000), headers: { Authorization: '' } }],
      ['unauthorized', { headers: { Authorization: '' }, body: 'x' }],
      ['insufficient_scope', { client: powerless, headers: { 'Content-Type': 'text/plain' } }],
      ['unsupported_media_type', { headers: { 'Content-Type': 'text/plain' }, body: '{' }],
      ['invalid_request', { path: `${SESSIONS}/unknown/next`, body: '{' }],
      ['unknown_session', { path: `${SESSIONS}/unknown/next`, body: { state_version: 7 } }],
      ['state_version_conflict', { body: { state_version: 7, ...meaningless } }],
      ['invalid_request', { body: { state_version: 0, ...meaningless } }],
    ];
    for (const [code, { client: who = client, path: target = `${path}/next`, ...sent }] of steps) {
      const headers = { 'Idempotency-Key': freshKey(), ...sent.headers };
      const reply = await who.send('POST', target, { body: sent.body ?? {}, headers });
      expect(reply.body.code).toBe(code);
    }
  });
});

describe('a key', () => {
  it('may make hundreds of requests in one minute unless a limit is set', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 400; i++) statuses.add((await client.get('/v1/configuration')).status);
    expect([...statuses]).toEqual([200]);
  });
});

describe('GET /v1/health', () => {
  it('needs no key and names no dependency', async () => {
    const reply = await client.send('GET', '/v1/health', { headers: { Authorization: '' } });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      status: 'ok',
      request_id: reply.headers.get('x-request-id'),
      versions: { engine_version: expect.stringMatching(/^\d+\.\d+\.\d+/), api_version: '1.0' },
    });
  });
});
