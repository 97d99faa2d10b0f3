import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Suite } from '../../support/defects/suite.ts';
import { startProcesses } from '../../support/histories/clusters.ts';
import { type Client, clientWith, versionOf } from '../../support/histories/mutations.ts';
import type { Reply } from '../../support/http/http-client.ts';
import { decidedSessions, quantile, type Session } from '../../support/http/steady-turns.ts';
import type { Instance } from '../../support/instance.ts';
import { ADMIN_TOKEN } from '../../support/processes/service-process.ts';
import { tell } from '../../support/programme.ts';

/** Ten times as many clients as there are otherwise, three times as many as the service takes connections of. */

/** So few that who is refused, and who was just before, have connections on which they hear of it: 32 beyond the ceiling. */
const CLIENTS = 2;
const TIMES = 10;
const CONNECTIONS_MAX = 3 * CLIENTS;
/** By plan; and when there are few turns and other programs, what is left where most is lost. */
const GOODPUT_SHARE_MIN = { alone: 0.8, busy: 0.3 };
const HEALTH_EVERY_MS = 100;
/** By plan. */
const ALONE_MS_MAX = { refused: 50, health: 100 };
/** Of the times of turns before, when all is as it was. */
const AFTER_TIMES_MAX = 2;
const BACK_MS_MAX = 10_000;

/** What stands between clients and the service; nothing, unless something is planted. */
export interface Spiked {
  readonly connectionsMax: number;
  readonly before: (instance: Instance) => Instance;
  /** Of the time before the spike, and of the spike. */
  readonly seconds: number;
  /** Whether the machine does nothing else, so that the plan's figures are asked for. */
  readonly isAlone: boolean;
}

export const AS_IT_IS: Spiked = {
  connectionsMax: CONNECTIONS_MAX,
  before: (instance) => instance,
  seconds: 1.5,
  isAlone: false,
};

interface Answered {
  readonly ms: number;
  readonly reply: Reply;
}

/** What was seen in some time. */
interface Seen {
  /** Milliseconds of each turn that was taken. */
  readonly takenMs: number[];
  readonly refused: Answered[];
  /** Why connections ended without an answer. */
  readonly broken: unknown[];
  readonly health: readonly Answered[];
}

interface Spike {
  readonly plateau: Seen;
  readonly spike: Seen;
  /** Milliseconds from its end to when turns take what they took before; undefined: longer than it may. */
  readonly backMs: number | undefined;
}

async function timed(sending: Promise<Reply>): Promise<Answered> {
  const since = performance.now();
  const reply = await sending;
  return { ms: performance.now() - since, reply };
}

/** Takes one turn after the other until it is over, and comes again when it is told to. */
async function converse(
  instance: Instance,
  { client, session, end }: { client: Client; session: Session; end: number },
  seen: Seen,
): Promise<void> {
  while (performance.now() < end) {
    const body = { state_version: session.version };
    const request = { token: client.token, key: `key-${client.unique()}`, body };
    try {
      const { ms, reply } = await timed(instance.send(`${session.path}/next`, request));
      if (reply.status === 200) {
        if (performance.now() < end) seen.takenMs.push(ms);
        session.version = versionOf(reply);
        continue;
      }
      seen.refused.push({ ms, reply });
      const waitMs = 1_000 * Number(reply.headers.get('retry-after') ?? 1);
      await delay(Math.min(waitMs, Math.max(0, end - performance.now())));
    } catch (error) {
      seen.broken.push(error);
    }
  }
}

async function watchHealth(instance: Instance, end: number): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  while (performance.now() < end) {
    const request = { method: 'GET', token: ADMIN_TOKEN };
    answers.push(await timed(instance.sendInternally('/internal/ready', request)));
    await delay(HEALTH_EVERY_MS);
  }
  return answers;
}

