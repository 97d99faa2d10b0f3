import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Configuration } from '../../domain/configuration/entities.ts';
import { type Client, freshKey, type Reply } from '../support/client.ts';
import { creation } from '../support/configurations.ts';
import { ServiceUnderTest } from '../support/service.ts';
import { tableConfiguration } from '../support/sessions.ts';

/** Questions with as many choices and targets as a request may name. */
const wideConfiguration: Configuration = {
  ...tableConfiguration,
  questions: [
    ...tableConfiguration.questions,
    {
      id: 'q_wide',
      text: 'Which of these?',
      type: 'multiple_choice',
      sub_objective_id: 'taste',
      active: true,
      choices: Array.from({ length: 50 }, (_, i) => ({ id: `choice${i}`, label: `Choice ${i}` })),
    },
  ],
  success_informations: [
    ...tableConfiguration.success_informations,
    ...Array.from({ length: 101 }, (_, i) => ({
      id: `wide${i}`,
      label: `Wide ${i}`,
      primary_question_id: 'q_wide',
      schema: { type: 'array' },
    })),
  ],
  sub_objectives: [
    ...tableConfiguration.sub_objectives,
    ...Array.from({ length: 101 }, (_, i) => ({
      id: `stage${i}`,
      name: `Stage ${i}`,
      order_position: i + 2,
      completion_role: 'contributing' as const,
    })),
  ],
};

let service: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish(wideConfiguration);
});

afterAll(() => service.stop());

/** One character each in Latin, CJK, Arabic and beyond the basic plane. */
const LETTERS = ['a', '字', 'ض', '😀'];

async function fresh(operation: string, body: object): Promise<Reply> {
  const created = await client.send('POST', '/v1/sessions', {
    body: {},
    headers: { 'Idempotency-Key': freshKey() },
  });
  return post(`/v1/sessions/${created.body.session_id}/${operation}`, body);
}

function post(path: string, body: object): Promise<Reply> {
  return client.send('POST', path, { body, headers: { 'Idempotency-Key': freshKey() } });
}

const next = (fields: object) => fresh('next', { state_version: 0, ...fields });
const change = (entity: string, fields: object) =>
  post('/v1/configuration/changes', { changes: [creation(entity, fields)] });

interface TextLimit {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** JSON Pointer that the refusal names; undefined where any refusal will do. */
  readonly path: string;
  readonly send: (text: string) => Promise<Reply>;
  /** What the answer is when the length is right; 422 where the value means nothing. */
  readonly accepted?: number;
}

const turn = (fields: object) => next({ previous_turn: { question_id: 'q_food', ...fields } });
let counter = 0;
/** Fields of a creation that clashes with no other one. */
const unused = (fields: object) => ({ id: `id${++counter}`, ...fields });
const question = (fields: object) =>
  change('question', unused({ text: 'x', type: 'open', sub_objective_id: 'taste', ...fields }));
const information = (fields: object) =>
  change(
    'success_information',
    unused({ label: 'x', primary_question_id: 'q_food', schema: {}, ...fields }),
  );

