import type { Error as Envelope } from './api-types.ts';
import { ERROR_CLASSES } from './errors.ts';
import { ConnectionError, type ErrorCode, QssError } from './qss-error.ts';

/** Where the service is, and how patiently it is asked. */
export interface ConnectOptions {
  /** Base address of the service, as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** API key. Left out where a proxy of yours adds it: a key never belongs into a browser. */
  readonly key?: string | undefined;
  /** How long one attempt may take, in milliseconds; 10,000 unless given. */
  readonly attemptMs?: number;
  /** How long a call may take with all its attempts, in milliseconds; 20,000 unless given. */
  readonly callMs?: number;
  /** Sends one request; the platform's own unless given. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response> | Response;
}

export interface CallOptions {
  /** Ends the call early with the signal's reason. What was sent may still take effect. */
  readonly signal?: AbortSignal | undefined;
}

export interface Call extends CallOptions {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object | undefined;
  readonly idempotencyKey?: string;
}

const ATTEMPT_MS = 10_000;
const CALL_MS = 20_000;
/** Before the second attempt at most; it doubles with each further one. */
const FIRST_PAUSE_MS = 250;
const PAUSE_MS_MAX = 4_000;

/** Sends a call until it is answered: again after what passes by itself, always with the same key. */
export class Transport {
  readonly #options: ConnectOptions;

  constructor(options: ConnectOptions) {
    this.#options = options;
  }

  /**
   * @returns the body of a success
   * @throws QssError, or the reason of the caller's signal
   */
  async send<Body>(call: Call): Promise<Body> {
    const { callMs = CALL_MS } = this.#options;
    const deadline = performance.now() + callMs;
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#attempt(call, deadline);
      if ('body' in outcome) return outcome.body as Body;
      const pause = outcome.retryAfterMs ?? jittered(attempt);
      const isOver = performance.now() + pause >= deadline;
      if (!outcome.isPassing || isOver) throw outcome.error;
      await paused(pause, call.signal);
    }
  }

  async #attempt(call: Call, deadline: number): Promise<Outcome> {
    const { attemptMs = ATTEMPT_MS, fetch: send = fetch, url } = this.#options;
    // Whole milliseconds: no other figure is taken.
    const msLeft = Math.max(1, Math.ceil(deadline - performance.now()));
    const time = AbortSignal.timeout(Math.min(attemptMs, msLeft));
    const signal = call.signal ? AbortSignal.any([call.signal, time]) : time;
    call.signal?.throwIfAborted();
    try {
      const response = await send(url.replace(/\/+$/, '') + call.path, {
        method: call.method,
        headers: this.#headers(call),
        signal,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      return read(response, await response.text());
    } catch (cause) {
      call.signal?.throwIfAborted();
      return { error: unreachable(url, cause), isPassing: true };
    }
  }

  #headers({ body, idempotencyKey }: Call): Record<string, string> {
    const { key } = this.#options;
    return {
      Accept: 'application/json',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    };
  }
}

type Outcome =
  | { readonly body: unknown }
  | { readonly error: QssError; readonly isPassing: boolean; readonly retryAfterMs?: number };

/** Statuses after which the same call may well succeed; 502 and 504 are those of proxies. */
const PASSING = [408, 410, 429, 502, 503, 504];

function read(response: Response, text: string): Outcome {
  const body = parsed(text);
  if (response.ok && typeof body === 'object') return { body };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const error = errorOf(response.status, body);
  // Of what is gone, only the compiled configuration comes back.
  const isGone = response.status === 410 && error.code !== 'compiled_artifact_unavailable';
  return {
    error,
    isPassing: PASSING.includes(response.status) && !isGone,
    ...(Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}),
  };
}

/** The error that an answer which is no success stands for. */
function errorOf(status: number, body: unknown): QssError {
  const { code, message, request_id, details } = (body ?? {}) as Partial<Envelope>;
  const Class = ERROR_CLASSES[code as ErrorCode];
  if (Class) {
    return new Class({
      code: code!,
      message: message ?? code!,
      status,
      requestId: request_id ?? '',
      details: details ?? {},
    });
  }
  // A proxy's page, or a code of a newer service.
  return new QssError({
    code: 'unreadable_answer',
    message: message ?? `The answer has status ${status} and is not one of the service's.`,
    status,
    details: { ...(code === undefined ? {} : { code }) },
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreachable(url: string, cause: unknown): QssError {
  const { message, cause: inner } = cause as { message: string; cause?: { code?: string } };
  const reason = inner?.code ?? message;
  return new ConnectionError({
    code: 'connection_failed',
    message: `No answer came from ${url} (${reason}). The same call again takes effect once.`,
    status: 0,
    cause,
  });
}

/** Full jitter: anything up to a bound that doubles, so that many clients do not come back at once. */
function jittered(attempt: number): number {
  return Math.random() * Math.min(PAUSE_MS_MAX, FIRST_PAUSE_MS * 2 ** (attempt - 1));
}

function paused(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    const abort = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** A fresh Idempotency-Key; `crypto.randomUUID` is missing on plain-HTTP pages. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
