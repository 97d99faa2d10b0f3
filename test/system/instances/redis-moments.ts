import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { EventLog } from '../../../log/port.ts';
import type { Suite } from '../../support/defects/suite.ts';
import type { TcpProxy } from '../../support/http/tcp-proxy.ts';
import type { Instance } from '../../support/instance.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { ScriptedProvider } from '../../support/models/scripted-provider.ts';
import { duplicatesHaveOneEffect } from './exactly-once.ts';
import { type Shared, type Sharing, startSharing } from './sharing.ts';

/** What a turn passes on its way that is sent to two instances again and again, about in this order. */
const MOMENTS = [
  'it is about to be sent',
  'its rate is asked for',
  'its rate is told',
  'its rate is asked for elsewhere',
  'its rate is told elsewhere',
  'its session is read',
  'its session was read',
  'its lock is asked for',
  'its lock is told',
  'its lock is asked for elsewhere',
  'its lock is told elsewhere',
  'its lock is asked for again',
  'its model is asked',
  'its model answers',
  'it is appended',
  'it is written',
  'its lock is let go of',
  'its lock is gone',
  'its first answer is there',
  'all its answers are there',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What can become of a Redis. */
const HARMS: Readonly<Record<string, (shared: Shared) => unknown>> = {
  'is killed': ({ redis }) => redis.kill(),
  'is killed, and comes back empty': ({ redis }) => redis.kill().then(() => redis.start()),
  'is silent': ({ proxy }) => proxy.treat({ kind: 'hold' }),
  'is behind a network that loses everything': ({ proxy }) => proxy.treat({ kind: 'lose' }),
  'answers half a second late': ({ proxy }) => proxy.treat({ kind: 'delay', ms: 500 }),
  'breaks off its replies': ({ proxy }) => proxy.treat({ kind: 'truncate', bytes: 2 }),
  'breaks off every connection': ({ proxy }) => proxy.reset(),
  'is loading': ({ proxy }) => proxy.treat({ kind: 'refuse', error: 'LOADING Redis is loading' }),
  'has no memory left': ({ redis }) => redis.command('CONFIG SET maxmemory 1'),
  'may not be written': ({ redis }) => redis.command('REPLICAOF 127.0.0.1 1'),
  'forgets everything': ({ redis }) => redis.command('FLUSHALL'),
};

async function heal({ redis, proxy }: Shared): Promise<void> {
  proxy.treat({ kind: 'pass' });
  if (!redis.isRunning) await redis.start();
  await redis.command('REPLICAOF NO ONE');
  await redis.command('CONFIG SET maxmemory 0');
}

/** What happens when, each with each. */
export const MOMENTS_OF_FAULTS: readonly (readonly [harm: string, moment: Moment])[] =
  MOMENTS.flatMap((moment) => Object.keys(HARMS).map((harm) => [harm, moment] as const));

/** A turn does not come by every moment each time: the lock is not asked for again where it was free by then. */
const TURNS_MAX = 120;
/** An instance that Redis did not answer in time does not ask it for this long. */
const PAUSE_MS = 250;

/** Does something once, as soon as a moment is there. */
class Trap {
  #moment: Moment | undefined;
  #harm: () => unknown = () => {};
  /** Where the rate was asked for first. */
  #first: object | undefined;
  /** What each connection asked for last. */
  readonly #asked = new WeakMap<object, string>();
  #locksAsked = 0;
  /** Ends when the harm is done, for which not every moment waits. */
  harmed: Promise<unknown> = Promise.resolve();

  get isSprung(): boolean {
    return this.#moment === undefined;
  }

  set(moment: Moment, harm: () => unknown): void {
    [this.#moment, this.#harm, this.#first, this.#locksAsked] = [moment, harm, undefined, 0];
  }

  /** Waits for the harm to be done where this is the moment. */
  reach(moment: Moment): Promise<unknown> | undefined {
    if (this.#moment !== moment) return undefined;
    this.#moment = undefined;
    this.harmed = Promise.resolve(this.#harm());
    return this.harmed;
  }

  readonly watch: TcpProxy['watch'] = (chunk, direction, connection) => {
    const moment =
      direction === 'there' ? this.#asks(`${chunk}`, connection) : this.#tells(connection);
    return moment && this.reach(moment);
  };

  #asks(command: string, connection: object): Moment | undefined {
    const isLock = command.includes('qss:alone:');
    const what = isLock ? (command.includes('EVAL') ? 'release' : 'lock') : 'rate';
    this.#asked.set(connection, what);
    this.#first ??= connection;
    const elsewhere = this.#first === connection ? '' : ' elsewhere';
    if (what === 'rate') return `its rate is asked for${elsewhere}`;
    if (what === 'release') return 'its lock is let go of';
    this.#locksAsked += 1;
    if (this.#locksAsked > 2) return 'its lock is asked for again';
    return this.#locksAsked === 1 ? 'its lock is asked for' : 'its lock is asked for elsewhere';
  }

  #tells(connection: object): Moment | undefined {
    const what = this.#asked.get(connection);
    if (what === 'release') return 'its lock is gone';
    if (what === 'lock') {
      return this.#locksAsked === 1 ? 'its lock is told' : 'its lock is told elsewhere';
    }
    return this.#first === connection ? 'its rate is told' : 'its rate is told elsewhere';
  }

  through(log: EventLog): EventLog {
    return wrappedLog(log, {
      read: async (...args) => {
        await this.reach('its session is read');
        const slice = await log.read(...args);
        await this.reach('its session was read');
        return slice;
      },
      append: async (...args) => {
        await this.reach('it is appended');
        const appended = await log.append(...args);
        await this.reach('it is written');
        return appended;
      },
    });
  }

  before(instance: Instance): Instance {
    return {
      ...instance,
      send: async (...args) => {
        const reply = await instance.send(...args);
        await this.reach('its first answer is there');
        return reply;
      },
    };
  }

  /** Takes its time, as the real ones do, and understands nothing. */
  provider(): ScriptedProvider {
    return new ScriptedProvider(async () => {
      await this.reach('its model is asked');
      await delay(50);
      await this.reach('its model answers');
      return { asked: [], values: [], unusable: 0 };
    });
  }
}

/** Whatever becomes of a Redis while a turn is under way: it has one effect and one answer, and no error for that. */
export function describeRedisMoments(
  { it, afterEach }: Suite,
  { within, through, before }: Sharing,
  drawn = MOMENTS_OF_FAULTS,
  onTried: () => void = () => {},
): void {
  const ended: (() => unknown)[] = [];

  afterEach(async () => {
    for (const end of ended.splice(0).reverse()) await end();
  });

  it.each(drawn)('has one effect and one answer when a Redis %s when %s', async (harm, moment) => {
    const trap = new Trap();
    const sharing: Sharing = {
      within,
      through: (log) => trap.through(through(log)),
      before: (instance, redis) => trap.before(before(instance, redis)),
    };
    const cluster = await startSharing(sharing, ended, { provider: () => trap.provider() });
    cluster.proxy.watch = trap.watch;
    for (let turns = 0; turns === 0 || !trap.isSprung; turns++) {
      expect(turns, 'turns that did not come by').toBeLessThan(TURNS_MAX);
      await duplicatesHaveOneEffect(cluster, 'next', 12, async () => {
        trap.set(moment, () => HARMS[harm]!(cluster));
        await trap.reach('it is about to be sent');
      });
      await trap.reach('all its answers are there');
      if (!trap.isSprung) await delay(PAUSE_MS);
    }
    await trap.harmed;
    // As things are, and when they are well again.
    await duplicatesHaveOneEffect(cluster, 'events', 4);
    await heal(cluster);
    await duplicatesHaveOneEffect(cluster, 'next', 4);
    onTried();
  });
}
