import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { dropIdentityHeaders } from '../api/gateway.ts';
import { problem } from '../api/problem.ts';

export interface Listening {
  /** `http://host:port` */
  readonly address: string;
  /** Stops accepting, finishes what runs (10 s at most), then closes every connection. */
  readonly stop: () => Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly newRequestId: () => string;
}

const HEADERS_MS_MAX = 10_000;
const REQUEST_MS_MAX = 30_000;
const DRAIN_MS_MAX = 10_000;
/** Idle kept-alive connections are looked for this often while draining. */
const DRAIN_POLL_MS = 100;
/** A refused peer has this long to read why. */
const LINGER_MS = 500;

/** Serves an application over plain HTTP. @throws when the address cannot be had */
export async function listen(
  app: Hono,
  { host, port, newRequestId }: ListenOptions,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch, {
    errorHandler: () => refusal('malformed_http', newRequestId()),
  });
  let isDraining = false;
  const exchanges = new Exchanges();
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    exchanges.begin(request, response);
    if (isDraining) response.setHeader('Connection', 'close');
    dropIdentityHeaders(request);
    // Whatever the client calls us, there is one application here, and it asks for no name.
    request.headers.host = 'localhost';
    void answer(request, response);
  };
  const server = createServer(
    { headersTimeout: HEADERS_MS_MAX, requestTimeout: REQUEST_MS_MAX, requireHostHeader: false },
    onRequest,
  );
  // An expectation that we do not know is no reason to refuse a request that we do.
  server.on('checkExpectation', onRequest);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_http';
    exchanges.afterAnswers(socket, () => void writeRefusal(socket, code, newRequestId()));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: addressOf(server.address() as AddressInfo),
    stop: async () => {
      isDraining = true;
      await drain(server);
    },
  };
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), DRAIN_POLL_MS);
  const hard = setTimeout(() => server.closeAllConnections(), DRAIN_MS_MAX);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(hard);
}

function addressOf({ address, port, family }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** What is being answered on each connection. */
class Exchanges {
  readonly #running = new WeakMap<Socket, Map<ServerResponse, IncomingMessage>>();

  begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const running = this.#running.get(socket) ?? new Map<ServerResponse, IncomingMessage>();
    this.#running.set(socket, running.set(response, request));
    response.once('close', () => running.delete(response));
  }

  /**
   * Runs the work once every request that was received whole on the connection is answered: what is wrong with
   * a later one must not be taken for the answer to an earlier one.
   */
  afterAnswers(socket: Socket, work: () => void): void {
    const whole = [...(this.#running.get(socket) ?? [])].filter(([, request]) => request.complete);
    const last = whole.at(-1)?.[0];
    if (last) last.once('close', work);
    else work();
  }
}

type Unread = 'malformed_http' | 'headers_too_large';

const MESSAGES: Readonly<Record<Unread, string>> = {
  malformed_http: 'This is not an HTTP request that can be read.',
  headers_too_large: 'The headers of the request are too large.',
};

function refusal(code: Unread, requestId: string): Response {
  const { status, body, headers } = problem(code, MESSAGES[code], {}, requestId);
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'X-Request-Id': requestId,
      ...headers,
    },
  });
}

/** What is not HTTP never reaches the application: the answer is written by hand, and the connection ends. */
async function writeRefusal(socket: Socket, code: Unread, requestId: string): Promise<void> {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const response = refusal(code, requestId);
  const body = await response.text();
  const headers = [...response.headers, ['Content-Length', String(Buffer.byteLength(body))]];
  socket.end(
    [
      `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => setTimeout(() => socket.destroy(), LINGER_MS).unref(),
  );
}
