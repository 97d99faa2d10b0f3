import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../../cli/http/listen.ts';
import { SCOPES } from '../../../domain/keys/events.ts';
import { exchangeRaw, type RawAnswer } from '../../support/http/raw-http.ts';
import { RawSocket } from '../../support/http/raw-socket.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;
let server: Listening;
let port: number;
let secret: string;

beforeAll(async () => {
  // A quarter of it, for one tenant's service, is one body of the largest size.
  service = await ServiceUnderTest.start(undefined, { bodyBytesMax: 8 * 1024 * 1024 });
  secret = await service.makeSecret();
  const { publicApp, dependencies } = service.service;
  const newRequestId = () => dependencies.newId('req_');
  server = await listen(publicApp, {
    host: '127.0.0.1',
    port: 0,
    newRequestId,
    connectionsMax: 4_096,
  });
  port = Number(new URL(server.address).port);
});

afterAll(async () => {
  await server.stop();
  await service.stop();
});

const HEALTH = 'GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n';

function expectEnvelope(answer: RawAnswer | undefined, status: number, code: string): void {
  expect(answer?.status).toBe(status);
  expect(answer?.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer?.headers['cache-control']).toBe('no-store');
  const body = JSON.parse(answer!.body) as Record<string, unknown>;
  expect(body).toEqual({
    code,
    message: expect.stringMatching(/.{10,}/),
    request_id: expect.stringMatching(/^req_[0-9A-Z]{26}$/),
    details: expect.any(Object),
  });
  expect(answer?.headers['x-request-id']).toBe(body.request_id);
}

function post(path: string, headers: readonly string[], body = ''): string {
  return [`POST ${path} HTTP/1.1`, 'Host: x', ...headers, '', body].join('\r\n');
}

