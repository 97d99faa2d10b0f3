import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { writeSecret } from '../../../domain/keys/secret.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { ACME_TABLE, prepareInstance } from '../../support/http/http-client.ts';
import { instanceOf } from '../../support/instance.ts';
import { keptWaitingMs } from '../../support/own-time.ts';
import { ADMIN_TOKEN, startService, stopService } from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';
import {
  anElectionIsOutlived,
  anOutageIsOvercome,
  becomes,
  expectUnavailable,
  HEAL_MS_MAX,
  OUTAGES,
  readiness,
  timed,
} from './log-away.ts';

describe.concurrent.each(Object.entries(OUTAGES))('a log that %s', (_, outage) => {
  it('is told within 3 s and healed within 5 s, with every effect once', () =>
    anOutageIsOvercome(outage));
});

const startOn = (server: LookalikeServer, dataDir: string) => ({
  dataDir,
  env: {
    EVENT_LOG_URL: server.connectionString,
    QSS_SECRET: 'a-secret-of-this-test',
    QSS_DATA_KEY: 'a-data-key-of-this-test',
    KEYRING_URL: `file:${join(dataDir, 'keyring.db')}`,
  },
});

describe.concurrent('a process that starts while the log is away', () => {
  it('says that it is not ready, and serves as soon as the log is there', async ({
    onTestFinished,
    expect,
  }) => {
    const server = await new LookalikeServer().start();
    server.stop();
    const dataDir = await newTemporaryDirectory();
    const service = await startService(startOn(server, dataDir));
    onTestFinished(async () => {
      await stopService(service);
      server.stop();
      await rm(dataDir, { recursive: true });
    });
    const instance = instanceOf(service);
    expect(await readiness(instance)).toBe(503);
    const live = { method: 'GET', token: '' };
    expect((await instance.sendInternally('/internal/live', live)).status).toBe(200);
    const token = writeSecret(new Uint8Array(24));
    const mutation = { path: '/v1/sessions', request: { token, key: 'too-early', body: {} } };
    // It is another process: what it has to wait for on a busy machine is not its doing.
    const now = () => performance.now() - keptWaitingMs(service.child.pid!);
    expectUnavailable(await timed(instance, mutation, now));
    await server.start();
    await becomes([instance], 200, HEAL_MS_MAX, now);
    expect((await instance.send(mutation.path, mutation.request)).status).toBe(401);
    await prepareInstance(instance);
  });

  it('serves nobody who was erased before, where it has a keyring, and begins to serve others with the log', async ({
    onTestFinished,
    expect,
  }) => {
    const server = await new LookalikeServer().start();
    const dataDir = await newTemporaryDirectory();
    let service = await startService(startOn(server, dataDir));
    onTestFinished(async () => {
      await stopService(service);
      server.stop();
      await rm(dataDir, { recursive: true });
    });
    const token = await prepareInstance(instanceOf(service));
    const begin = async (key: string) => {
      const made = await instanceOf(service).send('/v1/sessions', {
        token,
        key: `begin-${key}`,
        body: {},
      });
      expect(made.status, made.text).toBe(201);
      return made.json['session_id']!;
    };
    const [erased, other] = [await begin('one'), await begin('other')];
    const erasure = { token: ADMIN_TOKEN, key: 'forget-one', body: { reason: 'asked for' } };
    const path = `${ACME_TABLE}/sessions/${erased}/erase`;
    expect((await instanceOf(service).sendInternally(path, erasure)).status).toBe(200);
    await stopService(service);
    server.stop();
    service = await startService(startOn(server, dataDir));
    const instance = instanceOf(service);
    const pid = service.child.pid!;
    expect(await readiness(instance)).toBe(503);
    await server.start();
    await becomes([instance], 200, HEAL_MS_MAX, () => performance.now() - keptWaitingMs(pid));
    const get = { method: 'GET', token };
    expect((await instance.send(`/v1/sessions/${erased}`, get)).status).toBe(410);
    expect((await instance.send(`/v1/sessions/${other}`, get)).status).toBe(200);
    await begin('third');
  });
});

it('leaves instances ready while its nodes elect a leader, and not for longer', () =>
  anElectionIsOutlived());
