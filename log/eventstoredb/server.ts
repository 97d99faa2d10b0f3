/** EventStoreDB through its client, one bounded call at a time: the only place that knows the client. */
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendResult, Position, RecordedEvent } from '../port.ts';
import { answerWithin } from './answer-within.ts';
import {
  AppendStream,
  type LoadedMessages,
  NotTaken,
  type ServerAppend,
  type Written,
} from './appends/append-stream.ts';
import { appendTogether } from './appends/append-together.ts';
import { type Credentials, credentialsOf, withRenewals } from './connection-string.ts';
import { decodeRecordedEvent, encodeEvent, isOfServer } from './event-texts.ts';
import { callFaultOf, isAnswer, isCancelled, isSilence, NoAnswer } from './faults.ts';
import { withoutLooseEnds } from './loose-ends.ts';
import { encodePosition } from './position-codec.ts';
import { allRequest, type StreamRead, type StreamsByName, streamRequest } from './read-requests.ts';
import { type ReplyReader, readReplies } from './reading-client.ts';
import { UnreachedNodes } from './unreached.ts';

/** How much later than our timer gRPC's own deadline ends a call that nobody waits for any more. */
const DEADLINE_LATER_MS = 250;
const DISPOSE_MS_MAX = 1_000;
/** A slow server is not to be met with ever new connections. */
const RENEWAL_MS = 1_000;
/** What is read of the whole log at a time, and held twice: once while it is taken, once while it is read ahead. */
const PAGE_EVENTS_MAX = 2_000;
const PAGE_BYTES_MAX = 4 * 1024 * 1024;

/** Some of the log, in its order. */
export interface AllPage {
  /** Those of the server's own streams left out. */
  readonly events: readonly RecordedEvent[];
  /** Of the last event that was read, whoever's it was; undefined: there was none. */
  readonly last: Position | undefined;
  /** Whether there was no more to read. */
  readonly isEnd: boolean;
}

interface AllReadOptions extends Pick<ReplyReader, 'silenceMsMax' | 'signal'> {
  readonly wanted: StreamsByName | undefined;
}

async function loadMessages(): Promise<LoadedMessages> {
  const [streams, shared, services] = await Promise.all([
    import('@eventstore/db-client/generated/streams_pb.js'),
    import('@eventstore/db-client/generated/shared_pb.js'),
    import('@eventstore/db-client/generated/streams_grpc_pb.js'),
  ]);
  // They are no ECMAScript modules, and have their exports in one.
  const { StreamsClient: service } = defaultOf(services);
  return { streams: defaultOf(streams), shared: defaultOf(shared), service };
}

function defaultOf<Module extends object>(module: Module): Module {
  return 'default' in module ? (module.default as Module) : module;
}

export class EventStoreServer {
  readonly #connect: (renewals: number) => EventStoreDBClient;
  readonly #credentials: Credentials;
  readonly #messages: LoadedMessages;
  readonly #unreached: UnreachedNodes;
  #client: EventStoreDBClient;
  #appends: { readonly client: EventStoreDBClient; readonly stream: AppendStream } | undefined;
  /** Of all clients of this process: each renewal is told apart from every other. */
  static #renewals = 0;
  #isDisposed = false;
  #heardAt = Number.NEGATIVE_INFINITY;
  #servedAt = Number.NEGATIVE_INFINITY;
  #renewedAt = Number.NEGATIVE_INFINITY;

  private constructor(
    connectionString: string,
    connect: (connectionString: string) => EventStoreDBClient,
    messages: LoadedMessages,
  ) {
    this.#connect = (renewals) => connect(withRenewals(connectionString, renewals));
    this.#credentials = credentialsOf(connectionString);
    this.#messages = messages;
    this.#unreached = new UnreachedNodes(connectionString);
    this.#client = this.#connect(0);
  }

  /** Loads the client, which is slow and large, only where it is used. @throws LogUnavailable */
  static async connect(connectionString: string): Promise<EventStoreServer> {
    const { EventStoreDBClient: Client } = defaultOf(await import('@eventstore/db-client'));
    const connect = (string: string) => withoutLooseEnds(Client.connectionString(string));
    return new EventStoreServer(connectionString, connect, await loadMessages());
  }

  /** When the server answered a call last, be it one that nobody waits for any more, by `performance.now()`. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** When it last did what it was asked, by the same clock: it may refuse for as long as it has no leader. */
  get servedAt(): number {
    return this.#servedAt;
  }

