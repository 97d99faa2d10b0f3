import { expect, it } from 'vitest';
import { QssClient } from '../../client/client.ts';

const SESSION = {
  session_id: 'ses_1',
  status: 'active',
  turns_remaining: 3,
  progress: { objective: { effective_status: 'not_started' }, sub_objectives: [] },
  versions: { state_version: 4 },
  pending_decision: { decision_id: 'dec_1', candidates: [{ question_id: 'q_1', text: 'Why?' }] },
};

/** A client of a service that must not be asked for more than the session. */
function client(): QssClient {
  const fetch = (_: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json(SESSION);
    throw new Error('nothing may be sent');
  };
  return new QssClient({ url: '', key: 'k', fetch });
}

/** As a program in plain JavaScript calls. */
const loose = (value: unknown) => value as never;

it.each([
  [
    undefined,
    "new QssClient was given nothing: give it an object, as { url: 'http://127.0.0.1:8080'",
  ],
  [{ key: 'k' }, 'url is missing: the base address of the service'],
  [
    { url: 'localhost:18080', key: 'k' },
    'url is "localhost:18080": begin it with http:// or https://',
  ],
  [{ url: '/api', key: 'k' }, 'url is "/api": begin it with http:// or https://'],
  [{ url: 'http://localhost:18080', key: '' }, 'key is empty, or has a space or a line break'],
  [{ url: 'http://localhost:18080', key: 'qss_live_a\n' }, 'key is empty, or has a space'],
])('a client of %j is a TypeError that says what to write instead', (options, message) => {
  expect(() => new QssClient(loose(options))).toThrow(TypeError);
  expect(() => new QssClient(loose(options))).toThrow(message);
});

it('a client is made of an address, with a key or without', () => {
  expect(() => new QssClient({ url: 'https://questions.example/base/' })).not.toThrow();
});

it.each([
  [undefined, 'resume was given nothing: give it an object, as what snapshot() gave'],
  ['', 'resume was given an empty text: give it a session_id.'],
  [{ state_version: 3 }, 'resume was given a snapshot without session_id.'],
])('resuming %j is a TypeError at once', async (from, message) => {
  const resumed = client().resume(loose(from));
  await expect(resumed).rejects.toThrow(TypeError);
  await expect(client().resume(loose(from))).rejects.toThrow(message);
});

it.each([
  ['gears', 'turn.answer was given "gears": give it an object, as { user_text:'],
  [undefined, 'turn.answer was given nothing'],
  [{ user_text: undefined }, 'turn.answer was given a user_text that is undefined'],
])('an answer of %j is a TypeError, and nothing is sent', async (answer, message) => {
  for await (const turn of await client().resume('ses_1')) {
    await expect(turn.answer(loose(answer))).rejects.toThrow(TypeError);
    await expect(turn.answer(loose(answer))).rejects.toThrow(message);
    break;
  }
});

it('a body that is no object is a TypeError at each call that takes one', async () => {
  const session = await client().resume('ses_1');
  await expect(client().start(loose('call-1'))).rejects.toThrow(TypeError);
  await expect(session.next(loose('gears'))).rejects.toThrow(TypeError);
  await expect(session.events(loose(undefined))).rejects.toThrow(TypeError);
  await expect(session.feedback(loose('booked'))).rejects.toThrow(TypeError);
});
