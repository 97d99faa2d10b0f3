import { setTimeout as delay } from 'node:timers/promises';
import { type Client, decidedSession, versionOf } from '../histories/mutations.ts';
import type { Instance } from '../instance.ts';
import type { Reply } from './http-client.ts';

/** What became of the turns of some time. */
export interface Turns {
  /** Those that came due. */
  readonly due: number;
  /** Milliseconds of each that was answered with 200. */
  readonly tookMs: readonly number[];
  /** The others: not answered with 200, or not begun as all sessions waited for an answer. */
  readonly others: readonly (Reply | undefined)[];
}

interface TurnsStart {
  readonly client: Client;
  /** Turns a second, however long they take. */
  readonly rate: number;
  /** Sessions that take them in turns; of one only one turn is under way. */
  readonly sessions: number;
  /** Turns after which a session gives its place to a new one; left out: they go on. */
  readonly turnsEach?: number;
}

/** What a user says each time. */
const SAID = { question_id: 'q_people', user_text: 'We are four people' };

/** A session, and what its client knows of it. */
export interface Session {
  readonly path: string;
  version: number;
  turns: number;
}

/** New sessions that have their first decision, made side by side. */
export function decidedSessions(
  instance: Instance,
  client: Client,
  count: number,
): Promise<Session[]> {
  return Promise.all(Array.from({ length: count }, () => newSession(instance, client)));
}

async function newSession(instance: Instance, client: Client): Promise<Session> {
  return { ...(await decidedSession(instance, client)), turns: 0 };
}

/** Sessions of users who come at their own pace: a turn is due whether or not the ones before it have been answered. */
export class SteadyTurns {
  readonly #instance: Instance;
  readonly #client: Client;
  readonly #rate: number;
  readonly #turnsEach: number;
  readonly #idle: Session[];

  private constructor(
    instance: Instance,
    { client, rate, turnsEach = Number.POSITIVE_INFINITY }: TurnsStart,
    idle: Session[],
  ) {
    this.#turnsEach = turnsEach;
    this.#instance = instance;
    this.#client = client;
    this.#rate = rate;
    this.#idle = idle;
  }

  static async start(instance: Instance, start: TurnsStart): Promise<SteadyTurns> {
    const sessions = await decidedSessions(instance, start.client, start.sessions);
    return new SteadyTurns(instance, start, sessions);
  }

  /** Resolves when all turns that came due in this time have been answered. */
  async run(ms: number): Promise<Turns> {
    const tookMs: number[] = [];
    const others: (Reply | undefined)[] = [];
    const underWay: Promise<void>[] = [];
    const began = performance.now();
    const due = Math.floor((ms * this.#rate) / 1_000);
    for (let n = 0; n < due; n += 1) {
      const waitMs = began + (1_000 * n) / this.#rate - performance.now();
      if (waitMs > 0) await delay(waitMs);
      const session = this.#idle.shift();
      if (!session) others.push(undefined);
      else underWay.push(this.#turn(session, tookMs, others));
    }
    await Promise.all(underWay);
    return { due, tookMs, others };
  }

  async #turn(session: Session, tookMs: number[], others: (Reply | undefined)[]): Promise<void> {
    const { token, unique } = this.#client;
    const since = performance.now();
    const reply = await this.#instance.send(`${session.path}/next`, {
      token,
      key: `key-${unique()}`,
      body: { state_version: session.version, previous_turn: SAID },
    });
    if (reply.status === 200) {
      tookMs.push(performance.now() - since);
      session.version = versionOf(reply);
    } else others.push(reply);
    session.turns += 1;
    const isOver = session.turns >= this.#turnsEach;
    this.#idle.push(isOver ? await newSession(this.#instance, this.#client) : session);
  }
}

/** The figure that a share of them does not exceed, 0 to 1; NaN of none. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
