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
import { isAnswer, isMissingStream, isSilence, NoAnswer } from './faults.ts';
import type { LogOffset } from './position-codec.ts';
import { after, within } from './within.ts';

/** How much later than our timer gRPC's own deadline ends a call that nobody waits for any more. */
const DEADLINE_LATER_MS = 250;
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
  #heardAt = Number.NEGATIVE_INFINITY;
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

  /** When the server answered a call last, by `performance.now()`. */
  get heardAt(): number {
    return this.#heardAt;
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
        deadline: msMax + DEADLINE_LATER_MS,
      });
      return within(appending, msMax);
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

  /**
   * A connection on which nothing is heard may be dead without anybody having been told: a new one takes over. One that has
   * answered others meanwhile is not.
   */
  async #asking<Result>(ask: (client: EventStoreDBClient) => Promise<Result>): Promise<Result> {
    const client = this.#client;
    const began = performance.now();
    try {
      const result = await ask(client);
      this.#heardAt = performance.now();
      return result;
    } catch (error) {
      if (isAnswer(error)) this.#heardAt = performance.now();
      else if (isSilence(error) && client === this.#client && this.#heardAt < began) this.#renew();
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
  const cancel = after(msMax, () => stream.destroy(new NoAnswer(`no answer in ${msMax} ms`)));
  // What comes after we have turned away concerns nobody.
  stream.on('error', () => {});
  try {
    const items: Item[] = [];
    for await (const item of stream) items.push(item);
    return items;
  } finally {
    cancel();
    stream.cancel().catch(() => {});
  }
}
