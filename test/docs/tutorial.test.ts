import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ADMIN_TOKEN, startService, stopService } from '../support/service-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/tutorial/first-conversation.md'), 'utf8');

/** The boxes of the tutorial, in order. */
const boxes = [...PAGE.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, box]) => box!);

function has(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('docs/tutorial/first-conversation.md', () => {
  it.skipIf(!has('curl') || !has('bash'))(
    'works as it is pasted, box after box (skipped without curl and bash)',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'qss-tutorial-'));
      const service = await startService({ dataDir });
      const script = boxes.map((box, i) => `echo "=== box ${i}"\n${box}`).join('\n');
      try {
        const { stdout } = await promisify(execFile)('bash', ['-euc', script], {
          cwd: ROOT,
          env: {
            ...process.env,
            API: service.url,
            ADMIN: service.internalUrl,
            INTERNAL_PORT: new URL(service.internalUrl).port,
            QSS_ADMIN_TOKEN: ADMIN_TOKEN,
            DATA_DIR: dataDir,
            NO_COLOR: '1',
          },
        });
        const said = stdout.split(/=== box \d+\n/).slice(1);
        expect(said).toHaveLength(boxes.length);
        const json = (text: string) => JSON.parse(text.trim()) as Record<string, unknown>;
        const [changes, version, first, turn, session, feedback, again, replay] = said.slice(2);
        expect(json(changes!)).toMatchObject({ draft_revision: 1, warnings: [] });
        expect(version!.trim()).toBe('v1');
        expect(json(first!)).toMatchObject({ action: 'ask', turn_count: 0 });
        expect(json(turn!)).toMatchObject({ turn_count: 1 });
        expect(turn).not.toContain('"question_id":"q_kind"');
        expect(json(session!)).toMatchObject({
          status: 'completed',
          targets: {
            guests: { status: 'inferred', value: 12 },
            kind: { status: 'inferred', value: 'carrot' },
            day: { status: 'confirmed', value: '2026-12-24' },
          },
        });
        expect(json(feedback!)).toHaveProperty('feedback_id');
        expect(again!.trim()).toBe(first!.trim());
        expect(replay).toContain('QuestionsProposed');
      } finally {
        await stopService(service);
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    90_000,
  );
});
