import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareService, type Reply, send } from '../../support/http/http-client.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';

/** The process dies at each step of a mutation; the retry after a restart must find one effect and one answer. */

const CRASHING = 'test/support/processes/entries/crashing-service.ts';
const TIMEOUT_MS = 240_000;

let preparedDir: string;
let prepared: Awaited<ReturnType<typeof prepareSession>>;
let dataDir: string;
let services: ServiceProcess[] = [];

function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'qss-crash-'));
}

beforeAll(async () => {
  preparedDir = newDirectory();
  dataDir = preparedDir;
  prepared = await prepareSession();
}, TIMEOUT_MS);

afterAll(() => rmSync(preparedDir, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = newDirectory();
  cpSync(preparedDir, dataDir, { recursive: true });
  services = [];
});

afterEach(async () => {
  for (const { child, exited } of services) {
    child.kill('SIGKILL');
    await exited;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(crashAt?: string): Promise<ServiceProcess> {
  const service = await startService({
    dataDir,
    ...(crashAt === undefined ? {} : { entry: CRASHING, env: { CRASH_AT: crashAt } }),
  });
  services.push(service);
  return service;
}

/** A published configuration and a session that has its first decision. */
async function prepareSession() {
  const service = await start();
  const token = await prepareService(service.internalUrl, service.url);
  const created = await send(`${service.url}/v1/sessions`, { token, key: 'create-it' });
  const session: string = created.json.session_id!;
  const first = await next(service, { token, session, key: 'first-next', version: 0 });
  expect(await stopService(service)).toBe(0);
  return { token, session, version: versionOf(first) };
}

interface Turn {
  readonly token: string;
  readonly session: string;
  readonly key: string;
  readonly version: number;
}

function next(service: ServiceProcess, { token, session, key, version }: Turn): Promise<Reply> {
  const body = {
    state_version: version,
    ...(version === 0
      ? {}
      : { previous_turn: { question_id: 'q_people', user_text: 'For 4 people' } }),
  };
  return send(`${service.url}/v1/sessions/${session}/next`, { token, key, body });
}

function versionOf(reply: Reply): number {
  return (reply.json.versions! as { state_version: number }).state_version;
}

function read(service: ServiceProcess, token: string, session: string): Promise<Reply> {
  return send(`${service.url}/v1/sessions/${session}`, { method: 'GET', token });
}

describe('/next of a process that is killed', () => {
  it(
    'before the append has no effect, and the retry is the first one',
    async () => {
      const { token, session, version } = prepared;
      const turn = { token, session, version, key: 'second-next' };
      const dying = await start('before:session:1');
      await expect(next(dying, turn)).rejects.toThrow();
      expect((await dying.exited)[1]).toBe('SIGKILL');

      const revived = await start();
      expect((await read(revived, token, session)).json).toMatchObject({ turn_count: 0 });
      const retried = await next(revived, turn);
      expect(retried).toMatchObject({ status: 200, isReplay: false, json: { turn_count: 1 } });
    },
    TIMEOUT_MS,
  );

  it(
    'after the append took effect once, and the retry gets its answer',
    async () => {
      const { token, session, version } = prepared;
      const turn = { token, session, version, key: 'second-next' };
      const dying = await start('after:session:1');
      await expect(next(dying, turn)).rejects.toThrow();
      expect((await dying.exited)[1]).toBe('SIGKILL');

      const revived = await start();
      const before = await read(revived, token, session);
      expect(before.json).toMatchObject({ turn_count: 1 });
      const retried = await next(revived, turn);
      expect(retried).toMatchObject({ status: 200, isReplay: true, json: { turn_count: 1 } });
      expect(retried.json.decision_id).toBe(
        (before.json.pending_decision! as { decision_id: string }).decision_id,
      );
      expect(versionOf(retried)).toBe(versionOf(before));
      expect((await next(revived, turn)).text).toBe(retried.text);
      const after = await read(revived, token, session);
      expect({ ...after.json, request_id: '' }).toEqual({ ...before.json, request_id: '' });
    },
    TIMEOUT_MS,
  );

  it(
    'after the answer gives the same bytes again',
    async () => {
      const { token, session, version } = prepared;
      const turn = { token, session, version, key: 'second-next' };
      const doomed = await start();
      const answered = await next(doomed, turn);
      doomed.child.kill('SIGKILL');
      await doomed.exited;

      const revived = await start();
      const retried = await next(revived, turn);
      expect(retried.isReplay).toBe(true);
      expect(retried.text).toBe(answered.text);
      expect((await read(revived, token, session)).json).toMatchObject({ turn_count: 1 });
    },
    TIMEOUT_MS,
  );
});

describe('the configuration of a process that is killed after the append', () => {
  it(
    'is changed and published once',
    async () => {
      const { token } = prepared;
      const change = (service: ServiceProcess) =>
        send(`${service.url}/v1/configuration/changes`, {
          token,
          key: 'rename-it',
          body: {
            changes: [
              { entity: 'objective', operation: 'update', objective: { name: 'Book a meal' } },
            ],
          },
        });
      const publish = (service: ServiceProcess) =>
        send(`${service.url}/v1/configuration/publish`, { token, key: 'publish-it' });
      await expect(change(await start('after:configuration:1'))).rejects.toThrow();
      const second = await start('after:configuration:1');
      expect(await change(second)).toMatchObject({ isReplay: true, json: { draft_revision: 2 } });
      await expect(publish(second)).rejects.toThrow();

      const revived = await start();
      const retried = await publish(revived);
      expect(retried).toMatchObject({ status: 202, isReplay: true, json: { status: 'queued' } });
      expect((await publish(revived)).text).toBe(retried.text);
      await expect
        .poll(
          async () => {
            const url = `${revived.url}/v1/configuration`;
            return (await send(url, { method: 'GET', token })).json.configuration_version;
          },
          { timeout: 20_000 },
        )
        .toBe('v2');
    },
    TIMEOUT_MS,
  );
});
