import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConfigurationEvent } from '../../../domain/configuration/events.ts';
import { configurationStream } from '../../../domain/configuration/stream.ts';
import type { KeyEvent } from '../../../domain/keys/events.ts';
import { digestSecret, writeSecret } from '../../../domain/keys/secret.ts';
import { keysStream } from '../../../domain/keys/stream.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { EventLog } from '../../../log/port.ts';
import { ApiKeysInUse } from '../../../projections/keys/api-keys-in-use.ts';
import { OpenCompilations } from '../../../projections/open-compilations.ts';
import { inMemory, type MemoryView } from '../../../projections/projecting/memory-view.ts';
import { SOME_TIME } from '../../support/given.ts';
import { Follower } from '../../support/log/follower.ts';
import { scribe } from '../../support/log/scribe.ts';

let log: EventLog;
let record: ReturnType<typeof scribe>['record'];
let follower: Follower | undefined;
let faults: unknown[];

beforeEach(() => {
  log = createMemoryLog();
  record = scribe(log).record;
  faults = [];
});

afterEach(async () => {
  await follower?.stop();
  follower = undefined;
  await log.close();
});

/** Waits until the view has seen everything that was recorded. */
async function caughtUp(view: MemoryView): Promise<void> {
  const onFault = (error: unknown) => faults.push(error);
  follower ??= new Follower({ log, sink: inMemory(view), onFault });
  const head = await log.head();
  expect(head === undefined || (await follower.waitFor(head, 10_000))).toBe(true);
}

const secret = writeSecret(new Uint8Array(24).fill(1));
const newSecret = writeSecret(new Uint8Array(24).fill(2));
const keys = keysStream('acme', 'moving');
const created: KeyEvent = {
  type: 'KeyCreated',
  facts: {
    key_id: 'key_1',
    name: 'Backend',
    scopes: ['runtime'],
    expires_at: '2026-03-01T00:00:00.000Z',
    secret_digest: digestSecret(secret),
  },
};

describe('the keys in use', () => {
  it('finds a key by each digest of its secrets, and tells whose it is and what it may', async () => {
    const inUse = new ApiKeysInUse();
    await record(keys, [created]);
    await caughtUp(inUse);
    expect(inUse.find(digestSecret(secret))).toMatchObject({
      tenant: 'acme',
      service: 'moving',
      key: { keyId: 'key_1', scopes: ['runtime'], isRevoked: false },
    });
    expect(inUse.find(digestSecret(newSecret))).toBeUndefined();
    const facts = {
      key_id: 'key_1',
      secret_digest: digestSecret(newSecret),
      overlap_until: '2026-01-06T09:00:00.000Z',
    };
    await record(keys, [{ type: 'KeyRotated', facts }]);
    await record(keys, [{ type: 'KeyRevoked', facts: { key_id: 'key_1' } }]);
    await caughtUp(inUse);
    for (const each of [secret, newSecret]) {
      expect(inUse.find(digestSecret(each))?.key).toMatchObject({ isRevoked: true });
    }
  });

  it('holds the keys in use, and of those that have ended the last ones only', async () => {
    const inUse = new ApiKeysInUse();
    const count = 10_100;
    const digests = Array.from({ length: count }, (_, number) => digestSecret(`secret ${number}`));
    for (let from = 0; from < count; from += 100) {
      const events = digests.slice(from, from + 100).flatMap((secret_digest, at): KeyEvent[] => {
        const key_id = `key_${from + at}`;
        const facts = { ...created.facts, key_id, secret_digest };
        const revoked: KeyEvent = { type: 'KeyRevoked', facts: { key_id } };
        return [{ type: 'KeyCreated', facts }, ...(from + at > 0 ? [revoked] : [])];
      });
      await record(keys, events);
    }
    await caughtUp(inUse);
    const known = digests.map((digest) => inUse.find(digest)?.key);
    expect(known.filter((key) => key !== undefined)).toHaveLength(10_001);
    expect(known[0]).toMatchObject({ keyId: 'key_0', isRevoked: false });
    expect(known[99]).toBeUndefined();
    expect(known.at(-1)).toMatchObject({ isRevoked: true });
  });

  it('knows the services where an expiry is to be recorded', async () => {
    const inUse = new ApiKeysInUse();
    await record(keys, [created]);
    await caughtUp(inUse);
    expect(inUse.expiriesDue(SOME_TIME)).toEqual([]);
    expect(inUse.expiriesDue('2026-03-01T00:00:00.000Z')).toEqual([
      { tenant: 'acme', service: 'moving' },
    ]);
  });
});

describe('open compilations', () => {
  it('are there from the request to the end, and wake the worker when there is something to do', async () => {
    let woken = 0;
    const open = new OpenCompilations(() => {
      woken += 1;
    });
    const stream = configurationStream('acme', 'moving');
    const job = { compilation_id: 'cmp_1' };
    const steps: [event: ConfigurationEvent, isOpen: boolean, woken: number][] = [
      [{ type: 'CompilationRequested', facts: { ...job, draft_revision: 1 } }, true, 1],
      [{ type: 'CompilationLapsed', facts: { ...job, claim_revision: 1 } }, true, 2],
      [{ type: 'CompilationFailed', facts: { ...job, code: 'timeout', message: 'm' } }, false, 2],
    ];
    for (const [event, isOpen, times] of steps) {
      await record(stream, [event]);
      await caughtUp(open);
      expect(open.services).toEqual(isOpen ? [{ tenant: 'acme', service: 'moving' }] : []);
      expect(woken).toBe(times);
    }
  });
});

describe('a view in memory that throws', () => {
  it('stops, says so, and fails whoever waits for it to catch up', async () => {
    await record('note-a', [{ type: 'Bad', facts: {} }]);
    const view: MemoryView = {
      name: 'broken',
      categories: ['note'],
      apply: () => {
        throw new Error('cannot apply this');
      },
    };
    const onFault = (error: unknown) => faults.push(error);
    follower = new Follower({ log, sink: inMemory(view), onFault });
    await expect(follower.caughtUp).rejects.toThrow('cannot apply this');
    expect(follower.state).toBe('failed');
    expect(faults).toHaveLength(1);
  });
});
