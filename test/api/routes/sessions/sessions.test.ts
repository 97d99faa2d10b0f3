import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionAnswer } from '../../../../app/session/create-session.ts';
import { creation } from '../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import type { Client } from '../../../support/http/client.ts';
import { Conversation, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterAll(() => service.stop());

const answer = (question_id: string, ...choice_ids: string[]) => ({
  previous_turn: { question_id, structured_answer: { choice_ids } },
});
const set = (id: string, value: unknown) => ({ data: [{ id, operation: 'set', value }] });

describe('POST /v1/sessions', () => {
  it('creates a session with an id of ours, at state_version 0, untouched', async () => {
    const reply = await client.post<SessionAnswer>('/v1/sessions', { client_reference: 'call-7' });
    expect(reply.status).toBe(201);
    const { session_id } = reply.body;
    expect(session_id).toMatch(/^ses_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(reply.headers.get('location')).toBe(`/v1/sessions/${session_id}`);
    const unstarted = {
      computed_status: 'not_started',
      progress: 0,
      client_override: null,
      effective_status: 'not_started',
    };
    expect(reply.body).toEqual({
      request_id: expect.stringMatching(/^req_/),
      session_id,
      client_reference: 'call-7',
      status: 'active',
      turn_count: 0,
      max_turns: 3,
      turns_remaining: 3,
      question_state: { outcomes: [] },
      targets: {},
      progress: {
        objective: unstarted,
        sub_objectives: [
          { id: 'booking', order_position: 0, completion_role: 'blocking', ...unstarted },
          { id: 'taste', order_position: 1, completion_role: 'contributing', ...unstarted },
        ],
      },
      pending_decision: null,
      degraded: false,
      versions: { state_version: 0, engine_version: expect.any(String), api_version: '1.0' },
    });
  });

  it('needs nothing, not even a body, and knows nothing but client_reference', async () => {
    const bare = await client.post<SessionAnswer>('/v1/sessions');
    expect(bare.status).toBe(201);
    expect(bare.body).not.toHaveProperty('client_reference');
    for (const body of [{ configuration_version: 'v1' }, { client_reference: '' }, [], 'x', null]) {
      expect((await client.post('/v1/sessions', body)).status).toBe(422);
    }
  });

  it('is refused while nothing is published', async () => {
    const other = await service.keyHolder(['runtime'], { tenant: 'new', service: 'new' });
    const reply = await other.post('/v1/sessions');
    expect([reply.status, reply.body.code]).toEqual([404, 'unknown_configuration']);
    expect(reply.body.details).toEqual({ state: 'published' });
  });

  it('pins the publication that is active now, and never says which', async () => {
    const editor = await service.publish(tableConfiguration, { tenant: 'acme', service: 'edited' });
    const before = await Conversation.start(editor);
    await editor.post('/v1/configuration/changes', {
      changes: [
        { entity: 'question', operation: 'update', question: { id: 'q_people', text: 'Edited?' } },
        creation('question', { ...tableConfiguration.questions[0], id: 'q_new', text: 'And now?' }),
      ],
    });
    await service.publishDraft(editor);
    const after = await Conversation.start(editor);
    const texts = async (conversation: Conversation) => {
      const { candidates } = await conversation.next({ selection: { candidate_count: 10 } });
      return candidates.map(({ text }) => text);
    };
    expect(await texts(before)).not.toContain('Edited?');
    expect(await texts(after)).toContain('Edited?');
    expect(JSON.stringify(await before.read())).not.toMatch(/"v1"|"v2"|configuration_version/);
  });
});

describe('GET /v1/sessions/{session_id}', () => {
  it('suffices to go on after a crash: state_version and the pending candidates', async () => {
    const conversation = await Conversation.start(client);
    const next = await conversation.next();
    const view = await conversation.read();
    expect(view.versions.state_version).toBe(next.versions.state_version);
    expect(view.pending_decision).toEqual({
      decision_id: next.decision_id,
      candidates: next.candidates,
    });
    expect(view.progress).toEqual(next.progress);
  });

  it('shows outcomes in the order of the turns, a question asked twice with two', async () => {
    const conversation = await Conversation.start(client);
    const { decision_id } = await conversation.next();
    await conversation.next({
      previous_turn: { question_id: 'q_people', outcome: 'asked_no_answer', message_id: 'm1' },
    });
    service.clock.advance(1_000);
    await conversation.next({ previous_turn: { question_id: 'q_people', outcome: 'refused' } });
    await conversation.next(answer('q_area', 'north'));
    const { outcomes } = (await conversation.read()).question_state;
    expect(outcomes).toMatchObject([
      {
        question_id: 'q_people',
        decision_id,
        outcome: 'asked_no_answer',
        source: 'client',
        message_id: 'm1',
        occurred_at: '2026-01-05T09:00:00.000Z',
      },
      { question_id: 'q_people', outcome: 'refused', source: 'client', message_id: null },
      { question_id: 'q_area', outcome: 'asked_answered', source: 'structured_answer' },
    ]);
  });

  it('shows the touched targets only, each with its status, coverage, value and source', async () => {
    const conversation = await Conversation.start(client);
    await conversation.next();
    await conversation.next(answer('q_area', 'south'));
    await conversation.next({
      previous_turn: { question_id: 'q_people', user_text: 'We are 5.' },
      client_updates: {
        data: [
          { id: 'food', operation: 'not_applicable' },
          { id: 'extras', operation: 'set', value: ['garden'] },
        ],
      },
    });
    await conversation.attempt('events', {
      client_updates: { data: [{ id: 'extras', operation: 'unset' }] },
    });
    const at = service.clock.iso;
    expect((await conversation.read()).targets).toEqual({
      area: {
        status: 'confirmed',
        coverage: 1,
        value: 'south',
        source: 'structured_answer',
        question_id: 'q_area',
        updated_at: at,
      },
      people: {
        status: 'inferred',
        coverage: expect.any(Number),
        value: 5,
        source: 'inference',
        question_id: 'q_people',
        updated_at: at,
      },
      food: { status: 'not_applicable', coverage: 1, source: 'client', updated_at: at },
      extras: { status: 'unset', coverage: 0, source: 'client', updated_at: at },
    });
  });

  it('computes the status: completed while the objective is achieved, stopped after a stop, and back', async () => {
    const conversation = await Conversation.start(client);
    const status = async () => (await conversation.read()).status;
    expect(await status()).toBe('active');
    await conversation.next({ client_updates: { objective: { operation: 'achieve' } } });
    expect(await status()).toBe('completed');
    await conversation.attempt('events', {
      client_updates: { objective: { operation: 'reset' } },
    });
    expect(await status()).toBe('active');
    const none = tableConfiguration.questions.map(({ id }) => id);
    const stopped = await conversation.next({ selection: { excluded_question_ids: none } });
    expect(stopped.action).toBe('stop');
    expect(await status()).toBe('stopped');
    expect((await conversation.read()).pending_decision).toBeNull();
    expect((await conversation.next()).action).toBe('ask');
    expect(await status()).toBe('active');
  });

  it('does not know an id that was never given', async () => {
    for (const id of ['ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'x', '__proto__', 'a b', 'ß'.repeat(128)]) {
      const reply = await client.get(`/v1/sessions/${encodeURIComponent(id)}`);
      expect([reply.status, reply.body.code]).toEqual([404, 'unknown_session']);
      expect(reply.body.details).toEqual({ session_id: id });
    }
  });
});

describe('POST /v1/sessions/{session_id}/events', () => {
  it('takes information in without a decision; the pending one stays', async () => {
    const conversation = await Conversation.start(client);
    const next = await conversation.next();
    const reply = await conversation.attempt('events', {
      client_updates: set('people', 4),
      external: { type: 'caller_recognised', occurred_at: '2026-01-05T08:00:00+01:00', data: {} },
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      request_id: expect.stringMatching(/^req_/),
      session_id: conversation.id,
      progress: expect.objectContaining({ objective: expect.any(Object) }),
      turn_count: 0,
      turns_remaining: 3,
      degraded: false,
      degraded_reasons: [],
      versions: { state_version: 3, engine_version: expect.any(String), api_version: '1.0' },
    });
    expect((await conversation.read()).pending_decision?.decision_id).toBe(next.decision_id);
  });

  it('needs at least one of context_update, client_updates and external', async () => {
    const conversation = await Conversation.start(client);
    const reply = await conversation.attempt('events');
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      details: { errors: [{ code: 'at_least_one_property', path: '' }] },
    });
  });

  it('is one effect for one key even when there is nothing to take in', async () => {
    const conversation = await Conversation.start(client);
    const reply = await conversation.attempt('events', { client_updates: { data: [] } });
    expect(reply.status).toBe(200);
    expect(conversation.version).toBe(1);
  });

  it('says that it read a summary alone', async () => {
    const conversation = await Conversation.start(client);
    const reply = await conversation.attempt('events', {
      context_update: { mode: 'summary', text: 'A table for 6 people was asked for.' },
    });
    expect(reply.body).toMatchObject({
      degraded: true,
      degraded_reasons: ['summary_only_context'],
    });
    expect((await conversation.read()).degraded).toBe(false);
  });
});
