/** One field that an answer complains about; docs/reference/errors.md. */
export interface FieldProblem {
  readonly code: string;
  /** JSON Pointer. */
  readonly path: string;
  readonly message: string;
  /** Place of the operation in its batch; null where none is meant. */
  readonly position?: number | null;
}

/** What the API answers where it does not do what was asked. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly request_id: string;
  readonly details: {
    readonly errors?: readonly FieldProblem[];
    readonly compilation_id?: string;
  };
}

export type Answered<Body> =
  | { readonly ok: true; readonly status: number; readonly body: Body }
  | { readonly ok: false; readonly status: number; readonly problem: Problem };

/** Sends a request to the internal entry point. */
export type SendToApi = (path: string, init: RequestInit) => Promise<Response>;

/** An answer that a page cannot do without and did not get; it is shown as it came. */
export class ApiRefused extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

/** The internal HTTP API as one person may use it. */
export class Api {
  readonly #send: SendToApi;
  readonly #token: string;

  constructor(send: SendToApi, token: string) {
    this.#send = send;
    this.#token = token;
  }

  ask<Body>(path: string): Promise<Answered<Body>> {
    return this.send('GET', path);
  }

  /** @throws ApiRefused */
  async read<Body>(path: string): Promise<Body> {
    const answered = await this.ask<Body>(path);
    if (!answered.ok) throw new ApiRefused(answered.status, answered.problem);
    return answered.body;
  }

  /** @param key where the route takes an Idempotency-Key */
  async send<Body>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answered<Body>> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const response = await this.#send(path, {
      method,
      headers: {
        ...(this.#token === '' ? {} : { Authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        'Content-Length': String(Buffer.byteLength(text)),
      },
      ...(body === undefined ? {} : { body: text }),
    });
    const { status } = response;
    const told = (await response.json()) as Body & Problem;
    return status < 300 ? { ok: true, status, body: told } : { ok: false, status, problem: told };
  }
}

/** Path of a service, and of what lies below it. */
export function servicePath({ tenant, service }: ServicePlace, ...rest: readonly string[]): string {
  const segments = ['tenants', tenant, 'services', service].map(encodeURIComponent);
  return ['/internal/v1', ...segments, ...rest].join('/');
}

export interface ServicePlace {
  readonly tenant: string;
  readonly service: string;
}

/** Who is signed in, as the API tells it. */
export interface Person {
  readonly subject: string;
  /** Null: every tenant, every service. */
  readonly granted: readonly {
    readonly tenant: string | null;
    readonly service: string | null;
    readonly roles: readonly string[];
  }[];
  /** What they may in the service that was asked for; anywhere, where none was. */
  readonly scopes: readonly string[];
  readonly expires_at: string | null;
}
