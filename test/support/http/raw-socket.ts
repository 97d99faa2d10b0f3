import { connect, type Socket } from 'node:net';
import { loopClock } from '../clocks/loop-clock.ts';
import { parseAnswers, type RawAnswer } from './raw-http.ts';

/** How a connection ended. */
export interface RawEnd {
  /** Milliseconds after it was asked for. */
  readonly ms: number;
  /** The same but for stalls of the machine. */
  readonly unstalledMs: number;
  /** `ECONNRESET` and the like; undefined for an orderly end. */
  readonly error: string | undefined;
}

/** A connection that a test writes to as it likes; it does not end by itself. */
export class RawSocket {
  readonly socket: Socket;
  readonly ended: Promise<RawEnd>;
  readonly #received: Buffer[] = [];

  private constructor(port: number) {
    const start = performance.now();
    const unstalled = loopClock.now();
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false });
    let error: string | undefined;
    this.socket.on('data', (chunk) => this.#received.push(chunk));
    this.socket.on('error', (fault: NodeJS.ErrnoException) => {
      error = fault.code;
    });
    this.ended = new Promise((resolve) => {
      this.socket.on('close', () => {
        const [ms, unstalledMs] = [performance.now() - start, loopClock.now() - unstalled];
        resolve({ ms, unstalledMs, error });
      });
    });
  }

  /** Resolves once it is connected, or has ended instead. */
  static async open(port: number, bytes?: string | Uint8Array): Promise<RawSocket> {
    const raw = new RawSocket(port);
    const connected = new Promise<void>((resolve) => raw.socket.once('connect', resolve));
    await Promise.race([connected, raw.ended]);
    if (bytes !== undefined) raw.socket.write(bytes);
    return raw;
  }

  get answers(): readonly RawAnswer[] {
    return parseAnswers(Buffer.concat(this.#received).toString()).answers;
  }

  /** Resolves with the answer of this number, from 0; undefined where the connection ended before it. */
  async answer(index = 0): Promise<RawAnswer | undefined> {
    while (this.answers.length <= index && !this.socket.closed) {
      await Promise.race([
        this.ended,
        new Promise<void>((resolve) => this.socket.once('data', () => resolve())),
      ]);
    }
    return this.answers[index];
  }

  destroy(): void {
    this.socket.destroy();
  }
}
