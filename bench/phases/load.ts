import { connect, type Socket } from 'node:net';

/** What tells a load which requests to send, as the peers' bench has it. */
export interface Adapter {
  prepare?(port: number, connections: number, tag: string, turns: number): Promise<void>;
  request(
    session: string,
    turn: number,
    idempotencyKey: string,
  ): {
    readonly path: string;
    /** Lines, each ended by CR and LF. */
    readonly headers: string;
    readonly body: string;
    readonly length: number;
  };
}

const TAG = 'p';
const TURNS = 30;

/** Closed-loop clients, one turn after the other; sessions go on from round to round. */
export class Load {
  readonly #adapter: Adapter;
  readonly #port: number;
  /** Of each connection: its next turn, counted over all its sessions. */
  readonly #next: number[];

  constructor(adapter: Adapter, port: number, connections: number) {
    this.#adapter = adapter;
    this.#port = port;
    this.#next = Array.from({ length: connections }, () => 0);
  }

  async prepare(): Promise<void> {
    await this.#adapter.prepare?.(this.#port, this.#next.length, TAG, TURNS);
  }

  /** @returns milliseconds of each call. @throws for any answer but 200 */
  async run(calls: number): Promise<readonly number[]> {
    const took: number[] = [];
    let left = calls;
    const mayGoOn = () => left-- > 0;
    await Promise.all(this.#next.map((_, k) => this.#converse(k, mayGoOn, took)));
    return took;
  }

  #converse(k: number, mayGoOn: () => boolean, took: number[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.#port, '127.0.0.1');
      socket.setNoDelay(true).setEncoding('latin1').on('error', reject);
      let since = 0;
      const send = () => {
        if (!mayGoOn()) {
          socket.destroy();
          resolve();
          return;
        }
        since = performance.now();
        socket.write(this.#requestOf(k));
      };
      onAnswers(socket, (answer) => {
        took.push(performance.now() - since);
        if (answer.startsWith('HTTP/1.1 200')) send();
        else reject(new Error(answer.slice(0, 400)));
      });
      socket.on('connect', send);
    });
  }

  #requestOf(k: number): string {
    const at = this.#next[k]!++;
    const turn = at % TURNS;
    const session = `${TAG}-${this.#next.length}-${k}-${Math.floor(at / TURNS)}`;
    const { path, headers, length, body } = this.#adapter.request(
      session,
      turn,
      `${session}-${turn}`,
    );
    return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}Content-Length: ${length}\r\n\r\n${body}`;
  }
}

function onAnswers(socket: Socket, heard: (answer: string) => void): void {
  let text = '';
  let end = Number.POSITIVE_INFINITY;
  socket.on('data', (chunk: string) => {
    text += chunk;
    const head = text.indexOf('\r\n\r\n');
    if (head < 0) return;
    end = head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1]);
    if (text.length < end) return;
    const answer = text;
    text = '';
    heard(answer);
  });
}
