import { setTimeout as delay } from 'node:timers/promises';
import type { Hono } from 'hono';
import { expect } from 'vitest';

/** What came back; `text` is the body byte for byte. */
export interface Reply<Body = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

export interface Sending {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Looks at every reply that a test receives. */
export type Inspect = (request: { method: string; path: string }, reply: Reply<unknown>) => void;

/** The faults that a refusal names, of one place or rule each. */
export function errorsOf({ body }: Reply): readonly Readonly<Record<string, unknown>>[] {
  return (body.details as { errors: Record<string, unknown>[] }).errors;
}

let keys = 0;

/** An Idempotency-Key that no other test uses. */
export function freshKey(): string {
  keys += 1;
  return `test-key-${keys}`;
}

/** Speaks to an application in process, as the holder of one secret. */
export class Client {
  readonly #app: Hono;
  readonly #secret: string;
  readonly #inspect: Inspect;
  readonly #isPatient: boolean;

  /** @param isPatient whether what is told to be tried again is tried again, after the time that it says */
  constructor(app: Hono, secret: string, inspect: Inspect = () => {}, isPatient = false) {
    this.#app = app;
    this.#secret = secret;
    this.#inspect = inspect;
    this.#isPatient = isPatient;
  }

  /** The same client, as one of a service that is allowed to be busy. */
  get patient(): Client {
    return new Client(this.#app, this.#secret, this.#inspect, true);
  }

  /** Sends one request as it is, but for the key and the media type; a patient client until it is answered. */
  async send<Body = Readonly<Record<string, unknown>>>(
    method: string,
    path: string,
    sending: Sending = {},
  ): Promise<Reply<Body>> {
    for (;;) {
      const reply = await this.#sendOnce<Body>(method, path, sending);
      if (reply.status !== 503 || !this.#isPatient) return reply;
      await delay(1_000 * Number(reply.headers.get('retry-after')));
    }
  }

  async #sendOnce<Body>(
    method: string,
    path: string,
    { body, headers = {} }: Sending,
  ): Promise<Reply<Body>> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await this.#app.request(path, {
      method,
      headers: {
        Authorization: `Bearer ${this.#secret}`,
        ...(body === undefined
          ? {}
          : {
              'Content-Type': 'application/json',
              'Content-Length': String(Buffer.byteLength(text)),
            }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: text }),
    });
    const received = await response.text();
    const reply = {
      status: response.status,
      headers: response.headers,
      text: received,
      body: parse(received, response.headers) as Body,
    };
    this.#inspect({ method, path }, reply);
    return reply;
  }

  get<Body = Readonly<Record<string, unknown>>>(path: string): Promise<Reply<Body>> {
    return this.send<Body>('GET', path);
  }

  /**
   * Sends a write twice with one fresh Idempotency-Key. The repeat must be harmless: a success comes again
   * byte for byte and says so, a refusal is the same refusal.
   */
  async post<Body = Readonly<Record<string, unknown>>>(
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<Body>> {
    const keyed = { 'Idempotency-Key': freshKey(), ...headers };
    const sending = body === undefined ? { headers: keyed } : { body, headers: keyed };
    const first = await this.send<Body>('POST', path, sending);
    const again = await this.send<Body>('POST', path, sending);
    expect(again.status).toBe(first.status);
    if (first.status < 300) {
      expect(again.text).toBe(first.text);
      // What was put off may have been written all the same.
      if (!this.#isPatient) expect(first.headers.get('idempotent-replayed')).toBeNull();
      expect(again.headers.get('idempotent-replayed')).toBe('true');
    } else {
      expect((again.body as { code: string }).code).toBe((first.body as { code: string }).code);
    }
    return first;
  }
}

function parse(text: string, headers: Headers): unknown {
  return headers.get('content-type')?.startsWith('application/json') && text !== ''
    ? JSON.parse(text)
    : undefined;
}