describe('what is not HTTP', () => {
  const chunked = ['Transfer-Encoding: chunked'];

  it.each([
    ['noise', 'hello\r\n\r\n'],
    ['bytes of TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03])],
    ['another version', 'GET /v1/health HTTP/3.7\r\n\r\n'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a method that is none', 'G<T /v1/health HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a space in the target', 'GET /v1/ health HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['NUL in the target', 'GET /v1/\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header without a name', 'GET /v1/health HTTP/1.1\r\n: x\r\n\r\n'],
    ['a space before the colon', 'GET /v1/health HTTP/1.1\r\nHost : x\r\n\r\n'],
    ['a folded header', 'GET /v1/health HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n'],
    ['NUL in a header', 'GET /v1/health HTTP/1.1\r\nHost: x\r\nX-A: b\0c\r\n\r\n'],
    ['bare line feeds', 'GET /v1/health HTTP/1.1\nHost: x\nX-A: b\rc\n\n'],
    ['two lengths', post('/v1/sessions', ['Content-Length: 2', 'Content-Length: 3'], '{}')],
    ['a negative length', post('/v1/sessions', ['Content-Length: -1'], '{}')],
    ['a length in words', post('/v1/sessions', ['Content-Length: two'], '{}')],
    ['an enormous length', post('/v1/sessions', ['Content-Length: 99999999999999999999'], '{}')],
    ['a length and chunks', post('/v1/sessions', ['Content-Length: 4', ...chunked], '0\r\n\r\n')],
    ['chunks and a length', post('/v1/sessions', [...chunked, 'Content-Length: 4'], '0\r\n\r\n')],
    ['a chunk size that is none', post('/v1/sessions', chunked, 'zz\r\n{}\r\n0\r\n\r\n')],
    ['a chunk that is too long', post('/v1/sessions', chunked, '1\r\n{}\r\n0\r\n\r\n')],
    ['an enormous chunk size', post('/v1/sessions', chunked, 'fffffffffffffffff\r\n{}')],
    ['an unknown coding', post('/v1/sessions', ['Transfer-Encoding: gzip'], '{}')],
    ['chunks that are not last', post('/v1/sessions', ['Transfer-Encoding: chunked, gzip'], '{}')],
  ])('is refused in the envelope: %s', async (_, bytes) => {
    // What is wrong with a body is looked at for those alone who may send one.
    const keyed = `Host: x\r\nAuthorization: Bearer ${secret}\r\nContent-Type: application/json`;
    const sent =
      typeof bytes === 'string' ? bytes.replace(/^(POST .*\r\n)Host: x/, `$1${keyed}`) : bytes;
    const { answers, rest, isClosed } = await exchangeRaw(port, [sent]);
    expect(answers.length).toBe(1);
    expect(rest).toBe('');
    expectEnvelope(answers[0], 400, 'malformed_http');
    expect(isClosed).toBe(true);
  });

  it('has too many headers: refused as such', async () => {
    const large = `GET /v1/health HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`;
    const { answers, isClosed } = await exchangeRaw(port, [large]);
    expectEnvelope(answers[0], 431, 'headers_too_large');
    expect(isClosed).toBe(true);
    const many = Array.from({ length: 1_500 }, (_, i) => `X-${i}: ${'1'.repeat(20)}`).join('\r\n');
    const second = await exchangeRaw(port, [`GET /v1/health HTTP/1.1\r\n${many}\r\n\r\n`]);
    expectEnvelope(second.answers[0], 431, 'headers_too_large');
  });

  it('never comes before the answer to a request that was whole', async () => {
    const conversation = await Conversation.start(await service.publish());
    const body = JSON.stringify({ state_version: 0 });
    const headers = [
      `Authorization: Bearer ${secret}`,
      'Content-Type: application/json',
      'Idempotency-Key: pipelined-1',
      `Content-Length: ${body.length}`,
    ];
    const first = post(`${conversation.path}/next`, headers, body);
    const { answers } = await exchangeRaw(port, [`${first}nonsense\r\n\r\n`]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(answers[0]!.body).toContain(conversation.id);
  });

  it('leaves the server as it was', async () => {
    const { answers } = await exchangeRaw(port, [HEALTH]);
    expect(answers[0]?.status).toBe(200);
  });
});

describe('unusual HTTP', () => {
  it('may come without a Host, with an absurd one, or with an absolute target', async () => {
    const requests = [
      'GET /v1/health HTTP/1.1\r\n\r\n',
      'GET /v1/health HTTP/1.1\r\nHost: a b<>\r\n\r\n',
      'GET /v1/health HTTP/1.1\r\nHost: [::\r\n\r\n',
      'GET /v1/health HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n',
      'GET http://elsewhere.example/v1/health HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /v1/health HTTP/1.0\r\n\r\n',
      'GET /v1/health\r\n\r\n',
    ];
    const exchanges = await Promise.all(requests.map((request) => exchangeRaw(port, [request])));
    expect(exchanges.map(({ answers }, n) => [requests[n], answers[0]?.status])).toEqual(
      requests.map((request) => [request, 200]),
    );
  });

  it('with a target that leads nowhere is answered in the envelope', async () => {
    const cases = [
      ['OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_http'],
      ['GET http://[bad/v1/health HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_http'],
      ['GET /v1\\health HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_http'],
      ['GET //v1/health HTTP/1.1\r\nHost: x\r\n\r\n', 404, 'unknown_route'],
      ['GET /v1/health/ HTTP/1.1\r\nHost: x\r\n\r\n', 404, 'unknown_route'],
      ['GET /V1/health HTTP/1.1\r\nHost: x\r\n\r\n', 404, 'unknown_route'],
      ['GET /v1/health;a=b HTTP/1.1\r\nHost: x\r\n\r\n', 404, 'unknown_route'],
      ['GET /v1/health%2f HTTP/1.1\r\nHost: x\r\n\r\n', 404, 'unknown_route'],
      ['PROPFIND /v1/health HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
      ['TRACE /v1/health HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
      ['OPTIONS /v1/health HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
    ] as const;
    const exchanges = await Promise.all(cases.map(([request]) => exchangeRaw(port, [request])));
    for (const [n, { answers }] of exchanges.entries()) {
      const [, status, code] = cases[n]!;
      expectEnvelope(answers[0], status, code);
    }
  });

  it('is refused, and closed, where it would make us a proxy', async () => {
    const { answers, isClosed } = await exchangeRaw(port, [
      'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
    ]);
    expectEnvelope(answers[0], 400, 'malformed_http');
    expect([answers.length, isClosed]).toEqual([1, true]);
  });

  it('may expect whatever it likes', async () => {
    const body = '{}';
    const headers = (expectation: string) => [
      `Authorization: Bearer ${secret}`,
      'Content-Type: application/json',
      `Expect: ${expectation}`,
      `Content-Length: ${body.length}`,
    ];
    const unknown = await exchangeRaw(port, [post('/v1/sessions', headers('miracles'), body)]);
    expectEnvelope(unknown.answers[0], 422, 'invalid_request');
    const known = await exchangeRaw(port, [post('/v1/sessions', headers('100-continue'), body)]);
    expect(known.answers.map(({ status }) => status)).toEqual([100, 422]);
  });

  it('is answered in order when it is pipelined', async () => {
    const nowhere = 'GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n';
    const { answers } = await exchangeRaw(port, [HEALTH + nowhere + HEALTH]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
  });

  it('has no body in an answer to HEAD', async () => {
    const request = 'HEAD /v1/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const { answers, rest, isClosed } = await exchangeRaw(port, [request]);
    expect([answers[0]?.status, answers[0]?.body, rest]).toEqual([200, '', '']);
    expect(isClosed).toBe(true);
  });

  it('may come in pieces, chunked, and with its last bytes missing', async () => {
    const headers = [
      `Authorization: Bearer ${secret}`,
      'Content-Type: application/json',
      'Idempotency-Key: in-pieces-1',
    ];
    const whole = post(
      '/v1/sessions',
      [...headers, 'Transfer-Encoding: chunked'],
      '1\r\n{\r\n1\r\n}\r\n0\r\n\r\n',
    );
    const pieces = whole.match(/[\s\S]{1,7}/g)!;
    const { answers } = await exchangeRaw(port, pieces);
    expect(answers[0]?.status).toBe(201);
    const cut = await exchangeRaw(port, [
      post('/v1/sessions', [...headers, 'Content-Length: 9'], '{}'),
    ]);
    expect(cut.answers).toEqual([]);
  });

  it('is refused while its body grows too large, declared or not', async () => {
    const headers = [`Authorization: Bearer ${secret}`, 'Content-Type: application/json'];
    const large = ' '.repeat(70_000);
    const declared = post('/v1/sessions', [...headers, `Content-Length: ${large.length}`], large);
    expectEnvelope((await exchangeRaw(port, [declared])).answers[0], 413, 'payload_too_large');
    const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    const chunked = post('/v1/sessions', [...headers, 'Transfer-Encoding: chunked'], chunk);
    expectEnvelope((await exchangeRaw(port, [chunked])).answers[0], 413, 'payload_too_large');
  });

  it('cannot bring an identity in a header, however it is spelled', async () => {
    const seen = await exchangeRaw(port, [
      [
        'GET /v1/configuration HTTP/1.1',
        'Host: x',
        `Authorization: Bearer ${await service.makeSecret(['runtime'])}`,
        'X-Scopes: configuration:read',
        'x_scopes: configuration:read',
        'X-TENANT-ID: rival',
        'X-Service_Id: rival',
        'Connection: x-scopes, keep-alive',
        '',
        '',
      ].join('\r\n'),
    ]);
    expectEnvelope(seen.answers[0], 403, 'insufficient_scope');
    expect(seen.answers[0]!.body).toContain('"granted_scopes":["runtime"]');
  });
});

describe('a body that is not wanted', () => {
  const head = (authorization: string, ...more: readonly string[]) =>
    post('/v1/configuration/changes', [
      `Authorization: Bearer ${authorization}`,
      'Content-Type: application/json',
      'Content-Length: 2000000',
      ...more,
    ]);

  it('is not waited for', async () => {
    const powerless = await service.makeSecret(['audit:read']);
    for (const [sent, status, code] of [
      [head('nobody'), 401, 'unauthorized'],
      [head(powerless), 403, 'insufficient_scope'],
      [head(secret, 'Content-Encoding: gzip'), 415, 'unsupported_media_type'],
      [head(secret).replace('json', 'xml'), 415, 'unsupported_media_type'],
      [head(secret).replace('2000000', '2100000000'), 413, 'payload_too_large'],
    ] as const) {
      const { answers } = await exchangeRaw(port, [sent]);
      expectEnvelope(answers[0], status, code);
    }
  });

  it('is not waited for where the key has made too many requests', async () => {
    const busy = await ServiceUnderTest.start(undefined, { rateLimit: async () => 30 });
    const limited = await listen(busy.service.publicApp, {
      host: '127.0.0.1',
      port: 0,
      newRequestId: () => busy.service.dependencies.newId('req_'),
      connectionsMax: 10,
    });
    const sent = head(await busy.makeSecret()).replace('json', 'xml');
    const { answers } = await exchangeRaw(Number(new URL(limited.address).port), [sent]);
    expectEnvelope(answers[0], 429, 'rate_limited');
    await limited.stop();
    await busy.stop();
  });

  it('is not asked for either, where the client asks before it sends it', async () => {
    const refused = await exchangeRaw(port, [head('nobody', 'Expect: 100-continue')]);
    expect(refused.answers.map(({ status }) => status)).toEqual([401]);
    const wanted = await exchangeRaw(port, [head(secret, 'Expect: 100-continue')]);
    expect(wanted.answers.map(({ status }) => status)).toEqual([100]);
  });

  it('is thrown away while it comes, for a moment at most', async () => {
    const socket = await RawSocket.open(port, head('nobody'));
    const flood = setInterval(() => socket.socket.write('x'.repeat(1_000)), 10);
    const { unstalledMs } = await socket.ended;
    clearInterval(flood);
    expect(socket.answers.map(({ status }) => status)).toEqual([401]);
    expect(unstalledMs).toBeLessThan(3_000);
  });

  it('is refused where too many bytes of bodies are in flight, one way or the other', async () => {
    const first = await RawSocket.open(port, head(secret));
    const large = ['Content-Type: application/json', `Authorization: Bearer ${secret}`];
    const chunks = `10000\r\n${' '.repeat(0x10000)}\r\n`.repeat(2);
    const chunked = post(
      '/v1/configuration/changes',
      [...large, 'Transfer-Encoding: chunked'],
      chunks,
    );
    await expect.poll(() => bytesInFlight()).toBe(2_000_000);
    for (const sent of [head(secret), chunked]) {
      const { answers } = await exchangeRaw(port, [sent]);
      expectEnvelope(answers[0], 503, 'overloaded');
      expect(answers[0]?.headers['retry-after']).toBe('1');
    }
    const other = await service.makeSecret(SCOPES, { tenant: 'rival', service: 'table' });
    const { answers } = await exchangeRaw(port, [head(other, 'Expect: 100-continue')]);
    expect(answers.map(({ status }) => status)).toEqual([100]);
    first.destroy();
    await expect.poll(() => bytesInFlight()).toBe(0);
  });
});

async function bytesInFlight(): Promise<number> {
  const { text } = await service.admin.send('GET', '/internal/metrics');
  return Number(/^qss_body_bytes_in_flight\{entry="public"\} (\d+)$/m.exec(text)?.[1]);
}

describe('segments of dots', () => {
  it.each([
    '/v1/sessions/%2e%2e/health',
    '/v1/sessions/../health',
    '/v1/sessions/.%2E/health',
    '/v1/./health',
    '/v1/%2e/health',
    'http://x/v1/sessions/%2e%2e/health',
  ])('lead nowhere else: %s', async (target) => {
    const { answers } = await exchangeRaw(port, [`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`]);
    expectEnvelope(answers[0], 404, 'unknown_route');
  });

  it('are ids that nobody has', async () => {
    for (const id of ['%2e%2e', '.', '%2e']) {
      const request = `GET /v1/sessions/${id} HTTP/1.1\r\nAuthorization: Bearer ${secret}\r\n\r\n`;
      expectEnvelope((await exchangeRaw(port, [request])).answers[0], 404, 'unknown_session');
    }
  });

  it('are left alone in a query', async () => {
    const request = 'GET /v1/health?a=/../b HTTP/1.1\r\nHost: x\r\n\r\n';
    const { answers } = await exchangeRaw(port, [request]);
    expect(answers[0]!.body).toContain('unknown_field');
  });
});
