import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import type { Coordination } from '../../../coordination/port.ts';
import { BoundedProvider, tokensOf } from '../../../semantics/bounded-provider.ts';
import { Breaker } from '../../../semantics/breaker.ts';
import { extractionTask } from '../../../semantics/extraction-task.ts';
import type { SemanticProvider } from '../../../semantics/port.ts';
import { startInMemory } from '../../support/histories/clusters.ts';
import { clientWith, decidedSession, type Mutation } from '../../support/histories/mutations.ts';
import type { Random } from '../../support/hostile/random.ts';
import type { Reply } from '../../support/http/http-client.ts';
import type { Instance } from '../../support/instance.ts';
import { ScriptedProvider } from '../../support/models/scripted-provider.ts';

/** Many sessions whose every turn would be put to a model, each call sent many times at once, on a budget for half of them. */

const INSTANCES = 2;
/** Of each call, spread over the instances. */
const COPIES = 10;
/** Sessions that talk at the same time. */
const AT_ONCE = 20;
/** Tokens of a turn of these sessions, about. */
const TURN_TOKENS = 2_000;
const WAIT_MS_MAX = 30_000;
const WAITS: ReadonlySet<unknown> = new Set(['idempotency_in_progress', 'overloaded']);

/** What stands between clients, services and their model; nothing, unless something is planted. */
export interface Wallet {
  readonly within: (coordination: Coordination) => Coordination;
  readonly before: (instance: Instance) => Instance;
  /** What a service makes of its guarded model. */
  readonly through: (provider: SemanticProvider) => SemanticProvider;
}

export const AS_IT_IS: Wallet = {
  within: (coordination) => coordination,
  before: (instance) => instance,
  through: (provider) => provider,
};

interface Talk {
  readonly sessions: number;
  readonly turns: number;
  readonly random: Random;
}

/** What became of the turns. */
export interface Spending {
  /** Tokens that turns may cost. */
  readonly budget: number;
  /** Tokens that the model was asked for. */
  readonly spent: number;
  /** Of its dearest call. */
  readonly dearest: number;
  /** Turns that were put to it, and how often more than once each. */
  readonly calls: number;
  readonly again: number;
  readonly turns: number;
  /** Turns that were answered without it. */
  readonly without: number;
  /** Copies that waited for another one for as long as one may, and went on by themselves. */
  readonly late: number;
}

/** Knows who went on by itself, however slow the machine is: who replaces the waiting is not excused by it. */
class CountingCoordination extends MemoryCoordination {
  late = 0;

  override alone<Result>(
    name: string,
    work: (isAlone: boolean) => Promise<Result>,
  ): Promise<Result> {
    return super.alone(name, (isAlone) => {
      if (!isAlone) this.late += 1;
      return work(isAlone);
    });
  }
}

/** @throws where a turn comes to anything but one answer, the same for all of its copies */
export async function talkOnABudget(wallet: Wallet, talk: Talk): Promise<Spending> {
  const { sessions, turns, random } = talk;
  const budget = (sessions * turns * TURN_TOKENS) / 2;
  const provider = new ScriptedProvider(async () => {
    await delay(random.below(10));
    return { asked: [], values: [], unusable: 0 };
  });
  const shared = new CountingCoordination();
  const coordination = wallet.within(shared);
  const guarded = () =>
    wallet.through(
      new BoundedProvider(provider, {
        breaker: new Breaker(() => performance.now()),
        coordination,
        turnAllowances: [{ amountMax: budget, windowMs: 24 * 3_600_000 }],
        compilationAllowances: [],
        onFailure: () => {},
        turnMsMax: 20_000,
      }),
    );
  const cluster = await startInMemory({
    count: INSTANCES,
    parts: () => ({ coordination, semantics: guarded() }),
  });
  try {
    const instances = cluster.instances.map(wallet.before);
    const client = clientWith(cluster.token, 'wallet');
    let without = 0;
    let next = 0;
    const converse = async () => {
      while (next < sessions) {
        next += 1;
        const { path, ...begun } = await decidedSession(instances[0]!, client);
        let { version } = begun;
        for (let turn = 0; turn < turns; turn += 1) {
          const mutation = turnOf(client, { path: `${path}/next`, version, random });
          const answer = await sentManyTimes(instances, mutation);
          version = (answer.versions as { state_version: number }).state_version;
          if ((answer.degraded_reasons as string[]).includes('semantic_service_unavailable')) {
            without += 1;
          }
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, converse));
    const asked = new Set(provider.asked.map(({ turn }) => turn.conversation.at(-1)!.text));
    const costs = provider.asked.map((request) => tokensOf(extractionTask(request)));
    return {
      budget,
      spent: costs.reduce((sum, cost) => sum + cost, 0),
      dearest: Math.max(...costs),
      calls: asked.size,
      again: costs.length - asked.size,
      turns: sessions * turns,
      without,
      late: shared.late,
    };
  } finally {
    await cluster.stop();
  }
}

/** Other words each time, which nobody knows: what was asked before is not asked again. */
function turnOf(
  { token, unique }: ReturnType<typeof clientWith>,
  { path, version, random }: { path: string; version: number; random: Random },
): Mutation {
  const letters = Array.from({ length: 24 }, () => 'bcdfghjklmnpqrst'[random.below(16)]).join('');
  const previous_turn = { question_id: 'q_people', user_text: `blorp ${letters}` };
  const body = { state_version: version, previous_turn };
  return { path, request: { token, key: `key-${unique()}`, body } };
}

async function sentManyTimes(
  instances: readonly Instance[],
  mutation: Mutation,
): Promise<Readonly<Record<string, unknown>>> {
  const replies = await Promise.all(
    Array.from({ length: COPIES }, (_, n) => answered(instances[n % instances.length]!, mutation)),
  );
  const [first] = replies;
  for (const { text } of replies) assert.equal(text, first!.text, 'copies of one call');
  return first!.json;
}

/** Comes again where it is told to wait for the first copy, or that the machine is too busy. */
async function answered(instance: Instance, { path, request }: Mutation): Promise<Reply> {
  const end = performance.now() + WAIT_MS_MAX;
  for (;;) {
    const reply = await instance.send(path, request);
    if (reply.status === 200) return reply;
    assert.ok(WAITS.has(reply.json.code), reply.text);
    assert.ok(performance.now() < end, 'a copy was put off for too long');
    await delay(20);
  }
}
