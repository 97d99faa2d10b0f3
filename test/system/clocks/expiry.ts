import { expect } from 'vitest';
import type { EventLog } from '../../../log/port.ts';
import { Clock } from '../../support/clocks/clock.ts';
import type { Suite } from '../../support/defects/suite.ts';
import { type Services, startInMemory } from '../../support/histories/clusters.ts';
import {
  clientWith,
  decidedSession,
  effectsSince,
  MUTATIONS,
  type Mutation,
  versionOf,
} from '../../support/histories/mutations.ts';
import type { Reply } from '../../support/http/http-client.ts';
import { type Instance, inProcess } from '../../support/instance.ts';
import { ServiceUnderTest, type TestedParts } from '../../support/service.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Timed extends Services {
  readonly clock: Clock;
  /** All instances, and one more that was rebuilt from the log alone just now. */
  readonly everywhere: () => Promise<readonly Instance[]>;
}

/** How the services are put together whose keys expire; as they are, unless something is planted. */
export interface Expiring {
  /** What differs from a service as it is tested alone, for the nth one. */
  readonly parts: (n: number, clock: Clock) => Promise<TestedParts>;
  /** What the services make of their log. */
  readonly through: (log: EventLog, clock: Clock, n: number) => EventLog;
  /** What stands before an instance. */
  readonly before: (instance: Instance, clock: Clock) => Instance;
  /** What happens to all of them while the time passes. */
  readonly meanwhile: () => Promise<unknown>;
}

export const KEEPING_TIME: Expiring = {
  parts: async () => ({}),
  through: (log) => log,
  before: (instance) => instance,
  meanwhile: async () => {},
};

/** The same request, brought up to date where it names what has moved on since. */
async function upToDate(instance: Instance, { path, request }: Mutation): Promise<Mutation> {
  const body = request.body as { state_version?: number };
  if (body.state_version === undefined) return { path, request };
  const session = path.slice(0, path.lastIndexOf('/'));
  const read = await instance.send(session, { method: 'GET', token: request.token });
  return { path, request: { ...request, body: { ...body, state_version: versionOf(read) } } };
}

