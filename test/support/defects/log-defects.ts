import { randomUUID } from 'node:crypto';
import {
  AppendOutcomeUnknown,
  type AppendResult,
  type EventLog,
  type ExpectedRevision,
  type FeedItem,
  InvalidPosition,
  LogUnavailable,
  type NewEvent,
  type RecordedEvent,
} from '../../../log/port.ts';
import { wrappedLog } from '../log/wrapped-log.ts';

/** Logs with one thing wrong each, around one that is right: to see whether a suite finds it. */
export type LogDefect = (log: EventLog) => EventLog;

/** What it writes goes behind whatever is there. */
export const droppingTheExpectedRevision: LogDefect = (log) =>
  wrappedLog(log, {
    append: async (stream, events, options) => {
      let result = await log.append(stream, events, options);
      while (!result.ok) result = await log.append(stream, events, { expected: at(result.actual) });
      return result;
    },
  });

function at(revision: number | null): ExpectedRevision {
  return revision ?? 'none';
}

/** A conflict is tried once more at the revision that it told of. */
export const retryingAConflictAtAFreshRevision: LogDefect = (log) =>
  wrappedLog(log, {
    append: async (stream, events, options) => {
      const first = await log.append(stream, events, options);
      if (first.ok) return first;
      return log.append(stream, events, { expected: at(first.actual) });
    },
  });

/** `none` is taken for whatever is there. */
export const takingNoneForAny: LogDefect = (log) =>
  wrappedLog(log, {
    append: async (stream, events, { expected }) =>
      expected === 'none'
        ? droppingTheExpectedRevision(log).append(stream, events, { expected })
        : log.append(stream, events, { expected }),
  });

export const appendingOneByOne: LogDefect = (log) =>
  wrappedLog(log, {
    append: async (stream, events, { expected }) => {
      let last: AppendResult | undefined;
      for (const [n, event] of events.entries()) {
        const before = last?.ok ? last.lastRevision : expected;
        const result = await log.append(stream, [event], { expected: before });
        if (!result.ok) return result;
        last = n === 0 ? result : { ...result, firstRevision: (last as Appended).firstRevision };
      }
      return last ?? log.append(stream, events, { expected });
    },
  });

type Appended = Extract<AppendResult, { ok: true }>;

/** The same events sent again are other events. */
export const losingTheIds: LogDefect = (log) =>
  wrappedLog(log, {
    append: (stream, events, options) => log.append(stream, events.map(renewed), options),
  });

function renewed(event: NewEvent): NewEvent {
  // What is no id is refused as before.
  return /^[0-9a-f-]{36}$/.test(event.id) ? { ...event, id: randomUUID() } : event;
}

/** An id that is anywhere in the stream is taken for a repeat, whatever revision was expected. */
export const takingEveryKnownIdForARepeat: LogDefect = (log) =>
  wrappedLog(log, {
    append: async (stream, events, options) => {
      const stored = (await log.read(stream)).events;
      const first = stored.find(({ id }) => id === events[0]?.id);
      const last = stored.find(({ id }) => id === events.at(-1)?.id);
      if (!first || !last) return log.append(stream, events, options);
      const { position, revision: lastRevision } = last;
      return { ok: true, firstRevision: first.revision, lastRevision, position };
    },
  });

/** An append is acknowledged before it is there. */
export const acknowledgingEarly: LogDefect = (log) => {
  const heads = new Map<string, number>();
  return wrappedLog(log, {
    append: async (stream, events, options) => {
      const held = heads.get(stream);
      if (held === undefined || held !== options.expected) {
        const result = await log.append(stream, events, options);
        if (result.ok) heads.set(stream, result.lastRevision);
        return result;
      }
      heads.set(stream, held + events.length);
      setTimeout(() => void log.append(stream, events, options).catch(() => {}), 5);
      const position = (await log.head())!;
      return { ok: true, firstRevision: held + 1, lastRevision: held + events.length, position };
    },
  });
};

/** Numbers, spaces and the order of keys are kept as JSON has them, not as they were written. */
export const rewritingJson: LogDefect = (log) =>
  wrappedLog(log, {
    append: (stream, events, options) =>
      log.append(
        stream,
        events.map((event) => ({ ...event, data: rewritten(event.data) })),
        options,
      ),
  });

