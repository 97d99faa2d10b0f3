import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { dropIdentityHeaders, keepDotSegments } from '../../api/gateway.ts';
import { Connections } from './connections.ts';
import { watchSilence } from './watch-silence.ts';
import { endGently, refusal, type Unread, unreadReason, writeRefusal } from './write-refusal.ts';

export interface Listening {
  /** `http://host:port` */
  readonly address: string;
  readonly connections: Connections;
  /** Stops accepting, finishes what runs (10 s at most), then closes every connection. */
  readonly stop: () => Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly newRequestId: () => string;
  /** Connections that are served at one time. */
  readonly connectionsMax: number;
  /** Shorter ones are for tests. */
  readonly limits?: ListenLimits;
}

/** How long what goes on with a connection may take, in milliseconds. */
export interface ListenLimits {
  /** From its first byte, or from the connection, to the end of a request's head. */
  readonly headers: number;
  /** From its first byte to the end of a request's body. */
  readonly request: number;
  /** Between an answer and the next request. */
  readonly idle: number;
  /** Without a byte either way while an answer is made or sent. */
  readonly silence: number;
  /** The first two are held within this. */
  readonly check: number;
  /** A stop leaves an idle connection so long for a request that may be on its way. */
  readonly lastRequest: number;
  /** A stop waits so long for the rest of a request. */
  readonly halfSent: number;
  /** A stop waits so long for answers. */
  readonly drain: number;
}

export const LISTEN_LIMITS: ListenLimits = {
  headers: 10_000,
  request: 30_000,
  idle: 5_000,
  silence: 30_000,
  check: 1_000,
  lastRequest: 500,
  halfSent: 1_000,
  drain: 10_000,
};

/** This many connections beyond the ceiling are told that there are too many; the rest are closed at once. */
export const SURPLUS_MAX = 32;
/** A connection beyond the ceiling may send a request for so long, to be told why it is refused. */
const SURPLUS_MS = 1_000;
/** Connections that may wait to be accepted, where no more may be open: as many as Node has. */
const BACKLOG_MIN = 511;
/** How often a stop looks for what it can close. */
const DRAIN_POLL_MS = 50;

/** Serves an application over plain HTTP. @throws when the address cannot be had */
export async function listen(app: Hono, options: ListenOptions): Promise<Listening> {
  const { host, port, limits = LISTEN_LIMITS } = options;
  const connections = new Connections(options.connectionsMax);
  const entrance = new Entrance(app, connections, options.newRequestId);
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.check,
    requireHostHeader: false,
  });
  watchSilence(server, connections, limits.silence);
  server.maxConnections = connections.countMax + SURPLUS_MAX;
  server.on('drop', () => {
    connections.refused += 1;
  });
  server.on('connection', entrance.onConnection);
  server.on('request', entrance.onRequest);
  server.on('checkContinue', entrance.onContinue);
  // An expectation that we do not know is no reason to refuse a request that we do.
  server.on('checkExpectation', entrance.onRequest);
  server.on('clientError', entrance.onClientError);
  // Nobody is connected through to anywhere; Node would close without a word.
  server.on('connect', (_, socket: Socket) => entrance.refuse(socket, 'malformed_http'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: Math.max(BACKLOG_MIN, server.maxConnections) }, resolve);
  });
  return {
    address: addressOf(server.address() as AddressInfo),
    connections,
    stop: () => drain(server, entrance, limits),
  };
}

/** What happens to connections and requests before the application sees them. */
class Entrance {
  readonly connections: Connections;
  readonly #answer: ReturnType<typeof getRequestListener>;
  readonly #newRequestId: () => string;
  readonly #surplus = new WeakSet<Socket>();
  #isDraining = false;

  constructor(app: Hono, connections: Connections, newRequestId: () => string) {
    this.connections = connections;
    this.#newRequestId = newRequestId;
    this.#answer = getRequestListener(app.fetch, {
      errorHandler: () => refusal('malformed_http', newRequestId()),
    });
  }

  readonly onConnection = (socket: Socket): void => {
    if (this.connections.add(socket)) return;
    this.#surplus.add(socket);
    setTimeout(() => endGently(socket), SURPLUS_MS).unref();
  };

  readonly onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    if (this.#surplus.has(socket) || !socket.writable) {
      // What comes after the last word is not worked on: nobody would hear the answer.
      request.resume();
      if (socket.writable) this.refuse(socket, 'too_many');
      return;
    }
    this.connections.begin(request, response);
    if (this.#isDraining) this.connections.closeAfterAnswers(socket);
    dropIdentityHeaders(request);
    request.url = keepDotSegments(request.url ?? '');
    // Whatever the client calls us, there is one application here, and it asks for no name.
    request.headers.host = 'localhost';
    void this.#answer(request, response);
  };

  /** A client that asks before it sends its body is told to go on when the body is wanted, so read. */
  readonly onContinue = (request: IncomingMessage, response: ServerResponse): void => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    this.onRequest(request, response);
  };

  readonly onClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
    this.refuse(socket, unreadReason(error));
  };

  startDraining(): void {
    this.#isDraining = true;
    for (const socket of this.connections.all()) this.connections.closeAfterAnswers(socket);
  }

  endIdle(ms: number): void {
    for (const socket of this.connections.idleSince(performance.now() - ms)) {
      if (socket.writable) endGently(socket);
    }
  }

  refuseHalfSent(): void {
    for (const socket of this.connections.halfSent()) {
      if (socket.writable) this.refuse(socket, 'stopping');
    }
  }

  /** Ends a connection with the reason, once what was asked on it before is answered. */
  refuse(socket: Socket, reason: Unread): void {
    if (this.connections.isAnswered(socket)) {
      socket.destroy();
      return;
    }
    this.connections.afterAnswers(socket, () => writeRefusal(socket, reason, this.#newRequestId()));
  }
}

/**
 * Answers that are being made, and those to requests that are on their way on open connections, are the last of
 * their connection.
 */
async function drain(server: Server, entrance: Entrance, limits: ListenLimits): Promise<void> {
  entrance.startDraining();
  let isClosed = false;
  // The HTTP server's own close would cut idle connections off, whatever is on its way to them.
  NetServer.prototype.close.call(server, () => {
    isClosed = true;
  });
  const started = performance.now();
  while (!isClosed) {
    await delay(DRAIN_POLL_MS);
    // What has come in by now is read before anything is closed.
    await new Promise(setImmediate);
    const elapsed = performance.now() - started;
    if (elapsed >= limits.lastRequest) entrance.endIdle(limits.lastRequest);
    if (elapsed >= limits.halfSent) entrance.refuseHalfSent();
    if (elapsed >= limits.drain) server.closeAllConnections();
  }
  // Ends the checks of its time limits.
  server.close();
}

function addressOf({ address, port, family }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
