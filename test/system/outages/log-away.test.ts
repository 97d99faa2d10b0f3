import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { writeSecret } from '../../../domain/keys/secret.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { prepareInstance } from '../../support/http/http-client.ts';
import { instanceOf } from '../../support/instance.ts';
import { keptWaitingMs } from '../../support/own-time.ts';
import { startService, stopService } from '../../support/processes/service-process.ts';
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

describe.concurrent('a process that starts while the log is away', () => {
  it('says that it is not ready, and serves as soon as the log is there', async ({
    onTestFinished,
    expect,
  }) => {
    const server = await new LookalikeServer().start();
    server.stop();
    const dataDir = await newTemporaryDirectory();
    const service = await startService({
      dataDir,
      env: {
        EVENT_LOG_URL: server.connectionString,
        QSS_SECRET: 'a-secret-of-this-test',
        QSS_DATA_KEY: 'a-data-key-of-this-test',
        KEYRING_URL: `file:${join(dataDir, 'keyring.db')}`,
      },
    });
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
});

it('leaves instances ready while its nodes elect a leader, and not for longer', () =>
  anElectionIsOutlived());
