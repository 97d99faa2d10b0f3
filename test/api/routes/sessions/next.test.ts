import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { type Client, errorsOf } from '../../../support/http/client.ts';
import type { NextAnswer } from '../../../support/http/next-answer.ts';
import { Conversation, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;
/** Of what nobody changes. */
let holder: Client;
let client: Client;
let conversation: Conversation;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  holder = await service.publish();
});

beforeEach(async () => {
  client = holder;
  conversation = await Conversation.start(client);
});

afterAll(() => service.stop());

const ids = ({ candidates }: NextAnswer) => candidates.map(({ question_id }) => question_id);

async function refuses(body: object, ...errors: readonly object[]): Promise<void> {
  const before = conversation.version;
  const reply = await conversation.attempt('next', body);
  expect([reply.status, reply.body.code], reply.text).toEqual([422, 'invalid_request']);
  expect(errorsOf(reply)).toMatchObject(errors);
  expect((await conversation.read()).versions.state_version).toBe(before);
}

describe('a first /next', () => {
  it('asks: a decision, no stop reason, and the configured number of candidates', async () => {
    const next = await conversation.next();
    expect(next).toMatchObject({
      session_id: conversation.id,
      decision_id: expect.stringMatching(/^dec_[0-9A-HJKMNP-TV-Z]{26}$/),
      action: 'ask',
      stop_reason: null,
      turn_count: 0,
      turns_remaining: 3,
      warnings: [],
      degraded: false,
      degraded_reasons: [],
    });
    expect(next.candidates.map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it('shows candidates as they were published: text, type, choices and targets', async () => {
    const { candidates } = await conversation.next({ selection: { candidate_count: 10 } });
    for (const candidate of candidates) {
      const question = tableConfiguration.questions.find(({ id }) => id === candidate.question_id)!;
      expect(candidate).toEqual({
        rank: expect.any(Number),
        question_id: question.id,
        text: question.text,
        type: question.type,
        choices: question.choices.map(({ id, label }) => ({ choice_id: id, label })),
        target_ids: expect.arrayContaining([question.id.replace('q_', '')]),
      });
      expect(candidate.choices.length >= 2).toBe(question.type !== 'open');
    }
  });
});

describe('a turn', () => {
  it('is counted when the call carries previous_turn, and never otherwise', async () => {
    expect((await conversation.next()).turn_count).toBe(0);
    expect((await conversation.next()).turn_count).toBe(0);
    const turn = { previous_turn: { user_text: 'Hello there.' } };
    expect(await conversation.next(turn)).toMatchObject({ turn_count: 1, turns_remaining: 2 });
    await conversation.attempt('events', { external: { type: 'ping' } });
    expect((await conversation.read()).turn_count).toBe(1);
  });

  it('takes a rephrased question for the one it rephrases', async () => {
    await conversation.next();
    await conversation.next({
      previous_turn: {
        assistant_text: 'Lovely! So, for how many people should the table be?',
        user_text: 'There are 7 of us.',
      },
    });
    const { question_state, targets } = await conversation.read();
    expect(question_state.outcomes).toMatchObject([
      { question_id: 'q_people', outcome: 'asked_answered', source: 'inference' },
    ]);
    expect(targets.people).toMatchObject({ value: 7, status: 'inferred' });
  });

  it('maps a choice to its value without reading any words', async () => {
    await conversation.next();
    const next = await conversation.next({
      previous_turn: { structured_answer: { choice_ids: ['garden', 'music'] } },
    });
    expect(next.degraded_reasons).toEqual(['missing_user_text']);
    expect((await conversation.read()).targets).toMatchObject({
      extras: { status: 'confirmed', value: ['garden', 'music'], source: 'structured_answer' },
    });
  });

  it('lets what the client says win over what was understood from the same turn', async () => {
    await conversation.next({
      previous_turn: { question_id: 'q_people', user_text: 'We are 5.', outcome: 'refused' },
      client_updates: { data: [{ id: 'people', operation: 'set', value: 6 }] },
    });
    const { targets, question_state } = await conversation.read();
    expect(targets.people).toMatchObject({ value: 6, status: 'confirmed', source: 'client' });
    expect(question_state.outcomes).toMatchObject([{ outcome: 'refused', source: 'client' }]);
    await conversation.next({
      previous_turn: { question_id: 'q_people', user_text: 'We are 8 now.' },
    });
    expect((await conversation.read()).targets.people).toMatchObject({ value: 6 });
  });

  it('creates no data by its outcome alone', async () => {
    await conversation.next({
      previous_turn: { question_id: 'q_people', outcome: 'asked_answered' },
    });
    expect((await conversation.read()).targets).toEqual({});
  });

  it('may be about a question of ours that was not proposed, or of an older decision', async () => {
    const first = await conversation.next({ selection: { candidate_count: 1 } });
    await conversation.next();
    await conversation.next({
      previous_turn: { decision_id: first.decision_id, outcome: 'asked_no_answer' },
    });
    await conversation.next({ previous_turn: { question_id: 'q_extras', outcome: 'refused' } });
    const { outcomes } = (await conversation.read()).question_state;
    expect(outcomes).toMatchObject([
      { question_id: ids(first)[0], decision_id: first.decision_id, outcome: 'asked_no_answer' },
      { question_id: 'q_extras', outcome: 'refused' },
    ]);
  });
});

describe('a turn is refused, and nothing is written,', () => {
  it('when it names what the configuration does not have', async () => {
    await refuses(
      {
        previous_turn: { decision_id: 'dec_none', question_id: 'q_none' },
        client_updates: {
          data: [{ id: 'none', operation: 'unset' }],
          sub_objectives: [{ id: 'none', operation: 'achieve' }],
        },
        selection: {
          sub_objectives: { ids: ['none'], mode: 'prefer' },
          required_target_ids: ['none'],
          excluded_question_ids: ['none'],
        },
      },
      { code: 'unknown_decision', path: '/previous_turn/decision_id' },
      { code: 'unknown_question', path: '/previous_turn/question_id' },
      { code: 'unknown_success_information', path: '/client_updates/data/0/id' },
      { code: 'unknown_sub_objective', path: '/client_updates/sub_objectives/0/id' },
      { code: 'unknown_sub_objective', path: '/selection/sub_objectives/ids/0' },
      { code: 'unknown_target', path: '/selection/required_target_ids/0' },
    );
  });

  it('and tells a single fault with its field, and how many there are of several', async () => {
    const message = async (data: readonly object[]) =>
      (await conversation.attempt('next', { client_updates: { data } })).body.message;
    const unknown = { id: 'none', operation: 'unset' };
    expect(await message([unknown])).toBe(
      'The request cannot be processed: /client_updates/data/0/id in the body names no success information of the configuration.',
    );
    expect(await message([unknown, { ...unknown, id: 'nothing' }])).toBe(
      'The request cannot be processed: /client_updates/data/0/id in the body names no success information of the configuration (the first of 2 faults in details.errors).',
    );
  });

  it('when its choices are not those of the question', async () => {
    const choose = (question_id: string, ...choice_ids: string[]) => ({
      previous_turn: { question_id, structured_answer: { choice_ids } },
    });
    const path = '/previous_turn/structured_answer/choice_ids';
    await refuses(choose('q_area', 'garden'), { code: 'unknown_choice', path: `${path}/0` });
    await refuses(choose('q_area', 'north', 'south'), { code: 'choice_count_not_allowed', path });
    await refuses(
      { previous_turn: { structured_answer: { choice_ids: ['garden', 'north'] } } },
      { code: 'unknown_choice', path },
    );
    await refuses(
      {
        previous_turn: {
          question_id: 'q_area',
          structured_answer: { choice_ids: ['north'], free_text: 'near the river' },
        },
      },
      {
        code: 'free_text_not_allowed',
        path: '/previous_turn/structured_answer/free_text',
      },
    );
  });

  it('when it is answered and not answered at once', async () => {
    for (const outcome of ['asked_no_answer', 'refused']) {
      await refuses(
        {
          previous_turn: {
            question_id: 'q_area',
            outcome,
            structured_answer: { choice_ids: ['north'] },
          },
        },
        { path: '/previous_turn/outcome' },
      );
    }
  });

  it('when a value does not fit the schema of its information', async () => {
    const data = [
      { id: 'people', operation: 'set', value: 'many' },
      { id: 'area', operation: 'set', value: 'west' },
    ];
    await refuses(
      { client_updates: { data } },
      { code: 'value_schema_mismatch', path: '/client_updates/data/0/value' },
      { code: 'value_schema_mismatch', path: '/client_updates/data/1/value' },
    );
  });

  it('when the session has moved on, and may be sent again with the same key', async () => {
    const key = { 'Idempotency-Key': 'moved-on-1' };
    const path = `${conversation.path}/next`;
    await conversation.next();
    const current = conversation.version;
    for (const [sent, why] of [
      [current - 1, 'The session has moved on;'],
      [current + 5, 'The session has not come that far;'],
    ] as const) {
      const other = await client.send('POST', path, {
        body: { state_version: sent },
        headers: key,
      });
      expect([other.status, other.body.code]).toEqual([409, 'state_version_conflict']);
      expect(other.body.message).toContain(why);
      expect(other.body.details).toEqual({
        session_id: conversation.id,
        sent_state_version: sent,
        current_state_version: current,
      });
    }
    const body = { state_version: current };
    expect((await client.send('POST', path, { body, headers: key })).status).toBe(200);
  });
});

describe('the selection of a call', () => {
  it('takes another number of candidates for this call only', async () => {
    expect((await conversation.next({ selection: { candidate_count: 1 } })).candidates.length).toBe(
      1,
    );
    expect((await conversation.next()).candidates.length).toBe(2);
  });

  it('never violates a strict constraint', async () => {
    const all = { candidate_count: 10 };
    const restrict = await conversation.next({
      selection: { ...all, sub_objectives: { ids: ['taste'], mode: 'restrict' } },
    });
    expect(ids(restrict).toSorted()).toEqual(['q_extras', 'q_food']);
    const exclude = await conversation.next({
      selection: { ...all, sub_objectives: { ids: ['taste'], mode: 'exclude' } },
    });
    expect(ids(exclude).toSorted()).toEqual(['q_area', 'q_people']);
    const types = await conversation.next({
      selection: { ...all, allowed_question_types: ['open', 'semi_open'] },
    });
    expect(ids(types).toSorted()).toEqual(['q_food', 'q_people']);
    const targets = await conversation.next({
      selection: { ...all, required_target_ids: ['area'] },
    });
    expect(ids(targets)).toContain('q_area');
    for (const { target_ids } of targets.candidates) expect(target_ids).toContain('area');
    const excluded = await conversation.next({
      selection: { ...all, excluded_question_ids: ['q_area', 'q_people', 'unknown'] },
    });
    expect(ids(excluded).toSorted()).toEqual(['q_extras', 'q_food']);
  });

  it('widens a preference only when it leaves nothing, and says so', async () => {
    const prefer = { sub_objectives: { ids: ['taste'], mode: 'prefer' } };
    const preferred = await conversation.next({ selection: prefer });
    expect(ids(preferred).every((id) => ['q_food', 'q_extras'].includes(id))).toBe(true);
    expect(preferred.warnings).toEqual([]);
    const widened = await conversation.next({
      selection: { ...prefer, excluded_question_ids: ['q_food', 'q_extras'] },
    });
    expect(widened.warnings).toEqual(['constraints_relaxed']);
    expect(ids(widened).toSorted()).toEqual(['q_area', 'q_people']);
  });

  it('never proposes what the client excluded, or what is inactive', async () => {
    client = await service.publish(tableConfiguration, { tenant: 'acme', service: 'changed' });
    await client.post('/v1/configuration/changes', {
      changes: [
        { entity: 'question', operation: 'update', question: { id: 'q_area', active: false } },
        {
          entity: 'success_information',
          operation: 'delete',
          success_information: { id: 'area' },
        },
      ],
    });
    await service.publishDraft(client);
    conversation = await Conversation.start(client);
    const next = await conversation.next({
      client_updates: { sub_objectives: [{ id: 'taste', operation: 'exclude' }] },
      selection: { candidate_count: 10 },
    });
    expect(ids(next)).toEqual(['q_people']);
    expect(next.progress.sub_objectives[1]).toMatchObject({
      client_override: { status: 'excluded', updated_at: service.clock.iso },
      effective_status: 'excluded',
    });
  });
});

describe('a soft stop', () => {
  it('never ends the conversation: questions go on, and warnings say why', async () => {
    const turn = { previous_turn: { question_id: 'q_people', outcome: 'asked_no_answer' } };
    await conversation.next(turn);
    await conversation.next(turn);
    const last = await conversation.next(turn);
    expect(last).toMatchObject({ action: 'ask', turn_count: 3, turns_remaining: 0 });
    expect(last.warnings).toContain('max_turns_reached');
    const beyond = await conversation.next(turn);
    expect(beyond).toMatchObject({ action: 'ask', turn_count: 4, turns_remaining: 0 });
    const achieved = await conversation.next({
      client_updates: { objective: { operation: 'achieve' } },
    });
    expect(achieved.action).toBe('ask');
    expect(achieved.warnings).toContain('objective_achieved');
  });

  it('falls back to a valid question when none is normally eligible', async () => {
    const data = [
      { id: 'people', operation: 'set', value: 2 },
      { id: 'area', operation: 'set', value: 'north' },
      { id: 'food', operation: 'not_applicable' },
      { id: 'extras', operation: 'not_applicable' },
    ];
    const next = await conversation.next({ client_updates: { data } });
    expect(next.action).toBe('ask');
    expect(next.warnings).toEqual(['objective_achieved', 'eligibility_exhausted_fallback']);
    const known = tableConfiguration.questions.map(({ id }) => id);
    for (const id of ids(next)) expect(known).toContain(id);
  });

  it('is a stop only when the hard exclusions leave no question', async () => {
    const next = await conversation.next({
      selection: { sub_objectives: { ids: ['booking', 'taste'], mode: 'exclude' } },
    });
    expect(next).toMatchObject({
      action: 'stop',
      decision_id: null,
      stop_reason: 'no_question_available',
      candidates: [],
    });
    expect((await conversation.next()).action).toBe('ask');
  });
});

describe('a degraded call', () => {
  it('names each reason', async () => {
    await conversation.next();
    const reasons = async (body: object) => {
      const next = await conversation.next(body);
      expect(next.degraded).toBe(next.degraded_reasons.length > 0);
      return next.degraded_reasons;
    };
    expect(
      await reasons({ previous_turn: { question_id: 'q_people', user_text: 'We are 3.' } }),
    ).toEqual([]);
    expect(await reasons({ previous_turn: { question_id: 'q_people' } })).toEqual([
      'missing_user_text',
    ]);
    expect(
      await reasons({ context_update: { mode: 'summary', text: 'They like curry.' } }),
    ).toEqual(['summary_only_context']);
    expect(
      await reasons({
        previous_turn: { assistant_text: 'What is the weather like?', user_text: 'Sunny.' },
      }),
    ).toEqual(['unresolved_previous_turn']);
    expect(await reasons({})).toEqual([]);
  });

  it('reads several messages in order, the newest correction last', async () => {
    await conversation.next({
      context_update: {
        mode: 'messages',
        messages: [
          { role: 'assistant', text: 'For how many people is the table?' },
          { role: 'user', text: 'For 4 people.', message_id: 'm1' },
          { role: 'assistant', text: 'For how many people is the table?' },
          { role: 'user', text: 'For 6 people.', occurred_at: '2026-01-05T08:59:00Z' },
        ],
      },
    });
    expect((await conversation.read()).targets.people).toMatchObject({ value: 6 });
  });
});
