import type { Hono } from 'hono';
import type { Service } from '../../cli/service/service.ts';
import { type Fetch, type Reply, type Sending, send } from './http/http-client.ts';
import type { ServiceProcess } from './processes/service-process.ts';

/** One running service, in this process or in another one, as its clients and its administrator see it. */
export interface Instance {
  /** @throws when the connection breaks */
  readonly send: (path: string, request: Sending) => Promise<Reply>;
  /** The internal entry point. */
  readonly sendInternally: (path: string, request: Sending) => Promise<Reply>;
}

export function instanceOf({ url, internalUrl }: ServiceProcess): Instance {
  return {
    send: (path, request) => send(url + path, request),
    sendInternally: (path, request) => send(internalUrl + path, request),
  };
}

/** A service of this process, without sockets. */
export function inProcess({ publicApp, internalApp }: Service): Instance {
  return {
    send: (path, request) => send(path, request, fetchFrom(publicApp)),
    sendInternally: (path, request) => send(path, request, fetchFrom(internalApp)),
  };
}

/** Says how long the body is, as every HTTP client does. */
export function fetchFrom(app: Hono): Fetch {
  return (path, init) => {
    const headers = new Headers(init.headers);
    if (init.body) headers.set('Content-Length', String(Buffer.byteLength(init.body as string)));
    return app.request(path, { ...init, headers });
  };
}
