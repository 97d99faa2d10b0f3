import { randomBytes } from 'node:crypto';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type {
  AppendResult,
  EventLog,
  FeedItem,
  Position,
  RecordedEvent,
  SubscribeOptions,
} from '../../../log/port.ts';

/**
 * A log that holds nothing yet: in memory, or on the EventStoreDB that EVENT_LOG_URL names, beside those of other tests.
 */
export function newLog(): EventLog {
  const server = process.env.EVENT_LOG_URL;
  return server?.startsWith('esdb') ? newLogOn(server) : createMemoryLog();
}

interface Opened {
  readonly log: EventLog;
  /** Where the log ended before anything of ours was in it. */
  readonly beginning: Position | undefined;
}

/**
 * Its streams have a prefix of their own there, which nobody sees here, and what others write moves neither its head nor its
 * feeds.
 */
function newLogOn(connectionString: string): EventLog {
  const own = `t${randomBytes(6).toString('hex')}.`;
  let opening: Promise<Opened> | undefined;
  const opened = () => {
    opening ??= open(connectionString);
    return opening;
  };
  let head: Position | undefined;
  const written = (result: AppendResult): AppendResult => {
    if (result.ok && (head === undefined || head < result.position)) head = result.position;
    return result;
  };
  const seenHere = (event: RecordedEvent): RecordedEvent => ({
    ...event,
    stream: event.stream.slice(own.length),
  });

  async function* subscribe(options: SubscribeOptions): AsyncGenerator<FeedItem, void, undefined> {
    const { log, beginning } = await opened();
    const { categories, after = beginning, signal } = options;
    const feed = log.subscribe({
      signal,
      ...(after !== undefined && { after }),
      ...(categories && { categories: categories.map((category) => own + category) }),
    });
    let reached = options.after;
    for await (const item of feed) {
      if (item.kind === 'event') {
        if (!item.event.stream.startsWith(own)) continue;
        reached = item.event.position;
        yield { ...item, event: seenHere(item.event) };
      } else if (item.kind === 'caughtUp') yield { ...item, position: reached };
      else if (reached !== undefined) yield { ...item, position: reached };
    }
  }

  return {
    readsCategoriesOffNames: true,
    append: async (stream, ...rest) =>
      written(await (await opened()).log.append(own + stream, ...rest)),
    appendInOrder: async (appends) => {
      const { log } = await opened();
      const ours = appends.map((each) => ({ ...each, stream: own + each.stream }));
      return (await log.appendInOrder!(ours)).map(written);
    },
    read: async (stream, options) => {
      const slice = await (await opened()).log.read(own + stream, options);
      return { ...slice, events: slice.events.map(seenHere) };
    },
    subscribe,
    head: async () => {
      // A server that is away says so.
      await (await opened()).log.head();
      return head;
    },
    health: async () => (await opened()).log.health(),
    close: async () => (await opened()).log.close(),
  };
}

async function open(connectionString: string): Promise<Opened> {
  const log = await openEventStoreLog({ connectionString });
  return { log, beginning: await log.head() };
}