/** An Idempotency-Key counts for 24 hours, to the millisecond, on every instance. */
export function describeExpiry({ describe, it, afterEach }: Suite, expiring: Expiring): void {
  const ended: (() => unknown)[] = [];

  afterEach(async () => {
    for (const end of ended.splice(0).reverse()) await end();
  });

  async function startTimed(): Promise<Timed> {
    const clock = new Clock();
    const { parts, through, before, meanwhile } = expiring;
    const made = [await parts(0, clock), await parts(1, clock), await parts(2, clock)] as const;
    const services = await startInMemory({
      parts: (n) => ({ now: clock.now, ...made[n] }),
      through: (log, n) => through(log, clock, n),
    });
    ended.push(() => services.stop());
    const instances = services.instances.map((each) => before(each, clock));
    const everywhere = async () => {
      await meanwhile();
      const log = through(await services.openLog(), clock, 2);
      const fresh = await ServiceUnderTest.start(log, { now: clock.now, ...made[2] });
      ended.push(() => fresh.stop());
      return [...instances, before(inProcess(fresh.service), clock)];
    };
    return { ...services, instances, clock, everywhere };
  }

  describe('an Idempotency-Key', () => {
    it.each(Object.keys(MUTATIONS))('of %s replays until 23:59:59.999', async (name) => {
      const { instances, clock, everywhere, log, token } = await startTimed();
      const client = clientWith(token, 'expiry');
      const mutation = await MUTATIONS[name]!(instances[0]!, client);
      const first = await instances[0]!.send(mutation.path, mutation.request);
      expect(first.status, first.text).toBeLessThan(300);
      const after = await log.head();
      clock.advance(DAY_MS - 1);
      for (const instance of await everywhere()) {
        const again = await instance.send(mutation.path, mutation.request);
        expect(again.text).toBe(first.text);
        expect(again.isReplay).toBe(true);
      }
      expect(await effectsSince(log, after)).toEqual([]);
    });

    it.each(Object.keys(MUTATIONS).filter((name) => name !== 'conversion'))(
      'of %s is new at 24:00:00.001, and replays from then on',
      async (name) => {
        const { services, instances, clock, everywhere, log, token } = await startTimed();
        const client = clientWith(token, 'expiry');
        const mutation = await MUTATIONS[name]!(instances[0]!, client);
        const first = await instances[0]!.send(mutation.path, mutation.request);
        for (const service of services) await service.compiled();
        clock.advance(DAY_MS + 1);
        const [fresh, ...others] = (await everywhere()).toReversed();
        const renewed = await upToDate(fresh!, mutation);
        const after = await log.head();
        const second = await fresh!.send(renewed.path, renewed.request);
        expect(second.status, second.text).toBe(first.status);
        expect(second.isReplay).toBe(false);
        expect(second.json.request_id).not.toBe(first.json.request_id);
        for (const instance of others) {
          const again = await instance.send(renewed.path, renewed.request);
          expect(again.text).toBe(second.text);
          expect(again.isReplay).toBe(true);
        }
        expect(await effectsSince(log, after)).toHaveLength(1);
      },
    );

    it('of a conversion is forgotten, the conversion itself is not', async () => {
      const { instances, clock, everywhere, log, token } = await startTimed();
      const client = clientWith(token, 'expiry');
      const { path, request } = await MUTATIONS.conversion!(instances[0]!, client);
      const first = await instances[0]!.send(path, request);
      const other = { ...request, body: { type: 'lead' } };
      const codeOf = async (instance: Instance) => (await instance.send(path, other)).json.code;
      clock.advance(DAY_MS);
      for (const instance of await everywhere()) {
        expect(await codeOf(instance)).toBe('idempotency_key_reused');
      }
      clock.advance(1);
      const after = await log.head();
      for (const instance of await everywhere()) {
        expect(await codeOf(instance)).toBe('conversion_already_recorded');
        expect((await instance.send(path, request)).text).toBe(first.text);
      }
      expect(await effectsSince(log, after)).toEqual([]);
    });

    it('counts from its first use, however often it is repeated', async () => {
      const { instances, clock, everywhere, log, token } = await startTimed();
      const client = clientWith(token, 'expiry');
      const { path, request } = await MUTATIONS.feedback!(instances[0]!, client);
      const first = await instances[0]!.send(path, request);
      clock.advance(23 * HOUR_MS);
      for (const instance of await everywhere()) {
        expect((await instance.send(path, request)).text).toBe(first.text);
      }
      clock.advance(HOUR_MS + 1);
      const after = await log.head();
      const second = await instances[1]!.send(path, request);
      expect(second.isReplay).toBe(false);
      expect(second.json.request_id).not.toBe(first.json.request_id);
      expect(await effectsSince(log, after)).toHaveLength(1);
    });

    it('counts from its own use, whatever else happens in the session', async () => {
      const { instances, clock, everywhere, token } = await startTimed();
      const client = clientWith(token, 'expiry');
      const mutation = await MUTATIONS.events!(instances[0]!, client);
      const first = await instances[0]!.send(mutation.path, mutation.request);
      for (let n = 0; n < 23; n++) {
        clock.advance(HOUR_MS);
        const renewed = await upToDate(instances[n % 2]!, mutation);
        const request = { ...renewed.request, key: `key-${client.unique()}` };
        const other = await instances[n % 2]!.send(renewed.path, request);
        expect(other.status, other.text).toBe(200);
      }
      clock.advance(HOUR_MS);
      for (const instance of await everywhere()) {
        expect((await instance.send(mutation.path, mutation.request)).text).toBe(first.text);
      }
    });
  });

  describe('instances whose clocks differ', () => {
    /** One of two instances whose clock is five minutes ahead. */
    async function startAskew() {
      const clock = new Clock();
      const aheadMs = 5 * 60_000;
      const services = await startInMemory({
        parts: (n) => ({ now: () => clock.now() + n * aheadMs }),
      });
      ended.push(() => services.stop());
      return { ...services, clock };
    }

    it('never start a session twice in one stream', async () => {
      const { instances, clock, log, token } = await startAskew();
      const [behind, ahead] = instances;
      const request = { token, key: 'create-askew', body: {} };
      const create = (instance: Instance): Promise<Reply> => instance.send('/v1/sessions', request);
      const first = await create(behind!);
      clock.advance(DAY_MS - 60_000);
      const path = `/v1/sessions/${first.json.session_id}`;
      const next = { token, key: 'next-askew', body: { state_version: 0 } };
      expect((await ahead!.send(`${path}/next`, next)).status).toBe(200);
      await behind!.send(path, { method: 'GET', token });
      const again = await create(behind!);
      expect(again.status, again.text).toBe(201);
      const { events } = await log.read(`session-acme.${first.json.session_id}`);
      expect(events.filter(({ type }) => type === 'SessionStarted')).toHaveLength(1);
    });

    it('agree on what a session says is long ago', async () => {
      const { instances, clock, token } = await startAskew();
      const [behind, ahead] = instances;
      const client = clientWith(token, 'askew');
      const { path, version } = await decidedSession(behind!, client);
      const update = (state_version: number) => ({
        token,
        key: 'update-askew',
        body: {
          state_version,
          client_updates: { data: [{ id: 'people', operation: 'set', value: 2 }] },
        },
      });
      const first = await behind!.send(`${path}/events`, update(version));
      expect(first.status, first.text).toBe(200);
      clock.advance(DAY_MS - 60_000);
      // The session's own time is now beyond the day.
      const other = { ...update(versionOf(first)), key: 'another-askew' };
      const second = await ahead!.send(`${path}/events`, other);
      expect(second.status, second.text).toBe(200);
      for (const instance of [behind!, ahead!]) {
        await instance.send(path, { method: 'GET', token });
        const again = await instance.send(`${path}/events`, update(version));
        expect(again.json.code).toBe('state_version_conflict');
      }
    });
  });
}