async function see(
  instance: Instance,
  client: Client,
  sessions: readonly Session[],
  ms: number,
): Promise<Seen> {
  const end = performance.now() + ms;
  const seen = { takenMs: [], refused: [], broken: [] };
  const health = watchHealth(instance, end);
  const talks = sessions.map((session) =>
    converse(instance, { client, session, end }, { ...seen, health: [] }),
  );
  await Promise.all(talks);
  return { ...seen, health: await health };
}

async function seeSpike({ connectionsMax, before, seconds }: Spiked): Promise<Spike> {
  const env = { CONNECTIONS_MAX: String(connectionsMax) };
  const cluster = await startProcesses(1, { env });
  try {
    const client = clientWith(cluster.token, 'spike');
    const sessions: Session[] = [];
    while (sessions.length < CLIENTS * TIMES) {
      sessions.push(...(await decidedSessions(cluster.instances[0]!, client, CLIENTS)));
    }
    const instance = before(cluster.instances[0]!);
    const usual = sessions.slice(0, CLIENTS);
    const plateau = await see(instance, client, usual, seconds * 1_000);
    const spike = await see(instance, client, sessions, seconds * 1_000);
    const end = performance.now();
    const isBack = async () => {
      const { takenMs } = await see(instance, client, usual, 500);
      return quantile(takenMs, 0.5) < AFTER_TIMES_MAX * quantile(plateau.takenMs, 0.5);
    };
    while (performance.now() - end < BACK_MS_MAX) {
      if (await isBack()) return { plateau, spike, backMs: performance.now() - end };
    }
    return { plateau, spike, backMs: undefined };
  } finally {
    await cluster.stop();
  }
}

const msOf = (answers: readonly Answered[]) => answers.map(({ ms }) => ms);

/** What clients may rely on in a spike. */
export function describeSpike({ it, beforeAll }: Suite, spiked: Spiked): void {
  let seen: Spike;
  beforeAll(async () => {
    seen = await seeSpike(spiked);
    const { plateau, spike, backMs } = seen;
    const told = [plateau, spike].map(
      ({ takenMs, refused, broken, health }) =>
        `${takenMs.length} turns of ${quantile(takenMs, 0.5).toFixed()} to ${quantile(takenMs, 0.99).toFixed()} ms, ${refused.length} refused within ${quantile(msOf(refused), 0.99).toFixed()}, ${broken.length} broken, ready within ${quantile(msOf(health), 0.99).toFixed()}`,
    );
    console.log(`${told.join('; in the spike ')}; back after ${backMs?.toFixed()} ms`);
    tell('j', { 'seconds of a spike': spiked.seconds });
  });

  it('get most of the turns of a usual time', () => {
    const { plateau, spike } = seen;
    const share = spike.takenMs.length / plateau.takenMs.length;
    expect(share).toBeGreaterThan(GOODPUT_SHARE_MIN[spiked.isAlone ? 'alone' : 'busy']);
  });

  it('hear at once that there are too many, and when to come again', () => {
    const { takenMs, refused, broken } = seen.spike;
    expect(broken).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    for (const { reply } of refused) {
      expect({ status: reply.status, code: reply.json.code as unknown }).toEqual({
        status: 503,
        code: 'overloaded',
      });
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(quantile(msOf(refused), 0.5)).toBeLessThan(10 * quantile(takenMs, 0.5));
    if (spiked.isAlone) expect(quantile(msOf(refused), 0.99)).toBeLessThan(ALONE_MS_MAX.refused);
  });

  it('see it ready throughout', () => {
    const { health, takenMs } = seen.spike;
    expect(health.length).toBeGreaterThan(0);
    expect(health.filter(({ reply }) => reply.status !== 200)).toEqual([]);
    expect(quantile(msOf(health), 0.5)).toBeLessThan(10 * quantile(takenMs, 0.5));
    if (spiked.isAlone) expect(Math.max(...msOf(health))).toBeLessThan(ALONE_MS_MAX.health);
  });

  it('are answered as before soon after it', () => {
    expect(seen.backMs ?? Number.POSITIVE_INFINITY).toBeLessThan(BACK_MS_MAX);
  });
}
