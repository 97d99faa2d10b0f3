/** EventStoreDB through its client, one bounded call at a time: the only place that knows the client. */
import type {
  AllStreamResolvedEvent,
  AllStreamSubscription,
  EventStoreDBClient,
  Filter,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import type { NewEvent, RecordedEvent, Revision } from '../port.ts';
import { type Credentials, credentialsOf, withRenewals } from './connection-string.ts';
import { decodeEvent, encodeEvent } from './event-texts.ts';
import { isMissingStream, isSilence, NoAnswer } from './faults.ts';
import type { LogOffset } from './position-codec.ts';

/** How much later than gRPC's own deadline our timer fires, which trusts nobody. */
const SECOND_NET_MS = 250;
const DISPOSE_MS_MAX = 1_000;
/** A slow server is not to be met with ever new connections. */
const RENEWAL_MS = 1_000;

export interface ServerAppend {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  /** Last revision the stream must have, -1 for an absent one. */
  readonly expected: number;
}

export interface ServerRead {
  readonly stream: string;
  readonly from: Revision | 'end';
  readonly backward: boolean;
  readonly limit: number;
}

export interface AllEvent {
  readonly place: LogOffset;
  /** Undefined for events of the server's own streams. */
  readonly event: RecordedEvent | undefined;
}

export class EventStoreServer {
  readonly #connect: (renewals: number) => EventStoreDBClient;
  readonly #credentials: Credentials;
  #client: EventStoreDBClient;
  /** Of all clients of this process: each renewal is told apart from every other. */
  static #renewals = 0;
  #isDisposed = false;
  #renewedAt = Number.NEGATIVE_INFINITY;

  private constructor(connect: (renewals: number) => EventStoreDBClient, credentials: Credentials) {
    this.#connect = connect;
    this.#credentials = credentials;
    this.#client = connect(0);
  }

  /** Loads the client, which is slow and large, only where it is used. @throws LogUnavailable */
  static async connect(connectionString: string): Promise<EventStoreServer> {
    const credentials = credentialsOf(connectionString);
    const { EventStoreDBClient: Client } = await import('@eventstore/db-client');
    const connect = (renewals: number) =>
      Client.connectionString(withRenewals(connectionString, renewals));
    return new EventStoreServer(connect, credentials);
  }

  /**
   * Credentials given with the call make the client use the plain append, which has a deadline of its own;
   * its default path shares one stream of all calls that a single answer can wedge.
   * @throws the client's errors
   */
  async append(
    { stream, events, expected }: ServerAppend,
    msMax: number,
  ): Promise<{ readonly lastRevision: Revision; readonly place: LogOffset | undefined }> {
    const { nextExpectedRevision, position } = await this.#asking((client) => {
      const appending = client.appendToStream(stream, events.map(encodeEvent), {
        expectedRevision: expected < 0 ? 'no_stream' : BigInt(expected),
        credentials: this.#credentials,
        requiresLeader: true,
        deadline: msMax,
      });
      return within(appending, msMax + SECOND_NET_MS);
    });
    return { lastRevision: Number(nextExpectedRevision), place: position };
  }

  /** The leader's events, undefined for a missing stream. @throws the client's errors */
  async read(read: ServerRead, msMax: number): Promise<RecordedEvent[] | undefined> {
    const open = (client: EventStoreDBClient) =>
      client.readStream(read.stream, {
        fromRevision: read.from === 'end' ? 'end' : BigInt(read.from),
        direction: read.backward ? 'backwards' : 'forwards',
        maxCount: read.limit,
        credentials: this.#credentials,
        requiresLeader: true,
      });
    try {
      const resolved = await this.#collecting<ResolvedEvent>(msMax, open);
      return resolved.flatMap(({ event, commitPosition }) => {
        if (event === undefined) return [];
        const commit = commitPosition ?? 0n;
        return [decodeEvent(event, event.position ?? { commit, prepare: commit })];
      });
    } catch (error) {
      if (isMissingStream(error)) return undefined;
      throw error;
    }
  }

  /** Events of all streams from a place on, that of the place included. @throws the client's errors */
  async readAll(from: LogOffset | undefined, limit: number, msMax: number): Promise<AllEvent[]> {
    const open = (client: EventStoreDBClient) =>
      client.readAll({
        fromPosition: from ?? 'start',
        maxCount: limit,
        credentials: this.#credentials,
      });
    return allEvents(await this.#collecting(msMax, open));
  }

  /** The newest events of all streams as the leader knows them, newest first. @throws as above */
  async readNewest(
    before: LogOffset | undefined,
    limit: number,
    msMax: number,
  ): Promise<AllEvent[]> {
    const open = (client: EventStoreDBClient) =>
      client.readAll({
        fromPosition: before ?? 'end',
        direction: 'backwards',
        maxCount: limit,
        credentials: this.#credentials,
        requiresLeader: true,
      });
    return allEvents(await this.#collecting(msMax, open));
  }

  /** Events behind a place, from any node. The filter names prefixes of streams; none: no `$` streams. */
  subscribe(
    after: LogOffset | undefined,
    prefixes: readonly string[] | undefined,
    checkpointReached: (place: LogOffset) => void,
  ): AllStreamSubscription {
    const filter: Filter = {
      filterOn: 'streamName',
      checkpointInterval: 1,
      checkpointReached: (_, place) => checkpointReached(place),
      ...(prefixes === undefined ? { regex: '^[^$]' } : { prefixes: [...prefixes] }),
    };
    return this.#client.subscribeToAll({
      fromPosition: after ?? 'start',
      filter,
      credentials: this.#credentials,
    });
  }

  /** A connection that has fallen silent may be dead without anybody having been told: a new one takes over. */
  async #asking<Result>(ask: (client: EventStoreDBClient) => Promise<Result>): Promise<Result> {
    const client = this.#client;
    try {
      return await ask(client);
    } catch (error) {
      if (isSilence(error) && client === this.#client) this.#renew();
      throw error;
    }
  }

  /** Everything that a read delivers. Given up in the middle, it would end as if all had been said. */
  #collecting<Item>(
    msMax: number,
    open: (client: EventStoreDBClient) => StreamingRead<Item>,
  ): Promise<Item[]> {
    return this.#asking(async (client) => {
      const items = await collect(open(client), msMax);
      if (client !== this.#client || this.#isDisposed) throw new NoAnswer('given up');
      return items;
    });
  }

  #renew(): void {
    const now = performance.now();
    if (this.#isDisposed || now - this.#renewedAt < RENEWAL_MS) return;
    this.#renewedAt = now;
    const silent = this.#client;
    EventStoreServer.#renewals += 1;
    this.#client = this.#connect(EventStoreServer.#renewals);
    // Its subscriptions end with it, and are made again on the new one.
    silent.dispose().catch(() => {});
  }

  /** The client cancels its calls at once, but may wait for ever for one of them to end. */
  async dispose(): Promise<void> {
    this.#isDisposed = true;
    await within(this.#client.dispose(), DISPOSE_MS_MAX).catch(() => {});
  }
}

export function allEvent({ event, commitPosition }: AllStreamResolvedEvent): AllEvent[] {
  if (event === undefined) return [];
  const commit = commitPosition ?? 0n;
  const place = event.position ?? { commit, prepare: commit };
  const isOurs = !event.streamId.startsWith('$');
  return [{ place, event: isOurs ? decodeEvent(event, place) : undefined }];
}

function allEvents(resolved: readonly AllStreamResolvedEvent[]): AllEvent[] {
  return resolved.flatMap(allEvent);
}

/** Reads have no deadline in the client, and one that is left early stays open at the server. */
async function collect<Item>(stream: StreamingRead<Item>, msMax: number): Promise<Item[]> {
  const timer = setTimeout(() => stream.destroy(new NoAnswer(`no answer in ${msMax} ms`)), msMax);
  // What comes after we have turned away concerns nobody.
  stream.on('error', () => {});
  try {
    const items: Item[] = [];
    for await (const item of stream) items.push(item);
    return items;
  } finally {
    clearTimeout(timer);
    stream.cancel().catch(() => {});
  }
}

async function within<Result>(promise: Promise<Result>, msMax: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer in ${msMax} ms`)), msMax);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
