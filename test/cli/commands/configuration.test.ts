import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationOf } from '../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { type Finished, qss } from '../../support/processes/command-line.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const TIMEOUT_MS = 120_000;

let dataDir: string;
let service: ServiceProcess;

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  service = await startService({ dataDir });
}, TIMEOUT_MS);

afterAll(async () => {
  await stopService(service);
  await rm(dataDir, { recursive: true, force: true });
});

function configuration(args: readonly string[]): Promise<Finished> {
  return qss(['configuration', ...args, '--tenant', 'acme', '--service', 'table'], {
    DATA_DIR: dataDir,
    INTERNAL_PORT: new URL(service.internalUrl).port,
    QSS_ADMIN_TOKEN: ADMIN_TOKEN,
  });
}

async function fileOf(name: string, changes: readonly object[]): Promise<string> {
  const file = join(dataDir, name);
  await writeFile(file, JSON.stringify({ changes }));
  return file;
}

describe('qss configuration', { timeout: TIMEOUT_MS }, () => {
  it('applies a file once, publishes what it made and shows it', async () => {
    expect((await configuration(['show'])).code).toBe(66);
    const file = await fileOf('changes.json', creationOf(tableConfiguration));
    const applied = await configuration(['apply', file, '--json']);
    expect(applied.code).toBe(0);
    expect(JSON.parse(applied.stdout)).toMatchObject({ draft_revision: 1, warnings: [] });
    const again = await configuration(['apply', file, '--json']);
    expect(again.stdout).toBe(applied.stdout);
    expect(again.stderr).toContain('nothing changed');

    const published = await configuration(['publish', '--wait', '--json']);
    expect(published.code).toBe(0);
    const job = JSON.parse(published.stdout) as { compilation_id: string };
    expect(job).toMatchObject({ status: 'succeeded', configuration_version: 'v1' });
    const [shown, seen] = await Promise.all([
      configuration(['show']),
      configuration(['job', job.compilation_id]),
    ]);
    expect(shown.stdout).toMatch(/^Active: v1\n/);
    expect(shown.stdout).toMatch(/question +q_people +For how many people/);
    expect(seen.stdout).toContain('succeeded; v1 is published');
  });

  it('says what is wrong, with an exit code for each kind', async () => {
    const wrong = [{ entity: 'question', operation: 'delete', question: { id: 'q_none' } }];
    const answers = await Promise.all([
      configuration(['apply', await fileOf('wrong.json', wrong)]),
      configuration(['apply', join(dataDir, 'nowhere.json')]),
      configuration(['show', '--state', 'both']),
      configuration(['job', 'cmp_01KFGR2TQX2N5Z3W8V6M4J7H9C']),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([1, 64, 64, 66]);
    expect(answers[0]!.stderr).toContain('/changes/0');
  });
});
