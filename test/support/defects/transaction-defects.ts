import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { StreamState } from '../../../app/core/streams/stream-state.ts';
import type { Streams } from '../../../app/core/streams/streams.ts';
import {
  AppendOutcomeUnknown,
  type AppendResult,
  type EventLog,
  type NewEvent,
} from '../../../log/port.ts';
import { wrappedLog } from '../log/wrapped-log.ts';
import {
  appendingOneByOne,
  droppingTheExpectedRevision,
  type LogDefect,
  retryingAConflictAtAFreshRevision,
} from './log-defects.ts';

/**
 * Ways to spoil that an effect happens once for its key, each of which a suite has to find. A defect lies around
 * the log, or in how streams are folded.
 */
interface TransactionDefect {
  readonly log?: LogDefect;
  /** Spoils one `Streams`, or all of a process by their prototype. */
  readonly streams?: (streams: Streams) => void;
}

export const TRANSACTION_DEFECTS: Readonly<Record<string, TransactionDefect>> = {
  'receipts are not looked up': {
    streams: (streams) => spoilFolds(streams, (current) => ({ ...current, receipts: [] })),
  },
  'receipts are kept in memory alone': {
    log: (log) =>
      wrappedLog(log, {
        append: (stream, events, options) =>
          log.append(stream, events.map(withoutReceipt), options),
      }),
  },
  'the expected revision is dropped': { log: droppingTheExpectedRevision },
  'a conflict is tried again at a fresh revision': { log: retryingAConflictAtAFreshRevision },
  'an unknown outcome is tried again at a fresh revision': {
    log: (log) => wrappedLog(log, { append: (...args) => appendAgain(log, args) }),
  },
  'the answer is given before the append': {
    log: (log) => wrappedLog(log, { append: (...args) => acknowledgeEarly(log, args) }),
  },
  'a commit is written event by event': { log: appendingOneByOne },
  'an answer is made anew for its repeat': {
    log: (log) =>
      wrappedLog(log, {
        read: async (...args) => {
          const slice = await log.read(...args);
          const isRepeat = args[1]?.limit === 1;
          return isRepeat ? { ...slice, events: slice.events.map(withFreshAnswer) } : slice;
        },
      }),
  },
  'what was appended here is not folded': {
    streams: (streams) => {
      const remember = streams.remember.bind(streams);
      const held = new Map<string, unknown>();
      streams.remember = (current, added) => {
        const state = held.get(current.stream) ?? current.state;
        held.set(current.stream, state);
        remember({ ...current, state }, added);
      };
    },
  },
  'reads are answered from an old fold': {
    streams: (streams) => {
      const latest = streams.latest as Loading;
      const held = new Map<string, StreamState<unknown>>();
      const spoilt: Loading = async function (this: Streams, aggregate, stream) {
        const known = held.get(stream);
        held.delete(stream);
        if (known) return known;
        const current = await latest.call(this, aggregate, stream);
        if (current.revision >= 0) held.set(stream, current);
        return current;
      };
      streams.latest = spoilt as Streams['latest'];
    },
  },
};

/** How `Streams` gives a fold, whatever it is a fold of. */
type Loading = (aggregate: unknown, stream: string) => Promise<StreamState<unknown>>;

function spoilFolds(
  streams: Streams,
  spoil: (current: StreamState<unknown>) => StreamState<unknown>,
): void {
  for (const name of ['cached', 'latest'] as const) {
    const load = streams[name] as Loading;
    const spoilt: Loading = async function (this: Streams, ...args) {
      return spoil(await load.apply(this, args));
    };
    Object.assign(streams, { [name]: spoilt });
  }
}

function withoutReceipt(event: NewEvent): NewEvent {
  const { receipt: _, ...metadata } = JSON.parse(event.metadata) as { receipt?: unknown };
  return { ...event, metadata: JSON.stringify(metadata) };
}

function withFreshAnswer<Event extends NewEvent>(event: Event): Event {
  const metadata = JSON.parse(event.metadata) as { receipt?: { answer: object } };
  if (!metadata.receipt) return event;
  metadata.receipt.answer = { ...metadata.receipt.answer, request_id: `req_${randomUUID()}` };
  return { ...event, metadata: JSON.stringify(metadata) };
}

type AppendArguments = Parameters<EventLog['append']>;

async function appendAgain(
  log: EventLog,
  [stream, events, options]: AppendArguments,
): Promise<AppendResult> {
  try {
    return await log.append(stream, events, options);
  } catch (error) {
    if (!(error instanceof AppendOutcomeUnknown)) throw error;
    const others = events.map((event) => ({ ...event, id: randomUUID() }));
    return droppingTheExpectedRevision(log).append(stream, others, options);
  }
}

const WRITTEN_LATE_MS = 200;

async function acknowledgeEarly(
  log: EventLog,
  [stream, events, { expected }]: AppendArguments,
): Promise<AppendResult> {
  const { lastRevision } = await log.read(stream, { direction: 'backward', limit: 1 });
  const isConflict = (lastRevision ?? 'none') !== expected;
  // A conversion looks for what it has written before it answers.
  if (isConflict || !stream.startsWith('session-')) {
    return log.append(stream, events, { expected });
  }
  const writing = delay(WRITTEN_LATE_MS).then(() => log.append(stream, events, { expected }));
  writing.catch(() => {});
  const firstRevision = (lastRevision ?? -1) + 1;
  const position = (await log.head())!;
  return { ok: true, firstRevision, lastRevision: firstRevision + events.length - 1, position };
}
