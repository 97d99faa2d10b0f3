import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { LogUnavailable } from '../../log/port.ts';
import { creationOf } from '../support/configurations/configurations.ts';
import { tableConfiguration } from '../support/conversations/sessions.ts';
import { type Client, freshKey } from '../support/http/client.ts';
import { sampleRequests } from '../support/http/sample-requests.ts';
import { createFaultyLog } from '../support/log/faulty-log.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../support/service.ts';

const HOUR_MS = 3_600_000;

let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

function send(path: string, key: string, body: unknown = {}) {
  return client.send('POST', path, { body, headers: { 'Idempotency-Key': key } });
}

describe('an Idempotency-Key', () => {
  it('is needed for every mutation that is not of the beta', async () => {
    const keyed = sampleRequests().filter(
      ({ sending, operationId }) =>
        'Idempotency-Key' in (sending.headers ?? {}) && operationId !== 'legacyConversion',
    );
    expect(keyed.length).toBe(6);
    for (const { method, path, sending } of keyed) {
      const { headers: _, ...unkeyed } = sending;
      const reply = await client.send(method, path, unkeyed);
      expect(reply.body).toMatchObject({
        code: 'invalid_request',
        details: {
          errors: [
            {
              code: 'idempotency_key_required',
              location: 'header',
              path: 'Idempotency-Key',
            },
          ],
        },
      });
    }
  });

  it.each([
    ['7 characters', 'a'.repeat(7), 422],
    ['8 characters', 'a'.repeat(8), 201],
    ['128 characters', 'a'.repeat(128), 201],
    ['129 characters', 'a'.repeat(129), 422],
    ['a space', 'one two three', 422],
    ['quotes, taken verbatim', '"quoted-key"', 201],
    ['a comma, taken verbatim', 'one,two,three', 201],
    ['letters beyond ASCII', 'schlüssel', 422],
  ])('of %s', async (_, key, status) => {
    const reply = await send('/v1/sessions', key);
    expect(reply.status).toBe(status);
    if (status === 422) {
      expect(reply.body).toMatchObject({
        details: { errors: [{ code: 'idempotency_key_invalid' }] },
      });
    }
  });

  it('gives the first answer byte for byte, to a body of other spelling too', async () => {
    const { path } = await Conversation.start(client);
    const key = freshKey();
    const body = { state_version: 0, selection: { candidate_count: 1 } };
    const first = await send(`${path}/next`, key, body);
    const again = await send(
      `${path}/next`,
      key,
      ' { "selection" : {"candidate_count":1.0}, "state_version": 0 } ',
    );
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(again.headers.get('x-request-id')).not.toBe(again.body.request_id);
  });

  it('gives it when the session has moved on and another version is published', async () => {
    const { path } = await Conversation.start(client);
    const first = await send(`${path}/next`, 'the-first-one', { state_version: 0 });
    await send(`${path}/next`, 'the-second-one', { state_version: 1 });
    await service.publishDraft(client);
    const again = await send(`${path}/next`, 'the-first-one', { state_version: 0 });
    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  it('with another body is refused', async () => {
    const { path } = await Conversation.start(client);
    await send(`${path}/feedback`, 'the-same-key', { label: 'booked' });
    const reply = await send(`${path}/feedback`, 'the-same-key', { label: 'lost' });
    expect([reply.status, reply.body.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('is used up by an effect only: a refused call leaves it free', async () => {
    const { path } = await Conversation.start(client);
    const key = freshKey();
    expect((await send(`${path}/next`, key, { state_version: 9 })).status).toBe(409);
    expect((await send(`${path}/next`, key, { state_version: -1 })).status).toBe(422);
    expect((await send('/v1/sessions/unknown/next', key, { state_version: 0 })).status).toBe(404);
    expect((await send(`${path}/next`, key, { state_version: 0 })).status).toBe(200);
  });

  it('is used up by no refusal of any kind: one that is unknown, erased, behind, wrong, too frequent or not to be kept', async () => {
    const log = createFaultyLog();
    let isFrequent = false;
    const rateLimit = async () => (isFrequent ? 30 : undefined);
    const refusing = await ServiceUnderTest.start(log, { rateLimit });
    onTestFinished(() => refusing.stop());
    const caller = await refusing.publish();
    const { id, path } = await Conversation.start(caller);
    const erased = await Conversation.start(caller);
    const body = { reason: 'asked for' };
    await refusing.admin.send('POST', `${internalPath(ACME)}/sessions/${erased.id}/erase`, {
      body,
    });
    const headers = { 'Idempotency-Key': freshKey() };
    const next = (session: string, state_version: number) =>
      caller.send('POST', `/v1/sessions/${session}/next`, { body: { state_version }, headers });
    const frequently = async () => {
      isFrequent = true;
      return next(id, 0).finally(() => {
        isFrequent = false;
      });
    };
    const away = async () => {
      log.fault = (operation) => (operation === 'append' ? new LogUnavailable('away') : undefined);
      return next(id, 0).finally(() => {
        log.fault = () => undefined;
      });
    };
    const refusals = [
      await next('unknown', 0),
      await next(erased.id, 0),
      await next(id, 9),
      await next(id, -1),
      await frequently(),
      await away(),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 410, 409, 422, 429, 503]);
    const done = await next(id, 0);
    expect([done.status, done.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect((await next(id, 0)).text).toBe(done.text);
    expect((await caller.get<{ turn_count: number }>(path)).body.turn_count).toBe(0);
  });

  it('is one operation and one resource wide', async () => {
    const [one, other] = [await Conversation.start(client), await Conversation.start(client)];
    const key = freshKey();
    for (const reply of [
      await send(`${one.path}/next`, key, { state_version: 0 }),
      await send(`${other.path}/next`, key, { state_version: 0 }),
      await send(`${one.path}/events`, key, { state_version: 1, external: { type: 'x' } }),
      await send(`${one.path}/feedback`, key, { label: 'x' }),
      await send('/v1/sessions', key),
      await send('/v1/configuration/changes', key, {
        changes: [{ entity: 'objective', operation: 'update', objective: { name: 'x' } }],
      }),
      await send('/v1/configuration/publish', key),
    ]) {
      expect(reply.status, reply.text).toBeLessThan(300);
      expect(reply.headers.get('idempotent-replayed')).toBeNull();
    }
  });

  it('counts as new after 24 hours, for every mutation', async () => {
    const conversation = await Conversation.start(client);
    const { path } = conversation;
    const versionNow = async () => (await conversation.read()).versions.state_version;
    const change = { entity: 'objective', operation: 'update', objective: { name: 'x' } };
    const mutations: readonly (readonly [string, (version: number) => object])[] = [
      ['/v1/sessions', () => ({})],
      [`${path}/next`, (state_version) => ({ state_version })],
      [`${path}/events`, (state_version) => ({ state_version, external: { type: 'x' } })],
      [`${path}/feedback`, () => ({ label: 'x' })],
      ['/v1/configuration/changes', () => ({ changes: [change] })],
      ['/v1/configuration/publish', () => ({})],
    ];
    for (const [target, body] of mutations) {
      const key = freshKey();
      const version = await versionNow();
      const first = await send(target, key, body(version));
      expect(first.status, first.text).toBeLessThan(300);
      await service.compiled();
      service.clock.advance(24 * HOUR_MS);
      const replayed = await send(target, key, body(version));
      expect([target, replayed.text]).toEqual([target, first.text]);
      service.clock.advance(1);
      const fresh = await send(target, key, body(await versionNow()));
      expect(fresh.status, fresh.text).toBeLessThan(300);
      expect(fresh.headers.get('idempotent-replayed')).toBeNull();
      expect(fresh.body.request_id).not.toBe(first.body.request_id);
      await service.compiled();
    }
  });

  it('has one effect however many send it at once', async () => {
    const conversation = await Conversation.start(client);
    await conversation.next();
    const key = freshKey();
    const body = {
      state_version: conversation.version,
      previous_turn: { question_id: 'q_people', user_text: 'We are 4.' },
    };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => send(`${conversation.path}/next`, key, body)),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const fresh = replies.filter(({ headers }) => !headers.has('idempotent-replayed'));
    expect(fresh.length).toBe(1);
    expect((await conversation.read()).turn_count).toBe(1);
    expect((await conversation.read()).question_state.outcomes.length).toBe(1);
  });

  it('lets one of many different requests at one state_version through', async () => {
    const conversation = await Conversation.start(client);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () =>
        client.patient.send('POST', `${conversation.path}/next`, {
          body: { state_version: 0 },
          headers: { 'Idempotency-Key': freshKey() },
        }),
      ),
    );
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(11).fill(409)]);
    expect(conversation.version + 1).toBe((await conversation.read()).versions.state_version);
  });

  it('is not looked at before the key and its scope are', async () => {
    const place = { tenant: 'acme', service: 'table' };
    const key = freshKey();
    const changes = creationOf({ ...tableConfiguration, objective: null }).slice(0, 1);
    await send('/v1/configuration/changes', key, { changes: [{ ...changes[0], operation: 'x' }] });
    const reader = await service.keyHolder(['configuration:read'], place);
    const created = await send('/v1/sessions', key);
    expect(created.status).toBe(201);
    const denied = await reader.send('POST', '/v1/sessions', {
      body: {},
      headers: { 'Idempotency-Key': key },
    });
    expect(denied.status).toBe(403);
  });
});
