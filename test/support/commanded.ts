import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openEmbeddedLog } from '../../log/embedded/embedded-log.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from './processes/service-process.ts';
import { ServiceUnderTest } from './service.ts';
import { newTemporaryDirectory } from './temporary-directory.ts';

const START_MS_MAX = 60_000;

/** A service that the tests of a file share, and what the command line needs to find it. */
export interface Commanded<Started> {
  readonly dataDir: string;
  readonly service: Started;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a service in a process of its own before the tests of a file, and stops it after them. */
export function serviceInProcess(): Commanded<ServiceProcess> {
  const shared = {} as Commanded<ServiceProcess>;
  beforeAll(async () => {
    const dataDir = await newTemporaryDirectory();
    const service = await startService({ dataDir });
    const INTERNAL_PORT = new URL(service.internalUrl).port;
    const env = { DATA_DIR: dataDir, INTERNAL_PORT, QSS_ADMIN_TOKEN: ADMIN_TOKEN };
    Object.assign(shared, { dataDir, service, env });
  }, START_MS_MAX);
  afterAll(async () => {
    await stopService(shared.service);
    await rm(shared.dataDir, { recursive: true, force: true });
  });
  return shared;
}

/** The same with a service of this process, whose embedded log the command line reads. */
export function serviceOnFile(): Commanded<ServiceUnderTest> {
  const shared = {} as Commanded<ServiceUnderTest>;
  beforeAll(async () => {
    const dataDir = await newTemporaryDirectory();
    const log = await openEmbeddedLog({ file: join(dataDir, 'log.db') });
    const service = await ServiceUnderTest.start(log);
    Object.assign(shared, { dataDir, service, env: { DATA_DIR: dataDir } });
  }, START_MS_MAX);
  afterAll(async () => {
    await shared.service.stop();
    await rm(shared.dataDir, { recursive: true, force: true });
  });
  return shared;
}
