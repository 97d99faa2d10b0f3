import { connect } from 'node:net';

/** One answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RawExchange {
  readonly answers: readonly RawAnswer[];
  /** Bytes that are no whole answer. */
  readonly rest: string;
  readonly isClosed: boolean;
}

/** How long nothing may come before an exchange counts as over. */
const QUIET_MS = 400;

/**
 * Writes bytes to a server as they are, piece after piece, and reads whatever comes back until the server closes
 * or stays quiet.
 */
export function exchangeRaw(
  port: number,
  pieces: readonly (string | Uint8Array)[],
  quietMs: number = QUIET_MS,
): Promise<RawExchange> {
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const end = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ ...parseAnswers(Buffer.concat(received).toString('utf8')), isClosed });
    };
    const timer = setTimeout(() => end(false), quietMs);
    socket.on('data', (chunk) => {
      received.push(chunk);
      timer.refresh();
    });
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
    for (const piece of pieces) socket.write(piece);
  });
}

export function parseAnswers(text: string): Omit<RawExchange, 'isClosed'> {
  const answers: RawAnswer[] = [];
  let rest = text;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(rest)?.[1];
    if (end < 0 || status === undefined) return { answers, rest };
    const lines = rest.slice(0, end).split('\r\n').slice(1);
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const length = Number(headers['content-length'] ?? 0);
    const bytes = Buffer.from(rest.slice(end + 4));
    if (bytes.length < length) return { answers, rest };
    answers.push({ status: Number(status), headers, body: bytes.subarray(0, length).toString() });
    rest = bytes.subarray(length).toString();
  }
}
