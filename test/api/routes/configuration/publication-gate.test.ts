import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestConfiguration } from '../../../../app/configuration/load-configuration.ts';
import type { Compile } from '../../../../app/configuration/run-compilation.ts';
import { DraftJudge } from '../../../../app/publication-gate/draft-judge.ts';
import { Previews } from '../../../../app/session/preview/preview-conversation.ts';
import { compile } from '../../../../compiler/compile.ts';
import { encodeArtifact } from '../../../../domain/artifact/artifact-codec.ts';
import { creation } from '../../../support/configurations/configurations.ts';
import { type Client, errorsOf } from '../../../support/http/client.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

const BASE = `${internalPath(ACME)}/configuration`;
const PUBLISH = '/v1/configuration/publish';

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

const change = async (...changes: readonly object[]) => {
  const { status } = await client.post('/v1/configuration/changes', { changes });
  expect(status).toBe(200);
};

const people = {
  id: 'people',
  turns: [{ question_id: 'q_people', user_text: 'Four of us.', expect: { values: { people: 4 } } }],
};

const withoutPeople = {
  entity: 'success_information',
  operation: 'update',
  success_information: { id: 'people', schema: { type: 'integer', maximum: 3 } },
};

async function failures() {
  const { body } = await service.admin.get<{ failures: readonly Record<string, string>[] }>(
    `${BASE}/gate/verdict`,
  );
  return body.failures.map(({ code, entity, id }) => `${code} ${entity} ${id}`);
}

describe('the gate before a publication', () => {
  it('is open until it is set, and says how it is set', async () => {
    const { body } = await service.admin.get(`${BASE}/gate`);
    expect(body.gate).toEqual({ tests: false, diagnostics: false, simulation: null });
    await change(withoutPeople, {
      entity: 'objective',
      operation: 'update',
      objective: { max_turns: 1 },
    });
    await service.admin.post(`${BASE}/tests`, { tests: [people] });
    expect(await failures()).toEqual([]);
    const set = await service.admin.post(`${BASE}/gate`, { tests: true, simulation: {} });
    expect(set.body.gate).toEqual({
      tests: true,
      diagnostics: false,
      simulation: { users: 200, seed: 1, achieved_less_max: 0, turns_more_max: 0 },
    });
    expect((await client.post(PUBLISH)).status).toBe(422);
    await service.admin.post(`${BASE}/gate`, {});
    expect((await client.post(PUBLISH)).status).toBe(202);
    const trail = await client.get<{ events: { action: string; diff: object }[] }>(
      '/v1/configuration/audit?resource_id=gate',
    );
    expect(trail.body.events.map(({ action }) => action)).toEqual([
      'configuration.gate_set',
      'configuration.gate_set',
    ]);
  });

  it('keeps back a draft that fails a conversation test, and names the test', async () => {
    await service.admin.post(`${BASE}/tests`, { tests: [people, { id: 'fine', turns: [] }] });
    await service.admin.post(`${BASE}/gate`, { tests: true });
    expect(await failures()).toEqual([]);
    await change(withoutPeople);
    const refused = await client.post(PUBLISH);
    expect([refused.status, refused.body.code]).toEqual([422, 'configuration_validation_failed']);
    expect(errorsOf(refused)).toEqual([
      {
        position: null,
        entity: 'conversation_test',
        id: 'people',
        path: '',
        code: 'test_failed',
        message: 'fails in turn 1 at values.people',
      },
    ]);
    await service.admin.post(`${BASE}/discard`, {});
    expect((await client.post(PUBLISH)).status).toBe(202);
  });

  it('keeps back a draft whose objective cannot be achieved', async () => {
    await service.admin.post(`${BASE}/gate`, { diagnostics: true });
    const empty = { id: 'empty', name: 'Empty', order_position: 9, completion_role: 'blocking' };
    await change(creation('sub_objective', empty), {
      entity: 'objective',
      operation: 'update',
      objective: { max_turns: 1 },
    });
    expect(await failures()).toEqual([
      'diagnosed_error sub_objective empty',
      'diagnosed_error objective objective',
    ]);
    expect((await client.post(PUBLISH)).status).toBe(422);
  });

  it('keeps back a draft with which simulated users fare worse, within the bounds that are set', async () => {
    await service.admin.post(`${BASE}/gate`, { simulation: { users: 60 } });
    expect(await failures()).toEqual([]);
    await change({ entity: 'objective', operation: 'update', objective: { max_turns: 1 } });
    expect(await failures()).toContain('fewer_achieved objective objective');
    expect((await client.post(PUBLISH)).status).toBe(422);
    await service.admin.post(`${BASE}/gate`, { simulation: { users: 60, achieved_less_max: 1 } });
    expect((await client.post(PUBLISH)).status).toBe(202);
  });

  it('does not let a draft pass that is not judged in time', async () => {
    await service.admin.post(`${BASE}/tests`, { tests: [people] });
    for (const gate of [{ tests: true }, { simulation: { users: 10 } }]) {
      await service.admin.post(`${BASE}/gate`, gate);
      const { dependencies } = service.service;
      const state = await latestConfiguration(dependencies, ACME);
      const compileHere: Compile = async (configuration) =>
        encodeArtifact(compile(configuration, { engineVersion: 'test' }).artifact);
      const judge = (verdictMsMax: number) =>
        new DraftJudge(new Previews(compileHere), verdictMsMax).judge(dependencies, ACME, state);
      expect(await judge(60_000)).toEqual([]);
      expect(await judge(0)).toMatchObject([
        { code: 'took_too_long', entity: 'objective', message: expect.stringContaining('0 s') },
      ]);
    }
  });

  it('does not hide what keeps a draft from its publication anyway', async () => {
    await service.admin.post(`${BASE}/gate`, { tests: true, diagnostics: true, simulation: {} });
    await change({ entity: 'question', operation: 'delete', question: { id: 'q_people' } });
    expect(await failures()).toEqual([]);
    const refused = await client.post(PUBLISH);
    expect(errorsOf(refused).map(({ code }) => code)).toContain('dangling_reference');
  });
});
