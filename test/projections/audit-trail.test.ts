import { describe, expect, it } from 'vitest';
import type { ConfigurationEvent } from '../../domain/configuration/events.ts';
import { configurationStream } from '../../domain/configuration/stream.ts';
import type { KeyEvent } from '../../domain/keys/events.ts';
import { keysStream } from '../../domain/keys/stream.ts';
import { EVIDENCE_STREAM } from '../../domain/recording/loss-accepted.ts';
import { textAccessStream } from '../../domain/text-access/stream.ts';
import { auditTrail, readAuditTrail } from '../../projections/audit-trail.ts';
import {
  flatSubObjective,
  floorQuestion,
  liftQuestion,
  someObjective,
} from '../support/configurations/configurations.ts';
import { SOME_TIME } from '../support/given.ts';
import { SOME_PROVENANCE } from '../support/log/scribe.ts';
import { view, type WrittenCommit } from '../support/log/view.ts';

const place = { tenant: 'acme', service: 'moving' };
const drafts = configurationStream('acme', 'moving');
const keys = keysStream('acme', 'moving');

const asked: ConfigurationEvent = {
  type: 'QuestionCreated',
  facts: { draft_revision: 1, ...floorQuestion },
};
const { id: _, ...floorFields } = floorQuestion;

async function trail(...commits: readonly WrittenCommit[]) {
  return (await readAuditTrail(await view(auditTrail).after(...commits), place, { limit: 200 }))
    .items;
}

/** What the newest entry says was changed. */
async function newest(...commits: readonly WrittenCommit[]) {
  const [entry] = await trail(...commits);
  if (!entry) throw new Error('there is no entry');
  const { action, resource, diff, details } = entry;
  return { action, resource, diff, details };
}

