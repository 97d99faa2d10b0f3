import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Suite } from '../../support/defects/suite.ts';
import { startProcesses } from '../../support/histories/clusters.ts';
import { type Client, clientWith } from '../../support/histories/mutations.ts';
import { prepareInstance, type Reply } from '../../support/http/http-client.ts';
import { quantile, SteadyTurns, type Turns } from '../../support/http/steady-turns.ts';
import type { Instance } from '../../support/instance.ts';
import { tell } from '../../support/programme.ts';

/** A tenant that asks for twenty times what it may, beside one that keeps to its share of the same service. */

const TIMES = 20;
/** Of the one that keeps to it; each of them costs two of its requests. */
const STEADY_SESSIONS = 10;
/** By plan of the slowest hundredth; when there are few turns and other programs, of the soonest tenth. */
const SLOWER_MAX = { alone: { share: 0.99, times: 2 }, busy: { share: 0.1, times: 5 } };

export interface Neighbours {
  /** Requests that each may make in a minute. */
  readonly share: number;
  /** The same as the service is told. */
  readonly requestsPerMinute: number;
  /** Whether both come with one key. */
  readonly isOneKey: boolean;
  /** Whether the machine does nothing else, so that the plan's figures are asked for. */
  readonly isAlone: boolean;
  /** Of each alone and beside the other. */
  readonly seconds: number;
}

export const AS_IT_IS: Neighbours = {
  share: 120,
  requestsPerMinute: 120,
  isOneKey: false,
  isAlone: false,
  seconds: 2,
};

interface Seen {
  readonly alone: Turns;
  readonly beside: Turns;
  readonly greedy: readonly Reply[];
}

const begin = (instance: Instance, { token, unique }: Client) =>
  instance.send('/v1/sessions', { token, key: `key-${unique()}`, body: {} });

/** Begins sessions until a minute's share is spent, or as many as that would be. */
async function spendShare(
  instance: Instance,
  client: Client,
  share: number,
): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  while (replies.length < share && replies.at(-1)?.status !== 429) {
    replies.push(await begin(instance, client));
  }
  return replies;
}

/** Begins sessions at a rate, whatever comes back. */
async function askTooMuch(
  instance: Instance,
  client: Client,
  { rate, over }: { readonly rate: number; readonly over: AbortSignal },
): Promise<readonly Reply[]> {
  const began = performance.now();
  const replies: Promise<Reply>[] = [];
  for (let n = 0; !over.aborted; n += 1) {
    const waitMs = began + (1_000 * n) / rate - performance.now();
    if (waitMs > 0) await delay(waitMs);
    replies.push(begin(instance, client));
  }
  return Promise.all(replies);
}

async function seeNeighbours({
  share,
  requestsPerMinute,
  isOneKey,
  seconds,
}: Neighbours): Promise<Seen> {
  const env = { RATE_LIMIT_PER_MINUTE: String(requestsPerMinute) };
  const cluster = await startProcesses(1, { env });
  try {
    const instance = cluster.instances[0]!;
    const other = '/internal/v1/tenants/other/services/table';
    const token = isOneKey ? cluster.token : await prepareInstance(instance, other);
    const client = clientWith(token, 'steady');
    // With its sessions, and alone and beside the other, it keeps to a third of its share in a minute.
    const rate = share / 6 / seconds;
    const turns = await SteadyTurns.start(instance, { client, rate, sessions: STEADY_SESSIONS });
    const alone = await turns.run(seconds * 1_000);
    const greedy = clientWith(cluster.token, 'greedy');
    const spent = await spendShare(instance, greedy, share);
    const over = new AbortController();
    const asking = askTooMuch(instance, greedy, {
      rate: (TIMES * share) / 60,
      over: over.signal,
    });
    const beside = await turns.run(seconds * 1_000);
    over.abort();
    return { alone, beside, greedy: [...spent, ...(await asking)] };
  } finally {
    await cluster.stop();
  }
}

/** What a tenant may rely on that keeps to its share. */
export function describeNeighbours({ it, beforeAll }: Suite, neighbours: Neighbours): void {
  let seen: Seen;
  beforeAll(async () => {
    seen = await seeNeighbours(neighbours);
    const [alone, beside] = [seen.alone, seen.beside].map(({ tookMs }) =>
      [0.5, 0.99].map((share) => Math.round(quantile(tookMs, share))),
    );
    const refused = seen.greedy.filter(({ status }) => status === 429).length;
    console.log(
      `p50 and p99 of a turn: ${alone} ms alone, ${beside} ms beside ${seen.greedy.length} of which ${refused} were refused`,
    );
    tell('j', { 'seconds beside a greedy tenant': neighbours.seconds });
  });

  it('give the greedy one its share alone, and say when it may come again', () => {
    const taken = seen.greedy.filter(({ status }) => status === 200);
    // The minute that counts may have ended in between.
    const windows = Math.ceil(neighbours.seconds / 60) + 1;
    expect(taken.length).toBeLessThanOrEqual(windows * neighbours.share);
    const refused = seen.greedy.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, json, headers } of refused) {
      expect({ status, code: json.code as unknown }).toEqual({ status: 429, code: 'rate_limited' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('refuse the other one nothing', () => {
    expect([...seen.alone.others, ...seen.beside.others]).toEqual([]);
  });

  it('answer the other one as soon as when it is alone, about', () => {
    const { share, times } = SLOWER_MAX[neighbours.isAlone ? 'alone' : 'busy'];
    const [alone, beside] = [seen.alone, seen.beside].map(({ tookMs }) => quantile(tookMs, share));
    expect(beside).toBeLessThan(times * alone!);
  });
}
