import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorEnvelope } from '../../api/error-envelope.ts';

/** Why the server itself refuses what never reaches the application. */
export type Unread =
  | 'malformed_http'
  | 'headers_too_large'
  | 'request_timeout'
  | 'too_many'
  | 'stopping';

const REFUSALS = {
  malformed_http: ['malformed_http', 'This is not an HTTP request that can be read.'],
  headers_too_large: ['headers_too_large', 'The headers of the request are too large.'],
  request_timeout: ['request_timeout', 'The request took too long to come in.'],
  too_many: ['overloaded', 'Too many connections are open; try again shortly.'],
  stopping: ['overloaded', 'This process is stopping; try again shortly.'],
} as const;

const REASONS: Readonly<Record<string, Unread>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** A refused peer has this long to read why. */
const LINGER_MS = 500;

/** Why Node could not read a request. */
export function unreadReason({ code = '' }: NodeJS.ErrnoException): Unread {
  return REASONS[code] ?? 'malformed_http';
}

/** The answer of the server itself. */
export function refusal(reason: Unread, requestId: string): Response {
  const { status, headers, body } = refusalParts(reason, requestId);
  return new Response(body, { status, headers });
}

function refusalParts(reason: Unread, requestId: string) {
  const [code, message] = REFUSALS[reason];
  const { status, body, headers } = errorEnvelope(code, message, {}, requestId);
  const ours = { 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': requestId };
  return { status, body: JSON.stringify(body), headers: { ...ours, ...headers } };
}

/** The same, written by hand for what never reaches the application; the connection ends with it. */
export function writeRefusal(socket: Socket, reason: Unread, requestId: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = refusalParts(reason, requestId);
  endGently(
    socket,
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Says what is left to say and that nothing follows; the peer has a moment to read it. */
export function endGently(socket: Socket, last = ''): void {
  socket.end(last);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