describe('an audit entry', () => {
  it('says what was changed, when, by whom, and through which request', async () => {
    const [entry] = await trail([drafts, [asked]]);
    expect(entry).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      occurred_at: SOME_TIME,
      action: 'question.created',
      origin: 'public_api',
      actor: { type: 'api_key', id: 'key_editor' },
      scopes: ['configuration:write'],
      request_id: 'req_1',
      resource: { type: 'question', id: 'q.floor' },
      diff: { before: null, after: floorFields },
      details: { draft_revision: 1 },
    });
  });

  it('is made for each operation of a request, and all of them name who sent it', async () => {
    const entries = await trail([
      drafts,
      [
        { type: 'ObjectiveCreated', facts: { draft_revision: 1, ...someObjective } },
        { type: 'SubObjectiveCreated', facts: { draft_revision: 1, ...flatSubObjective } },
        asked,
      ],
      { provenance: { ...SOME_PROVENANCE, request_id: 'req_7' } },
    ]);
    expect(entries.map(({ action, request_id }) => [action, request_id])).toEqual([
      ['question.created', 'req_7'],
      ['sub_objective.created', 'req_7'],
      ['objective.created', 'req_7'],
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
  });

  it('shows of an update only what is different now', async () => {
    const update: ConfigurationEvent = {
      type: 'QuestionUpdated',
      facts: {
        draft_revision: 2,
        id: 'q.floor',
        text: 'Which floor?',
        type: 'open',
        active: false,
      },
    };
    expect(await newest([drafts, [asked]], [drafts, [update]])).toEqual({
      action: 'question.updated',
      resource: { type: 'question', id: 'q.floor' },
      diff: {
        before: { text: floorQuestion.text, active: true },
        after: { text: 'Which floor?', active: false },
      },
      details: { draft_revision: 2 },
    });
  });

  it('follows changes within one request and over many', async () => {
    const text = (value: string): ConfigurationEvent => ({
      type: 'QuestionUpdated',
      facts: { draft_revision: 2, id: 'q.floor', text: value },
    });
    const entries = await trail([drafts, [asked]], [drafts, [text('A'), text('B')]]);
    expect(entries.map(({ diff }) => diff)).toEqual([
      { before: { text: 'A' }, after: { text: 'B' } },
      { before: { text: floorQuestion.text }, after: { text: 'A' } },
      { before: null, after: floorFields },
    ]);
  });

  it('shows of a deletion what was there, and of a new creation nothing before it', async () => {
    const removed: ConfigurationEvent = {
      type: 'QuestionDeleted',
      facts: { draft_revision: 2, id: 'q.floor' },
    };
    const entries = await trail([drafts, [asked]], [drafts, [removed]], [drafts, [asked]]);
    expect(entries.map(({ action, diff }) => [action, diff.before, diff.after])).toEqual([
      ['question.created', null, floorFields],
      ['question.deleted', floorFields, null],
      ['question.created', null, floorFields],
    ]);
  });

  it('shows of a deletion whom it stood in front of', async () => {
    const removed: ConfigurationEvent = {
      type: 'QuestionDeleted',
      facts: { draft_revision: 2, id: 'q.floor', came_before: 'q_then' },
    };
    expect((await newest([drafts, [asked]], [drafts, [removed]]))?.diff).toEqual({
      before: { ...floorFields, comes_before: 'q_then' },
      after: null,
    });
  });

  it('names the objective by its kind', async () => {
    const created: ConfigurationEvent = {
      type: 'ObjectiveCreated',
      facts: { draft_revision: 1, ...someObjective },
    };
    const updated: ConfigurationEvent = {
      type: 'ObjectiveUpdated',
      facts: { draft_revision: 2, max_turns: 5 },
    };
    expect(await newest([drafts, [created]], [drafts, [updated]])).toEqual({
      action: 'objective.updated',
      resource: { type: 'objective', id: 'objective' },
      diff: { before: { max_turns: 12 }, after: { max_turns: 5 } },
      details: { draft_revision: 2 },
    });
  });

  it('tell from where to where a question was moved', async () => {
    const moved = (draft_revision: number, comes_before: string | null): ConfigurationEvent => ({
      type: 'QuestionUpdated',
      facts: { draft_revision, id: floorQuestion.id, comes_before, came_before: 'q_then' },
    });
    expect(await newest([drafts, [asked, moved(2, 'q_last')]], [drafts, [moved(3, null)]])).toEqual(
      {
        action: 'question.updated',
        resource: { type: 'question', id: floorQuestion.id },
        diff: { before: { comes_before: 'q_then' }, after: { comes_before: null } },
        details: { draft_revision: 3 },
      },
    );
  });

  it.each(['__proto__', 'constructor'])('tells an entity called %s from the others', async (id) => {
    const created: ConfigurationEvent = {
      type: 'QuestionCreated',
      facts: { draft_revision: 1, ...liftQuestion, id },
    };
    const updated: ConfigurationEvent = {
      type: 'QuestionUpdated',
      facts: { draft_revision: 2, id, active: false },
    };
    expect(await newest([drafts, [asked, created]], [drafts, [updated]])).toMatchObject({
      resource: { type: 'question', id },
      diff: { before: { active: true }, after: { active: false } },
    });
  });
});

