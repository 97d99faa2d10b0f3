import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canPaste, pastePage } from '../support/documents/pages.ts';
import { ADMIN_TOKEN, startService, stopService } from '../support/processes/service-process.ts';

describe('docs/tutorial/first-conversation.md', () => {
  it.skipIf(!canPaste())(
    'works as it is pasted, box after box (skipped without curl and bash)',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'qss-tutorial-'));
      const service = await startService({ dataDir });
      try {
        const said = await pastePage('docs/tutorial/first-conversation.md', {
          API: service.url,
          ADMIN: service.internalUrl,
          INTERNAL_PORT: new URL(service.internalUrl).port,
          QSS_ADMIN_TOKEN: ADMIN_TOKEN,
          DATA_DIR: dataDir,
        });
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
    240_000,
  );
});