const TEXT_LIMITS: readonly TextLimit[] = [
  {
    name: 'client_reference',
    min: 1,
    max: 256,
    path: '/client_reference',
    send: (text) => post('/v1/sessions', { client_reference: text }),
    accepted: 201,
  },
  {
    name: 'assistant_text',
    min: 1,
    max: 8000,
    path: '/previous_turn/assistant_text',
    send: (assistant_text) => turn({ assistant_text }),
  },
  {
    name: 'user_text',
    min: 1,
    max: 8000,
    path: '/previous_turn/user_text',
    send: (user_text) => turn({ user_text }),
  },
  {
    name: 'free_text',
    min: 1,
    max: 4000,
    path: '/previous_turn/structured_answer/free_text',
    send: (free_text) => turn({ structured_answer: { choice_ids: ['pasta'], free_text } }),
  },
  {
    name: 'message_id',
    min: 1,
    max: 128,
    path: '/previous_turn/message_id',
    send: (message_id) => turn({ message_id }),
  },
  {
    name: 'summary text',
    min: 1,
    max: 16_000,
    path: '/context_update/text',
    send: (text) => next({ context_update: { mode: 'summary', text } }),
  },
  {
    name: 'message text',
    min: 1,
    max: 8000,
    path: '/context_update/messages/0/text',
    send: (text) =>
      next({ context_update: { mode: 'messages', messages: [{ role: 'user', text }] } }),
  },
  {
    name: "a message's message_id",
    min: 1,
    max: 128,
    path: '/context_update/messages/0/message_id',
    send: (message_id) =>
      next({
        context_update: { mode: 'messages', messages: [{ role: 'user', text: 'x', message_id }] },
      }),
  },
  {
    name: 'excluded question id',
    min: 1,
    max: 128,
    path: '/selection/excluded_question_ids/0',
    send: (id) => next({ selection: { excluded_question_ids: [id] } }),
  },
  {
    name: "an external event's type",
    min: 1,
    max: 128,
    path: '/external/type',
    send: (type) => fresh('events', { state_version: 0, external: { type } }),
  },
  {
    name: 'feedback label',
    min: 1,
    max: 128,
    path: '/label',
    send: (label) => fresh('feedback', { label }),
    accepted: 201,
  },
  {
    name: 'question text',
    min: 1,
    max: 4000,
    path: '/changes/0/question/text',
    send: (text) => question({ text }),
  },
  {
    name: 'choice label',
    min: 1,
    max: 200,
    path: '/changes/0/question/choices/0/label',
    send: (label) => question({ type: 'single_choice', choices: [{ id: 'c', label }] }),
  },
  {
    name: 'information label',
    min: 1,
    max: 200,
    path: '/changes/0/success_information/label',
    send: (label) => information({ label }),
  },
  {
    name: 'sub-objective name',
    min: 1,
    max: 200,
    path: '/changes/0/sub_objective/name',
    send: (name) =>
      change('sub_objective', unused({ name, order_position: 0, completion_role: 'blocking' })),
  },
  {
    name: 'objective description',
    min: 0,
    max: 4000,
    path: '/changes/0/objective/description',
    send: (description) =>
      post('/v1/configuration/changes', {
        changes: [{ entity: 'objective', operation: 'update', objective: { description } }],
      }),
  },
];

describe('a text', () => {
  it.each(TEXT_LIMITS.map((limit) => [limit.name, limit] as const))(
    'is as long as the contract says, in code points: %s',
    async (_, { min, max, path, send, accepted = 200 }) => {
      const refusal = async (text: string) => {
        const reply = await send(text);
        const { errors } = reply.body.details as { errors: { path: string; code: string }[] };
        expect(reply.status).toBe(422);
        expect(errors[0]!.path).toBe(path);
        return errors[0]!.code;
      };
      for (const letter of LETTERS) {
        expect((await send(letter.repeat(max))).status, letter).toBe(accepted);
        expect(await refusal(letter.repeat(max + 1))).toBe('too_long');
      }
      if (min > 0) expect(await refusal('')).toBe('too_short');
      expect((await send('x'.repeat(min))).status).toBe(accepted);
      expect(await refusal('a\0b')).toBe('invalid_value');
      expect(await refusal('a\ud800b')).toBe('invalid_value');
    },
  );

  it('of an id in a path has 1 to 128 code points', async () => {
    for (const letter of LETTERS) {
      const read = (length: number) =>
        client.get(`/v1/sessions/${encodeURIComponent(letter.repeat(length))}`);
      expect((await read(128)).status).toBe(404);
      const refused = await read(129);
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        details: { errors: [{ code: 'too_long', location: 'path', path: 'session_id' }] },
      });
    }
    expect((await client.get('/v1/sessions/%00')).status).toBe(422);
  });
});

interface CountLimit {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly path: string;
  readonly send: (count: number) => Promise<Reply>;
}

const several = <T>(count: number, item: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => item(i));

