import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { canPaste } from './support/pages.ts';
import { startService, stopService } from './support/service-process.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The shell block that the marker stands above. */
function conversation(): string {
  const block = /<!-- conversation:[^>]*-->\n```sh\n([\s\S]*?)```/.exec(README)?.[1];
  if (!block) throw new Error('README.md has no conversation to run');
  return block;
}

describe('README.md', () => {
  it('stays below 150 lines', () => {
    expect(README.split('\n').length).toBeLessThan(150);
  });

  // The conversation is written for curl; the service itself does not need it.
  it.skipIf(!canPaste())(
    'holds a conversation that works as it is pasted (skipped without curl and bash)',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'qss-readme-'));
      const service = await startService({ dataDir, env: { QSS_DEMO: '1' } });
      try {
        await expect.poll(service.output, { timeout: 20_000 }).toContain('export KEY=');
        const key = /export KEY=(qss_live_\w+)/.exec(service.output())![1]!;
        const { stdout } = await promisify(execFile)('bash', ['-c', conversation()], {
          env: { ...process.env, API: service.url, KEY: key },
        });
        const answers = stdout
          .match(/\{"request_id".*?(?=\{"request_id"|$)/gs)!
          .map((text) => JSON.parse(text) as { turn_count: number; targets?: object });
        expect(answers.map(({ turn_count }) => turn_count)).toEqual([0, 1, 2, 2]);
        expect(answers.at(-1)?.targets).toMatchObject({
          owner: { status: 'confirmed', value: true },
          built_in: { status: 'inferred', value: 1978 },
          heating: { status: 'inferred', value: 'gas' },
        });
      } finally {
        expect(await stopService(service)).toBe(0);
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    60_000,
  );
});
