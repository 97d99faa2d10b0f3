import { expect } from 'vitest';
import type { Suite } from '../../support/defects/suite.ts';
import type { Cluster } from '../../support/histories/clusters.ts';
import {
  type Client,
  clientWith,
  effectsSince,
  versionOf,
} from '../../support/histories/mutations.ts';
import type { Reply } from '../../support/http/http-client.ts';
import {
  decidedSessions,
  quantile,
  type Session,
  SteadyTurns,
  type Turns,
} from '../../support/http/steady-turns.ts';
import type { Instance } from '../../support/instance.ts';
import { tell } from '../../support/programme.ts';

/** Many writers on one session who all hold the same version, again and again, beside sessions of others. */

const WRITERS = 64;
/** Turns a second of other sessions, and how soon one has to be answered to be of use. */
const OTHERS = { rate: 20, sessions: 24 };
const USEFUL_MS_MAX = 1_000;
const GOODPUT_SHARE_MIN = 0.8;
const LATER_MAX = 5;
/** Against as many writers with a session each, who all write, in .2 to .7 s; a call takes 2.8 s at most, so that more would never be seen. */
const SLOWER_MAX = 4;

interface Answered {
  readonly reply: Reply;
  readonly ms: number;
}

export interface StormStart {
  readonly start: () => Promise<Cluster>;
  /** Of the storm, and of what it is held against: others alone before it, and beside as many writers with a session each. */
  readonly seconds?: number;
  /** Whether the machine does nothing else, so that the plan's figures are asked for. */
  readonly isAlone?: boolean;
}

const DAY_SECONDS = 0.8;

/** What was seen of it. */
interface Storm {
  /** Of each burst, its answers. */
  readonly bursts: readonly (readonly Answered[])[];
  /** The same of writers with a session each. */
  readonly apart: readonly (readonly Answered[])[];
  /** Commits of the session that all write to. */
  readonly commits: number;
  /** Turns of other sessions, alone and beside either. */
  readonly calm: Turns;
  readonly besideApart: Turns;
  readonly stormy: Turns;
}

async function write(instance: Instance, client: Client, session: Session): Promise<Answered> {
  const { token, unique } = client;
  const data = [{ id: 'people', operation: 'set', value: 4 }];
  const body = { state_version: session.version, client_updates: { data } };
  const since = performance.now();
  const request = { token, key: `key-${unique()}`, body };
  const reply = await instance.send(`${session.path}/events`, request);
  return { reply, ms: performance.now() - since };
}

/** Each of the writers writes once at a time, until it is over. @param sessionOf the nth writer's */
async function burstsWhile(
  isOver: () => boolean,
  { instance, client }: { readonly instance: Instance; readonly client: Client },
  sessionOf: (n: number) => Session,
): Promise<(readonly Answered[])[]> {
  const bursts: (readonly Answered[])[] = [];
  while (!isOver()) {
    const writers = Array.from({ length: WRITERS }, (_, n) => sessionOf(n));
    const burst = await Promise.all(writers.map((each) => write(instance, client, each)));
    for (const [n, { reply }] of burst.entries()) {
      if (reply.status === 200) writers[n]!.version = versionOf(reply);
    }
    bursts.push(burst);
  }
  return bursts;
}

async function seeStorm({ instances, log, token }: Cluster, ms: number): Promise<Storm> {
  const instance = instances[0]!;
  const client = clientWith(token, 'storm');
  const others = await SteadyTurns.start(instance, { client, ...OTHERS });
  const [shared] = await decidedSessions(instance, client, 1);
  const own = await decidedSessions(instance, client, WRITERS);
  const beside = async (sessionOf: (n: number) => Session) => {
    let isOver = false;
    const writing = burstsWhile(() => isOver, { instance, client }, sessionOf);
    const turns = await others.run(ms);
    isOver = true;
    return { turns, bursts: await writing };
  };
  const calm = await others.run(ms);
  const { bursts: apart, turns: besideApart } = await beside((n) => own[n]!);
  const before = await log.head();
  const { bursts, turns: stormy } = await beside(() => shared!);
  const commits = (await effectsSince(log, before)).length - stormy.tookMs.length;
  return { bursts, apart, commits, calm, besideApart, stormy };
}

/** Milliseconds until all of a burst were answered, of the one that a busy machine has held up the least. */
function soonest(bursts: readonly (readonly Answered[])[]): number {
  return Math.min(...bursts.map((burst) => Math.max(...burst.map(({ ms }) => ms))));
}

const usefulOf = ({ tookMs }: Turns) => tookMs.filter((ms) => ms <= USEFUL_MS_MAX).length;

/** What clients may rely on in a storm. */
export function describeStorm(
  { it, beforeAll, afterAll }: Suite,
  { start, seconds = DAY_SECONDS, isAlone = false }: StormStart,
): void {
  let cluster: Cluster;
  let storm: Storm;
  beforeAll(async () => {
    cluster = await start();
    storm = await seeStorm(cluster, seconds * 1_000);
    const waits = storm.bursts.flatMap((burst) => burst.map(({ ms }) => ms));
    console.log(
      `a writer waits ${quantile(waits, 0.5).toFixed()} ms, ${quantile(waits, 0.99).toFixed()} at p99; apart the soonest burst takes ${soonest(storm.apart).toFixed()}, in the storm ${soonest(storm.bursts).toFixed()}; turns of use: ${usefulOf(storm.calm)}, then ${usefulOf(storm.stormy)}`,
    );
    tell('e', { 'seconds of a storm': seconds });
  });
  afterAll(() => cluster?.stop());

  it('let one writer of each version win, and write nothing for those that it refuses', () => {
    for (const burst of storm.bursts) {
      const statuses = burst.map(({ reply }) => reply.status).toSorted();
      expect(statuses).toEqual([200, ...Array.from({ length: WRITERS - 1 }, () => 409)]);
      const codes = burst.flatMap(({ reply }) => (reply.status === 409 ? [reply.json.code] : []));
      expect(new Set<unknown>(codes)).toEqual(new Set(['state_version_conflict']));
    }
    expect(storm.commits).toBe(storm.bursts.length);
  });

  it('refuse whoever loses as soon as others are answered who write', () => {
    expect(soonest(storm.bursts)).toBeLessThan(SLOWER_MAX * soonest(storm.apart));
  });

  it('leave other sessions their turns', () => {
    const [alone, apart, stormy] = [storm.calm, storm.besideApart, storm.stormy];
    if (isAlone) {
      expect(usefulOf(alone)).toBeGreaterThan(0);
      expect(usefulOf(stormy)).toBeGreaterThan(GOODPUT_SHARE_MIN * usefulOf(alone));
    }
    // Beside other programs, held against as many writers who do not meet.
    const [held, against] = [stormy, apart].map(({ tookMs, others }) =>
      quantile([...tookMs, ...others.map(() => Number.POSITIVE_INFINITY)], 0.9),
    );
    expect(held).toBeLessThan(LATER_MAX * against!);
  });
}
