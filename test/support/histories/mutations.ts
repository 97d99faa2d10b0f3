import { setTimeout as delay } from 'node:timers/promises';
import { scanLog } from '../../../app/core/streams/scan-log.ts';
import { readMetadata } from '../../../domain/recording/metadata.ts';
import type { EventLog, Position } from '../../../log/port.ts';
import { compilationEnd, type Reply, type Sending } from '../http/http-client.ts';
import type { Instance } from '../instance.ts';

/** One request that has an effect, and has it once for its key. */
export interface Mutation {
  readonly path: string;
  readonly request: Sending;
}

export interface Client {
  readonly token: string;
  /** No two calls give the same text. */
  readonly unique: () => string;
}

/** Everything that a client can change, each with what has to be there before. */
export const MUTATIONS: Readonly<
  Record<string, (instance: Instance, client: Client) => Promise<Mutation>>
> = {
  create: async (_, client) => ({
    path: '/v1/sessions',
    request: keyed(client, { client_reference: client.unique() }),
  }),
  next: async (instance, client) => {
    const { path, version } = await decidedSession(instance, client);
    // Nothing that the rules understand, and other words each time: where there is a provider, it is asked.
    const turn = { question_id: 'q_people', user_text: `blorp ${inLetters(++uniques)}` };
    const body = { state_version: version, previous_turn: turn };
    return { path: `${path}/next`, request: keyed(client, body) };
  },
  events: async (instance, client) => {
    const { path, version } = await decidedSession(instance, client);
    const data = [{ id: 'people', operation: 'set', value: 5 }];
    const body = { state_version: version, client_updates: { data } };
    return { path: `${path}/events`, request: keyed(client, body) };
  },
  feedback: async (instance, client) => {
    const { path } = await decidedSession(instance, client);
    return { path: `${path}/feedback`, request: keyed(client, { label: client.unique() }) };
  },
  changes: async (_, client) => {
    const objective = { name: `Book a table, ${client.unique()}` };
    const changes = [{ entity: 'objective', operation: 'update', objective }];
    return { path: '/v1/configuration/changes', request: keyed(client, { changes }) };
  },
  publish: async (instance, client) => {
    await compilationsEnded(instance, client);
    return { path: '/v1/configuration/publish', request: keyed(client, {}) };
  },
  conversion: async (_, client) => ({
    path: `/v1/sessions/beta-${client.unique()}/conversion`,
    request: keyed(client, { type: 'purchase', value: 12.5, currency: 'EUR' }),
  }),
};

function keyed({ token, unique }: Client, body: object): Sending {
  return { token, key: `key-${unique()}`, body };
}

let uniques = 0;

/** A word that nobody knows; digits would be understood. */
function inLetters(n: number): string {
  return `snarf${[...String(n)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`;
}

/** A client that numbers what has to be unique. */
export function clientWith(token: string, name = 'client'): Client {
  return { token, unique: () => `${name}-${++uniques}` };
}

/** A new session that has its first decision. */
export async function decidedSession(instance: Instance, client: Client) {
  const created = await insist(instance, '/v1/sessions', keyed(client, {}));
  const path = `/v1/sessions/${created.json.session_id}`;
  const first = await insist(instance, `${path}/next`, keyed(client, { state_version: 0 }));
  return { path, version: versionOf(first) };
}

async function insist(instance: Instance, path: string, request: Sending): Promise<Reply> {
  const reply = await persist([instance], { path, request });
  if (reply.status < 300) return reply;
  throw new Error(`${path} was refused: ${reply.text}`);
}

export function versionOf({ json }: Reply): number {
  return (json.versions! as { state_version: number }).state_version;
}

/** Waits for the end of what is being compiled, which the refusal of another publication names. */
async function compilationsEnded(instance: Instance, { token, unique }: Client): Promise<void> {
  const request = { token, key: `key-${unique()}`, body: { expected_draft_revision: 1_000_000 } };
  const { json } = await instance.send('/v1/configuration/publish', request);
  const { compilation_id } = json.details! as { compilation_id?: string };
  if (compilation_id !== undefined) await compilationEnd(instance, token, compilation_id);
}

/** Sends it until it is answered with something other than "wait": what every client should do. */
export async function persist(
  instances: readonly Instance[],
  { path, request }: Mutation,
): Promise<Reply & { readonly tries: number }> {
  for (let tries = 0; tries < 1_000; tries++) {
    const instance = instances[tries % instances.length]!;
    const reply = await instance.send(path, request).catch(() => undefined);
    if (reply && reply.status !== 503) return { ...reply, tries: tries + 1 };
    await delay(50);
  }
  throw new Error(`${path} is not answered`);
}

/** What clients have brought about since a position: a commit each, as its key's digest. */
export async function effectsSince(log: EventLog, after?: Position): Promise<readonly string[]> {
  const commits = await commitsSince(log, after);
  return commits.flatMap(({ keyDigest }) => keyDigest ?? []);
}

/** The events that one append wrote. */
export interface Commit {
  readonly stream: string;
  readonly firstRevision: number;
  readonly lastRevision: number;
  /** Whether all of its events are there. */
  readonly isWhole: boolean;
  /** Absent where no client asked for it, or its last event is not there. */
  readonly requestId?: string;
  readonly keyDigest?: string;
}

/** All commits since a position, in the order of the log. */
export async function commitsSince(log: EventLog, after?: Position): Promise<readonly Commit[]> {
  // The same events may have been written twice, so that the place tells them apart.
  const commits = new Map<string, Commit>();
  const counts = new Map<string, number>();
  await scanLog(log, after === undefined ? {} : { after }, (event) => {
    const { stream, revision } = event;
    const { commit, receipt, origin, request_id } = readMetadata(event);
    const firstRevision = revision - commit.index;
    const place = `${stream}@${firstRevision}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    commits.set(place, {
      stream,
      firstRevision,
      lastRevision: revision,
      isWhole: count === commit.count,
      ...(origin === 'public_api' ? { requestId: request_id! } : {}),
      ...(receipt ? { keyDigest: receipt.key_digest } : {}),
    });
    return undefined;
  });
  return [...commits.values()];
}
