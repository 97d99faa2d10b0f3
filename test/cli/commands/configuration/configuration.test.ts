import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serviceInProcess } from '../../../support/commanded.ts';
import { creation, creationOf } from '../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { type Finished, qss } from '../../../support/processes/command-line.ts';
import { ADMIN_TOKEN } from '../../../support/processes/service-process.ts';

const TIMEOUT_MS = 240_000;

const commanded = serviceInProcess();

const TABLE = ['--tenant', 'acme', '--service', 'table'];

function configuration(args: readonly string[], of: readonly string[] = TABLE): Promise<Finished> {
  return qss(['configuration', ...args, ...of], commanded.env);
}

async function fileOf(name: string, changes: readonly object[]): Promise<string> {
  const file = join(commanded.dataDir, name);
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

    const [typo, older] = await Promise.all([
      configuration(['restore', 'v1'], ['--tenant', 'acmee', '--service', 'table']),
      configuration(['restore', 'v7']),
    ]);
    expect([typo.code, older.code]).toEqual([66, 66]);
    const meant = 'no service has the id acmee/table (did you mean acme/table?)';
    expect(typo.stderr).toContain(meant);
    expect(older.stderr).not.toContain('no service');
  });

  it('shows what the gate wants, and what keeps the draft from its publication', async () => {
    const of = ['--tenant', 'acme', '--service', 'gated'];
    await configuration(['apply', await fileOf('gated.json', creationOf(tableConfiguration))], of);
    const open = await configuration(['gate'], of);
    expect([open.code, open.stdout]).toEqual([0, expect.stringMatching(/^gate: open\nNothing/)]);
    const { internalUrl } = commanded.service;
    const path = '/internal/v1/tenants/acme/services/gated/configuration/gate';
    const set = await fetch(internalUrl + path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${ADMIN_TOKEN}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'set-the-gate',
      },
      body: '{"diagnostics": true}',
    });
    expect(await set.json()).toMatchObject({ gate: { diagnostics: true } });
    const empty = { id: 'empty', name: 'Empty', order_position: 9, completion_role: 'blocking' };
    await configuration(
      ['apply', await fileOf('empty.json', [creation('sub_objective', empty)])],
      of,
    );
    const shut = await configuration(['gate'], of);
    expect(shut.code).toBe(1);
    expect(shut.stdout).toContain('gate: diagnostics');
    expect(shut.stdout).toMatch(/diagnosed_error +sub_objective +empty/);
  });

  it('says what is wrong, with an exit code for each kind', async () => {
    const wrong = [{ entity: 'question', operation: 'delete', question: { id: 'q_none' } }];
    const answers = await Promise.all([
      configuration(['apply', await fileOf('wrong.json', wrong)]),
      configuration(['apply', join(commanded.dataDir, 'nowhere.json')]),
      configuration(['show', '--state', 'both']),
      configuration(['job', 'cmp_01KFGR2TQX2N5Z3W8V6M4J7H9C']),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([1, 64, 64, 66]);
    expect(answers[0]!.stderr).toContain('/changes/0');
  });

  it('goes back to an older version, and exports what another service takes', async () => {
    const text = {
      entity: 'question',
      operation: 'update',
      question: { id: 'q_people', text: 'How many?' },
    };
    expect((await configuration(['apply', await fileOf('text.json', [text])])).code).toBe(0);
    const compared = await configuration(['compare', 'v1', 'draft']);
    expect([compared.code, compared.stdout]).toEqual([
      1,
      expect.stringMatching(/\/questions\/q_people\/text .* → "How many\?"/),
    ]);
    const restored = await configuration(['restore', 'v1']);
    expect(restored.stdout).toContain('1 changes made draft 3.');
    expect((await configuration(['compare', 'v1', 'draft'])).stdout).toContain('Nothing changed.');
    expect((await configuration(['discard'])).stdout).toContain('0 changes made draft 3.');
    expect((await configuration(['versions'])).stdout).toMatch(/v1 .* active/);

    const exported = await configuration(['export', 'v1']);
    const file = join(commanded.dataDir, 'v1.json');
    await writeFile(file, exported.stdout);
    const elsewhere = ['--tenant', 'acme', '--service', 'other'];
    expect((await configuration(['apply', file], elsewhere)).code).toBe(0);
    const copy = await configuration(['export', 'draft'], elsewhere);
    expect(copy.stdout).toBe(exported.stdout);
  });

  it('names the place where a file stops being JSON, and the ids that were meant', async () => {
    const broken = join(commanded.dataDir, 'broken.json');
    await writeFile(
      broken,
      '{ "changes": [\n  { "entity": "question" "operation": "delete" }\n] }',
    );
    const meant = await fileOf('meant.json', [
      { entity: 'question', operation: 'delete', question: { id: 'q_peple' } },
    ]);
    const [noJson, missing] = await Promise.all([
      configuration(['apply', broken]),
      configuration(['apply', meant]),
    ]);
    expect([noJson.code, noJson.stderr]).toEqual([
      64,
      expect.stringContaining('broken.json:2:26 is no JSON'),
    ]);
    expect(missing.stderr).toContain('no question has the id q_peple (did you mean q_people?)');
  });

  it('applies a long file in several calls', async () => {
    const question = (i: number) => ({
      entity: 'question',
      operation: 'create',
      question: { id: `q_${i}`, text: 'Why?', type: 'open', sub_objective_id: 'none' },
    });
    const file = await fileOf(
      'long.json',
      Array.from({ length: 1_001 }, (_, i) => question(i)),
    );
    const applied = await configuration(
      ['apply', file, '--json'],
      ['--tenant', 'acme', '--service', 'long'],
    );
    expect(JSON.parse(applied.stdout)).toMatchObject({ applied: 1_001, draft_revision: 3 });
  });
});
