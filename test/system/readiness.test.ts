import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type ServiceProcess, startService, stopService } from '../support/service-process.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

/** Readiness of a real process whose log is taken away under it. */

const WITHIN_MS = 5_000;
const POLL_MS = 100;

let service: ServiceProcess | undefined;
let dataDir: string | undefined;

afterEach(async () => {
  service?.child.kill('SIGKILL');
  await service?.exited;
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

async function becomes(path: string, status: number): Promise<Response> {
  for (let waited = 0; ; waited += POLL_MS) {
    const response = await fetch(path);
    if (response.status === status) return response;
    if (waited > WITHIN_MS) throw new Error(`${path} is still ${response.status}`);
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

it('ends within 5 s of the log going away and comes back with it', {
  timeout: 60_000,
}, async () => {
  dataDir = await newTemporaryDirectory();
  service = await startService({ dataDir });
  const ready = `${service.internalUrl}/internal/ready`;
  await becomes(ready, 200);
  const file = join(dataDir, 'log.db');
  renameSync(file, `${file}.away`);
  const { details } = (await (await becomes(ready, 503)).json()) as { details: { log: string } };
  expect(details.log).toBe('down');
  expect((await fetch(`${service.url}/v1/health`)).status).toBe(503);
  expect((await fetch(`${service.internalUrl}/internal/live`)).status).toBe(200);
  const metrics = await (await fetch(`${service.internalUrl}/internal/metrics`)).text();
  expect(metrics).toContain('\nqss_log_up 0\n');
  expect(metrics).toContain('\nqss_ready 0\n');
  renameSync(`${file}.away`, file);
  await becomes(ready, 200);
  expect(await stopService(service)).toBe(0);
});
