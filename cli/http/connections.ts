import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** What is being answered, in the order of the requests. */
  readonly running: Set<HttpExchange>;
  newest?: HttpExchange;
}

/** A connection that has been idle for so long gives way to a new one where there are too many. */
const GIVES_WAY_MS = 1_000;

/** The connections of one server: what is being answered on each, and which are idle. */
export class Connections {
  readonly countMax: number;
  /** How many were refused, or closed for another one, because there were too many. */
  refused = 0;
  readonly #open = new Map<Socket, Connection>();
  /** Nothing is being answered on these; since when (`performance.now()`), the longest idle first. */
  readonly #idle = new Map<Socket, number>();

  constructor(countMax: number) {
    this.countMax = countMax;
  }

  get count(): number {
    return this.#open.size;
  }

  /** Takes note of a new connection; false: there are too many, and none of them gives way. */
  add(socket: Socket): boolean {
    const hasRoom = this.#open.size < this.countMax || this.#makeRoom();
    if (!hasRoom) this.refused += 1;
    this.#open.set(socket, { running: new Set() });
    this.#idle.set(socket, performance.now());
    socket.once('close', () => this.#forget(socket));
    return hasRoom;
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (!connection) return;
    const exchange = { request, response };
    connection.newest = exchange;
    connection.running.add(exchange);
    this.#idle.delete(socket);
    response.once('close', () => {
      connection.running.delete(exchange);
      const isIdle = connection.running.size === 0 && this.#open.has(socket);
      if (isIdle) this.#idle.set(socket, performance.now());
    });
  }

  /**
   * Answers that are being made say that the connection ends with them; of several on one connection, the last
   * one does.
   */
  closeAfterAnswers(socket: Socket): void {
    const waiting = [...(this.#open.get(socket)?.running ?? [])].filter(
      ({ response }) => !response.headersSent,
    );
    for (const { response } of waiting) {
      if (response.hasHeader('Connection')) response.removeHeader('Connection');
    }
    waiting.at(-1)?.response.setHeader('Connection', 'close');
  }

  /**
   * Runs the work once every request that was received whole on the connection is answered: what is wrong with
   * a later one must not be taken for the answer to an earlier one.
   */
  afterAnswers(socket: Socket, work: () => void): void {
    const running = [...(this.#open.get(socket)?.running ?? [])];
    const last = running.filter(({ request }) => request.complete).at(-1);
    if (last) last.response.once('close', work);
    else work();
  }

  /** Whether the request that is still coming in has been answered, so that nothing more can be said to it. */
  isAnswered(socket: Socket): boolean {
    const newest = this.#open.get(socket)?.newest;
    return newest?.request.complete === false && newest.response.headersSent;
  }

  /** Whether the connection waits for an answer to what has come in whole. */
  isAnswering(socket: Socket): boolean {
    const running = [...(this.#open.get(socket)?.running ?? [])];
    return running.length > 0 && running.every(({ request }) => request.complete);
  }

  all(): readonly Socket[] {
    return [...this.#open.keys()];
  }

  /** Those on which nothing has been answered since then. */
  idleSince(time: number): readonly Socket[] {
    return [...this.#idle].filter(([, since]) => since <= time).map(([socket]) => socket);
  }

  /** Those whose request has not come in whole. */
  halfSent(): readonly Socket[] {
    return [...this.#open]
      .filter(([, { running }]) => [...running].some(({ request }) => !request.complete))
      .map(([socket]) => socket);
  }

  #makeRoom(): boolean {
    const [oldest] = this.#idle;
    if (!oldest || performance.now() - oldest[1] < GIVES_WAY_MS) return false;
    this.refused += 1;
    oldest[0].destroy();
    this.#forget(oldest[0]);
    return true;
  }

  #forget(socket: Socket): void {
    this.#open.delete(socket);
    this.#idle.delete(socket);
  }
}
