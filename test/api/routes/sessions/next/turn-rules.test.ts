import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creation } from '../../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../../support/conversations/sessions.ts';
import { type Client, errorsOf } from '../../../../support/http/client.ts';
import type { NextAnswer } from '../../../../support/http/next-answer.ts';
import { Conversation, ServiceUnderTest } from '../../../../support/service.ts';

/** Rules of a turn that a host agent relies on beyond the answers' shapes, over HTTP. */

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
const everything = { candidate_count: 10 };

/** Codes and places of the faults of a call that is refused. */
async function faultsOf(body: object): Promise<readonly (readonly unknown[])[]> {
  const reply = await conversation.attempt('next', body);
  expect([reply.status, reply.body.code], reply.text).toEqual([422, 'invalid_request']);
  return errorsOf(reply).map(({ code, path }) => [code, path]);
}

let publications = 0;

/** From then on the conversation is one of a service that has these changes, too. */
async function publishChanges(...changes: object[]): Promise<void> {
  publications += 1;
  const owner = { tenant: 'acme', service: `changed-${publications}` };
  client = await service.publish(tableConfiguration, owner);
  await client.post('/v1/configuration/changes', { changes });
  await service.publishDraft(client);
  conversation = await Conversation.start(client);
}

describe('candidates', () => {
  it('name their principal target first, then what else they cover, each once', async () => {
    const area = tableConfiguration.questions[1]!;
    const text = 'For how many people is the table, in the north or in the south?';
    await publishChanges(creation('question', { ...area, id: 'q_both', text }));
    const excluded_question_ids = ['q_area', 'q_people'];
    const { candidates } = await conversation.next({
      selection: { ...everything, excluded_question_ids },
    });
    const targetsOf = (id: string) =>
      candidates.find(({ question_id }) => question_id === id)?.target_ids;
    // Its choices speak of the area, its words of the people, which the draft has before the area.
    expect(targetsOf('q_both')).toEqual(['area', 'people']);
    expect(targetsOf('q_food')).toEqual(['food']);
  });

  it('never ask for the same information twice in one list', async () => {
    const people = tableConfiguration.questions[0]!;
    const text = 'How many people will sit at the table?';
    await publishChanges(creation('question', { ...people, id: 'q_people_again', text }));
    const listed = ids(await conversation.next({ selection: everything }));
    expect(listed.filter((id) => id.startsWith('q_people')).length).toBe(1);
    expect(listed.length).toBe(4);
  });

  it('are counted from rank 1 without a gap, ten at most', async () => {
    const more = Array.from({ length: 14 }, (_, i) => [
      creation('question', {
        id: `q_more${i}`,
        text: `${'abcdefghijklmn'[i]!.repeat(6)} ${i}?`,
        type: 'open',
        sub_objective_id: 'taste',
      }),
      creation('success_information', {
        id: `more${i}`,
        label: 'opqrstuvwxyzäö'[i]!.repeat(6),
        primary_question_id: `q_more${i}`,
        schema: { type: 'string' },
      }),
    ]);
    await publishChanges(...more.flat());
    const { candidates } = await conversation.next({ selection: everything });
    expect(candidates.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(candidates.map(({ question_id }) => question_id)).size).toBe(10);
  });

  it('have choices whose ids answer them', async () => {
    const { candidates } = await conversation.next({ selection: everything });
    const { choices } = candidates.find(({ question_id }) => question_id === 'q_area')!;
    const choice_ids = [choices.find(({ label }) => label === 'The south')!.choice_id];
    await conversation.next({ previous_turn: { structured_answer: { choice_ids } } });
    expect((await conversation.read()).targets.area).toMatchObject({ value: 'south' });
  });
});

