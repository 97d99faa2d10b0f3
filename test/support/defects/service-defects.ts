import { randomUUID } from 'node:crypto';
import type { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import type { Coordination } from '../../../coordination/port.ts';
import { decodeCommitData } from '../../../domain/recording/event-data.ts';
import type { Metadata } from '../../../domain/recording/metadata.ts';
import {
  AppendOutcomeUnknown,
  type FeedItem,
  LogUnavailable,
  type RecordedEvent,
} from '../../../log/port.ts';
import type { Reply, Sending } from '../http/http-client.ts';
import type { Instance } from '../instance.ts';
import { wrappedLog } from '../log/wrapped-log.ts';
import type { RedisServer } from '../processes/redis-server.ts';
import { droppingTheExpectedRevision, type LogDefect } from './log-defects.ts';

/** What could be wrong with a service, planted between it and what it stands on, or before it. */

/** Whoever holds the lock writes, whatever the stream's revision is. */
export function trustingALock(coordination: Coordination): LogDefect {
  return (log) =>
    wrappedLog(log, {
      append: (stream, events, options) =>
        coordination.alone(stream, () =>
          droppingTheExpectedRevision(log).append(stream, events, options),
        ),
    });
}

/** What may have been written already is written again, with other ids, behind whatever is there. */
export const retryingTheUnknownAfresh: LogDefect = (log) =>
  wrappedLog(log, {
    append: async (stream, events, options) => {
      try {
        return await log.append(stream, events, options);
      } catch (error) {
        if (!(error instanceof AppendOutcomeUnknown)) throw error;
        const again = events.map((event) => ({ ...event, id: randomUUID() }));
        return droppingTheExpectedRevision(log).append(stream, again, options);
      }
    },
  });

/** Not a defect but a fault: what clients ask for is written, and nobody is told. */
export const losingTheAnswer: LogDefect = (log) => {
  let isLost = false;
  return wrappedLog(log, {
    append: async (stream, events, options) => {
      const result = await log.append(stream, events, options);
      const { receipt } = JSON.parse(events.at(-1)!.metadata) as Metadata;
      // Every other one, so that an honest service comes through.
      isLost = receipt !== undefined && !isLost;
      if (isLost) throw new AppendOutcomeUnknown('the answer was lost');
      return result;
    },
  });
};

/** That the log is away looks like a mistake in what was asked for. */
export const takingAnOutageForAFault: LogDefect = (log) =>
  wrappedLog(log, {
    append: (...args) => log.append(...args).catch(throwFault),
    // A call that hears of the outage before it would write is no better.
    read: (...args) => log.read(...args).catch(throwFault),
  });

function throwFault(error: unknown): never {
  throw error instanceof LogUnavailable ? new Error('the log could not be used') : error;
}

/** What could not be written is written when the log is back, whatever was told: behind the first append that it takes again. */
export const writingLater: LogDefect = (log) => {
  const owed: (() => Promise<unknown>)[] = [];
  return wrappedLog(log, {
    append: async (stream, events, options) => {
      try {
        const appended = await log.append(stream, events, options);
        await Promise.allSettled(owed.splice(0).map((write) => write()));
        return appended;
      } catch (error) {
        if (isAway(error))
          owed.push(() => droppingTheExpectedRevision(log).append(stream, events, options));
        throw error;
      }
    },
  });
};

function isAway(error: unknown): boolean {
  return error instanceof LogUnavailable || error instanceof AppendOutcomeUnknown;
}

/** The receipts that a stream holds are not found in it. @param isFound of a commit's time, in milliseconds */
export function missingReceipts(isFound: (at: number) => boolean): LogDefect {
  const shown = (event: RecordedEvent) => {
    const { occurred_at } = JSON.parse(event.metadata) as Metadata;
    const metadata = isFound(Date.parse(occurred_at))
      ? event.metadata
      : unreceipted(event.metadata);
    return { ...event, metadata };
  };
  return (log) =>
    wrappedLog(log, {
      read: async (...args) => {
        const slice = await log.read(...args);
        return { ...slice, events: slice.events.map(shown) };
      },
    });
}

function unreceipted(metadata: string): string {
  const { receipt: _, ...rest } = JSON.parse(metadata) as Metadata;
  return JSON.stringify(rest);
}

/** With what body a key was used is not kept; what else is private is stored as it is. */
export function storingNoBodyDigests(keys: SessionKeys): LogDefect {
  return (log) =>
    wrappedLog(log, {
      append: async (stream, events, options) => {
        const key = await keys.toSeal(stream);
        const first = options.expected === 'none' ? 0 : options.expected + 1;
        const placed = events.map((event, index) => ({
          ...event,
          stream,
          revision: first + index,
        }));
        const data = decodeCommitData(placed, key);
        const undigested = events.map((event, index) => {
          const { facts, private: opened } = data[index]!;
          const kept = { ...opened, body_digest: undefined };
          return { ...event, data: JSON.stringify({ facts, private: kept }) };
        });
        return log.append(stream, undigested, options);
      },
    });
}

/** A view never hears of some events. */
export function deaf(isMissed: (event: RecordedEvent) => boolean): LogDefect {
  return (log) =>
    wrappedLog(log, { subscribe: (options) => heard(log.subscribe(options), isMissed) });
}

/** Nothing that is read or heard has these events in it. */
export function blindTo(isMissed: (event: RecordedEvent) => boolean): LogDefect {
  return (log) =>
    wrappedLog(deaf(isMissed)(log), {
      read: async (...args) => {
        const slice = await log.read(...args);
        return { ...slice, events: slice.events.filter((event) => !isMissed(event)) };
      },
    });
}

async function* heard(items: AsyncIterable<FeedItem>, isMissed: (event: RecordedEvent) => boolean) {
  for await (const item of items) {
    if (item.kind !== 'event' || !isMissed(item.event)) yield item;
  }
}

type Take = Coordination['take'];

/** Nothing is allowed while what is shared is away. @param isThere asks it */
export function failingClosed(
  coordination: Coordination,
  isThere: () => Promise<boolean>,
): Coordination {
  return taking(coordination, async (take) => ((await isThere()) ? take() : 60_000));
}

/** What is shared is waited for on every call, and longer than anybody has time. */
export function waitingLong(
  coordination: Coordination,
  isThere: () => Promise<boolean>,
): Coordination {
  return taking(coordination, async (take) => {
    await isThere();
    return take();
  });
}

/** What goes wrong with what is shared goes wrong with the request. */
export function throwingWhenAway(
  coordination: Coordination,
  isThere: () => Promise<boolean>,
): Coordination {
  return taking(coordination, async (take) => {
    if (!(await isThere())) throw new Error('it is not there');
    return take();
  });
}

/** Takes allowances in another way. */
function taking(
  coordination: Coordination,
  through: (take: () => ReturnType<Take>) => ReturnType<Take>,
): Coordination {
  return {
    take: (...args) => through(() => coordination.take(...args)),
    alone: (...args) => coordination.alone(...args),
    close: () => coordination.close(),
  };
}

/** Where answers are kept beside the log. */
export interface AnswerStore {
  readonly get: (name: string) => Promise<Reply | undefined>;
  readonly set: (name: string, reply: Reply) => Promise<unknown>;
}

export function inThisProcess(): AnswerStore {
  const replies = new Map<string, Reply>();
  return {
    get: async (name) => replies.get(name),
    set: async (name, reply) => replies.set(name, reply),
  };
}

/** Forgets a key a day after it was seen last, not first. */
export function fromTheLastUse(now: () => number): AnswerStore {
  const replies = new Map<string, { readonly reply: Reply; readonly at: number }>();
  return {
    get: async (name) => {
      const found = replies.get(name);
      if (!found || now() - found.at > 86_400_000) return undefined;
      replies.set(name, { ...found, at: now() });
      return found.reply;
    },
    set: async (name, reply) => replies.set(name, { reply, at: now() }),
  };
}

export function inRedis(redis: RedisServer): AnswerStore {
  const keyOf = (name: string) => `answer:${Buffer.from(name).toString('base64url')}`;
  return {
    get: async (name) => {
      const found = await redis.command(`GET ${keyOf(name)}`).catch(() => '$-1');
      if (!found.startsWith('$') || found === '$-1') return undefined;
      const { status, text } = JSON.parse(
        Buffer.from(found.split('\r\n')[1]!, 'base64').toString(),
      );
      return { status, text, json: JSON.parse(text), headers: new Headers(), isReplay: true };
    },
    set: async (name, { status, text }) => {
      const stored = Buffer.from(JSON.stringify({ status, text })).toString('base64');
      await redis.command(`SET ${keyOf(name)} ${stored}`).catch(() => '');
    },
  };
}

/** Answers a key that it has seen before with what it answered then. */
export function remembering(
  instance: Instance,
  store: AnswerStore,
  {
    nameOf = (path: string, key: string) => `${path} ${key}`,
    isKept = ({ status }: Reply) => status < 300,
  } = {},
): Instance {
  const send = async (path: string, request: Sending) => {
    if (request.key === undefined) return instance.send(path, request);
    const name = nameOf(path, request.key);
    const kept = await store.get(name);
    if (kept) return { ...kept, isReplay: true };
    const reply = await instance.send(path, request);
    if (isKept(reply)) await store.set(name, reply);
    return reply;
  };
  return { ...instance, send };
}

/** Whoever has to come again is kept waiting before. */
export function refusingLate(instance: Instance): Instance {
  const send = async (path: string, request: Sending) => {
    const reply = await instance.send(path, request);
    if (reply.status === 503) await new Promise((resolve) => setTimeout(resolve, 6_000));
    return reply;
  };
  return { ...instance, send };
}

/** Every request is a new one, whatever its key. */
export function knowingNoKeys(instance: Instance): Instance {
  const send = (path: string, request: Sending) =>
    instance.send(path, request.key === undefined ? request : { ...request, key: randomUUID() });
  return { ...instance, send };
}

/** A repeat is answered in other words than the first time. */
export function answeringRepeatsAnew(instance: Instance): Instance {
  const send = async (path: string, request: Sending) => {
    const reply = await instance.send(path, request);
    return reply.isReplay ? { ...reply, text: reply.text.replace(/req_\w+/, 'req_anew') } : reply;
  };
  return { ...instance, send };
}
