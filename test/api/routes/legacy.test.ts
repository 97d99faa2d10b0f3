import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import type { Client, Reply } from '../../support/http/client.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

function expectDeprecated({ headers }: Reply): void {
  expect(headers.get('deprecation')).toMatch(/^@\d+$/);
  expect(headers.get('link')).toContain('rel="deprecation"');
}

interface Suggestion {
  readonly next_question: { readonly external_id: string; readonly text: string } | null;
  readonly exhausted: boolean;
}

describe('POST /v1/next-questions', () => {
  const ask = (body: object) => client.send<Suggestion>('POST', '/v1/next-questions', { body });

  it('answers one question of the active configuration, and remembers nothing', async () => {
    const body = { session_id: 'beta-1', context: '' };
    const first = await ask(body);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      next_question: { external_id: expect.any(String), text: expect.any(String) },
      exhausted: false,
      service_version: expect.any(String),
      request_id: expect.stringMatching(/^req_/),
    });
    expectDeprecated(first as never);
    expect((await ask(body)).body.next_question).toEqual(first.body.next_question);
  });

  it('asks every question once and then is exhausted', async () => {
    const answered: string[] = [];
    for (;;) {
      const { body } = await ask({
        session_id: 'beta-1',
        conversation_history: [{ content: 'Hello' }],
        answered_question_ids: ['of-an-older-configuration', ...answered],
      });
      if (!body.next_question) {
        expect(body.exhausted).toBe(true);
        break;
      }
      expect(body.exhausted).toBe(false);
      expect(answered).not.toContain(body.next_question.external_id);
      answered.push(body.next_question.external_id);
    }
    expect(answered.toSorted()).toEqual(
      tableConfiguration.questions.map(({ id }) => id).toSorted(),
    );
  });

  it('reads the words: what was told already is not asked first', async () => {
    const told = await ask({ session_id: 'beta-1', context: 'A table for 4 people in the north.' });
    expect(told.body.next_question?.external_id).not.toBe('q_people');
  });

  it('reads a history of contents as it reads a summary', async () => {
    const history = (content: unknown) => ({
      session_id: 'b',
      conversation_history: [{ content }],
    });
    const told = await ask(history('A table for 4 people in the north.'));
    expect(told.body.next_question?.external_id).not.toBe('q_people');
    expect((await ask(history(7))).status).toBe(422);
    expect((await ask({ session_id: 'b', conversation_history: [{}] })).status).toBe(422);
  });

  it('reads the newest 16,000 characters', async () => {
    const context = 'A table for 4 people in the north.';
    const told = (length: number) => [{ content: 'so '.repeat(length / 3).trim() }];
    const short = { session_id: 'b', context, conversation_history: told(9_000) };
    expect((await ask(short)).body.next_question?.external_id).not.toBe('q_people');
    const long = { ...short, conversation_history: [...told(9_000), ...told(9_000)] };
    expect((await ask(long)).body.next_question?.external_id).toBe('q_people');
  });

  it('needs session_id, and conversation_history or context', async () => {
    expect((await ask({ context: 'Hello' })).status).toBe(422);
    const without = await ask({ session_id: 'beta-1' });
    expect(without.status).toBe(422);
    expectDeprecated(without as never);
  });

  it('ignores properties that it does not know', async () => {
    const reply = await ask({ session_id: 'b', context: 'Hi', locale: 'en', top_k: 3 });
    expect(reply.status).toBe(200);
  });

  it('has nothing to answer from while nothing is published', async () => {
    const other = await service.keyHolder(['runtime'], { tenant: 'new', service: 'new' });
    const reply = await other.send('POST', '/v1/next-questions', {
      body: { session_id: 'beta-1', context: 'Hello' },
    });
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({
      code: 'unknown_configuration',
      details: { state: 'published' },
    });
  });
});

describe('POST /v1/sessions/{session_id}/conversion', () => {
  const convert = (id: string, body: object, headers: Record<string, string> = {}) =>
    client.send('POST', `/v1/sessions/${id}/conversion`, { body, headers });

  it('records the outcome of a conversation that was never a session here', async () => {
    const reply = await convert('beta:42', { type: 'purchase', value: 1200.5, currency: 'EUR' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      request_id: expect.stringMatching(/^req_/),
      session_id: 'beta:42',
      conversion_id: expect.stringMatching(/^fbk_/),
      recorded_at: service.clock.iso,
    });
    expectDeprecated(reply);
  });

  it.each(['purchase', 'lead', 'abandonment', 'other'])('is a %s', async (type) => {
    expect((await convert(`beta-${type}`, { type })).status).toBe(201);
    expect((await convert(`beta-no-${type}`, { type: `${type}s` })).status).toBe(422);
  });

  it('gives the same report the first answer, with and without a key, for ever', async () => {
    const { id } = await Conversation.start(client);
    const first = await convert(id, { type: 'lead' });
    service.clock.advance(48 * 3_600_000);
    const again = await convert(id, { type: 'lead' });
    const keyed = await convert(id, { type: 'lead' }, { 'Idempotency-Key': 'conversion-1' });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect([keyed.status, keyed.text]).toEqual([201, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('refuses a different one', async () => {
    await convert('beta-1', { type: 'lead' });
    const reply = await convert('beta-1', { type: 'abandonment' });
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('conversion_already_recorded');
    expectDeprecated(reply);
  });

  it('holds a reused key against its body', async () => {
    await convert('beta-1', { type: 'lead' }, { 'Idempotency-Key': 'conversion-1' });
    const reply = await convert('beta-1', { type: 'other' }, { 'Idempotency-Key': 'conversion-1' });
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('idempotency_key_reused');
  });

  it('ignores properties that it does not know, and checks those that it knows', async () => {
    expect((await convert('a', { type: 'other', campaign: 'spring' })).status).toBe(201);
    expect((await convert('b', { type: 'other', currency: 'euro' })).status).toBe(422);
    expect((await convert('c', {})).status).toBe(422);
  });

  it('keeps the conversations of services apart', async () => {
    const other = await service.publish(tableConfiguration, { tenant: 'acme', service: 'second' });
    await convert('beta-1', { type: 'lead' });
    const reply = await other.send('POST', '/v1/sessions/beta-1/conversion', {
      body: { type: 'purchase' },
    });
    expect(reply.status).toBe(201);
  });
});
