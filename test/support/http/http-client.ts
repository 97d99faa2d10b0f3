import { creationOf } from '../configurations/configurations.ts';
import { tableConfiguration } from '../conversations/sessions.ts';
import type { Instance } from '../instance.ts';
import { ADMIN_TOKEN } from '../processes/service-process.ts';

/** What came back, with the body as the bytes say it. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly isReplay: boolean;
  readonly json: Readonly<Record<string, never>>;
}

export interface Sending {
  readonly method?: string;
  readonly token: string;
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>;

/** Sends one JSON request. @throws when the connection breaks */
export async function send(url: string, request: Sending, fetchIt: Fetch = fetch): Promise<Reply> {
  const { method = 'POST', token, key, body, headers } = request;
  const response = await fetchIt(url, {
    method,
    headers: {
      ...headers,
      Authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    isReplay: response.headers.get('idempotent-replayed') === 'true',
    json: JSON.parse(text),
  };
}

/** Publishes the table configuration for `acme`/`table` and returns an API key with every scope. */
export async function prepareService(internalUrl: string, url: string): Promise<string> {
  return prepareInstance({
    send: (path, request) => send(url + path, request),
    sendInternally: (path, request) => send(internalUrl + path, request),
  });
}

/** Path of `acme`/`table` below the internal entry point. */
export const ACME_TABLE = '/internal/v1/tenants/acme/services/table';

/** Sends it again while the machine is too busy for an answer, as every client should. */
async function taken(send: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await send();
    if (reply.status !== 503 || tries === TRIES_MAX) return reply;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const TRIES_MAX = 20;

/** Publishes the table configuration on an instance and returns an API key with every scope of the service. */
export async function prepareInstance(
  instance: Instance,
  servicePath: string = ACME_TABLE,
): Promise<string> {
  const token = await prepareDraft(instance, servicePath);
  const publishing = { token, key: 'publish-1' };
  const published = await taken(() => instance.send('/v1/configuration/publish', publishing));
  const status = await compilationEnd(instance, token, published.json.compilation_id!);
  if (status === 'succeeded') return token;
  throw new Error(`the configuration was not published: ${status}`);
}

/** Makes the table configuration the draft of a service and returns an API key with every scope. */
export async function prepareDraft(instance: Instance, servicePath: string): Promise<string> {
  const body = {
    name: 'test',
    scopes: ['runtime', 'configuration:read', 'configuration:write', 'configuration:publish'],
  };
  const made = await taken(() =>
    instance.sendInternally(`${servicePath}/keys`, { token: ADMIN_TOKEN, body }),
  );
  if (made.status !== 201) throw new Error(`no key: ${made.text}`);
  const token: string = made.json.secret!;
  const changes = creationOf(tableConfiguration);
  const changing = { token, key: 'changes-1', body: { changes } };
  await taken(() => instance.send('/v1/configuration/changes', changing));
  return token;
}

/** Waits until a compilation has ended. @throws when that takes over two minutes */
export async function compilationEnd(
  instance: Instance,
  token: string,
  compilationId: string,
): Promise<string> {
  const job = `/v1/configuration/compilations/${compilationId}`;
  for (let waits = 0; waits < 2_400; waits++) {
    const { json } = await instance.send(job, { method: 'GET', token });
    const status: string = json.status!;
    if (status === 'succeeded' || status === 'failed') return status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the compilation did not end in time');
}
