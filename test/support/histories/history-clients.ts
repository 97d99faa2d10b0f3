import { setTimeout as delay } from 'node:timers/promises';
import { idempotencyOf } from '../../../api/idempotency-key.ts';
import type { RouteRequest } from '../../../api/route.ts';
import { keptDigest } from '../../../app/core/idempotency/receipt-places.ts';
import type { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import { feedbackStream } from '../../../domain/feedback/stream.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import type { Keyring } from '../../../keyring/port.ts';
import type { EventLog } from '../../../log/port.ts';
import type { Random } from '../hostile/random.ts';
import type { Reply, Sending } from '../http/http-client.ts';
import type { Instance } from '../instance.ts';
import { sessionKeysOf } from '../session-keys.ts';
import type { History, Read, Write } from './history.ts';
import { clientWith, commitsSince, decidedSession, versionOf } from './mutations.ts';

/** Clients of sessions of `acme`/`table` that do as a seed says, and write down what they saw. */

export interface Clients {
  readonly random: Random;
  /** One that is there all the time, to make the sessions with. */
  readonly steady: Instance;
  /** Where they send to, whoever is there by then. */
  readonly instances: readonly Instance[];
  /** What is really there in the end. */
  readonly log: EventLog;
  /** By what the service keeps the keys of calls. */
  readonly keyring: Keyring;
  readonly token: string;
  readonly clients: number;
  readonly sessions: number;
  /** Whether a client that has done this much goes on. */
  readonly goesOn: (operations: number) => boolean;
  /** Whether clients leave the processor to what is started meanwhile, instead of asking without a pause. */
  readonly isQuiet?: () => boolean;
}

type Operation = 'next' | 'events' | 'feedback';

const TRIES_MAX = 40;
/** What is still on its way to the log arrives before that is looked into. */
const SETTLE_MS = 50;
/** Between two operations of a client that is quiet. */
const QUIET_MS = 50;

/** Lets all clients do what they do, then looks into the log. */
export async function recordHistory(options: Clients): Promise<History> {
  const { steady, log, token, random, clients, goesOn, isQuiet = () => false } = options;
  const sessions: Session[] = [];
  for (let n = 0; n < options.sessions; n++) {
    const { path, version } = await decidedSession(steady, clientWith(token, 'history'));
    sessions.push({ id: path.split('/').at(-1)!, path, version });
  }
  const before = await log.head();
  const recorder = new Recorder(options);
  const streams = new Set(
    sessions.flatMap(({ id }) => [streamOf('next', id), streamOf('feedback', id)]),
  );
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const known = new Map(sessions.map(({ id, version }) => [id, version]));
      for (let n = 0; goesOn(n); n++) {
        await recorder.operate(random.pick(sessions), known);
        if (isQuiet()) await delay(QUIET_MS);
      }
    }),
  );
  await delay(SETTLE_MS);
  for (const session of sessions) await recorder.read(steady, session, new Map());
  const commits = await commitsSince(log, before);
  const { reads, surprises } = recorder;
  const kept = { sessionKeys: sessionKeysOf(options.keyring) };
  const writes = await Promise.all(recorder.writes.map((write) => asKept(write, kept)));
  return { writes, reads, surprises, log: commits.filter(({ stream }) => streams.has(stream)) };
}

/** With its key as receipts have it. */
async function asKept(write: Write, kept: { sessionKeys: SessionKeys }): Promise<Write> {
  const sent = { keyDigest: write.key, bodyDigest: '' };
  return { ...write, key: await keptDigest(kept, sent) };
}

interface Session {
  readonly id: string;
  readonly path: string;
  readonly version: number;
}

function streamOf(operation: Operation, id: string): string {
  return operation === 'feedback' ? feedbackStream('acme', 'table', id) : sessionStream('acme', id);
}

/** A write that is not over yet. */
type Writing = { -readonly [Field in keyof Write]: Write[Field] } & { readonly answers: string[] };

class Recorder {
  readonly writes: Write[] = [];
  readonly reads: Read[] = [];
  readonly surprises: string[] = [];
  readonly #random: Random;
  readonly #instances: readonly Instance[];
  readonly #token: string;
  #keys = 0;

  constructor({ random, instances, token }: Clients) {
    this.#random = random;
    this.#instances = instances;
    this.#token = token;
  }

