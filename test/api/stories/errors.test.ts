import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../api/error-envelope.ts';
import { rateLimitPerMinute } from '../../../app/keys/rate-limit.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { LogOverloaded, LogUnavailable } from '../../../log/port.ts';
import { type Store, StoreUnavailable } from '../../../projections/store/port.ts';
import { type Client, freshKey, type Reply, type Sending } from '../../support/http/client.ts';
import { operations } from '../../support/http/documented.ts';
import {
  type SampleRequest,
  sampleRequests,
  UNKNOWN_SESSION,
} from '../../support/http/sample-requests.ts';
import { createFaultyLog, type FaultyLog } from '../../support/log/faulty-log.ts';
import { openMemoryStore, snapshotOf } from '../../support/memory-store.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

let log: FaultyLog;
let service: ServiceUnderTest;
let client: Client;
let storeFault: Error | undefined;

/** Rows of views, failing on demand. */
function faultyStore(): Store {
  const store = openMemoryStore();
  const all: Store['all'] = (sql, ...values) => {
    if (storeFault) throw storeFault;
    return store.all(sql, ...values);
  };
  const faulty: Store = new Proxy(store, {
    get: (target, name) => {
      if (name === 'all') return all;
      if (name === 'snapshot') return () => snapshotOf(faulty);
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return faulty;
}

/** One for all stories of a block: each leads a session of its own, and leaves log and store as sound as it found them. */
function publishOnce(): void {
  beforeAll(async () => {
    log = createFaultyLog();
    storeFault = undefined;
    service = await ServiceUnderTest.start(log, { store: faultyStore() });
    client = await service.publish();
  });

  afterAll(() => service.stop());
}

/** A request that would succeed, and a way to send it otherwise. */
class Attempt {
  readonly request: SampleRequest;

  constructor(request: SampleRequest) {
    this.request = request;
  }

  send(
    change: { client?: Client; path?: string; body?: unknown; headers?: object } = {},
  ): Promise<Reply> {
    const { method, path, sending } = this.request;
    const body = 'body' in change ? change.body : sending.body;
    const headers = { ...sending.headers, ...change.headers };
    const changed: Sending = body === undefined ? { headers } : { body, headers };
    return (change.client ?? client).send(method, change.path ?? path, changed);
  }
}

const COMPILATION = 'cmp_of_none';

async function compile(): Promise<string> {
  const path = '/v1/configuration/publish';
  const publication = await client.post<{ compilation_id: string }>(path);
  await service.compiled();
  return publication.body.compilation_id;
}

async function attemptOn(operationId: string): Promise<Attempt> {
  const conversation = await Conversation.start(client);
  const samples = sampleRequests({ compilation: COMPILATION });
  const isOfOne = samples
    .find((each) => each.operationId === operationId)!
    .path.includes(COMPILATION);
  const compilation = isOfOne ? await compile() : COMPILATION;
  const ids = { session: conversation.id, compilation };
  const request = sampleRequests(ids).find((each) => each.operationId === operationId)!;
  const body = ownBodies[operationId];
  return new Attempt(body ? { ...request, sending: { ...request.sending, body } } : request);
}

/** The example configuration is not the one that is published here. */
const ownBodies: Readonly<Record<string, object>> = {
  applyConfigurationChanges: {
    changes: [{ entity: 'objective', operation: 'update', objective: { max_turns: 9 } }],
  },
  recordEvent: { state_version: 0, external: { type: 'ping' } },
};

const BUG = 'canary-of-a-bug';

type Provoke = (attempt: Attempt) => Promise<Reply>;

function failing(fault: FaultyLog['fault'], inStore: Error): Provoke {
  return async (attempt) => {
    log.fault = fault;
    storeFault = inStore;
    const reply = await attempt.send();
    log.fault = () => undefined;
    storeFault = undefined;
    return reply;
  };
}

/** How each documented refusal comes about. */
const PROVOKE: Readonly<Partial<Record<ErrorCode, Provoke>>> = {
  unauthorized: (attempt) => attempt.send({ headers: { Authorization: 'Bearer none' } }),
  insufficient_scope: async (attempt) => {
    const { operationId } = attempt.request;
    const isRuntime = operations
      .find(({ operation }) => operation.operationId === operationId)!
      .operation.security.some(({ apiKey }) => apiKey[0] === 'runtime');
    const scope = isRuntime ? 'audit:read' : 'runtime';
    return attempt.send({ client: await service.keyHolder([scope]) });
  },
  payload_too_large: (attempt) => attempt.send({ body: ' '.repeat(2_097_153) }),
  unsupported_media_type: (attempt) => attempt.send({ headers: { 'Content-Type': 'text/plain' } }),
  invalid_request: (attempt) => {
    const { path, sending } = attempt.request;
    if (sending.body !== undefined) return attempt.send({ body: '{' });
    return attempt.send({ path: `${path}?unknown=1` });
  },
  unknown_session: ({ request }) => {
    const path = request.path.replace(/ses_\w+/, UNKNOWN_SESSION);
    return new Attempt({ ...request, path }).send();
  },
  session_erased: async (attempt) => {
    const { operationId, path } = attempt.request;
    // A replay of the creation; everything else names the session.
    const isCreation = operationId === 'createSession';
    const sessionId = isCreation
      ? ((await attempt.send()).body.session_id as string)
      : path.match(/ses_\w+/)![0];
    const erasing = `${internalPath(ACME)}/sessions/${sessionId}/erase`;
    const erased = await service.admin.send('POST', erasing, { body: { reason: 'asked for' } });
    expect(erased.status, erased.text).toBe(200);
    return attempt.send();
  },
  unknown_configuration: async (attempt) =>
    attempt.send({ client: await service.keyHolder(undefined, { tenant: 'new', service: 'new' }) }),
  unknown_compilation: ({ request }) =>
    new Attempt({ ...request, path: `${request.path}X` }).send(),
  state_version_conflict: (attempt) =>
    attempt.send({ body: { ...(attempt.request.sending.body as object), state_version: 99 } }),
  idempotency_key_reused: async (attempt) => {
    const headers = { 'Idempotency-Key': freshKey() };
    const first = await attempt.send({ headers });
    expect(first.status, first.text).toBeLessThan(300);
    return attempt.send({ headers, body: otherBody(attempt.request) });
  },
  compilation_in_progress: async (attempt) => {
    // What a story before has published is compiled, and the worker cannot claim this job, so that it stays queued.
    await service.compiled();
    let appends = 0;
    log.fault = (operation, stream) =>
      operation === 'append' && stream.startsWith('configuration-') && ++appends > 1
        ? new LogUnavailable('away')
        : undefined;
    await attempt.send({ headers: { 'Idempotency-Key': freshKey() } });
    // It has tried once: it tries again later than the next request comes.
    await expect.poll(() => appends).toBeGreaterThan(1);
    log.fault = () => undefined;
    const reply = await attempt.send({ headers: { 'Idempotency-Key': freshKey() } });
    await service.compiled();
    return reply;
  },
  conversion_already_recorded: async (attempt) => {
    await attempt.send({ body: { type: 'lead' }, headers: { 'Idempotency-Key': freshKey() } });
    const headers = { 'Idempotency-Key': freshKey() };
    return attempt.send({ body: { type: 'other' }, headers });
  },
  compiled_artifact_unavailable: async (attempt) => {
    // A service that starts now has no artifact in memory, and finds none of its chunks.
    const restarted = await ServiceUnderTest.start(withoutArtifacts(log));
    const held = await restarted.keyHolder();
    const reply = await attempt.send({ client: held });
    await restarted.service.stop();
    return reply;
  },
  configuration_validation_failed: (attempt) => {
    const isPublish = attempt.request.operationId === 'publishConfiguration';
    return attempt.send({ body: isPublish ? { expected_draft_revision: 77 } : { changes: [{}] } });
  },
  invalid_cursor: (attempt) => attempt.send({ path: `${attempt.request.path}?cursor=none` }),
  rate_limited: async (attempt) => {
    const coordination = new MemoryCoordination(service.clock.now);
    const rateLimit = rateLimitPerMinute(coordination, 1);
    const limited = await ServiceUnderTest.start(log, { rateLimit, now: service.clock.now });
    const held = await limited.keyHolder();
    await held.get('/v1/configuration');
    const reply = await attempt.send({ client: held });
    await limited.service.stop();
    return reply;
  },
  storage_unavailable: failing(() => new LogUnavailable('away'), new StoreUnavailable('away')),
  overloaded: failing(
    (operation) => (operation === 'append' ? new LogOverloaded('too much') : undefined),
    new Error('not asked'),
  ),
  internal_error: failing(() => new Error(BUG), new Error(BUG)),
};

function otherBody({ operationId, sending }: SampleRequest): object {
  const body = sending.body as object;
  if (operationId === 'publishConfiguration') return { expected_draft_revision: 1 };
  if (operationId === 'createSession') return { client_reference: 'another' };
  if (operationId === 'applyConfigurationChanges') return { changes: [{}] };
  if (operationId === 'legacyConversion') return { ...body, value: 2 };
  return 'state_version' in body ? { ...body, state_version: 1 } : { label: 'another' };
}

function withoutArtifacts(inner: FaultyLog): FaultyLog {
  const blind = createFaultyLog(inner);
  return {
    ...blind,
    read: (stream, options) =>
      inner.read(stream.startsWith('artifact-') ? `${stream}0` : stream, options),
  };
}

const cases = operations.map(({ operation: { operationId, responses } }) => ({
  operationId,
  codes: Object.values(responses).flatMap(
    ({ content }) => Object.keys(content['application/json']?.examples ?? {}) as ErrorCode[],
  ),
}));
const IN_PROGRESS = 'idempotency_in_progress';
const provoked = cases.map(({ operationId, codes }) => ({
  operationId,
  codes: codes.filter((code) => code !== IN_PROGRESS),
}));

describe('every documented refusal', () => {
  it('is provoked here', () => {
    const codes = new Set(provoked.flatMap((each) => each.codes));
    expect(codes.size).toBeGreaterThan(18);
    expect([...codes].filter((code) => !PROVOKE[code])).toEqual([]);
  });

  describe.each(provoked)('of $operationId', ({ operationId, codes }) => {
    publishOnce();

    it.each(codes)('%s', async (code) => {
      const reply = await PROVOKE[code]!(await attemptOn(operationId));
      expect(reply.body.code, reply.text.slice(0, 300)).toBe(code);
      expect(reply.text).not.toContain(BUG);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    });
  });
});

describe('a request whose key is being worked on', () => {
  publishOnce();

  it('waits for the first one, and is told after 2 s, on every route that takes a key', async () => {
    const keyed = cases.filter(({ codes }) => codes.includes(IN_PROGRESS));
    expect(keyed.length).toBeGreaterThan(6);
    const attempts: Attempt[] = [];
    for (const { operationId } of keyed) attempts.push(await attemptOn(operationId));
    log.fault = (operation) => (operation === 'append' ? 'hang' : undefined);
    const replies = await Promise.all(
      attempts.map((attempt) => {
        const headers = { 'Idempotency-Key': freshKey() };
        void attempt.send({ headers });
        return attempt.send({ headers });
      }),
    );
    log.fault = () => undefined;
    for (const reply of replies) {
      expect([reply.status, reply.body.code]).toEqual([503, 'idempotency_in_progress']);
      expect(reply.headers.get('retry-after')).toBe('1');
    }
  });
});

describe('a session whose artifact cannot be read', () => {
  publishOnce();

  it('is named, on every route that needs the artifact, and goes on once it can be read', async () => {
    const conversation = await Conversation.start(client);
    const restarted = await ServiceUnderTest.start(withoutArtifacts(log));
    const held = await restarted.keyHolder();
    const body = { state_version: 0 };
    for (const reply of [
      await held.get(conversation.path),
      await held.post(`${conversation.path}/next`, body),
      await held.post(`${conversation.path}/events`, { ...body, external: { type: 'ping' } }),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([410, 'compiled_artifact_unavailable']);
      expect(reply.body.details).toEqual({ session_id: conversation.id });
    }
    await restarted.service.stop();
    expect((await conversation.next()).action).toBe('ask');
  });
});

describe('a fault', () => {
  publishOnce();

  it('is logged whole under the request id that the client is told', async () => {
    log.fault = () => new Error(BUG);
    const reply = await client.get('/v1/configuration');
    const line = service.logLines.find((each) => each.includes(BUG));
    expect(line).toContain(reply.body.request_id as string);
  });
});
