import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  /** `http://host:port` */
  readonly address: string;
  /** Stops accepting, finishes what runs (10 s at most), then closes every connection. */
  readonly stop: () => Promise<void>;
}

const HEADERS_MS_MAX = 10_000;
const REQUEST_MS_MAX = 30_000;
const DRAIN_MS_MAX = 10_000;
/** Idle kept-alive connections are looked for this often while draining. */
const DRAIN_POLL_MS = 100;

/** Serves an application over plain HTTP. @throws when the address cannot be had */
export async function listen(app: Hono, host: string, port: number): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  let isDraining = false;
  const server = createServer(
    { headersTimeout: HEADERS_MS_MAX, requestTimeout: REQUEST_MS_MAX, requireHostHeader: false },
    (request: IncomingMessage, response: ServerResponse) => {
      if (isDraining) response.setHeader('Connection', 'close');
      request.headers.host ||= 'localhost';
      void answer(request, response);
    },
  );
  server.on('clientError', refuseMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: addressOf(server.address() as AddressInfo),
    stop: async () => {
      isDraining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const idle = setInterval(() => server.closeIdleConnections(), DRAIN_POLL_MS);
      const hard = setTimeout(() => server.closeAllConnections(), DRAIN_MS_MAX);
      server.closeIdleConnections();
      await closed;
      clearInterval(idle);
      clearTimeout(hard);
    },
  };
}

function addressOf({ address, port, family }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** What is not HTTP never reaches the application: the envelope is written by hand. */
function refuseMalformed(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({
    code: 'malformed_http',
    message: 'This is not an HTTP request that can be read.',
    request_id: 'req_unread',
    details: {},
  });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Cache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  );
}
