import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { QssClient } from '../client/client.ts';
import { canPaste } from './support/documents/pages.ts';
import { fetchFrom } from './support/instance.ts';
import { startService, stopService } from './support/processes/service-process.ts';
import { ServiceUnderTest } from './support/service.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The block that the marker stands above. */
function blockBelow(marker: string): string {
  const from = README.indexOf(`<!-- ${marker}: run by`);
  const block = /```\w+\n([\s\S]*?)```/.exec(README.slice(from))?.[1];
  if (from < 0 || !block) throw new Error(`README.md has no ${marker} to run`);
  return block;
}

describe('README.md', () => {
  it('stays below 150 lines', () => {
    expect(README.split('\n').length).toBeLessThan(150);
  });

  it('connects an agent in five lines, which lead a conversation to its end', async () => {
    const service = await ServiceUnderTest.start();
    await service.publish();
    const key = await service.makeSecret(['runtime']);
    const send = fetchFrom(service.service.publicApp);
    const local = class extends QssClient {
      constructor({ url, key }: { url: string; key: string }) {
        super({ url, key, fetch: (to, init) => send(to.replace(url, ''), init) });
      }
    };
    const [first, ...lines] = blockBelow('five lines').trimEnd().split('\n');
    expect(first).toBe("import { QssClient } from 'qss-client';");
    expect(lines).toHaveLength(4);
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return 'Pasta for 4 in the north, with a garden.';
    };
    const run = Object.getPrototypeOf(async () => {}).constructor;
    const code = `${lines.join('\n')}\nreturn session;`;
    const env = { env: { QSS_KEY: key } };
    const session = await run('QssClient', 'ask', 'process', code)(local, ask, env);
    expect(asked.length).toBeGreaterThan(0);
    expect(await session.read()).toMatchObject({ status: 'completed', turn_count: asked.length });
    await service.stop();
  });

  // The conversation is written for curl; the service itself does not need it.
  it.skipIf(!canPaste())(
    'holds a conversation that works as it is pasted (skipped without curl and bash)',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'qss-readme-'));
      const service = await startService({ dataDir, env: { QSS_DEMO: '1' } });
      try {
        await expect.poll(service.output, { timeout: 20_000 }).toContain('export QSS_KEY=');
        const key = /export QSS_KEY=(qss_live_\w+)/.exec(service.output())![1]!;
        const { stdout } = await promisify(execFile)('bash', ['-c', blockBelow('conversation')], {
          env: { ...process.env, API: service.url, QSS_KEY: key },
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
    240_000,
  );
});