describe('the constraints of a call', () => {
  it('hold before the ranking: what they leave is ranked, however short the list', async () => {
    const [first, second] = ids(await conversation.next({ selection: everything }));
    const next = await conversation.next({
      selection: { candidate_count: 1, excluded_question_ids: [first] },
    });
    expect(ids(next)).toEqual([second]);
  });

  it('are forgotten with the call', async () => {
    const excluded_question_ids = ['q_people', 'q_area', 'q_food'];
    const narrow = await conversation.next({ selection: { excluded_question_ids } });
    expect(ids(narrow)).toEqual(['q_extras']);
    const wide = await conversation.next({ selection: everything });
    expect(ids(wide).toSorted()).toEqual(['q_area', 'q_extras', 'q_food', 'q_people']);
  });

  it('never give way, neither at the end of the turns nor with the objective achieved', async () => {
    const turn = { previous_turn: { question_id: 'q_people', outcome: 'refused' } };
    for (let i = 0; i < 4; i++) await conversation.next(turn);
    const next = await conversation.next({
      client_updates: { objective: { operation: 'achieve' } },
      selection: { ...everything, allowed_question_types: ['single_choice'] },
    });
    expect(ids(next)).toEqual(['q_area']);
    expect(next.warnings).toEqual(
      expect.arrayContaining(['max_turns_reached', 'objective_achieved']),
    );
  });
});

describe('what a client tells', () => {
  it('is satisfied by not_applicable, and open again after unset', async () => {
    const update = (operation: string) => ({
      client_updates: { data: ['people', 'area'].map((id) => ({ id, operation })) },
    });
    const booking = ({ progress }: NextAnswer) => progress.sub_objectives[0];
    expect(booking(await conversation.next(update('not_applicable')))).toMatchObject({
      computed_status: 'achieved',
      progress: 1,
    });
    expect(booking(await conversation.next(update('unset')))).toMatchObject({ progress: 0 });
    expect((await conversation.read()).targets.people).not.toHaveProperty('value');
  });

  it('is never a status: overrides and updates are operations', async () => {
    const asked = {
      data: [{ id: 'people', operation: 'unset', status: 'confirmed' }],
      sub_objectives: [{ id: 'taste', operation: 'achieve', status: 'achieved' }],
      objective: { operation: 'achieve', status: 'achieved' },
    };
    expect(await faultsOf({ client_updates: asked })).toEqual([
      ['unknown_field', '/client_updates/data/0/status'],
      ['unknown_field', '/client_updates/sub_objectives/0/status'],
      ['unknown_field', '/client_updates/objective/status'],
    ]);
  });

  it('overrides sub-objectives and objective, and takes it back', async () => {
    const override = (operation: string) => ({
      client_updates: {
        objective: { operation },
        sub_objectives: [{ id: 'taste', operation }],
      },
    });
    const at = service.clock.iso;
    const { progress } = await conversation.next(override('achieve'));
    const overridden = { client_override: { status: 'achieved', updated_at: at } };
    expect(progress.objective).toMatchObject({ ...overridden, effective_status: 'achieved' });
    expect(progress.sub_objectives[1]).toMatchObject({
      ...overridden,
      computed_status: 'not_started',
      effective_status: 'achieved',
    });
    const reset = (await conversation.next(override('reset'))).progress;
    for (const part of [reset.objective, reset.sub_objectives[1]!]) {
      expect(part).toMatchObject({ client_override: null, effective_status: 'not_started' });
    }
  });
});

