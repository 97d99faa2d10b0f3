/**
 * One stream of calls for many appends, which the server takes in the order in which they are sent and answers one by one. The
 * client's own such stream is shared by everything in the process, knows no time limit, and is wedged by one answer; here an
 * answer that nobody waits for is passed by, and when the stream breaks all who wait on it are told.
 */
import type { EventStoreDBClient } from '@eventstore/db-client';
import type {
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { NewEvent, Position, Revision } from '../../port.ts';
import type { Credentials } from '../connection-string.ts';
import { encodeTexts } from '../event-texts.ts';
import { encodePosition } from '../position-codec.ts';
import type { Messages } from '../read-requests.ts';

export interface ServerAppend {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  /** Last revision the stream must have, -1 for an absent one. */
  readonly expected: number;
}

export interface Written {
  readonly lastRevision: Revision;
  /** The server is not known to name the one of a repeat. */
  readonly position: Position | undefined;
}

/** The server has answered that it did not write this append; only the plain call tells why. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

interface AppendCall {
  on(name: 'data', listener: (answer: BatchAppendResp) => void): this;
  on(name: 'error', listener: (error: Error) => void): this;
  on(name: 'end', listener: () => void): this;
  write(request: BatchAppendReq): boolean;
  end(): void;
  cancel(): void;
}

interface Sending {
  GRPCStreamCreator(
    service: unknown,
    name: string,
    create: (service: { batchAppend(...args: readonly unknown[]): AppendCall }) => AppendCall,
  ): () => Promise<AppendCall>;
  callArguments(
    options: { readonly credentials: Credentials; readonly requiresLeader: boolean },
    callOptions: { readonly deadline: number },
  ): readonly unknown[];
}

export type LoadedMessages = Messages & { readonly service: unknown };

interface WaitingAppend {
  readonly append: ServerAppend;
  readonly resolve: (written: Written) => void;
  readonly reject: (error: Error) => void;
}

export class AppendStream {
  readonly #messages: LoadedMessages;
  readonly #exchange: Promise<AppendCall>;
  readonly #onAnswer: (isWritten: boolean) => void;
  /** By the id of an append's first event. */
  readonly #waiting = new Map<string, WaitingAppend>();
  #heardAt = Number.NEGATIVE_INFINITY;
  #broken: Error | undefined;

  /** @param onAnswer told of each answer, be it one that nobody waits for any more */
  constructor(
    client: EventStoreDBClient,
    messages: LoadedMessages,
    credentials: Credentials,
    onAnswer: (isWritten: boolean) => void = () => {},
  ) {
    this.#messages = messages;
    this.#onAnswer = onAnswer;
    const sending = client as unknown as Sending;
    const open = sending.GRPCStreamCreator(messages.service, 'batchAppend', (streams) =>
      streams.batchAppend(
        ...sending.callArguments(
          { credentials, requiresLeader: true },
          { deadline: Number.POSITIVE_INFINITY },
        ),
      ),
    );
    this.#exchange = open().then((exchange) => this.#listen(exchange));
    this.#exchange.catch((error) => this.#break(error));
  }

  /** Whether nothing can be sent on it any more. */
  get isBroken(): boolean {
    return this.#broken !== undefined;
  }

  /** When an answer came last, by `performance.now()`. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** Waits as long as it takes. @throws NotTaken, and whatever broke the stream: it may have been written */
  async send(append: ServerAppend): Promise<Written> {
    const exchange = await this.#exchange;
    if (this.#broken) throw this.#broken;
    const written = new Promise<Written>((resolve, reject) => {
      this.#waiting.set(append.events[0]!.id, { append, resolve, reject });
    });
    exchange.write(requestOf(this.#messages, append));
    return written;
  }

  /** Tells all who wait that it may have been written. Idempotent. */
  close(reason: Error): void {
    this.#break(reason);
    this.#exchange.then(
      (exchange) => {
        exchange.end();
        setImmediate(() => exchange.cancel());
      },
      () => {},
    );
  }

  #listen(exchange: AppendCall): AppendCall {
    exchange.on('error', (error) => this.#break(error));
    exchange.on('end', () => this.#break(new Error('the stream of appends was cut off')));
    exchange.on('data', (answer) => this.#answered(answer));
    return exchange;
  }

  #answered(answer: BatchAppendResp): void {
    this.#heardAt = performance.now();
    const success = answer.getSuccess();
    this.#onAnswer(success !== undefined);
    const id = answer.getCorrelationId()?.getString().toLowerCase() ?? '';
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    const { append, resolve, reject } = waiting;
    if (!success) {
      reject(new NotTaken(answer.getError()?.getMessage()));
      return;
    }
    const place = success.getPosition();
    resolve({
      lastRevision: append.expected + append.events.length,
      position: place && encodePosition(place.getCommitPosition(), place.getPreparePosition()),
    });
  }

  #break(error: Error): void {
    this.#broken ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** An append is known by the id of its first event. */
function requestOf(
  messages: LoadedMessages,
  { stream, expected, events }: ServerAppend,
): BatchAppendReq {
  const { streams, shared } = messages;
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(new Uint8Array(Buffer.from(stream)));
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(identifier);
  if (expected < 0) options.setNoStream(new shared.Empty() as never);
  else options.setStreamPosition(String(expected));
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(uuid(messages, events[0]!.id));
  request.setOptions(options);
  for (const event of events) request.addProposedMessages(proposed(messages, event));
  request.setIsFinal(true);
  return request;
}

function proposed(messages: LoadedMessages, event: NewEvent) {
  const { contentType, data, metadata } = encodeTexts(event);
  const message = new messages.streams.BatchAppendReq.ProposedMessage();
  message.setId(uuid(messages, event.id));
  message.getMetadataMap().set('type', event.type).set('content-type', contentType);
  message.setData(data);
  message.setCustomMetadata(metadata);
  return message;
}

function uuid({ shared }: LoadedMessages, id: string) {
  const message = new shared.UUID();
  message.setString(id);
  return message;
}
