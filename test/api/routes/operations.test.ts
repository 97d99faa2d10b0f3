import { afterEach, describe, expect, it } from 'vitest';
import type { ReadinessReport } from '../../../app/operations/readiness.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;

afterEach(() => service.stop());

async function get(path: string) {
  const response = await service.service.internalApp.request(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** One figure of the metrics; its labels in the order in which they are written. */
function figure(metrics: string, name: string): number | undefined {
  const line = metrics.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe('what operators ask of a process', () => {
  it('says that it lives and is ready, without a token and on the internal entry point only', async () => {
    service = await ServiceUnderTest.start();
    await service.publish();
    await service.service.views.ownWritesShown();
    expect(await get('/internal/live')).toMatchObject({ status: 200 });
    const ready = await get('/internal/ready');
    expect(JSON.parse(ready.text)).toMatchObject({ status: 'ready', reasons: [], log: 'ok' });
    const open = await service.service.publicApp.request('/internal/ready');
    expect(open.status).toBe(404);
  });

  it('is not ready once the log is away, and says so in the envelope', async () => {
    service = await ServiceUnderTest.start();
    await service.log.close();
    const { status, headers, text } = await get('/internal/ready');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('1');
    const body = JSON.parse(text) as { code: string; details: ReadinessReport };
    expect(body.code).toBe('not_ready');
    expect(body.details.log).toBe('down');
    expect((await get('/internal/live')).status).toBe(200);
  });

  it('is not ready once it drains', async () => {
    service = await ServiceUnderTest.start();
    service.service.drain();
    const { status, text } = await get('/internal/ready');
    expect(status).toBe(503);
    expect(JSON.parse(text).details.reasons).toContain('the process is stopping');
  });

  it('counts requests by route, replays, degraded answers and compilations', async () => {
    service = await ServiceUnderTest.start();
    const conversation = await Conversation.start(await service.publish());
    const first = await conversation.next();
    await conversation.next({
      previous_turn: { question_id: first.candidates[0]!.question_id, outcome: 'refused' },
    });
    const { text, headers } = await get('/internal/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const next = 'entry="public",method="POST",route="/v1/sessions/{session_id}/next"';
    expect(figure(text, `qss_http_requests_total{${next},status="200"}`)).toBe(4);
    expect(figure(text, `qss_http_request_duration_seconds_count{${next}}`)).toBe(4);
    const replayed = 'qss_idempotent_replays_total{route="/v1/sessions/{session_id}/next"}';
    expect(figure(text, replayed)).toBe(2);
    expect(figure(text, 'qss_degraded_answers_total{reason="missing_user_text"}')).toBe(1);
    expect(figure(text, 'qss_compilation_duration_seconds_count{result="published"}')).toBe(1);
    expect(figure(text, 'qss_projection_up{view="keys"}')).toBe(1);
    expect(figure(text, 'qss_projection_lag_seconds{view="audit_trail"}')).toBe(0);
    expect(figure(text, 'qss_log_up')).toBe(1);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain(conversation.id);
    expect(text).not.toContain('qss_redis_up');
  });

  it.each([true, false])(
    'tells whether Redis counts for all instances, where there is one (%s)',
    async (isShared) => {
      const own = new MemoryCoordination();
      const coordination = {
        take: own.take.bind(own),
        alone: own.alone.bind(own),
        close: own.close,
      };
      service = await ServiceUnderTest.start(undefined, {
        coordination: { ...coordination, isShared },
      });
      expect(figure((await get('/internal/metrics')).text, 'qss_redis_up')).toBe(Number(isShared));
    },
  );

  it('logs one line a request: who asked, what, and how it ended', async () => {
    service = await ServiceUnderTest.start();
    const conversation = await Conversation.start(await service.publish());
    const told = { question_id: 'q_peple', user_text: 'Four' };
    await conversation.attempt('next', { previous_turn: told });
    await service.client('qss_live_nobody').get(conversation.path);
    const lines = service.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request');
    const created = lines.find(({ route }) => route === '/v1/sessions')!;
    expect(created).toMatchObject({
      tenant: 'acme',
      service: 'table',
      key_id: expect.stringMatching(/^key_/),
      request_id: expect.stringMatching(/^req_/),
      status: 201,
    });
    expect(String(created['duration_ms'])).toMatch(/^\d+(\.\d{1,3})?$/);
    expect(lines.at(-2)).toMatchObject({
      status: 422,
      code: 'invalid_request',
      detail_codes: ['unknown_question'],
      session_id: conversation.id,
    });
    const refused = lines.at(-1)!;
    expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
    const names = new Set(lines.flatMap((line) => Object.keys(line)));
    expect([...names].filter((name) => !/^[a-z_]+$/.test(name))).toEqual([]);
    expect(refused).not.toHaveProperty('key_id');
  });

  it('logs which compilation ended, how, and how long it took', async () => {
    service = await ServiceUnderTest.start();
    const client = await service.publish();
    const { body } = await client.post<{ compilation_id: string }>('/v1/configuration/publish', {});
    await service.compiled();
    const line = service.logLines
      .map((each) => JSON.parse(each))
      .findLast(({ msg }) => msg === 'compilation');
    expect(line).toMatchObject({
      tenant: 'acme',
      service: 'table',
      compilation_id: body.compilation_id,
      result: 'published',
    });
    expect(line.duration_ms).toBeGreaterThan(0);
  });
});

describe('a request without the right token', () => {
  it('is told which one opens the entry point it knocked at', async () => {
    service = await ServiceUnderTest.start();
    const { publicApp, internalApp } = service.service;
    const refusal = async (answer: Response | Promise<Response>) =>
      ((await (await answer).json()) as { message: string }).message;
    expect(await refusal(publicApp.request('/v1/configuration'))).toBe(
      'Send a valid API key as Authorization: Bearer <key>.',
    );
    const keys = '/internal/v1/tenants/acme/services/table/keys';
    expect(await refusal(internalApp.request(keys))).toBe(
      'Send the admin token of this service as Authorization: Bearer <QSS_ADMIN_TOKEN>.',
    );
  });
});
