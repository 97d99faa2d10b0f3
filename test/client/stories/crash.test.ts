import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QssClient } from '../../../client/client.ts';
import { prepareService } from '../../support/http/http-client.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';

/** The service is killed in the middle of a call, and is back at its address while the client still tries. */

const CRASHING = 'test/support/processes/entries/crashing-service.ts';

let dataDir: string;
let services: ServiceProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'qss-client-crash-'));
  services = [];
});

afterEach(async () => {
  for (const { child, exited } of services) {
    child.kill('SIGKILL');
    await exited;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(port: string, crashAt?: string): Promise<ServiceProcess> {
  const env = { PORT: port, ...(crashAt === undefined ? {} : { CRASH_AT: crashAt }) };
  const entry = crashAt === undefined ? {} : { entry: CRASHING };
  const service = await startService({ dataDir, env, ...entry });
  services.push(service);
  return service;
}

it('a call that kills the service before its append, and again after it, has one effect and is answered', async () => {
  const prepared = await start('0');
  const key = await prepareService(prepared.internalUrl, prepared.url);
  const { port } = new URL(prepared.url);
  const session = await new QssClient({ url: prepared.url, key }).start();
  await session.next();
  expect(await stopService(prepared)).toBe(0);

  const first = await start(port, 'before:session:1');
  const patient = new QssClient({ url: first.url, key, callMs: 80_000 });
  const led = await patient.resume(session.snapshot());
  const calling = led.next({ previous_turn: { question_id: 'q_people', user_text: 'For 4' } });
  expect((await first.exited)[1]).toBe('SIGKILL');
  const second = await start(port, 'after:session:1');
  expect((await second.exited)[1]).toBe('SIGKILL');
  await start(port);

  const answer = await calling;
  expect(answer.turn_count).toBe(1);
  const view = await led.read();
  expect(view.turn_count).toBe(1);
  expect(view.question_state.outcomes).toHaveLength(1);
  expect(view.pending_decision?.decision_id).toBe(answer.decision_id);
});
