import { once } from 'node:events';
import { LRUCache } from 'lru-cache';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Streams } from '../../../app/core/streams/streams.ts';
import { KeyFinder } from '../../../app/keys/key-finder.ts';
import { issuanceStream } from '../../../domain/keys/issuance.ts';
import { digestSecret, writeSecret } from '../../../domain/keys/secret.ts';
import { keysStream } from '../../../domain/keys/stream.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { type EventLog, type FeedItem, LogOverloaded, LogUnavailable } from '../../../log/port.ts';
import { ApiKeysInUse } from '../../../projections/keys/api-keys-in-use.ts';
import { SOME_TIME } from '../../support/given.ts';
import { scribe } from '../../support/log/scribe.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

const KEYS = keysStream('acme', 'moving');
const secret = writeSecret(new Uint8Array(24).fill(1));
const created = {
  type: 'KeyCreated',
  facts: {
    key_id: 'key_1',
    name: 'Backend',
    scopes: ['runtime'],
    expires_at: '2026-03-01T00:00:00.000Z',
    secret_digest: digestSecret(secret),
  },
};
const revoked = { type: 'KeyRevoked', facts: { key_id: 'key_1' } };
const issuance = { tenant: 'acme', service: 'moving', key_id: 'key_1' };

let log: EventLog;
let record: ReturnType<typeof scribe>['record'];
let reads: string[];
/** Set: every read waits for it, and fails with it. */
let away: Promise<never> | undefined;
/** The keys of all services cannot be read. */
let isFeedAway: boolean;
/** The keys of all services are waited for in vain. */
let isFeedSilent: boolean;
let elapsed: number;
let now: string;
let isComplete: boolean;
let inUse: ApiKeysInUse;
let finder: KeyFinder;

beforeEach(() => {
  reads = [];
  away = undefined;
  isFeedAway = false;
  isFeedSilent = false;
  elapsed = 0;
  now = SOME_TIME;
  isComplete = true;
  const memory = createMemoryLog();
  log = wrappedLog(memory, {
    read: async (stream, options) => {
      reads.push(stream);
      await away;
      return memory.read(stream, options);
    },
    subscribe: (options) => {
      if (isFeedAway) throw new LogUnavailable('away');
      return isFeedSilent ? silentUntil(options.signal) : memory.subscribe(options);
    },
  });
  record = scribe(log).record;
  inUse = new ApiKeysInUse();
  const streams = new Streams(log, sessionKeysOf(), { bytesMax: 1_000_000 });
  finder = new KeyFinder(
    { log, streams, now: () => Date.parse(now) },
    { inUse, isComplete: () => isComplete, elapsedMs: () => elapsed },
  );
});

// biome-ignore lint/correctness/useYield: nothing ever comes.
async function* silentUntil(signal: AbortSignal): AsyncGenerator<FeedItem> {
  await once(signal, 'abort');
}

async function issue(): Promise<void> {
  await record(KEYS, [created]);
  await record(issuanceStream(digestSecret(secret)), [{ type: 'SecretIssued', facts: issuance }]);
}

/** The views come to see what the log holds of the keys. */
async function ringFollows(): Promise<void> {
  for (const event of (await log.read(KEYS)).events) inUse.apply(event);
  reads = [];
}

const found = { tenant: 'acme', service: 'moving', key: { keyId: 'key_1', scopes: ['runtime'] } };

