import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creation, creationOf, update } from '../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { type Client, errorsOf } from '../../../support/http/client.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../../support/service.ts';

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

  it('is refused with the first of what stands against it, and how much there is', async () => {
    const refusal = async () => (await client.post(PUBLISH, {})).body.message;
    await change(...creationOf({ ...tableConfiguration, success_informations: [], questions: [] }));
    expect(await refusal()).toBe(
      'Nothing was written; correct the draft: Create or activate at least one question.',
    );
    const information = {
      ...{ id: 'kind', label: 'Kind', primary_question_id: 'q_kind' },
      schema: { type: 'string' },
    };
    await change(
      creation('question', tableConfiguration.questions[0]!),
      creation('success_information', information),
    );
    expect(await refusal()).toMatch(
      /^Nothing was written; correct success_information kind at \/primary_question_id: No question has the id q_kind \(the first of \d+ faults in details\.errors\)\.$/,
    );
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

  it.each([-1, 1.5, '1', null])('is not guarded by the revision %j', async (revision) => {
    const reply = await client.post(PUBLISH, {
      expected_draft_revision: revision,
    });
    expect([reply.status, reply.body.code]).toEqual([422, 'invalid_request']);
    expect(errorsOf(reply)[0]?.path).toBe('/expected_draft_revision');
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
    await editor.post(CHANGES, {
      changes: [
        creation('objective', tableConfiguration.objective!),
        creation('sub_objective', tableConfiguration.sub_objectives[0]!),
        creation('question', tableConfiguration.questions[0]!),
        creation('success_information', tableConfiguration.success_informations[0]!),
      ],
    });
    const asked = await editor.post(PUBLISH);
    expect([asked.status, asked.body.status]).toEqual([202, 'queued']);
    slow.service.worker.wake();
    const job = `/v1/configuration/compilations/${asked.body.compilation_id}`;
    const status = async () => (await editor.get(job)).body.status;
    await expect.poll(status).toBe('running');
    const again = await editor.post(PUBLISH);
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
    const holder = await service.publish();
    const conversation = await Conversation.start(holder);
    const first = await conversation.next();
    await change(
      ...tableConfiguration.questions.map(({ id }) =>
        update('question', { id, text: `${id} in other words?` }),
      ),
    );
    await service.publishDraft(client);
    const restarted = await ServiceUnderTest.start(service.log);
    const other = await restarted.keyHolder();
    const { body } = await other.get<{ pending_decision: object }>(conversation.path);
    expect(body.pending_decision).toMatchObject({ candidates: first.candidates });
    await restarted.service.stop();
  });
});
