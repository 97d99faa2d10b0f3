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

/** Where a service listens, and what opens its internal port. */
export interface Place {
  readonly url: string;
  readonly internalUrl: string;
  readonly adminToken: string;
}

/** Publishes a configuration for one service of the tenant `demo-data`, and opens a client for it. */
export async function publish(
  place: Place,
  service: string,
  changes: readonly object[],
): Promise<ServiceClient & { readonly key: string }> {
  const admin = adminOf(place, service);
  await admin('/configuration/changes', { changes });
  await publishDraft(place, service);
  const key = (await admin('/keys', { name: 'demo', scopes: ['runtime'] })) as { secret: string };
  return { ...client(place.url, key.secret), key: key.secret };
}

/** Publishes the draft as it stands, and waits until it is compiled. */
export async function publishDraft(place: Place, service: string): Promise<void> {
  const admin = adminOf(place, service);
  const job = (await admin('/configuration/publish')) as { compilation_id: string };
  for (;;) {
    const path = `/configuration/compilations/${job.compilation_id}`;
    const { status } = (await admin(path, undefined, 'GET')) as { status: string };
    if (status === 'succeeded') return;
    if (status === 'failed') throw new Error(`the configuration ${service} was not compiled`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function adminOf({ internalUrl, adminToken }: Place, service: string) {
  const base = `${internalUrl}/internal/v1/tenants/demo-data/services/${service}`;
  return (path: string, body?: object, method = 'POST') =>
    call(`${base}${path}`, adminToken, { method, ...(body ? { body } : {}) });
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

/** On a machine that does other work beside, the service may turn a call away: it is made again, under its key. */
const TRIES_MAX = 50;
const PAUSE_MS = 300;

async function call(
  url: string,
  token: string,
  { method, body }: { readonly method: string; readonly body?: object },
): Promise<unknown> {
  const request = {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, request);
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    if (response.status !== 503 || tries === TRIES_MAX)
      throw new Error(`${method} ${url}: ${response.status} ${text}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