describe('a key that the views have not seen', () => {
  it('is found by its secret, and is then known without a look-up', async () => {
    await issue();
    expect(await finder.find(secret)).toMatchObject(found);
    reads = [];
    elapsed += 4_000;
    expect(finder.find(secret)).toMatchObject(found);
    expect(reads).toEqual([]);
  });

  it('is known within a second, although it was asked for before it was there', async () => {
    expect(await finder.find(secret)).toBeUndefined();
    await issue();
    elapsed += 999;
    expect(await finder.find(secret)).toMatchObject(found);
  });

  it('is not looked up again and again while it is not there', async () => {
    for (let n = 0; n < 10; n += 1) expect(await finder.find(secret)).toBeUndefined();
    expect(reads).toHaveLength(1);
  });

  it('is remembered with a hundred thousand others', async () => {
    const set = vi.spyOn(LRUCache.prototype, 'set');
    await finder.find(secret);
    const unknown = set.mock.contexts[0] as LRUCache<string, number>;
    set.mockRestore();
    for (let nth = 1; nth < 100_000; nth += 1) unknown.set(`digest ${nth}`, 0);
    expect(unknown.has(digestSecret(secret))).toBe(true);
    unknown.set('one more', 0);
    expect(unknown.has(digestSecret(secret))).toBe(false);
  });

  it('is found though older builds made it and the views do not follow', async () => {
    isComplete = false;
    expect(await finder.find(secret)).toBeUndefined();
    await record(KEYS, [created]);
    elapsed += 999;
    expect(await finder.find(secret)).toMatchObject(found);
    await record(KEYS, [revoked]);
    elapsed += 4_999;
    expect(await finder.find(secret)).toBeUndefined();
  });

  it('is not taken for unknown when the keys of older builds cannot be read', async () => {
    isComplete = false;
    await record(KEYS, [created]);
    isFeedAway = true;
    await expect(finder.find(secret)).rejects.toThrow(LogUnavailable);
    isFeedAway = false;
    expect(await finder.find(secret)).toMatchObject(found);
  });

  it('lets nobody wait for the keys of older builds longer than two seconds', async () => {
    isComplete = false;
    isFeedSilent = true;
    vi.useFakeTimers();
    try {
      const outcome = finder.find(secret) as Promise<unknown>;
      const refused = expect(outcome).rejects.toThrow(LogUnavailable);
      await vi.advanceTimersByTimeAsync(2_000);
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });

  it('is found when it was rotated to after the key was read', async () => {
    await issue();
    await finder.find(secret);
    const next = writeSecret(new Uint8Array(24).fill(2));
    const secret_digest = digestSecret(next);
    const overlap_until = '2026-01-06T09:00:00.000Z';
    await record(KEYS, [
      { type: 'KeyRotated', facts: { key_id: 'key_1', secret_digest, overlap_until } },
    ]);
    await record(issuanceStream(secret_digest), [{ type: 'SecretIssued', facts: issuance }]);
    expect(await finder.find(next)).toMatchObject(found);
    now = overlap_until;
    expect(await finder.find(secret)).toBeUndefined();
    expect(await finder.find(next)).toMatchObject(found);
  });
});

describe('a key that is known', () => {
  it('is refused within five seconds of its revocation, though the views do not tell', async () => {
    await issue();
    await finder.find(secret);
    await record(KEYS, [revoked]);
    elapsed += 4_999;
    expect(await finder.find(secret)).toBeUndefined();
  });

  it('is refused as soon as the views tell, and costs no look-up then', async () => {
    await issue();
    await finder.find(secret);
    await record(KEYS, [revoked]);
    await ringFollows();
    elapsed += 60_000;
    expect(finder.find(secret)).toBeUndefined();
    expect(reads).toEqual([]);
  });

  it('opens nothing on old news while the log is away', async () => {
    await issue();
    await ringFollows();
    await finder.find(secret);
    away = Promise.reject(new LogUnavailable('away'));
    away.catch(() => {});
    elapsed += 4_999;
    await expect(finder.find(secret)).rejects.toThrow(LogUnavailable);
    away = undefined;
    expect(await finder.find(secret)).toMatchObject(found);
  });

  it('is looked up once for all who wait', async () => {
    await issue();
    await finder.find(secret);
    elapsed += 4_999;
    reads = [];
    await Promise.all(Array.from({ length: 50 }, () => finder.find(secret)));
    expect(reads).toEqual([KEYS]);
  });

  it('is shut after its expiry', async () => {
    await issue();
    await finder.find(secret);
    now = '2026-03-01T00:00:00.000Z';
    expect(await finder.find(secret)).toBeUndefined();
  });
});

describe('secrets that somebody makes up', () => {
  it('cost no look-up when they are malformed', async () => {
    for (const text of ['', digestSecret(secret), `${secret}0`, secret.slice(1)]) {
      expect(await finder.find(text)).toBeUndefined();
    }
    expect(reads).toEqual([]);
  });

  it('are not looked up without end at one time', async () => {
    const secrets = Array.from({ length: 33 }, (_, n) =>
      writeSecret(new Uint8Array(24).fill(100 + n)),
    );
    const outcomes = await Promise.allSettled(secrets.map((each) => finder.find(each)));
    expect(reads).toHaveLength(32);
    expect(outcomes.at(-1)).toMatchObject({ reason: expect.any(LogOverloaded) });
  });
});