function rewritten(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** A stream that was read once is not read again: another writer's events are missed. */
export const readingACopy: LogDefect = (log) => {
  const slices = new Map<string, ReturnType<EventLog['read']>>();
  return wrappedLog(log, {
    read: (stream, options) => {
      const key = JSON.stringify([stream, options]);
      const held = slices.get(key) ?? log.read(stream, options);
      slices.set(key, held);
      return held;
    },
  });
};

/** What has come to a stream since it was read last is only seen the next time. */
export const readingBehind: LogDefect = (log) => {
  const ends = new Map<string, number>();
  return wrappedLog(log, {
    read: async (stream, options) => {
      const slice = await log.read(stream, options);
      const end = ends.get(stream) ?? slice.lastRevision ?? -1;
      ends.set(stream, slice.lastRevision ?? -1);
      const events = slice.events.filter(({ revision }) => revision <= end);
      return { ...slice, events, more: false };
    },
  });
};

/** The last event of a page that is not the last one is passed over. */
export const pagingWithAGap: LogDefect = (log) =>
  wrappedLog(log, {
    read: async (stream, options) => {
      const slice = await log.read(stream, options);
      return slice.more ? { ...slice, events: slice.events.slice(0, -1) } : slice;
    },
  });

/** That nobody knows is told as if nothing had been written. */
export const takingTheUnknownForUnwritten: LogDefect = (log) =>
  wrappedLog(log, {
    append: (...args) =>
      log.append(...args).catch((error: unknown) => {
        throw error instanceof AppendOutcomeUnknown ? new LogUnavailable('not written') : error;
      }),
  });

/** A stream that cannot be read looks like one that is not there. */
export const takingTheUnavailableForAbsent: LogDefect = (log) =>
  wrappedLog(log, {
    read: (...args) =>
      log.read(...args).catch((error: unknown) => {
        if (!(error instanceof LogUnavailable)) throw error;
        return { exists: false, lastRevision: null, events: [], more: false };
      }),
  });

/** It is said to be well, whatever it is. */
export const alwaysWell: LogDefect = (log) => wrappedLog(log, { health: async () => 'ok' });

/** Feeds that say something else than the log does. */
function feeding(change: (items: AsyncIterable<FeedItem>) => AsyncIterable<FeedItem>): LogDefect {
  return (log) => wrappedLog(log, { subscribe: (options) => change(log.subscribe(options)) });
}

export const deliveringTwice = feeding(async function* (items) {
  let count = 0;
  for await (const item of items) {
    yield item;
    if (item.kind === 'event' && ++count === 3) yield item;
  }
});

export const skippingAnEvent = feeding(async function* (items) {
  let count = 0;
  for await (const item of items) {
    if (item.kind !== 'event' || ++count !== 3) yield item;
  }
});

/** Two events come in each other's place. */
export const deliveringOutOfOrder = feeding(async function* (items) {
  let held: FeedItem | undefined;
  let count = 0;
  for await (const item of items) {
    if (item.kind === 'event' && ++count === 2) {
      held = item;
      continue;
    }
    yield item;
    if (held) yield held;
    held = undefined;
  }
});

/** The place of an event can be stored before the event was handed over. */
export const checkpointingAhead = feeding(async function* (items) {
  for await (const item of items) {
    if (item.kind === 'event') yield { kind: 'checkpoint', position: item.event.position };
    yield item;
  }
});

export const catchingUpEarly = feeding(async function* (items) {
  let isSaid = false;
  for await (const item of items) {
    if (item.kind === 'event' && !isSaid) {
      isSaid = true;
      yield { kind: 'caughtUp', position: undefined };
    }
    yield item;
  }
});

export const endingSilently = feeding(async function* (items) {
  for await (const item of items) {
    yield item;
    if (item.kind === 'caughtUp') return;
  }
});

/** The event that a reader has seen last comes once more. */
export const resumingOneTooEarly: LogDefect = (log) =>
  wrappedLog(log, {
    subscribe: (options) => resumedEarly(log, options),
  });

async function* resumedEarly(log: EventLog, options: Parameters<EventLog['subscribe']>[0]) {
  const { after, ...whole } = options;
  if (after === undefined) return yield* log.subscribe(options);
  // Refuses the positions that are none.
  const known = log.subscribe(options)[Symbol.asyncIterator]();
  await known.next();
  await known.return?.();
  for await (const item of log.subscribe(whole)) {
    if (item.kind !== 'event' || item.event.position >= after) yield item;
  }
}

export const takingUnknownPositionsForTheBeginning: LogDefect = (log) =>
  wrappedLog(log, {
    subscribe: (options) => fromTheBeginning(log, options),
  });

async function* fromTheBeginning(log: EventLog, options: Parameters<EventLog['subscribe']>[0]) {
  try {
    yield* log.subscribe(options);
  } catch (error) {
    if (!(error instanceof InvalidPosition)) throw error;
    const { after: _, ...whole } = options;
    yield* log.subscribe(whole);
  }
}

/** A category is taken for every one that begins alike. */
export const takingAPrefixForACategory: LogDefect = (log) =>
  wrappedLog(log, {
    subscribe: ({ categories, ...options }) => ofPrefixes(log.subscribe(options), categories),
  });

async function* ofPrefixes(items: AsyncIterable<FeedItem>, prefixes: readonly string[] = ['']) {
  const isWanted = ({ stream }: RecordedEvent) => prefixes.some((each) => stream.startsWith(each));
  for await (const item of items) {
    if (item.kind !== 'event' || isWanted(item.event)) yield item;
  }
}

/** It goes on for a while after it was closed. */
export const closingLate: LogDefect = (log) =>
  wrappedLog(log, {
    close: async () => {
      setTimeout(() => void log.close(), 100);
    },
  });
