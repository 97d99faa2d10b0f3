import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, errorsOf, type Reply } from '../support/http/client.ts';
import { freshRequests, wideConfiguration } from '../support/http/fresh-requests.ts';
import { ServiceUnderTest } from '../support/service.ts';

let service: ServiceUnderTest;
let client: Client;
const { post, inSession, next, turn, question, information, subObjective, updateObjective } =
  freshRequests(() => client);

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish(wideConfiguration);
});

afterAll(() => service.stop());

/** One character each in Latin, CJK, Arabic and beyond the basic plane. */
const LETTERS = ['a', '字', 'ض', '😀'];

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
    send: (type) => inSession('events', { state_version: 0, external: { type } }),
  },
  {
    name: 'feedback label',
    min: 1,
    max: 128,
    path: '/label',
    send: (label) => inSession('feedback', { label }),
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
    send: (name) => subObjective({ name }),
  },
  {
    name: 'objective description',
    min: 0,
    max: 4000,
    path: '/changes/0/objective/description',
    send: (description) => updateObjective({ description }),
  },
];

describe('a text', () => {
  it.each(TEXT_LIMITS.map((limit) => [limit.name, limit] as const))(
    'is as long as the contract says, in code points: %s',
    async (_, { min, max, path, send, accepted = 200 }) => {
      const refusal = async (text: string) => {
        const reply = await send(text);
        expect(reply.status).toBe(422);
        const [error] = errorsOf(reply);
        expect(error?.path).toBe(path);
        return error?.code;
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
