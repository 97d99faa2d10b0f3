import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestReport } from '../../../../app/conversation-tests/run-tests.ts';
import {
  RUN_TURNS_MAX,
  TESTS_MAX,
} from '../../../../domain/configuration/conversation-tests/conversation-test.ts';
import type { Client } from '../../../support/http/client.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

const TESTS = `${internalPath(ACME)}/configuration/tests`;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

const dinner = {
  id: 'dinner',
  description: 'Who says nearly everything at once.',
  opening: { next: ['q_people', 'q_area'] },
  turns: [
    {
      question_id: 'q_people',
      assistant_text: 'For how many people is the table?',
      user_text: 'We are four.',
      expect: {
        question_id: 'q_people',
        outcome: 'asked_answered',
        values: { people: 4 },
        no_values: ['area'],
        next: ['q_area'],
        not_next: ['q_people'],
        action: 'ask',
      },
    },
    {
      question_id: 'q_area',
      choice_ids: ['south'],
      expect: { outcome: 'asked_answered', values: { area: 'south' } },
    },
  ],
  end: { achieved: true, values: { people: 4, area: 'south' }, no_values: ['food'] },
};

const run = async (body: object) => {
  const reply = await service.admin.send<TestReport>('POST', `${TESTS}/run`, { body });
  expect(reply.status).toBe(200);
  return reply.body;
};

/** Lists inside each other, this many. */
function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