  #heard(hasServed: boolean): void {
    this.#heardAt = performance.now();
    if (hasServed) this.#servedAt = this.#heardAt;
  }

  /**
   * Sends it on the stream of calls that all appends share; what the server refuses there, the plain call says the reason of.
   * @throws the client's errors
   */
  append(append: ServerAppend, msMax: number): Promise<Written> {
    return this.#asking(async (client) => {
      const began = performance.now();
      const appends = this.#appendsOf(client);
      try {
        return await answerWithin(appends.send(append), msMax);
      } catch (error) {
        if (!(error instanceof NotTaken)) {
          if (appends.heardAt < began) appends.close(new NoAnswer('given up'));
          throw error;
        }
      }
      const written = await this.#plainly(client, append, began + msMax - performance.now());
      // It was the stream's connection that the server did not want it on.
      appends.close(new NoAnswer('given up'));
      return written;
    });
  }

  /** Sends it in a call of its own. @throws the client's errors */
  appendPlainly(append: ServerAppend, msMax: number): Promise<Written> {
    return this.#asking((client) => this.#plainly(client, append, msMax));
  }

  #appendsOf(client: EventStoreDBClient): AppendStream {
    const held = this.#appends;
    if (held && held.client === client && !held.stream.isBroken) return held.stream;
    const heard = (hasServed: boolean) => this.#heard(hasServed);
    const stream = new AppendStream(client, this.#messages, this.#credentials, heard);
    this.#appends = { client, stream };
    return stream;
  }

  /**
   * Credentials given with the call make the client use the plain append, which has a deadline of its own;
   * its default path shares one stream of all calls that a single answer can wedge.
   */
  async #plainly(
    client: EventStoreDBClient,
    { stream, events, expected }: ServerAppend,
    msMax: number,
  ): Promise<Written> {
    const appending = client.appendToStream(stream, events.map(encodeEvent), {
      expectedRevision: expected < 0 ? 'no_stream' : BigInt(expected),
      credentials: this.#credentials,
      requiresLeader: true,
      deadline: msMax + DEADLINE_LATER_MS,
    });
    const { nextExpectedRevision, position } = await answerWithin(appending, msMax);
    return {
      lastRevision: Number(nextExpectedRevision),
      position: position && encodePosition(position.commit, position.prepare),
    };
  }

  /** Sends them on one stream of calls. @throws whatever went wrong with one of them, and the client's errors */
  appendTogether(appends: readonly ServerAppend[], msMax: number): Promise<AppendResult[]> {
    return this.#asking((client) => {
      const together = { appends, credentials: this.#credentials, msMax };
      return appendTogether(client, this.#messages, together);
    });
  }

  /** The leader's events, undefined for a missing stream. @throws the client's errors */
  async read(read: StreamRead, msMax: number): Promise<RecordedEvent[] | undefined> {
    const events: RecordedEvent[] = [];
    let isMissing = false;
    await this.#reading(streamRequest(this.#messages, read), {
      silenceMsMax: msMax,
      msMax,
      take: (reply) => {
        isMissing ||= reply.hasStreamNotFound();
        const event = eventOf(reply);
        if (event !== undefined) events.push(decodeRecordedEvent(event));
        return isMissing;
      },
    });
    return isMissing ? undefined : events;
  }

  /** What the leader has from a place on, that included, as much as is good to hold or came before it fell silent. @throws as above */
  async readAll(
    from: Position | undefined,
    { wanted, ...bounds }: AllReadOptions,
  ): Promise<AllPage> {
    const events: RecordedEvent[] = [];
    let last: Position | undefined;
    let count = 0;
    let bytes = 0;
    const isFull = () => count >= PAGE_EVENTS_MAX || bytes >= PAGE_BYTES_MAX;
    const read = { from, backward: false, limit: PAGE_EVENTS_MAX, wanted };
    const reading = this.#reading(allRequest(this.#messages, read), {
      ...bounds,
      take: (reply) => {
        const message = eventOf(reply);
        if (message === undefined) return false;
        const event = decodeRecordedEvent(message);
        if (!isOfServer(event)) events.push(event);
        last = event.position;
        count += 1;
        bytes += event.data.length + event.metadata.length;
        return isFull();
      },
    });
    const isWhole = await reading.then(
      () => true,
      (error) => {
        const isNothing = last === undefined || last === from || bounds.signal?.aborted;
        if (isNothing || callFaultOf(error) === 'refused') throw error;
        return false;
      },
    );
    return { events, last, isEnd: isWhole && !isFull() };
  }

  /** The newest events of all streams as the leader knows them, newest first. @throws as above */
  async readNewest(
    before: Position | undefined,
    limit: number,
    msMax: number,
    signal?: AbortSignal,
  ): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    const read = { from: before, backward: true, limit };
    await this.#reading(allRequest(this.#messages, read), {
      silenceMsMax: msMax,
      msMax,
      ...(signal && { signal }),
      take: (reply) => {
        const event = eventOf(reply);
        if (event !== undefined) events.push(decodeRecordedEvent(event));
        // Before it ends a read of the whole log the server reads a page more, which may have to wait for a thread of its own.
        return events.length >= limit;
      },
    });
    return events;
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
      this.#heard(true);
      return result;
    } catch (error) {
      if (isAnswer(error)) this.#heard(false);
      else if (isSilence(error) && client === this.#client && this.heardAt < began) this.#renew();
      // What was called off with a connection that was given up has heard as little as who gave it up.
      if (isCancelled(error) && client !== this.#client) throw new NoAnswer('given up');
      throw this.#unreached.explained(error);
    }
  }

  /** Given up in the middle, a read may end as if all had been said. */
  #reading(request: ReadReq, reader: ReplyReader): Promise<void> {
    return this.#asking(async (client) => {
      const call = { request, credentials: this.#credentials };
      await readReplies(client, this.#messages.service, call, reader);
      if (client !== this.#client || this.#isDisposed) throw new NoAnswer('given up');
    });
  }

  #renew(): void {
    const now = performance.now();
    if (this.#isDisposed || now - this.#renewedAt < RENEWAL_MS) return;
    this.#renewedAt = now;
    const silent = this.#client;
    EventStoreServer.#renewals += 1;
    this.#client = this.#connect(EventStoreServer.#renewals);
    silent.dispose().catch(() => {});
  }

  /** The client cancels its calls at once, but may wait for ever for one of them to end. */
  async dispose(): Promise<void> {
    this.#isDisposed = true;
    await answerWithin(this.#client.dispose(), DISPOSE_MS_MAX).catch(() => {});
  }
}

function eventOf(reply: ReadResp) {
  return reply.getEvent()?.getEvent();
}
