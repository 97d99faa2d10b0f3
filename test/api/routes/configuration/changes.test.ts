import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  creation,
  creationOf,
  removal,
  update,
} from '../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { type Client, errorsOf } from '../../../support/http/client.ts';
import { ServiceUnderTest } from '../../../support/service.ts';

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
    const second = await change(update('question', question), removal('question', 'q_extras'));
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
      removal('question', 'nowhere'),
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
    expect(reply.body.details).toMatchObject({
      sent_draft_revision: 0,
      current_draft_revision: 1,
    });
    expect(reply.body.message).toBe(
      'Nothing was written; correct /expected_draft_revision: the draft is at revision 1; read it and decide again.',
    );
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
