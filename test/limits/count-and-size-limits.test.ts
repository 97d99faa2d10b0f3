import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, freshKey, type Reply } from '../support/http/client.ts';
import { freshRequests, wideConfiguration } from '../support/http/fresh-requests.ts';
import { ServiceUnderTest } from '../support/service.ts';

let service: ServiceUnderTest;
let client: Client;
const { inSession, next, question, updateObjective } = freshRequests(() => client);

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish(wideConfiguration);
});

afterAll(() => service.stop());

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
      inSession('feedback', {
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
    ['max_turns', 1, 200, (max_turns: number) => updateObjective({ max_turns })],
    [
      'candidates_per_call',
      1,
      10,
      (candidates_per_call: number) => updateObjective({ candidates_per_call }),
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
    const reply = await inSession('next', {});
    expect(reply.body).toMatchObject({ details: { errors: [{ code: 'required' }] } });
  });

  it('of an order_strength lies between 0 and 1', async () => {
    const send = (order_strength: number) => updateObjective({ order_strength });
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
      inSession('events', { state_version: 0, external: { type: 'x', data } });
    const feedback = (metadata: object) => inSession('feedback', { label: 'x', metadata });
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
