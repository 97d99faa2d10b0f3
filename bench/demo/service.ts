import { randomUUID } from 'node:crypto';

/** A small client of the service, as a host agent would write it. */
export interface ServiceClient {
  readonly createSession: () => Promise<string>;
  readonly next: (session: string, body: object) => Promise<NextReply>;
  readonly read: (session: string) => Promise<SessionReply>;
}

export interface NextReply {
  readonly decision_id: string | null;
  readonly action: 'ask' | 'stop';
  readonly candidates: readonly { question_id: string; text: string; type: string }[];
  readonly progress: { objective: { progress: number; effective_status: string } };
  readonly warnings: readonly string[];
  readonly degraded_reasons: readonly string[];
  readonly versions: { state_version: number };
}

export interface SessionReply {
  readonly targets: Readonly<
    Record<string, { status: string; value?: unknown; updated_at: string }>
  >;
  readonly question_state: { outcomes: readonly { question_id: string; outcome: string }[] };
}

/** Publishes a configuration for one service of the tenant `demo-data`, and opens a client for it. */
export async function publish(
  place: { readonly url: string; readonly internalUrl: string; readonly adminToken: string },
  service: string,
  changes: readonly object[],
): Promise<ServiceClient & { readonly key: string }> {
  const base = `${place.internalUrl}/internal/v1/tenants/demo-data/services/${service}`;
  const admin = (path: string, body?: object, method = 'POST') =>
    call(`${base}${path}`, place.adminToken, { method, ...(body ? { body } : {}) });
  await admin('/configuration/changes', { changes });
  const job = (await admin('/configuration/publish')) as { compilation_id: string };
  for (;;) {
    const path = `/configuration/compilations/${job.compilation_id}`;
    const { status } = (await admin(path, undefined, 'GET')) as { status: string };
    if (status === 'succeeded') break;
    if (status === 'failed') throw new Error(`the configuration ${service} was not compiled`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const key = (await admin('/keys', { name: 'demo', scopes: ['runtime'] })) as { secret: string };
  return { ...client(place.url, key.secret), key: key.secret };
}

function client(url: string, secret: string): ServiceClient {
  return {
    createSession: async () => {
      const made = await call(`${url}/v1/sessions`, secret, { method: 'POST', body: {} });
      return (made as { session_id: string }).session_id;
    },
    next: (session, body) =>
      call(`${url}/v1/sessions/${session}/next`, secret, {
        method: 'POST',
        body,
      }) as Promise<NextReply>,
    read: (session) =>
      call(`${url}/v1/sessions/${session}`, secret, { method: 'GET' }) as Promise<SessionReply>,
  };
}

async function call(
  url: string,
  token: string,
  { method, body }: { readonly method: string; readonly body?: object },
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}
