import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storedBy, talkOf } from '../../support/conversations/stored-conversations.ts';
import { qss } from '../../support/processes/command-line.ts';
import { ACME, internalPath } from '../../support/service.ts';

const TIMEOUT_MS = 240_000;

interface Counts {
  readonly sessions: number;
  readonly finished: number;
  readonly questions: readonly { readonly question_id: string; readonly used?: unknown }[];
}

it(
  'writes the counts that the service shows, of each publication too, and nothing that was said',
  async () => {
    const { dataDir, recorded: shown } = await storedBy(async (service) => {
      const client = await service.publish();
      for (const said of ['We are four people', 'Six of us, ursprung said']) {
        await talkOf(client, said);
      }
      return service.admin.get<Counts>(`${internalPath(ACME)}/analytics/learned`);
    });

    const out = join(dataDir, 'given', 'learned.json');
    const asked = ['export', 'learned', '--out', out];
    const env = { DATA_DIR: dataDir };
    expect(await qss([...asked, '--format', 'csv'], env)).toMatchObject({ code: 64 });
    const done = await qss(asked, env);
    expect(done, done.stderr).toMatchObject({ code: 0 });
    const text = readFileSync(out, 'utf8');
    const written = JSON.parse(text) as Counts & { publications: readonly Counts[] };
    const questions = shown.body.questions.map(({ used: _, ...counts }) => counts);
    expect(questions.length).toBeGreaterThan(0);
    const { tenant, service: name } = ACME;
    const { sessions, finished } = shown.body;
    expect(written).toMatchObject({ tenant, service: name, sessions: 2, finished, questions });
    expect(sessions).toBe(2);
    expect(written.publications).toMatchObject([{ sessions: 2, finished }]);
    expect(text).not.toMatch(/four people|ursprung/i);
    expect(await qss(asked, env), 'nothing is written over').toMatchObject({ code: 64 });
  },
  TIMEOUT_MS,
);
