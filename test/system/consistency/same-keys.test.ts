import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { below, type Random, seededRandom } from '../../../domain/simulation/random.ts';
import type { EventLog } from '../../../log/port.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { storingNoBodyDigests } from '../../support/defects/service-defects.ts';
import { type Client, freshKey, type Reply, type Sending } from '../../support/http/client.ts';
import { newLog } from '../../support/log/new-log.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { ServiceUnderTest, SHARED_KEYRING } from '../../support/service.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

/** Two calls with one Idempotency-Key: the same one again, however its JSON is written, another one, or one elsewhere. */

const SEED = seedFrom('SAME_KEYS_SEED');
const PAIRS = figureFrom('SAME_KEY_PAIRS', 60);
const TIMEOUT_MS = 240_000 + PAIRS * 200;

const WORDS = [
  'We are four',
  'Ça va, ñandú',
  '我们四个人',
  '🏡 in the north',
  'a "quoted" \\ one\n',
];

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Body = Readonly<Record<string, Json>>;

/** A body of a route, and the same with one thing changed. */
interface Route {
  readonly path: (session: string) => string;
  readonly body: (text: string) => Body;
}

const ROUTES: readonly Route[] = [
  { path: () => '/v1/sessions', body: (text) => ({ client_reference: text.trim() }) },
  {
    path: (session) => `/v1/sessions/${session}/next`,
    body: (text) => ({
      state_version: 0,
      previous_turn: { question_id: 'q_people', user_text: text, assistant_text: 'How many?' },
    }),
  },
  {
    path: (session) => `/v1/sessions/${session}/feedback`,
    body: (text) => ({ label: text }),
  },
];

/** Another way to write the same JSON. */
function writtenAnew(value: Json, random: Random): string {
  const space = () => ['', ' ', '\n\t', '  '][below(random, 4)]!;
  if (typeof value === 'string') return spelledAnew(value, random);
  if (value === 0) return ['0', '0.0', '0e3'][below(random, 3)]!;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${space()}${value.map((item) => writtenAnew(item, random)).join(`,${space()}`)}]`;
  }
  const members = Object.entries(value)
    .map((member) => ({ member, by: random() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ member: [name, item] }) => {
      return `${space()}${spelledAnew(name, random)}${space()}:${space()}${writtenAnew(item, random)}`;
    });
  return `{${members.join(',')}${space()}}`;
}

function spelledAnew(text: string, random: Random): string {
  const units = text.split('').map((unit) => {
    const code = `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return random() < 0.3 ? code : JSON.stringify(unit).slice(1, -1);
  });
  // Halves of a pair that are left as they are would be written as escapes, which are the same.
  return `"${units.join('')}"`;
}

/** A text that differs by little. */
function changed(text: string, random: Random): string {
  const signs = [...text];
  const more = signs.toSpliced(below(random, signs.length), 0, 'x').join('');
  const ways = [`${text}!`, more, text.replace(/e|四|ñ|c/, 'E')];
  const other = ways[below(random, ways.length)]!;
  return other === text ? `${text}?` : other;
}

interface Played {
  readonly service: ServiceUnderTest;
  readonly clients: readonly [Client, Client];
}

async function started(log: EventLog): Promise<Played> {
  const service = await ServiceUnderTest.start(log);
  const other = { tenant: 'globex', service: 'table' };
  const [client, neighbour] = [
    await service.publish(),
    await service.publish(tableConfiguration, other),
  ];
  return { service, clients: [client.patient, neighbour.patient] };
}

async function newSession(client: Client): Promise<string> {
  const headers = { 'Idempotency-Key': freshKey() };
  const sending = { body: {}, headers };
  return (await client.send<{ session_id: string }>('POST', '/v1/sessions', sending)).body
    .session_id;
}

/** How a call comes to the service. */
type Door = (path: string, sending: Keyed) => readonly [path: string, sending: Keyed];