const COUNT_LIMITS: readonly CountLimit[] = [
  {
    name: 'choice_ids',
    min: 1,
    max: 50,
    path: '/previous_turn/structured_answer/choice_ids',
    send: (count) =>
      next({
        previous_turn: {
          question_id: 'q_wide',
          structured_answer: { choice_ids: several(count, (i) => `choice${i}`) },
        },
      }),
  },
  {
    name: 'messages',
    min: 1,
    max: 100,
    path: '/context_update/messages',
    send: (count) =>
      next({
        context_update: {
          mode: 'messages',
          messages: several(count, (i) => ({ role: 'user', text: `message ${i}` })),
        },
      }),
  },
  {
    name: 'data updates',
    min: 0,
    max: 100,
    path: '/client_updates/data',
    send: (count) =>
      next({
        client_updates: {
          data: several(count, (i) => ({ id: `wide${i}`, operation: 'not_applicable' })),
        },
      }),
  },
  {
    name: 'sub-objective overrides',
    min: 0,
    max: 100,
    path: '/client_updates/sub_objectives',
    send: (count) =>
      next({
        client_updates: {
          sub_objectives: several(count, (i) => ({ id: `stage${i}`, operation: 'exclude' })),
        },
      }),
  },
  {
    name: 'required_target_ids',
    min: 1,
    max: 100,
    path: '/selection/required_target_ids',
    send: (count) =>
      next({ selection: { required_target_ids: several(count, (i) => `wide${i}`) } }),
  },
  {
    name: 'excluded_question_ids',
    min: 0,
    max: 500,
    path: '/selection/excluded_question_ids',
    send: (count) => next({ selection: { excluded_question_ids: several(count, (i) => `q${i}`) } }),
  },
  {
    name: "a selection's sub-objectives",
    min: 1,
    max: 100,
    path: '/selection/sub_objectives/ids',
    send: (count) =>
      next({
        selection: {
          sub_objectives: { ids: several(count, (i) => `stage${i}`), mode: 'exclude' },
        },
      }),
  },
  {
    name: 'choices of a question',
    min: 0,
    max: 50,
    path: '/changes/0/question/choices',
    send: (count) =>
      question({
        type: 'single_choice',
        choices: several(count, (i) => ({ id: `c${i}`, label: 'x' })),
      }),
  },
  {
    name: 'keys of feedback metadata',
    min: 0,
    max: 50,
    path: '/metadata',
    send: (count) =>
      fresh('feedback', {
        label: 'x',
        metadata: Object.fromEntries(several(count, (i) => [`k${i}`, i])),
      }),
  },
];

describe('a list', () => {
  it.each(COUNT_LIMITS.map((limit) => [limit.name, limit] as const))(
    'is as long as the contract says: %s',
    async (_, { min, max, path, send }) => {
      expect((await send(max)).status).toBeLessThan(300);
      expect((await send(min)).status).toBeLessThan(300);
      const long = await send(max + 1);
      expect(long.status).toBe(422);
      expect(long.body).toMatchObject({ details: { errors: [{ code: 'too_many_items', path }] } });
      if (min === 0) return;
      const short = await send(min - 1);
      expect(short.body).toMatchObject({ details: { errors: [{ code: 'too_few_items', path }] } });
    },
  );

  it.each([
    ['choice_ids', { previous_turn: { structured_answer: { choice_ids: ['pasta', 'pasta'] } } }],
    ['required_target_ids', { selection: { required_target_ids: ['food', 'food'] } }],
    ['excluded_question_ids', { selection: { excluded_question_ids: ['q_food', 'q_food'] } }],
    ['allowed_question_types', { selection: { allowed_question_types: ['open', 'open'] } }],
    ['ids', { selection: { sub_objectives: { ids: ['taste', 'taste'], mode: 'prefer' } } }],
  ])('repeats nothing: %s', async (_, body) => {
    const reply = await next(body);
    expect(reply.body).toMatchObject({ details: { errors: [{ code: 'not_unique' }] } });
  });
});

describe('a number', () => {
  it.each([
    ['candidate_count', 1, 10, (n: number) => next({ selection: { candidate_count: n } })],
    [
      'max_turns',
      1,
      200,
      (max_turns: number) =>
        post('/v1/configuration/changes', {
          changes: [{ entity: 'objective', operation: 'update', objective: { max_turns } }],
        }),
    ],
    [
      'candidates_per_call',
      1,
      10,
      (candidates_per_call: number) =>
        post('/v1/configuration/changes', {
          changes: [
            { entity: 'objective', operation: 'update', objective: { candidates_per_call } },
          ],
        }),
    ],
    [
      'overlap_seconds',
      0,
      30 * 24 * 3600,
      async (overlap_seconds: number) => {
        const base = '/internal/v1/tenants/acme/services/table/keys';
        const made = await service.admin.send<{ key: { key_id: string } }>('POST', base, {
          body: { name: 'x', scopes: ['runtime'] },
        });
        const path = `${base}/${made.body.key.key_id}/rotate`;
        return service.admin.send('POST', path, { body: { overlap_seconds } });
      },
    ],
  ] as const)('is whole and within its bounds: %s', async (_, min, max, send) => {
    expect((await send(min)).status).toBeLessThan(300);
    expect((await send(max)).status).toBeLessThan(300);
    for (const value of [min - 1, max + 1, min + 0.5]) expect((await send(value)).status).toBe(422);
  });

  it('of a state_version is a whole number from 0 that JSON can carry, never a text', async () => {
    for (const sent of ['-1', '0.5', '"0"', 'null', 'true', '[]', '9007199254740993', '1e400']) {
      const reply = await client.send('POST', `/v1/sessions/x/next`, {
        body: `{"state_version":${sent}}`,
        headers: { 'Idempotency-Key': freshKey() },
      });
      expect([sent, reply.status]).toEqual([sent, 422]);
    }
    const reply = await fresh('next', {});
    expect(reply.body).toMatchObject({ details: { errors: [{ code: 'required' }] } });
  });

  it('of an order_strength lies between 0 and 1', async () => {
    const send = (order_strength: number) =>
      post('/v1/configuration/changes', {
        changes: [{ entity: 'objective', operation: 'update', objective: { order_strength } }],
      });
    for (const value of [0, 0.33, 1]) expect((await send(value)).status).toBe(200);
    for (const value of [-0.01, 1.01]) expect((await send(value)).status).toBe(422);
  });
});

