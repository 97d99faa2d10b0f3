import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareService, send } from '../../support/http/http-client.ts';
import { qss } from '../../support/processes/command-line.ts';
import { compiled, ROOT } from '../../support/processes/compiled.ts';
import { startService, stopService } from '../../support/processes/service-process.ts';
import { tied } from '../../support/processes/tied.ts';

it('qss compiler compiles what a service that stopped right after the request left behind', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'qss-compiler-'));
  const crashing = { entry: 'test/support/processes/entries/crashing-service.ts' };
  try {
    const prepared = await startService({ dataDir });
    const token = await prepareService(prepared.internalUrl, prepared.url);
    await stopService(prepared);
    const dying = await startService({
      dataDir,
      ...crashing,
      env: { CRASH_AT: 'after:configuration:1' },
    });
    await expect(
      send(`${dying.url}/v1/configuration/publish`, { token, key: 'publish-2' }),
    ).rejects.toThrow();
    await dying.exited;

    const compiler = tied(
      spawn(process.execPath, [await compiled('cli/start.ts'), 'compiler'], {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir },
      }),
    );
    let written = '';
    compiler.stdout.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
    await expect.poll(() => written, { timeout: 20_000 }).toContain('"result":"published"');
    compiler.kill('SIGTERM');
    expect((await once(compiler, 'exit'))[0]).toBe(0);

    const revived = await startService({ dataDir });
    const url = `${revived.url}/v1/configuration`;
    expect((await send(url, { method: 'GET', token })).json.configuration_version).toBe('v2');
    await stopService(revived);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('qss compiler makes no log where there is none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'qss-compiler-'));
  try {
    const refused = await qss(['compiler'], { DATA_DIR: dataDir });
    expect(refused).toMatchObject({
      code: 69,
      stderr: expect.stringMatching(/^qss compiler: .*log\.db.*\n$/),
    });
    expect(readdirSync(dataDir)).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