describe('publications in the trail', () => {
  const job = { compilation_id: 'cmp_1' };
  const requested: ConfigurationEvent = {
    type: 'CompilationRequested',
    facts: { ...job, draft_revision: 3 },
  };
  const published = (version: string): ConfigurationEvent => ({
    type: 'ConfigurationPublished',
    facts: { ...job, configuration_version: version, artifact_digest: 'secret digest' },
  });
  const system = {
    provenance: {
      actor: { type: 'system', id: 'compiler' },
      origin: 'system',
      scopes: [],
      request_id: 'req_2',
    },
  } as const;

  it('are requested, then published over the version before', async () => {
    const entries = await trail(
      [drafts, [requested]],
      [drafts, [published('v1')], system],
      [drafts, [published('v2')], system],
    );
    expect(
      entries.map(({ action, resource, diff, details }) => ({ action, resource, diff, details })),
    ).toEqual([
      {
        action: 'configuration.published',
        resource: { type: 'configuration', id: 'cmp_1' },
        diff: {
          before: { configuration_version: 'v1' },
          after: { configuration_version: 'v2' },
        },
        details: {},
      },
      {
        action: 'configuration.published',
        resource: { type: 'configuration', id: 'cmp_1' },
        diff: { before: null, after: { configuration_version: 'v1' } },
        details: {},
      },
      {
        action: 'configuration.publication_requested',
        resource: { type: 'configuration', id: 'cmp_1' },
        diff: { before: null, after: null },
        details: { draft_revision: 3 },
      },
    ]);
    expect(entries[0]).toMatchObject({ actor: { type: 'system' }, origin: 'system', scopes: [] });
    expect(JSON.stringify(entries)).not.toContain('digest');
  });

  it('fail with their cause, and are silent about the work in between', async () => {
    const claim = { ...job, worker_id: 'w', lease_until: SOME_TIME };
    const entries = await trail(
      [drafts, [requested]],
      [drafts, [{ type: 'CompilationClaimed', facts: claim }], system],
      [drafts, [{ type: 'CompilationLapsed', facts: { ...job, claim_revision: 1 } }], system],
      [
        drafts,
        [{ type: 'CompilationFailed', facts: { ...job, code: 'timeout', message: 'Late.' } }],
        system,
      ],
    );
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['configuration.publication_failed', { code: 'timeout', message: 'Late.' }],
      ['configuration.publication_requested', { draft_revision: 3 }],
    ]);
  });
});

describe('keys in the trail', () => {
  const SECRET_DIGEST = 'd'.repeat(64);
  const created: KeyEvent = {
    type: 'KeyCreated',
    facts: {
      key_id: 'key_1',
      name: 'Backend',
      scopes: ['runtime'],
      expires_at: '2026-03-01T00:00:00.000Z',
      secret_digest: SECRET_DIGEST,
    },
  };
  const rotated: KeyEvent = {
    type: 'KeyRotated',
    facts: {
      key_id: 'key_1',
      secret_digest: 'e'.repeat(64),
      overlap_until: '2026-01-06T09:00:00.000Z',
    },
  };
  const of = (type: 'KeyRevoked' | 'KeyExpired'): KeyEvent => ({
    type,
    facts: { key_id: 'key_1' },
  });

  it('are created, rotated and revoked, each with the states before and after', async () => {
    const entries = await trail(
      [keys, [created]],
      [keys, [rotated]],
      [keys, [of('KeyRevoked')], { at: '2026-01-05T10:00:00.000Z' }],
    );
    expect(entries.map(({ action, resource, diff }) => [action, resource.id, diff])).toEqual([
      ['api_key.revoked', 'key_1', { before: { state: 'rotating' }, after: { state: 'revoked' } }],
      [
        'api_key.rotated',
        'key_1',
        {
          before: { state: 'active' },
          after: { overlap_until: '2026-01-06T09:00:00.000Z', state: 'rotating' },
        },
      ],
      [
        'api_key.created',
        'key_1',
        {
          before: null,
          after: {
            name: 'Backend',
            scopes: ['runtime'],
            expires_at: '2026-03-01T00:00:00.000Z',
            state: 'active',
          },
        },
      ],
    ]);
  });

  it('expire when the clock has recorded it', async () => {
    const late = { at: '2026-03-01T00:00:05.000Z' };
    expect(await newest([keys, [created]], [keys, [of('KeyExpired')], late])).toEqual({
      action: 'api_key.expired',
      resource: { type: 'api_key', id: 'key_1' },
      diff: { before: { state: 'active' }, after: { state: 'expired' } },
      details: {},
    });
  });

  it('leave no digest of a secret in the store, nor in any entry', async () => {
    const store = await view(auditTrail).after([keys, [created]], [keys, [rotated]]);
    const rows = ['audit_entries', 'audit_subjects'].map((table) =>
      store.all(`SELECT * FROM ${table}`),
    );
    expect(JSON.stringify(rows)).toContain('Backend');
    expect(JSON.stringify(rows)).not.toMatch(/d{64}|e{64}/);
  });
});

