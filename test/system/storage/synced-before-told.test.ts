import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareService, send } from '../../support/http/http-client.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { NO_TRACER, tracingWrites } from '../../support/processes/traced.ts';
import { figureFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Each success is written to its connection only after a sync of the log that covers what it tells. */

const MUTATIONS = figureFrom('SYNCED_MUTATIONS', 40);

let dataDir: string;
let service: ServiceProcess;

beforeEach(async () => {
  dataDir = await newTemporaryDirectory();
});

afterEach(async () => {
  service.child.kill('SIGKILL');
  await service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

type Call = 'log is written' | 'log is synced' | 'success is told';

/** What a traced process did, in its order. */
function* callsIn(trace: string): Generator<Call> {
  /** Threads whose sync of the log has begun. */
  const syncing = new Set<string>();
  for (const line of trace.split('\n')) {
    const [, thread = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (/^pwrite64\(\d+<[^>]*log\.db-wal>/.test(call)) yield 'log is written';
    if (/^writev?\(\d+<(socket|TCP)/.test(call) && call.includes('HTTP/1.1 201'))
      yield 'success is told';
    const isOfLog = /^f(data)?sync\(\d+<[^>]*log\.db-wal>/.test(call);
    const hasEnded = /^(f(data)?sync\(|<\.\.\. f(data)?sync resumed>).*= 0$/.test(call);
    if (isOfLog) syncing.add(thread);
    if (hasEnded && syncing.delete(thread)) yield 'log is synced';
  }
}

it.skipIf(NO_TRACER)(
  `${MUTATIONS} successes are told after the sync of what they tell`,
  async () => {
    service = await startService({ dataDir });
    const token = await prepareService(service.internalUrl, service.url);
    await stopService(service);
    const trace = join(dataDir, 'trace');
    service = await startService({ dataDir, under: tracingWrites(trace) });
    // One after the other, so that each sync is of one commit.
    for (let n = 0; n < MUTATIONS; n++) {
      const made = await send(`${service.url}/v1/sessions`, {
        token,
        key: `synced-${n}`,
        body: {},
      });
      expect(made.status, made.text).toBe(201);
    }
    await stopService(service);
    let told = 0;
    let since: Call[] = [];
    for (const call of callsIn(readFileSync(trace, 'utf8'))) {
      if (call !== 'success is told') {
        since.push(call);
        continue;
      }
      told += 1;
      expect(since, `success ${told}`).toContain('log is written');
      expect(since.at(-1), `success ${told}`).toBe('log is synced');
      since = [];
    }
    expect(told).toBe(MUTATIONS);
    tell('d', { 'successes told after their sync': told });
  },
  60_000 + MUTATIONS * 100,
);

it.skipIf(NO_TRACER)(
  'the secrets that a first start makes are synced, and then their names',
  async () => {
    const trace = join(dataDir, 'trace');
    service = await startService({ dataDir, under: tracingWrites(trace) });
    const made = readFileSync(trace, 'utf8');
    for (const name of ['data-key', 'secret']) {
      const file = join(dataDir, name);
      expect(made).toMatch(new RegExp(`fsync\\(\\d+<${file}>\\)[^]*fsync\\(\\d+<${dataDir}>\\)`));
    }
  },
);
