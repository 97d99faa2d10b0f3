import { creationOf } from './configurations.ts';
import { ADMIN_TOKEN } from './service-process.ts';
import { tableConfiguration } from './sessions.ts';

/** What came back, with the body as the bytes say it. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly isReplay: boolean;
  readonly json: Readonly<Record<string, never>>;
}

/** Sends one JSON request. @throws when the connection breaks */
export async function send(
  url: string,
  request: {
    readonly method?: string;
    readonly token: string;
    readonly key?: string;
    readonly body?: unknown;
  },
): Promise<Reply> {
  const { method = 'POST', token, key, body } = request;
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    isReplay: response.headers.get('idempotent-replayed') === 'true',
    json: JSON.parse(text),
  };
}

/** Publishes the table configuration for `acme`/`table` and returns an API key with every scope. */
export async function prepareService(internalUrl: string, url: string): Promise<string> {
  const base = `${internalUrl}/internal/v1/tenants/acme/services/table`;
  const made = await send(`${base}/keys`, {
    token: ADMIN_TOKEN,
    body: {
      name: 'test',
      scopes: ['runtime', 'configuration:read', 'configuration:write', 'configuration:publish'],
    },
  });
  const token: string = made.json.secret!;
  const changes = creationOf(tableConfiguration);
  await send(`${url}/v1/configuration/changes`, { token, key: 'changes-1', body: { changes } });
  const published = await send(`${url}/v1/configuration/publish`, { token, key: 'publish-1' });
  const job = `${url}/v1/configuration/compilations/${published.json.compilation_id}`;
  for (let waits = 0; waits < 200; waits++) {
    const { json } = await send(job, { method: 'GET', token });
    if (json.status === 'succeeded') return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the configuration was not published in time');
}