interface Keyed extends Sending {
  readonly body: Body | string;
  readonly headers: { readonly 'Idempotency-Key': string };
}

const asItIs: Door = (path, sending) => [path, sending];

/** Pairs of calls that came out as they must not, each with what was sent. */
async function wrongVerdicts({ clients }: Played, pairs: number, door: Door) {
  const random = seededRandom(SEED);
  const [client, neighbour] = clients;
  const send = (by: Client, path: string, sending: Keyed) =>
    by.send('POST', ...door(path, sending));
  const wrong: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const key = `the-same-key-${pair}`;
    const route = ROUTES[below(random, ROUTES.length)]!;
    const text = `${WORDS[below(random, WORDS.length)]} ${pair}`;
    const sending = (body: Body | string) => ({ body, headers: { 'Idempotency-Key': key } });
    const path = route.path(await newSession(client));
    const first = await send(client, path, sending(route.body(text)));
    const judge = async (
      kind: string,
      again: Promise<Reply>,
      isRight: (reply: Reply) => boolean,
    ) => {
      const reply = await again;
      const told = `${kind} of ${path} ${JSON.stringify(text)}: ${reply.status} ${reply.text}`;
      if (first.status >= 300 || !isRight(reply)) wrong.push(`${told} behind ${first.text}`);
    };
    const same = writtenAnew(route.body(text), random);
    await judge(`the same, ${same},`, send(client, path, sending(same)), (reply) => {
      return reply.text === first.text && reply.headers.get('idempotent-replayed') === 'true';
    });
    const other = sending(route.body(changed(text, random)));
    await judge('another body', send(client, path, other), ({ status, body }) => {
      return status === 409 && body.code === 'idempotency_key_reused';
    });
    // Of the same text, so that nothing but the place tells them apart.
    const [there, its] = random() < 0.5 ? [client, 'another place'] : [neighbour, 'another tenant'];
    const elsewhere = there === client && path === '/v1/sessions' ? ROUTES[1]! : route;
    const place = elsewhere.path(await newSession(there));
    const independent = send(there, place, sending(elsewhere.body(text)));
    await judge(its, independent, (reply) => {
      return reply.status < 300 && reply.headers.get('idempotent-replayed') === null;
    });
  }
  return wrong;
}

async function wrongOn(log: EventLog, pairs: number, door: Door = asItIs) {
  const played = await started(log);
  try {
    return await wrongVerdicts(played, pairs, door);
  } finally {
    await played.service.stop();
  }
}

it(
  `A key answers the same call again, refuses another one and is free elsewhere: seed ${SEED}`,
  async () => {
    expect(await wrongOn(newLog(), PAIRS)).toEqual([]);
    tell('same keys', { 'pairs of calls with one key': PAIRS });
  },
  TIMEOUT_MS,
);

/** Of a service that looks at the text of a body instead of its JSON. */
const takingTheText: Door = (path, { body, headers }) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const key = `${headers['Idempotency-Key']}-${hash('sha256', text).slice(0, 16)}`;
  return [path, { body, headers: { 'Idempotency-Key': key } }];
};

/** Of a service that knows a key wherever it comes. */
function knowingItEverywhere(): Door {
  const firsts = new Map<string, string>();
  return (path, sending) => {
    const key = sending.headers['Idempotency-Key'];
    if (!firsts.has(key)) firsts.set(key, path);
    return [firsts.get(key)!, sending];
  };
}

it.each([
  ['keeps no digests of bodies', storingNoBodyDigests(sessionKeysOf(SHARED_KEYRING)), asItIs],
  ['looks at the text of a body', (log: EventLog) => log, takingTheText],
  ['knows a key everywhere', (log: EventLog) => log, knowingItEverywhere()],
])(
  'A service that %s is found out',
  async (_, defect, door) => {
    expect(await wrongOn(defect(newLog()), 8, door)).not.toEqual([]);
  },
  TIMEOUT_MS,
);