describe('reading the trail', () => {
  const history = [
    [drafts, [asked, { type: 'QuestionCreated', facts: { draft_revision: 1, ...liftQuestion } }]],
    [keysStream('acme', 'moving'), [{ type: 'KeyRevoked', facts: { key_id: 'key_none' } }]],
    [configurationStream('acme', 'other'), [asked]],
    [configurationStream('beta', 'moving'), [asked]],
    [drafts, [{ type: 'QuestionDeleted', facts: { draft_revision: 2, id: 'q.lift' } }]],
  ] as const;

  it('shows one service of one tenant, the newest first', async () => {
    const store = await view(auditTrail).after(...history);
    const actions = (await readAuditTrail(store, place, { limit: 10 })).items.map(
      ({ action, resource }) => [action, resource.id],
    );
    expect(actions).toEqual([
      ['question.deleted', 'q.lift'],
      ['question.created', 'q.lift'],
      ['question.created', 'q.floor'],
    ]);
    expect(
      (await readAuditTrail(store, { tenant: 'beta', service: 'moving' }, { limit: 10 })).items,
    ).toHaveLength(1);
    expect(
      (await readAuditTrail(store, { tenant: 'acme', service: 'none' }, { limit: 10 })).items,
    ).toEqual([]);
  });

  it('goes on where a page ended, whatever was added meanwhile, and says when it is the last', async () => {
    const store = await view(auditTrail).after(...history);
    const first = await readAuditTrail(store, place, { limit: 2 });
    expect(first.items.map(({ resource }) => resource.id)).toEqual(['q.lift', 'q.lift']);
    const second = await readAuditTrail(store, place, { limit: 2, before: first.next });
    expect(second.items.map(({ resource }) => resource.id)).toEqual(['q.floor']);
    expect(second).not.toHaveProperty('next');
    expect(await readAuditTrail(store, place, { limit: 3 })).not.toHaveProperty('next');
  });

  it('filters by the type and by the id of what was changed', async () => {
    const store = await view(auditTrail).after(...history);
    const count = async (request: { resourceType?: string; resourceId?: string }) =>
      (await readAuditTrail(store, place, { limit: 10, ...request })).items.length;
    expect(await count({ resourceId: 'q.lift' })).toBe(2);
    expect(await count({ resourceType: 'question' })).toBe(3);
    expect(await count({ resourceType: 'api_key' })).toBe(0);
    expect(await count({ resourceType: 'question', resourceId: 'q.floor' })).toBe(1);
  });
});

describe('a loss that an operator accepted', () => {
  it('is an entry of the trail, of no tenant', async () => {
    const extent = (count: number) => ({ count, head: 'a'.repeat(64) });
    const facts = { reason: 'gone', anchored: extent(9), agreed: extent(7), found: extent(8) };
    const accepted = { type: 'LossAccepted', facts };
    const store = await view(auditTrail).after([EVIDENCE_STREAM, [accepted]]);
    const place = { tenant: '', service: 'log' };
    const { items } = await readAuditTrail(store, place, { limit: 1 });
    expect(items[0]).toMatchObject({
      action: 'qss.loss_accepted',
      resource: { type: 'qss', id: 'log' },
      details: facts,
    });
  });
});

describe('access to texts', () => {
  it('is an entry of the trail, for the service itself', async () => {
    const after = 'me1:00000000000000000007';
    const facts = { format: 'csv', after, position: 'me1:00000000000000000009' };
    const exported = { type: 'TextsExported', facts: { export_id: 'exp_1', ...facts } };
    expect(await newest([textAccessStream('acme', 'moving'), [exported]])).toEqual({
      action: 'qss.texts_exported',
      resource: { type: 'qss', id: 'exp_1' },
      diff: { before: null, after: null },
      details: facts,
    });
  });
});
