import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creation, creationOf } from '../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import type { Client, Reply } from '../../../support/http/client.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../../support/service.ts';

interface Job {
  readonly compilation_id: string;
  readonly status: string;
}

const CHANGES = '/v1/configuration/changes';
const PUBLISH = '/v1/configuration/publish';
const DRAFT = '/v1/configuration?state=draft';

let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  service = await ServiceUnderTest.start(undefined, { hasReadModelsFile: true });
  client = await service.keyHolder();
});

afterEach(() => service.stop());

const change = (...changes: readonly object[]) => client.post(CHANGES, { changes });
const update = (entity: string, fields: object) => ({
  entity,
  operation: 'update',
  [entity]: fields,
});
const remove = (entity: string, id: string) => ({ entity, operation: 'delete', [entity]: { id } });

function errorsOf({ body }: Reply): readonly Record<string, unknown>[] {
  return (body.details as { errors: Record<string, unknown>[] }).errors;
}

describe('the draft', () => {
  it('does not exist before its first change', async () => {
    const reply = await client.get(DRAFT);
    expect([reply.status, reply.body.code]).toEqual([404, 'unknown_configuration']);
    expect(reply.body.details).toEqual({ state: 'draft' });
    expect((await client.post(PUBLISH)).body.code).toBe('unknown_configuration');
  });

  it('takes operations in order, keeps the ids of the caller and counts its revisions', async () => {
    const first = await change(...creationOf(tableConfiguration));
    expect(first.body).toMatchObject({ draft_revision: 1, applied: 11, warnings: [] });
    const question = { id: 'q_people', text: 'How many will you be?' };
    const second = await change(update('question', question), remove('question', 'q_extras'));
    expect(second.body).toMatchObject({ draft_revision: 2, applied: 2 });
    const draft = await client.get<typeof tableConfiguration>(DRAFT);
    expect(draft.body).toMatchObject({
      state: 'draft',
      configuration_version: null,
      draft_revision: 2,
      objective: tableConfiguration.objective,
      sub_objectives: tableConfiguration.sub_objectives,
    });
    expect(draft.body).not.toHaveProperty('published_at');
    expect(draft.body.questions.map(({ id }) => id)).toEqual(['q_people', 'q_area', 'q_food']);
    expect(draft.body.questions[0]).toMatchObject({ ...question, type: 'open' });
  });

  it('shows an empty objective while it has none', async () => {
    await change(creation('sub_objective', tableConfiguration.sub_objectives[0]!));
    expect((await client.get(DRAFT)).body.objective).toEqual({});
  });

  it('is written as a whole or not at all, and tells each fault with its position', async () => {
    const reply = await change(
      creation('sub_objective', tableConfiguration.sub_objectives[0]!),
      creation('question', { id: 'q', text: '', type: 'essay' }),
      creation('sub_objective', tableConfiguration.sub_objectives[0]!),
      { entity: 'topic', operation: 'create' },
      remove('question', 'nowhere'),
    );
    expect(reply.status).toBe(422);
    expect(reply.body.code).toBe('configuration_validation_failed');
    expect(errorsOf(reply)).toMatchObject([
      { position: 1, path: '/changes/1/question/text', code: 'too_short' },
      { position: 1, path: '/changes/1/question/type', code: 'invalid_value' },
      { position: 1, path: '/changes/1/question/sub_objective_id', code: 'required' },
      { position: 2, path: '/changes/2/sub_objective/id', code: 'duplicate_id' },
      { position: 3, path: '/changes/3/entity', code: 'invalid_value' },
      { position: 4, path: '/changes/4/question/id', code: 'unknown_id' },
    ]);
    expect((await client.get(DRAFT)).status).toBe(404);
  });

  it('refuses changes that were made for another revision', async () => {
    await change(...creationOf(tableConfiguration));
    const reply = await client.post(CHANGES, {
      changes: [update('objective', { max_turns: 5 })],
      expected_draft_revision: 0,
    });
    expect(reply.status).toBe(422);
    expect(errorsOf(reply)).toMatchObject([
      { position: null, code: 'draft_revision_mismatch', path: '/expected_draft_revision' },
    ]);
    const guarded = {
      changes: [update('objective', { max_turns: 5 })],
      expected_draft_revision: 1,
    };
    expect((await client.post(CHANGES, guarded)).body.draft_revision).toBe(2);
  });

  it('is shaped like a list of 1 to 500 operations and an optional guard, nothing else', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) =>
        creation('sub_objective', { ...tableConfiguration.sub_objectives[0], id: `s${i}` }),
      );
    expect((await client.post(CHANGES, { changes: many(500) })).body.applied).toBe(500);
    for (const body of [
      { changes: many(501) },
      { changes: [] },
      { changes: {} },
      {},
      { changes: many(1), force: true },
      { changes: many(1), expected_draft_revision: -1 },
      { changes: many(1), expected_draft_revision: 1.5 },
      { changes: many(1), expected_draft_revision: '1' },
    ]) {
      const reply = await client.post(CHANGES, body);
      expect([reply.status, reply.body.code]).toEqual([422, 'invalid_request']);
    }
  });

  it('warns of what stands between it and its publication, and is refused with the same list', async () => {
    const warned = await change(
      creation('question', tableConfiguration.questions[0]!),
      creation('success_information', {
        ...tableConfiguration.success_informations[0]!,
        primary_question_id: 'nowhere',
      }),
    );
    expect(warned.status).toBe(200);
    const warnings = warned.body.warnings as { code: string }[];
    expect(warnings.map(({ code }) => code)).toEqual([
      'objective_missing',
      'dangling_reference',
      'information_without_question',
      'unreachable_information',
      'dangling_reference',
      'question_without_target',
    ]);
    const refused = await client.post(PUBLISH, {});
    expect([refused.status, refused.body.code]).toEqual([422, 'configuration_validation_failed']);
    expect(errorsOf(refused)).toEqual(warnings.map((warning) => ({ position: null, ...warning })));
  });

  it('refuses schemas outside the supported subset, and patterns that could stall', async () => {
    const information = { ...tableConfiguration.success_informations[2]! };
    for (const schema of [
      { $ref: '#/x' },
      { type: 'text' },
      { pattern: '(?=a)a' },
      { pattern: '(a{1,30}){1,30}' },
      { items: { items: {} } },
      'string',
    ]) {
      const reply = await change(creation('success_information', { ...information, schema }));
      expect(errorsOf(reply)).toMatchObject([{ position: 0, code: 'invalid_schema' }]);
    }
  });
});

