import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionStream } from '../../../../domain/session/stream.ts';
import { createMemoryLog } from '../../../../log/memory.ts';
import { AppendOutcomeUnknown } from '../../../../log/port.ts';
import { wrappedLog } from '../../../support/log/wrapped-log.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../../support/service.ts';

afterEach(() => vi.restoreAllMocks());

it('gives up a call that lost four appends to other writers, and writes nothing', async () => {
  const log = createMemoryLog();
  let contended: string | undefined;
  let appends = 0;
  const service = await ServiceUnderTest.start(
    wrappedLog(log, {
      append: async (stream, events, expected) => {
        if (stream !== contended) return log.append(stream, events, expected);
        appends += 1;
        // The others end at last, so that a call that never gives up ends too.
        if (appends > 20) return log.append(stream, events, expected);
        return { ok: false, actual: (await log.read(stream)).lastRevision };
      },
    }),
  );
  try {
    const conversation = await Conversation.start(await service.publish());
    const { version, id } = conversation;
    contended = sessionStream(ACME.tenant, id);
    const reply = await conversation.attempt('next');
    contended = undefined;
    // The client sends every call twice.
    expect({ status: reply.status, appends }).toEqual({ status: 503, appends: 2 * 4 });
    expect(await conversation.read()).toHaveProperty('versions.state_version', version);
  } finally {
    await service.stop();
  }
});

/** A session whose next appends do as they are told; each takes so long by the clock of the process. */
async function slowly(
  appendMs: number,
  work: (conversation: Conversation, appends: SlowAppends) => Promise<void>,
): Promise<void> {
  const log = createMemoryLog();
  let slow: string | undefined;
  let passedMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  const appends: SlowAppends = { count: 0, end: async () => {} };
  const service = await ServiceUnderTest.start(
    wrappedLog(log, {
      append: async (stream, events, expected) => {
        if (stream !== slow) return log.append(stream, events, expected);
        appends.count += 1;
        passedMs += appendMs;
        await appends.end(() => {
          slow = undefined;
        });
        return log.append(stream, events, expected);
      },
    }),
  );
  try {
    const conversation = await Conversation.start(await service.publish());
    slow = sessionStream(ACME.tenant, conversation.id);
    await work(conversation, appends);
  } finally {
    await service.stop();
  }
}

interface SlowAppends {
  count: number;
  /** What a slow append comes to; given what makes those after it ordinary ones. */
  end: (heal: () => void) => Promise<void>;
}

function next({ client, path, version }: Conversation, key: string) {
  const headers = { 'Idempotency-Key': key };
  return client.send('POST', `${path}/next`, { body: { state_version: version }, headers });
}

/** Milliseconds that each append takes, how many of them one call comes to where none is known to be written, and what it is told. */
const UNKNOWN = [
  ['is tried again at once', 100, 4, 'storage_unavailable'],
  [
    'is not tried again behind the back of who is told that it takes too long',
    2_500,
    1,
    'overloaded',
  ],
] as const;

it.each(UNKNOWN)('an append of unknown outcome %s', async (_, appendMs, tries, code) => {
  await slowly(appendMs, async (conversation, appends) => {
    let isAnswered = false;
    appends.end = async (heal) => {
      if (!isAnswered) throw new AppendOutcomeUnknown('not answered');
      heal();
    };
    expect((await next(conversation, 'not-answered')).body.code).toBe(code);
    expect(appends.count).toBe(tries);
    isAnswered = true;
    // The key is free.
    expect((await next(conversation, 'not-answered')).status).toBe(200);
  });
});

it('tells what somebody else wrote, however long the append took that lost to it', async () => {
  await slowly(2_500, async (conversation, appends) => {
    appends.end = async (heal) => {
      heal();
      expect((await next(conversation, 'the-other-one')).status).toBe(200);
    };
    expect((await next(conversation, 'the-slow-one')).body.code).toBe('state_version_conflict');
  });
});

/** Two instances on one log that takes its time; told of are how often a session was read. */
async function besideEachOther(
  work: (one: Conversation, other: Conversation, readsDuring: ReadsDuring) => Promise<void>,
): Promise<void> {
  const log = createMemoryLog();
  let reads = 0;
  const open = () =>
    wrappedLog(log, {
      append: async (...args) => {
        await setImmediate();
        return log.append(...args);
      },
      read: async (stream, options) => {
        if (stream.startsWith('session-')) reads += 1;
        await setImmediate();
        return log.read(stream, options);
      },
      close: async () => {},
    });
  const services = [await ServiceUnderTest.start(open()), await ServiceUnderTest.start(open())];
  try {
    await services[0]!.publish();
    const secret = await services[0]!.makeSecret();
    const [here, there] = services.map((service) => service.client(secret));
    const one = await Conversation.start(here!);
    const begun = Object.create(Conversation.prototype) as Conversation;
    const other = Object.assign(begun, one, { client: there! });
    await work(one, other, async (during) => {
      const before = reads;
      await during();
      return reads - before;
    });
  } finally {
    for (const service of services) await service.stop();
  }
}

type ReadsDuring = (during: () => Promise<unknown>) => Promise<number>;

const LOSERS = 20;

/** Everyone holds the version that there is, so that one of them wins at most. */
async function race(conversation: Conversation, name: string): Promise<readonly unknown[]> {
  const keys = Array.from({ length: LOSERS }, (_, n) => `writer-${name}-${n}`);
  const replies = await Promise.all(keys.map((key) => next(conversation, key)));
  return replies.map(({ status, body }) => (status === 200 ? 200 : body.code));
}

it('reads nothing to refuse those whose appends lost to a writer of the same instance', async () => {
  await besideEachOther(async (one, _, readsDuring) => {
    const reads = await readsDuring(async () => {
      const ends = await race(one, 'here');
      const lost = ends.filter((end) => end === 'state_version_conflict');
      expect(ends).toContain(200);
      expect(lost).toHaveLength(LOSERS - 1);
    });
    expect(reads).toBe(0);
  });
});

it('reads a session twice at most to refuse all who lost to a writer of another instance', async () => {
  await besideEachOther(async (one, other, readsDuring) => {
    expect(await other.read()).toHaveProperty('versions.state_version', other.version);
    await one.next();
    const reads = await readsDuring(async () => {
      const ends = await race(other, 'there');
      expect(new Set(ends)).toEqual(new Set(['state_version_conflict']));
    });
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(2);
  });
});

it('reads a session twice at most to refuse all who come with a version that is no more', async () => {
  await besideEachOther(async (one, _, readsDuring) => {
    const { version } = one;
    await one.next();
    const late = Object.assign(Object.create(Conversation.prototype) as Conversation, one, {
      version,
    });
    const reads = await readsDuring(async () => {
      expect(new Set(await race(late, 'late'))).toEqual(new Set(['state_version_conflict']));
    });
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(2);
  });
});