describe('conversation tests', () => {
  it.each(['constructor', 'prototype', 'toString'])(
    'ask for the value of an information called %s',
    async (id) => {
      const { results } = await run({ tests: [{ ...dinner, end: { values: { [id]: 'x' } } }] });
      expect(results[0]!.differences).toMatchObject([{ field: `values.${id}`, expected: 'x' }]);
      const body = { tests: [{ ...dinner, end: { values: { [id]: nested(9) } } }] };
      expect((await service.admin.send('POST', `${TESTS}/run`, { body })).status).toBe(422);
    },
  );

  it('refuse a list for values by information', async () => {
    const body = { tests: [{ ...dinner, end: { values: [5] } }] };
    expect((await service.admin.send('POST', `${TESTS}/run`, { body })).status).toBe(422);
  });

  it('play on the draft and on what is published, and pass where everything is as they say', async () => {
    const report = await run({ tests: [dinner] });
    expect(report).toMatchObject({ state: 'draft', draft_revision: 1, passed: 1, failed: 0 });
    expect(report.results).toEqual([{ id: 'dinner', passed: true, differences: [] }]);
    const published = await run({ tests: [dinner], state: 'published' });
    expect(published).toMatchObject({ state: 'published', configuration_version: 'v1', passed: 1 });
  });

  it('tell every difference, with its turn, what was expected and what came', async () => {
    const [first, second] = dinner.turns;
    const wrong = {
      ...dinner,
      opening: { next: ['q_food', 'q_extras'], not_next: ['q_people'], action: 'stop' },
      turns: [
        {
          ...first,
          expect: {
            question_id: null,
            outcome: 'refused',
            values: { people: 5, area: 'north' },
            no_values: ['people'],
          },
        },
        second,
      ],
      end: { achieved: false },
    };
    const { results, failed } = await run({ tests: [wrong] });
    expect(failed).toBe(1);
    const [{ differences } = { differences: [] }] = results;
    expect(differences.map(({ turn, field, expected }) => [turn, field, expected])).toEqual([
      [0, 'action', 'stop'],
      [0, 'next', 'one of q_food, q_extras'],
      [0, 'not_next', 'not q_people'],
      [1, 'question_id', null],
      [1, 'outcome', 'refused'],
      [1, 'values.people', 5],
      [1, 'values.area', 'north'],
      [1, 'values.people', '(no value)'],
      [null, 'achieved', false],
    ]);
    expect(differences.at(-1)!.actual).toBe(true);
  });

  it('fail where a turn is not taken in', async () => {
    const test = { id: 'lost', turns: [{ question_id: 'q_none', user_text: 'Yes.' }] };
    const { results } = await run({ tests: [test] });
    expect(results[0]!.differences).toMatchObject([
      { turn: 1, field: 'turn', expected: 'taken in' },
    ]);
  });

  it('are kept with the configuration, replaced by id, listed page by page and deleted', async () => {
    const other = { id: 'other', turns: [{ user_text: 'Hello.' }] };
    const saved = await service.admin.post(TESTS, { tests: [dinner, other] });
    expect(saved.body).toMatchObject({ tests: 2, saved: 2 });
    const again = await service.admin.post(TESTS, {
      tests: [{ ...other, end: { achieved: true } }, dinner],
    });
    expect(again.body).toMatchObject({ tests: 2, saved: 1 });
    const page = await service.admin.get<{ tests: object[]; next_cursor: string }>(
      `${TESTS}?limit=1`,
    );
    expect(page.body.tests).toEqual([dinner]);
    const rest = await service.admin.get<{ tests: object[] }>(
      `${TESTS}?limit=1&cursor=${page.body.next_cursor}`,
    );
    expect(rest.body).toMatchObject({ tests: [{ id: 'other', end: { achieved: true } }] });
    expect(await run({})).toMatchObject({ passed: 1, failed: 1 });
    expect(await run({ ids: ['dinner'] })).toMatchObject({ passed: 1, failed: 0 });

    expect((await service.admin.send('DELETE', `${TESTS}/other`)).body).toMatchObject({
      tests: 1,
      deleted: true,
    });
    expect((await service.admin.send('DELETE', `${TESTS}/other`)).body).toMatchObject({
      deleted: false,
    });
    const trail = await client.get<{ events: { action: string; resource: object }[] }>(
      '/v1/configuration/audit?limit=2',
    );
    expect(trail.body.events.map(({ action }) => action)).toEqual([
      'configuration.test_deleted',
      'configuration.test_saved',
    ]);
    expect(trail.body.events[0]!.resource).toEqual({ type: 'configuration', id: 'test:other' });
  });

  it('leave the draft, its revision and what is published alone', async () => {
    await service.admin.post(TESTS, { tests: [dinner] });
    const { body } = await client.get('/v1/configuration?state=draft');
    expect(body).toMatchObject({ draft_revision: 1 });
    const guarded = await client.post('/v1/configuration/changes', {
      expected_draft_revision: 1,
      changes: [{ entity: 'objective', operation: 'update', objective: { max_turns: 9 } }],
    });
    expect(guarded.status).toBe(200);
  });

  it('are refused where they are not as they should be, and nothing is written', async () => {
    const codes = async (tests: readonly object[]) => {
      const { body } = await service.admin.send<{
        details: { errors: readonly { code: string; path: string }[] };
      }>('POST', TESTS, {
        body: { tests },
        headers: { 'Idempotency-Key': `wrong-${Math.random()}` },
      });
      return body.details.errors.map(({ code, path }) => `${code} ${path}`);
    };
    expect(await codes([])).toEqual(['too_few_items /tests']);
    expect(await codes([dinner, dinner])).toEqual(['duplicate_id /tests']);
    expect(await codes([{ id: 'a b', turns: [] }])).toEqual(['invalid_value /tests/0/id']);
    expect(await codes([{ id: 'a', turns: [{ expect: {} }] }])).toEqual([
      'at_least_one_property /tests/0/turns/0',
    ]);
    expect(await codes([{ id: 'a', turns: [{ user_text: 'x', expect: { nxt: [] } }] }])).toEqual([
      'unknown_field /tests/0/turns/0/expect/nxt',
    ]);
    const long = Array.from({ length: 10 }, () => ({ user_text: 'x'.repeat(8_000) }));
    expect(await codes([{ id: 'a', turns: long }])).toEqual(['too_long /tests/0']);
    const turns = Array.from({ length: 200 }, () => ({ user_text: 'x' }));
    const many = Array.from({ length: RUN_TURNS_MAX / 200 }, (_, i) => ({ id: `t${i}`, turns }));
    expect(await codes([...many, { id: 'more', turns: [{ user_text: 'x' }] }])).toEqual([
      'too_many_items /tests',
    ]);
    expect((await service.admin.get<{ tests: object[] }>(TESTS)).body.tests).toEqual([]);

    expect((await service.admin.post(TESTS, { tests: many })).status).toBe(200);
    expect(await codes([{ id: 'more', turns: [{ user_text: 'x' }] }])).toEqual([
      'too_many_items /tests',
    ]);
  });

  it('are 200 of a service at most', async () => {
    const tests = Array.from({ length: TESTS_MAX }, (_, i) => ({ id: `t${i}`, turns: [] }));
    expect((await service.admin.post(TESTS, { tests })).status).toBe(200);
    const more = await service.admin.post(TESTS, { tests: [{ id: 'more', turns: [] }] });
    expect([more.status, more.body.code]).toEqual([422, 'configuration_validation_failed']);
  });
});
