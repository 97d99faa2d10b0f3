import { once } from 'node:events';
import { scanLog } from '../../../app/core/streams/scan-log.ts';
import {
  categoryOf,
  type EventLog,
  type FeedItem,
  type ReadOptions,
  type RecordedEvent,
  type StreamSlice,
  type SubscribeOptions,
} from '../../../log/port.ts';

/** Every event of a log, in its order. */
export async function eventsOf(log: EventLog): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  await scanLog(log, {}, (event) => {
    events.push(event);
    return undefined;
  });
  return events;
}

/**
 * A log that holds exactly these events, whether or not any log would have taken them: what somebody who can
 * write to the storage could leave behind. It cannot be appended to.
 */
export class RecordedLog implements EventLog {
  readonly #events: readonly RecordedEvent[];

  constructor(events: readonly RecordedEvent[]) {
    this.#events = events;
  }

  append(): Promise<never> {
    throw new Error('this log cannot be appended to');
  }

  async read(stream: string, options: ReadOptions = {}): Promise<StreamSlice> {
    const { from, direction = 'forward', limit = 1_000 } = options;
    const own = this.#events
      .filter((event) => event.stream === stream)
      .sort((one, other) => one.revision - other.revision);
    const lastRevision = own.at(-1)?.revision ?? null;
    const isForward = direction === 'forward';
    if (!isForward) own.reverse();
    const start = from ?? (isForward ? 0 : (lastRevision ?? 0));
    const rest = own.filter(({ revision }) => (isForward ? revision >= start : revision <= start));
    const events = rest.slice(0, limit);
    const more = rest.length > events.length;
    return { exists: own.length > 0, lastRevision, events, more };
  }

  async *subscribe({ categories, after, signal }: SubscribeOptions): AsyncGenerator<FeedItem> {
    for (const event of this.#events) {
      if (signal.aborted) return;
      if (after !== undefined && event.position <= after) continue;
      if (categories && !categories.includes(categoryOf(event.stream))) continue;
      yield { kind: 'event', event };
    }
    yield { kind: 'caughtUp', position: this.#events.at(-1)?.position };
    if (!signal.aborted) await once(signal, 'abort');
  }

  async head() {
    return this.#events.at(-1)?.position;
  }

  async health(): Promise<'ok'> {
    return 'ok';
  }

  async close(): Promise<void> {}
}
