import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creation, update } from '../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { type Client, errorsOf } from '../../../support/http/client.ts';
import { Conversation, internalPath, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

const change = (...changes: readonly object[]) =>
  client.post('/v1/configuration/changes', { changes });

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
    const path = `/changes/0/${entity}/${field}`;
    expect(errorsOf(reply)).toMatchObject([{ code: 'unknown_field', path }]);
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

describe('ids of the caller', () => {
  it('may be constructor for a tenant and its service, whose data are nobody else’s', async () => {
    const owner = { tenant: 'constructor', service: 'constructor' };
    const other = await service.publish(tableConfiguration, owner);
    const { body } = await other.post<{ session_id: string }>('/v1/sessions', {});
    const next = await other.post(`/v1/sessions/${body.session_id}/next`, { state_version: 0 });
    expect(next.status, next.text).toBe(200);
    const of = internalPath(owner);
    for (const path of ['analytics', 'keys', 'configuration/versions', 'retention'])
      expect((await service.admin.get(`${of}/${path}`)).status, path).toBe(200);
    expect((await client.get(`/v1/sessions/${body.session_id}`)).status).toBe(404);
  });

  const HOSTILE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length'];

  it('may be anything that is printable, names of built-in properties among them', async () => {
    const changes = [
      creation('objective', tableConfiguration.objective!),
      ...HOSTILE.flatMap((id, i) => [
        creation('sub_objective', {
          id,
          name: id,
          order_position: i,
          completion_role: 'blocking',
        }),
        creation('question', {
          id,
          text: `What about ${i}?`,
          type: 'single_choice',
          sub_objective_id: id,
          choices: HOSTILE.map((choice) => ({ id: choice, label: `Label ${choice}` })),
        }),
        creation('success_information', {
          id,
          label: id,
          primary_question_id: id,
          schema: { type: 'string', enum: HOSTILE },
        }),
      ]),
    ];
    client = await service.keyHolder(undefined, { tenant: 'acme', service: 'empty' });
    const changed = await change(...changes);
    expect(changed.body, changed.text).toMatchObject({ warnings: [] });
    await service.publishDraft(client);
    const created = await client.post<{ session_id: string }>('/v1/sessions', {});
    const path = `/v1/sessions/${created.body.session_id}`;
    let version = 0;
    for (const id of HOSTILE) {
      const reply = await client.post<{ versions: { state_version: number } }>(`${path}/next`, {
        state_version: version,
        previous_turn: { question_id: id, structured_answer: { choice_ids: [id] } },
        client_updates: { data: [{ id, operation: 'set', value: id }] },
      });
      expect(reply.status, reply.text).toBe(200);
      version = reply.body.versions.state_version;
    }
    const { body } = await client.get<{ targets: object; status: string }>(path);
    expect(Object.keys(body.targets).toSorted()).toEqual(HOSTILE.toSorted());
    expect(body.status).toBe('completed');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