describe('a publication', () => {
  it('is queued at once, compiled afterwards, and then active', async () => {
    await change(...creationOf(tableConfiguration));
    const reply = await client.post<Job>(PUBLISH, {});
    expect(reply.status).toBe(202);
    expect(reply.body).toEqual({
      request_id: expect.stringMatching(/^req_/),
      compilation_id: expect.stringMatching(/^cmp_/),
      status: 'queued',
      draft_revision: 1,
      created_at: service.clock.iso,
      updated_at: service.clock.iso,
      progress: 0,
      error: null,
      configuration_version: null,
    });
    const location = `/v1/configuration/compilations/${reply.body.compilation_id}`;
    expect(reply.headers.get('location')).toBe(location);
    await service.compiled();
    expect((await client.get(location)).body).toMatchObject({
      status: 'succeeded',
      progress: 1,
      error: null,
      configuration_version: 'v1',
    });
    const published = await client.get('/v1/configuration');
    expect(published.body).toEqual({
      request_id: expect.stringMatching(/^req_/),
      state: 'published',
      configuration_version: 'v1',
      draft_revision: null,
      published_at: service.clock.iso,
      ...tableConfiguration,
    });
  });

  it('shows what was asked for, not what was edited since', async () => {
    await change(...creationOf(tableConfiguration));
    await client.post(PUBLISH);
    await change(update('objective', { name: 'Edited since' }));
    await service.compiled();
    expect((await client.get('/v1/configuration')).body).toMatchObject({
      objective: { name: 'Book a table' },
    });
    expect((await client.get(DRAFT)).body).toMatchObject({
      configuration_version: 'v1',
      draft_revision: 2,
      objective: { name: 'Edited since' },
    });
  });

  it('may be repeated of an unchanged draft, and makes a new version', async () => {
    await service.publish();
    await client.post(PUBLISH);
    await service.compiled();
    expect((await client.get('/v1/configuration')).body.configuration_version).toBe('v2');
  });

  it('is refused while another one is compiled', async () => {
    await change(...creationOf(tableConfiguration));
    const running = await client.send<Job>('POST', PUBLISH, {
      headers: { 'Idempotency-Key': 'publish-1' },
    });
    const reply = await client.send('POST', PUBLISH, {
      headers: { 'Idempotency-Key': 'publish-2' },
    });
    expect([reply.status, reply.body.code]).toEqual([409, 'compilation_in_progress']);
    expect(reply.body.details).toEqual({ compilation_id: running.body.compilation_id });
    await service.compiled();
    const freed = await client.send('POST', PUBLISH, {
      headers: { 'Idempotency-Key': 'publish-2' },
    });
    expect(freed.status).toBe(202);
  });

  it('is refused when the draft has changed since the revision it names', async () => {
    await change(...creationOf(tableConfiguration));
    await change(update('objective', { max_turns: 5 }));
    const reply = await client.post(PUBLISH, { expected_draft_revision: 1 });
    expect([reply.status, reply.body.code]).toEqual([422, 'configuration_validation_failed']);
    expect(errorsOf(reply)).toMatchObject([{ code: 'draft_revision_mismatch' }]);
    expect((await client.post(PUBLISH, { expected_draft_revision: 2 })).status).toBe(202);
  });

  it('that fails leaves draft and active version as they were, and shows a bounded cause', async () => {
    const failing = await ServiceUnderTest.start(undefined, {
      compile: () => async () => {
        throw new Error('canary of the compiler');
      },
    });
    const editor = await failing.keyHolder();
    await editor.post(CHANGES, { changes: creationOf(tableConfiguration) });
    const { body } = await editor.post<Job>(PUBLISH);
    await failing.compiled();
    const job = await editor.get(`/v1/configuration/compilations/${body.compilation_id}`);
    expect(job.body).toMatchObject({
      status: 'failed',
      configuration_version: null,
      error: { code: 'internal_error', message: expect.any(String) },
    });
    expect(job.body.error).not.toHaveProperty('details');
    expect(job.text).not.toContain('canary');
    expect((await editor.get('/v1/configuration')).status).toBe(404);
    expect((await editor.get(DRAFT)).body.draft_revision).toBe(1);
    expect((await editor.post(PUBLISH)).status).toBe(202);
    await failing.stop();
  });

  it('can be made through the internal entry point with the same rules', async () => {
    const base = `${internalPath(ACME)}/configuration`;
    await service.admin.post(`${base}/changes`, { changes: creationOf(tableConfiguration) });
    const reply = await service.admin.post<Job>(`${base}/publish`, {});
    expect(reply.headers.get('location')).toBe(`${base}/compilations/${reply.body.compilation_id}`);
    await service.compiled();
    const read = await service.admin.get(base);
    expect(read.body).toMatchObject({ configuration_version: 'v1' });
    const missing = await service.admin.send('POST', `${base}/publish`, {});
    expect(errorsOf(missing)).toMatchObject([{ code: 'idempotency_key_required' }]);
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
    const changed = await client.post(CHANGES, { changes });
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
