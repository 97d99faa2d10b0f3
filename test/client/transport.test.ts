import { expect, it } from 'vitest';
import { QssClient } from '../../client/client.ts';
import { RateLimitedError } from '../../client/errors.ts';
import { QssError } from '../../client/qss-error.ts';
import type { ConnectOptions } from '../../client/transport.ts';

const SESSION = {
  session_id: 'ses_1',
  versions: { state_version: 0 },
  status: 'active',
  pending_decision: null,
};

type Respond = (attempt: number, init: RequestInit) => Response | Promise<Response>;

/** A client whose attempts are answered so; remembers when each one came. */
function answeredBy(respond: Respond, options: Partial<ConnectOptions> = {}) {
  const times: number[] = [];
  const fetch = (_: string, init: RequestInit) => {
    times.push(performance.now());
    return respond(times.length, init);
  };
  return { client: new QssClient({ url: 'http://service', key: 'k', fetch, ...options }), times };
}

function refusal(status: number, code: string, headers: Record<string, string> = {}): Response {
  const body = { code, message: `${code}.`, request_id: 'req_1', details: {} };
  return Response.json(body, { status, headers });
}

const never = (init: RequestInit) =>
  new Promise<never>((_, reject) => {
    init.signal!.addEventListener('abort', () => reject(init.signal!.reason));
  });

it('waits as long as Retry-After says', async () => {
  const { client, times } = answeredBy((attempt) =>
    attempt === 1
      ? refusal(429, 'rate_limited', { 'Retry-After': '1' })
      : Response.json(SESSION, { status: 201 }),
  );
  await client.start();
  expect(times).toHaveLength(2);
  expect(times[1]! - times[0]!).toBeGreaterThan(990);
});

it('does not wait for what would come too late, and says why it ends', async () => {
  const { client, times } = answeredBy(
    () => refusal(429, 'rate_limited', { 'Retry-After': '60' }),
    { callMs: 5_000 },
  );
  await expect(client.start()).rejects.toBeInstanceOf(RateLimitedError);
  expect(times).toHaveLength(1);
});

it('gives an attempt up after attemptMs, and the call after callMs', async () => {
  const limits = { attemptMs: 40, callMs: 400 };
  const { client, times } = answeredBy((_, init) => never(init), limits);
  const start = performance.now();
  await expect(client.start()).rejects.toMatchObject({ code: 'connection_failed', status: 0 });
  expect(times.length).toBeGreaterThan(1);
  expect(performance.now() - start).toBeLessThan(10_000);
});

it("ends with the caller's reason when the caller gives up, during an attempt and between two", async () => {
  for (const respond of [
    (_: number, init: RequestInit) => never(init),
    () => refusal(503, 'overloaded', { 'Retry-After': '5' }),
  ]) {
    const { client, times } = answeredBy(respond);
    const mine = new AbortController();
    const calling = client.start({}, { signal: mine.signal });
    setTimeout(() => mine.abort(new Error('the user hung up')), 30);
    await expect(calling).rejects.toThrow('the user hung up');
    expect(times).toHaveLength(1);
  }
});

it.each([
  [500, 'internal_error'],
  [422, 'invalid_request'],
  [404, 'unknown_session'],
])('does not send again what was refused for good: %i %s', async (status, code) => {
  const { client, times } = answeredBy(() => refusal(status, code));
  await expect(client.start()).rejects.toMatchObject({ code, status });
  expect(times).toHaveLength(1);
});

it('takes a code that it does not know for what it is', async () => {
  const { client } = answeredBy(() => refusal(451, 'code_of_tomorrow'));
  const error = await client.start().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(QssError);
  expect(error).toMatchObject({
    code: 'unreadable_answer',
    status: 451,
    message: 'code_of_tomorrow.',
    details: { code: 'code_of_tomorrow' },
  });
});

it('sends no key where a proxy adds it, and keeps a path of the base address', async () => {
  const seen: { url?: string; headers?: Headers } = {};
  const fetch = (url: string, init: RequestInit) => {
    Object.assign(seen, { url, headers: new Headers(init.headers) });
    return Response.json(SESSION, { status: 201 });
  };
  await new QssClient({ url: 'https://host/qss/', fetch }).start();
  expect(seen.url).toBe('https://host/qss/v1/sessions');
  expect(seen.headers!.has('authorization')).toBe(false);
  expect(seen.headers!.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});
