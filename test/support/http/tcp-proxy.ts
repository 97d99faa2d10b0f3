import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How the proxy treats what passes through it, from now on and on every connection. */
export type Treatment =
  | { readonly kind: 'pass' }
  /** Connections are taken, and nothing passes either way until it passes again. */
  | { readonly kind: 'hold' }
  /** Connections are taken, and what is sent on them never arrives; they are dead from then on. */
  | { readonly kind: 'lose' }
  /** What comes back comes later. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** What comes back ends in the middle, and the connection with it. */
  | { readonly kind: 'truncate'; readonly bytes: number }
  /** Each command of Redis is answered with this error, and never arrives. */
  | { readonly kind: 'refuse'; readonly error: string };

/** Stands between a client and a TCP server, and lets faults happen on the way. */
export class TcpProxy {
  readonly #server: Server;
  readonly #targetPort: number;
  readonly #sockets = new Set<Socket>();
  readonly #held: (() => void)[] = [];
  #treatment: Treatment = { kind: 'pass' };
  /** Told of all that passes, right before it does; what it answers is waited for. */
  watch: (
    chunk: Buffer,
    direction: 'there' | 'back',
    connection: object,
  ) => Promise<unknown> | undefined = () => undefined;

  private constructor(targetPort: number) {
    this.#targetPort = targetPort;
    this.#server = createServer((client) => this.#join(client));
  }

  static async start(targetPort: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetPort);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  treat(treatment: Treatment): void {
    this.#treatment = treatment;
    if (treatment.kind !== 'hold') for (const release of this.#held.splice(0)) release();
  }

  /** Cuts every connection; new ones are treated as before. */
  reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async stop(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, 'close');
  }

  #join(client: Socket): void {
    const target = connect(this.#targetPort, '127.0.0.1');
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    const way = { isDead: false };
    client.on('data', (chunk) => {
      const pass = () => this.#pass(way, () => this.#forward(chunk, target));
      whenWatched(this.watch(chunk, 'there', client), client, pass);
    });
    target.on('data', (chunk) => {
      const pass = () => this.#pass(way, () => this.#return(chunk, client));
      whenWatched(this.watch(chunk, 'back', client), target, pass);
    });
  }

  #pass(way: { isDead: boolean }, pass: () => void): void {
    way.isDead ||= this.#treatment.kind === 'lose';
    if (!way.isDead) pass();
  }

  #forward(chunk: Buffer, target: Socket): void {
    const treatment = this.#treatment;
    if (treatment.kind === 'hold') this.#held.push(() => target.write(chunk));
    else if (treatment.kind === 'refuse') {
      // By way of Redis, so that the refusal comes behind the replies that are still owed.
      const commands = `${chunk}`.match(COMMAND)?.length ?? 0;
      target.write(`${REFUSED}\r\n`.repeat(commands));
    } else target.write(chunk);
  }

  #return(chunk: Buffer, client: Socket): void {
    const treatment = this.#treatment;
    if (treatment.kind === 'hold') this.#held.push(() => client.write(chunk));
    else if (treatment.kind === 'delay') setTimeout(() => client.write(chunk), treatment.ms);
    else if (treatment.kind === 'truncate') {
      client.write(chunk.subarray(0, treatment.bytes), () => client.resetAndDestroy());
    } else if (treatment.kind === 'refuse') {
      client.write(`${chunk}`.replaceAll(REFUSAL, `-${treatment.error}\r\n`));
    } else client.write(chunk);
  }
}

/** A command that no Redis knows, and what it says of it. */
const REFUSED = 'REFUSED';
const REFUSAL = /^-ERR unknown command .REFUSED.*\r\n/gm;

/** How a command begins. */
const COMMAND = /^\*\d+\r$/gm;

/** What comes behind a chunk that is watched waits for it. */
function whenWatched(waiting: Promise<unknown> | undefined, from: Socket, pass: () => void): void {
  if (waiting === undefined) pass();
  else {
    from.pause();
    void waiting.finally(() => {
      pass();
      from.resume();
    });
  }
}
