import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creation } from '../../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../../support/conversations/sessions.ts';
import type { Client, Reply } from '../../../../support/http/client.ts';
import { Conversation, ServiceUnderTest } from '../../../../support/service.ts';

/** Rules of drafts, publications and the audit trail that an editor relies on, over HTTP. */

let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

const change = (...changes: readonly object[]) =>
  client.post('/v1/configuration/changes', { changes });
const update = (entity: string, fields: object) => ({
  entity,
  operation: 'update',
  [entity]: fields,
});

function codesOf({ body }: Reply): readonly (readonly [string, string])[] {
  const { errors } = body.details as { errors: { code: string; path: string }[] };
  return errors.map(({ code, path }) => [code, path]);
}

describe('a configuration', () => {
  it.each([
    ['objective', { min_turns_before_auto_complete: 3 }],
    ['objective', { retention_mode: 'none' }],
    ['success_information', { id: 'people', business_weight: 2 }],
    ['question', { id: 'q_people', business_weight: 2 }],
    ['question', { id: 'q_people', answer_prototypes: ['four'] }],
  ])('has no such field of a %s: %j', async (entity, fields) => {
    const field = Object.keys(fields).at(-1);
    const reply = await change(update(entity, fields));
    expect(reply.body.code).toBe('configuration_validation_failed');
    expect(codesOf(reply)).toEqual([['unknown_field', `/changes/0/${entity}/${field}`]]);
  });

  it('shows the synonyms of a choice where they are set, and in no candidate', async () => {
    const choices = [
      { id: 'north', label: 'The north', maps_to_value: 'north', synonyms: ['uptown', 'Norden'] },
      { id: 'south', label: 'The south', maps_to_value: 'south' },
    ];
    expect((await change(update('question', { id: 'q_area', choices }))).status).toBe(200);
    await service.publishDraft(client);
    const { body } = await client.get<typeof tableConfiguration>('/v1/configuration');
    expect(body.questions.find(({ id }) => id === 'q_area')!.choices).toEqual(choices);
    const conversation = await Conversation.start(client);
    const asked = await conversation.next({
      previous_turn: { question_id: 'q_area', user_text: 'Uptown, please.' },
    });
    expect(JSON.stringify(asked)).not.toMatch(/uptown/i);
    const session = await client.get(`/v1/sessions/${conversation.id}`);
    expect(JSON.stringify(session.body)).toMatch(/"area".*"north"/);
  });

  it('is the published one unless the draft is asked for', async () => {
    await change(update('objective', { name: 'Edited' }));
    const plain = await client.get('/v1/configuration');
    const named = await client.get('/v1/configuration?state=published');
    const { request_id: _, ...rest } = plain.body;
    expect(named.body).toMatchObject(rest);
    expect(plain.body).toMatchObject({ state: 'published', objective: { name: 'Book a table' } });
  });

  it('keeps the ids of its entities and choices from one publication to the next', async () => {
    await change(update('question', { id: 'q_area', text: 'Where in town?' }));
    await service.publishDraft(client);
    const { body } = await client.get<typeof tableConfiguration>('/v1/configuration');
    expect(body).toMatchObject({ configuration_version: 'v2' });
    const idsOf = ({ sub_objectives, success_informations, questions }: typeof body) => [
      sub_objectives.map(({ id }) => id),
      success_informations.map(({ id }) => id),
      questions.map(({ id, choices }) => [id, ...choices.map((choice) => choice.id)]),
    ];
    expect(idsOf(body)).toEqual(idsOf(tableConfiguration));
  });
});

describe('a publication', () => {
  it.each([-1, 1.5, '1', null])('is not guarded by the revision %j', async (revision) => {
    const reply = await client.post('/v1/configuration/publish', {
      expected_draft_revision: revision,
    });
    expect([reply.status, reply.body.code]).toEqual([422, 'invalid_request']);
    expect(codesOf(reply)[0]?.[1]).toBe('/expected_draft_revision');
  });

  it('is never waited for by the request that asks for it', async () => {
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = await ServiceUnderTest.start(undefined, {
      compile: () => async () => {
        await held;
        throw new Error('too late');
      },
    });
    const editor = await slow.keyHolder();
    await editor.post('/v1/configuration/changes', {
      changes: [
        creation('objective', tableConfiguration.objective!),
        creation('sub_objective', tableConfiguration.sub_objectives[0]!),
        creation('question', tableConfiguration.questions[0]!),
        creation('success_information', tableConfiguration.success_informations[0]!),
      ],
    });
    const asked = await editor.post('/v1/configuration/publish');
    expect([asked.status, asked.body.status]).toEqual([202, 'queued']);
    slow.service.worker.wake();
    const job = `/v1/configuration/compilations/${asked.body.compilation_id}`;
    const status = async () => (await editor.get(job)).body.status;
    await expect.poll(status).toBe('running');
    const again = await editor.post('/v1/configuration/publish');
    expect(again.body).toMatchObject({
      code: 'compilation_in_progress',
      details: { compilation_id: asked.body.compilation_id },
    });
    end();
    await slow.compiled();
    expect(await status()).toBe('failed');
    await slow.stop();
  });

  it('leaves the sessions of older versions what they had, also after a restart', async () => {
    const conversation = await Conversation.start(client);
    const first = await conversation.next();
    await change(
      ...tableConfiguration.questions.map(({ id }) =>
        update('question', { id, text: `${id} in other words?` }),
      ),
    );
    await service.publishDraft(client);
    const restarted = await ServiceUnderTest.start(service.log);
    const holder = await restarted.keyHolder();
    const { body } = await holder.get<{ pending_decision: object }>(conversation.path);
    expect(body.pending_decision).toMatchObject({ candidates: first.candidates });
    await restarted.service.stop();
  });
});

describe('GET /v1/configuration/audit', () => {
  it.each([
    ['limit=1', 200],
    ['limit=200', 200],
    ['limit=0', 422],
    ['limit=201', 422],
    ['limit=1.5', 422],
    [`resource_id=${'x'.repeat(160)}`, 200],
    [`resource_id=${'x'.repeat(161)}`, 422],
    ['resource_id=', 422],
    [`cursor=${'x'.repeat(513)}`, 422],
    ['cursor=', 422],
    ['resource_type=answer', 422],
    ['actor=key_1', 422],
  ])('given %s answers %i', async (query, status) => {
    const reply = await client.get(`/v1/configuration/audit?${query}`);
    expect(reply.status).toBe(status);
    if (status === 422) expect(reply.body.code).toBe('invalid_request');
  });

  it.each([
    'objective',
    'sub_objective',
    'success_information',
    'question',
    'configuration',
    'api_key',
    'qss',
  ])('knows the resource type %s', async (type) => {
    const { body } = await client.get<{ events: { resource: { type: string } }[] }>(
      `/v1/configuration/audit?resource_type=${type}`,
    );
    expect(body.events.length > 0).toBe(type !== 'qss');
    for (const { resource } of body.events) expect(resource.type).toBe(type);
  });

  it('is only ever added to: what was told stays as it was', async () => {
    const read = async () =>
      (await client.get<{ events: object[] }>('/v1/configuration/audit?limit=200')).body.events;
    const before = await read();
    await change(update('objective', { name: 'Edited' }));
    await service.publishDraft(client);
    await service.makeSecret(['runtime']);
    const after = await read();
    expect(after.length).toBe(before.length + 4);
    expect(after.slice(4)).toEqual(before);
  });
});