describe('a size', () => {
  const KIB = 1024;

  it('of a body is 64 KiB, and 2 MiB for /next, /events and changes', async () => {
    const padded = (bytes: number) => {
      const body = '{"x":1}';
      return `${' '.repeat(bytes - body.length)}${body}`;
    };
    for (const [path, bytesMax] of [
      ['/v1/sessions', 64 * KIB],
      ['/v1/sessions/x/feedback', 64 * KIB],
      ['/v1/sessions/x/conversion', 64 * KIB],
      ['/v1/next-questions', 64 * KIB],
      ['/v1/configuration/publish', 64 * KIB],
      ['/v1/sessions/x/next', 2 * KIB * KIB],
      ['/v1/sessions/x/events', 2 * KIB * KIB],
      ['/v1/configuration/changes', 2 * KIB * KIB],
    ] as const) {
      const send = (body: string) =>
        client.send('POST', path, { body, headers: { 'Idempotency-Key': freshKey() } });
      expect((await send(padded(bytesMax))).body.code).toBe('invalid_request');
      const large = await send(padded(bytesMax + 1));
      expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
      expect(large.body.details).toEqual({ max_bytes: bytesMax });
    }
  });

  it('of free objects is 16 KiB as JSON in UTF-8', async () => {
    const object = (bytes: number) => ({ a: 'é'.repeat((bytes - 8) / 2) });
    expect(Buffer.byteLength(JSON.stringify(object(16 * KIB)))).toBe(16 * KIB);
    const external = (data: object) =>
      fresh('events', { state_version: 0, external: { type: 'x', data } });
    const feedback = (metadata: object) => fresh('feedback', { label: 'x', metadata });
    for (const send of [external, feedback]) {
      expect((await send(object(16 * KIB))).status).toBeLessThan(300);
      expect((await send(object(16 * KIB + 2))).body).toMatchObject({
        details: { errors: [{ code: 'too_long' }] },
      });
    }
  });

  it('of the texts of all messages together is 100,000 code points', async () => {
    const messages = (last: number) => ({
      context_update: {
        mode: 'messages',
        messages: [...several(12, () => 8000), last].map((length) => ({
          role: 'assistant',
          text: '😀'.repeat(length),
        })),
      },
    });
    expect((await next(messages(4000))).status).toBe(200);
    expect((await next(messages(4001))).body).toMatchObject({
      details: { errors: [{ code: 'too_long', path: '/context_update/messages' }] },
    });
  });

  it('of what would be stored is the limit of the log', async () => {
    const data = [{ id: 'wide0', operation: 'set', value: ['x'.repeat(300_000)] }];
    const reply = await next({ client_updates: { data } });
    expect([reply.status, reply.body.code]).toEqual([413, 'payload_too_large']);
    expect(reply.body.details).toEqual({ max_bytes: 256 * KIB });
  });

  it('of a nesting is 32 levels', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const send = (depth: number) =>
      client.send('POST', '/v1/sessions/x/events', {
        body: `{"state_version":0,"external":{"type":"x","data":{"a":${nested(depth)}}}}`,
        headers: { 'Idempotency-Key': freshKey() },
      });
    expect((await send(29)).status).toBe(404);
    for (const depth of [30, 1_000, 500_000]) {
      const reply = await send(depth);
      expect([reply.status, reply.body.code]).toEqual([422, 'invalid_request']);
    }
  });
});