  /** @param known the versions that this client has heard of, by session */
  async operate(session: Session, known: Map<string, number>): Promise<void> {
    const kind = this.#random.pickWeighted<Operation | 'read'>([
      [3, 'read'],
      [3, 'events'],
      [2, 'next'],
      [1, 'feedback'],
    ]);
    if (kind === 'read') await this.read(this.#random.pick(this.#instances), session, known);
    else await this.#write(kind, session, known);
  }

  /** Reads a session from somewhere. */
  async read(instance: Instance, { id, path }: Session, known: Map<string, number>): Promise<void> {
    const invokedAt = performance.now();
    const reply = await attempt(instance, path, { method: 'GET', token: this.#token });
    if (!reply || reply.status === 503) return;
    if (reply.status === 200) {
      const { request_id: _, ...view } = reply.json as Record<string, unknown>;
      this.#told(id, versionOf(reply), invokedAt, JSON.stringify(view));
      known.set(id, versionOf(reply));
    } else this.surprises.push(reply.text);
  }

  #told(id: string, version: number, invokedAt: number, view?: string): void {
    const returnedAt = performance.now();
    const stream = streamOf('next', id);
    this.reads.push({
      stream,
      invokedAt,
      returnedAt,
      version,
      ...(view === undefined ? {} : { view }),
    });
  }

  async #write(operation: Operation, session: Session, known: Map<string, number>): Promise<void> {
    const { id, path } = session;
    // Some are sent with what cannot be right any more.
    const expected = known.get(id)! - (this.#random.chance(0.1) ? 1 : 0);
    const key = `key-${++this.#keys}-of-a-history`;
    const request = { token: this.#token, key, body: this.#bodyOf(operation, expected) };
    const write: Writing = {
      stream: streamOf(operation, id),
      key: keyDigestOf(operation, id, key),
      ...(operation === 'feedback' ? {} : { expected }),
      invokedAt: performance.now(),
      returnedAt: Number.POSITIVE_INFINITY,
      outcome: 'unknown',
      answers: [],
    };
    this.writes.push(write);
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const invokedAt = performance.now();
      const instance = this.#random.pick(this.#instances);
      const reply = await attempt(instance, `${path}/${operation}`, request);
      if (reply && reply.status !== 503) {
        this.#heard(write, reply);
        const version = versionIn(reply);
        if (version !== undefined) known.set(id, version);
        if (version !== undefined && write.outcome === 'refused') {
          this.#told(id, version, invokedAt);
        }
        // Some ask again for what they were told.
        if (write.outcome === 'refused' || this.#random.chance(0.7)) return;
      } else {
        // Some never learn what became of it.
        if (this.#random.chance(0.1)) return;
        await delay(this.#random.below(20));
      }
    }
  }

  #heard(write: Writing, reply: Reply): void {
    if (reply.status < 300) {
      write.answers.push(reply.text);
      if (write.outcome === 'done') return;
      write.outcome = 'done';
      const version = versionIn(reply);
      if (version !== undefined) write.version = version;
    } else if (reply.json.code === 'state_version_conflict') write.outcome = 'refused';
    else this.surprises.push(reply.text);
    write.returnedAt = performance.now();
  }

  #bodyOf(operation: Operation, state_version: number): object {
    const value = 1 + this.#random.below(12);
    if (operation === 'feedback') return { label: `label-${value}` };
    if (operation === 'next' && this.#random.chance(0.5)) {
      const user_text = `For ${value} people, please`;
      return { state_version, previous_turn: { question_id: 'q_people', user_text } };
    }
    const data = [{ id: 'people', operation: 'set', value }];
    return { state_version, client_updates: { data } };
  }
}

/** Undefined where the connection breaks. */
function attempt(instance: Instance, path: string, request: Sending): Promise<Reply | undefined> {
  return instance.send(path, request).catch(() => undefined);
}

/** The version that an answer tells, be it of what was done or of what stands in its way. */
function versionIn({ json }: Reply): number | undefined {
  const { versions, details } = json as {
    readonly versions?: { readonly state_version: number };
    readonly details?: { readonly current_state_version?: number };
  };
  return versions?.state_version ?? details?.current_state_version;
}

function keyDigestOf(operation: Operation, session_id: string, idempotencyKey: string): string {
  const request = {
    identity: { tenant: 'acme', service: 'table' },
    params: { session_id },
    idempotencyKey,
    bodyDigest: '',
  };
  return idempotencyOf(request as unknown as RouteRequest, operation).keyDigest;
}