describe('the objects of /next', () => {
  it('know no other properties, a configuration or a tenant among them', async () => {
    const body = {
      tenant: 'rival',
      previous_turn: { question_id: 'q_food', score: 1 },
      context_update: { mode: 'summary', text: 'x', messages: [] },
      client_updates: { status: 'completed' },
      selection: { limit: 3 },
    };
    expect(await faultsOf(body)).toEqual([
      ['unknown_field', '/previous_turn/score'],
      ['unknown_field', '/context_update/messages'],
      ['unknown_field', '/client_updates/status'],
      ['unknown_field', '/selection/limit'],
      ['unknown_field', '/tenant'],
    ]);
    expect(await faultsOf({ configuration_version: 'v1' })).toEqual([
      ['unknown_field', '/configuration_version'],
    ]);
  });

  it('say something where they are there', async () => {
    expect(await faultsOf({ previous_turn: {}, client_updates: {} })).toEqual([
      ['at_least_one_property', '/previous_turn'],
      ['at_least_one_property', '/client_updates'],
    ]);
  });

  it('have one of two kinds of context, and what belongs to it', async () => {
    for (const [context_update, code, path] of [
      [{ mode: 'history', text: 'x' }, 'invalid_value', '/mode'],
      [{ text: 'x' }, 'required', '/mode'],
      [{ mode: 'summary' }, 'required', '/text'],
      [{ mode: 'messages' }, 'required', '/messages'],
      [{ mode: 'messages', messages: [{ role: 'user' }] }, 'required', '/messages/0/text'],
      [
        { mode: 'messages', messages: [{ role: 'system', text: 'x' }] },
        'invalid_value',
        '/messages/0/role',
      ],
    ] as const) {
      expect(await faultsOf({ context_update })).toEqual([[code, `/context_update${path}`]]);
    }
  });

  it('need choices in a structured answer', async () => {
    const structured_answer = { free_text: 'Something with fish' };
    const previous_turn = { question_id: 'q_food', structured_answer };
    expect(await faultsOf({ previous_turn })).toEqual([
      ['required', '/previous_turn/structured_answer/choice_ids'],
    ]);
  });

  it('need a value to set, and know three operations on data', async () => {
    const data = [
      { id: 'people', operation: 'set' },
      { id: 'people', operation: 'confirm' },
    ];
    expect(await faultsOf({ client_updates: { data } })).toEqual([
      ['required', '/client_updates/data/0/value'],
      ['invalid_value', '/client_updates/data/1/operation'],
    ]);
  });

  it('know three outcomes, skipped not among them', async () => {
    const previous_turn = { question_id: 'q_food', outcome: 'skipped' };
    expect(await faultsOf({ previous_turn })).toEqual([
      ['invalid_value', '/previous_turn/outcome'],
    ]);
  });
});

describe('what was said', () => {
  it('is a refusal, no answer or an answer, and a question never asked has none', async () => {
    for (const [question_id, user_text] of [
      ['q_people', 'I would rather not say.'],
      ['q_food', "I don't know yet."],
      ['q_area', 'The north.'],
    ]) {
      await conversation.next({ previous_turn: { question_id, user_text } });
    }
    const { outcomes } = (await conversation.read()).question_state;
    expect(outcomes).toMatchObject([
      { question_id: 'q_people', outcome: 'refused', source: 'inference' },
      { question_id: 'q_food', outcome: 'asked_no_answer', source: 'inference' },
      { question_id: 'q_area', outcome: 'asked_answered', source: 'inference' },
    ]);
  });

  it('of a proposal that was not used leaves no outcome on it', async () => {
    const proposed = await conversation.next({ selection: { candidate_count: 1 } });
    const other = ids(proposed)[0] === 'q_food' ? 'q_area' : 'q_food';
    await conversation.next({ previous_turn: { question_id: other, outcome: 'asked_no_answer' } });
    const { outcomes } = (await conversation.read()).question_state;
    expect(outcomes.map(({ question_id }) => question_id)).toEqual([other]);
  });

  it('may stand in the context: question and reply are found in its last messages', async () => {
    const [first] = ids(await conversation.next());
    expect(first).not.toBe('q_food');
    await conversation.next({
      previous_turn: { message_id: 'm-4' },
      context_update: {
        mode: 'messages',
        messages: [
          { role: 'assistant', text: 'Welcome! How are you today?', message_id: 'm-1' },
          { role: 'user', text: 'Fine, thank you.', message_id: 'm-2' },
          { role: 'assistant', text: 'And what would you like to eat?', message_id: 'm-3' },
          { role: 'user', text: 'Curry, please.', message_id: 'm-4' },
        ],
      },
    });
    const { question_state, targets } = await conversation.read();
    expect(question_state.outcomes).toMatchObject([
      { question_id: 'q_food', outcome: 'asked_answered', message_id: 'm-4' },
    ]);
    expect(targets.food).toMatchObject({ status: 'inferred', value: 'Curry' });
  });
});
