/** The client's ways to its server that its own reads take; its types keep them to its heirs. */
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { after } from './answer-within.ts';
import type { Credentials } from './connection-string.ts';
import { NoAnswer } from './faults.ts';

interface Replies {
  on(name: 'data', listener: (reply: ReadResp) => void): this;
  on(name: 'error', listener: (error: Error) => void): this;
  on(name: 'end', listener: () => void): this;
  cancel(): void;
}

interface ReadService {
  read(request: ReadReq, ...args: readonly unknown[]): Replies;
}

interface Reading {
  GRPCStreamCreator(
    service: unknown,
    name: string,
    create: (service: ReadService) => Replies,
  ): () => Promise<Replies>;
  callArguments(
    options: { readonly credentials: Credentials; readonly requiresLeader: boolean },
    callOptions: { readonly deadline: number },
  ): readonly unknown[];
}

export interface ReplyReader {
  /** Given each reply in turn; `true`: that was enough. */
  readonly take: (reply: ReadResp) => boolean;
  /** Milliseconds until the first reply, and from each to the next. */
  readonly silenceMsMax: number;
  /** Milliseconds for all of them together; absent: as long as they come. */
  readonly msMax?: number;
  /** Ends the read. */
  readonly signal?: AbortSignal;
}

/** Sends a read to the leader and resolves when all of it, or enough, was taken. @throws NoAnswer, the signal's reason, and gRPC's errors */
export async function readReplies(
  client: EventStoreDBClient,
  service: unknown,
  { request, credentials }: { readonly request: ReadReq; readonly credentials: Credentials },
  reader: ReplyReader,
): Promise<void> {
  const reading = client as unknown as Reading;
  const open = reading.GRPCStreamCreator(service, 'read', (streams) =>
    streams.read(
      request,
      ...reading.callArguments(
        { credentials, requiresLeader: true },
        { deadline: Number.POSITIVE_INFINITY },
      ),
    ),
  );
  let isOver = false;
  const opening = open().then((replies) => {
    // Whoever has given up while the connection was made leaves nothing open.
    if (isOver) end(replies);
    return replies;
  });
  let replies: Replies | undefined;
  let silence: Silence | undefined;
  let stop = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      silence = new Silence(reader, reject);
      stop = () => reject(reader.signal?.reason);
      if (reader.signal?.aborted) stop();
      reader.signal?.addEventListener('abort', stop);
      opening.then((opened) => {
        replies = opened;
        opened.on('error', reject).on('end', resolve);
        opened.on('data', (reply) => {
          silence?.broken();
          if (!isOver && reader.take(reply)) resolve();
        });
      }, reject);
    });
  } finally {
    isOver = true;
    reader.signal?.removeEventListener('abort', stop);
    silence?.stop();
    if (replies) end(replies);
  }
}

/** One that is left early stays open at the server, and fails with nobody listening. */
function end(replies: Replies): void {
  replies.on('error', () => {});
  // In the midst of a reply gRPC would take it for the server's fault.
  setImmediate(() => replies.cancel());
}

/** Rejects with NoAnswer when nothing is heard for too long, or not all in time. */
class Silence {
  readonly #limits: Pick<ReplyReader, 'silenceMsMax' | 'msMax'>;
  readonly #reject: (error: Error) => void;
  readonly #began = performance.now();
  #heardAt = this.#began;
  #cancel = () => {};

  constructor(limits: Pick<ReplyReader, 'silenceMsMax' | 'msMax'>, reject: (error: Error) => void) {
    this.#limits = limits;
    this.#reject = reject;
    this.#wait(Math.min(limits.silenceMsMax, limits.msMax ?? limits.silenceMsMax));
  }

  broken(): void {
    this.#heardAt = performance.now();
  }

  stop(): void {
    this.#cancel();
  }

  /** One timer for many replies. */
  #wait(ms: number): void {
    this.#cancel = after(ms, () => {
      const { silenceMsMax, msMax = Number.POSITIVE_INFINITY } = this.#limits;
      const now = performance.now();
      const leftMs = Math.min(this.#heardAt + silenceMsMax, this.#began + msMax) - now;
      if (leftMs > 1) this.#wait(leftMs);
      else this.#reject(new NoAnswer(`no answer in ${Math.round(now - this.#heardAt)} ms`));
    });
  }
}
