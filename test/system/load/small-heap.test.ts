import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creationOf } from '../../support/configurations/configurations.ts';
import { wideConfiguration } from '../../support/http/fresh-requests.ts';
import { ACME_TABLE, compilationEnd, type Sending, send } from '../../support/http/http-client.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
} from '../../support/processes/service-process.ts';
import { figureFrom } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** `HEAP_SESSIONS` makes it longer. */
const SESSIONS = figureFrom('HEAP_SESSIONS', 6);
const HEAP_MB = 160;
const TIMEOUT_MS = 240_000 + SESSIONS * 3_000;
/** Of a session, one in each call: together they would be more values than a body may have. */
const LISTS = 8;

let dataDir: string;
let service: ServiceProcess;
let token: string;

beforeEach(async () => {
  dataDir = await newTemporaryDirectory();
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  service = await startService({ dataDir, env });
  const made = await send(`${service.internalUrl}${ACME_TABLE}/keys`, {
    token: ADMIN_TOKEN,
    body: { name: 'all', scopes: ['runtime', 'configuration:write', 'configuration:publish'] },
  });
  token = made.json.secret!;
  const changes = creationOf(wideConfiguration);
  await mutate('/v1/configuration/changes', { changes }, 200);
  const published = await mutate('/v1/configuration/publish', {}, 202);
  const here = { send: sendHere, sendInternally: sendHere };
  expect(await compilationEnd(here, token, published.compilation_id!)).toBe('succeeded');
});

afterEach(async () => {
  service.child.kill('SIGKILL');
  await service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

function sendHere(path: string, request: Sending) {
  return send(service.url + path, request);
}

let keys = 0;

async function mutate(path: string, body: object, status: number) {
  keys += 1;
  const request = { token, key: `mutation-${keys}`, body };
  // A service that is gone is no busy machine.
  const attempt = () =>
    sendHere(path, request).catch((error) => {
      if (service.child.exitCode === null && service.child.signalCode === null) return undefined;
      throw new Error(service.output().slice(-2_000), { cause: error });
    });
  let reply = await attempt();
  // A busy machine may take its time, and rest so long that a connection is closed; the same key goes on where it was.
  while (!reply || reply.status === 503) {
    await delay(500);
    reply = await attempt();
  }
  expect(reply.status, reply.text.slice(0, 500)).toBe(status);
  return reply.json;
}

/** Lists that take little room in JSON and much in memory. */
const SHAPES: readonly ((n: number) => unknown[])[] = [
  () => Array.from({ length: 45_000 }, () => ({})),
  (n) => Array.from({ length: 14_000 }, (_, i) => [n, `${i}`]),
];

/** A session of some 20 MB of memory, and the version it has come to. */
async function leadLargeSession(n: number) {
  const { session_id: id } = await mutate('/v1/sessions', {}, 201);
  const shape = SHAPES[n % SHAPES.length]!;
  let version = 0;
  for (let i = 0; i < LISTS; i++) {
    const data = [{ id: `wide${i}`, operation: 'set', value: shape(n + i) }];
    const body = { state_version: version, client_updates: { data } };
    const { versions } = await mutate(`/v1/sessions/${id}/events`, body, 200);
    version = (versions as unknown as { state_version: number }).state_version;
  }
  return { id: String(id), version };
}

describe(`a heap of ${HEAP_MB} MB`, () => {
  it(
    `serves ${SESSIONS} sessions of values that are small in JSON and large in memory`,
    async () => {
      const led: { id: string; version: number }[] = [];
      let next = 0;
      const client = async () => {
        while (next < SESSIONS) led.push(await leadLargeSession(next++));
      };
      await Promise.all([client(), client(), client(), client()]);
      for (const { id, version } of led) {
        const { json } = await sendHere(`/v1/sessions/${id}`, { method: 'GET', token });
        expect(json.versions).toMatchObject({ state_version: version });
      }
      expect(service.child.exitCode).toBeNull();
    },
    TIMEOUT_MS,
  );
});
