import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportReport } from '../../../../cli/export/table-files.ts';
import { openEmbeddedLog } from '../../../../log/embedded/embedded-log.ts';
import { readAuditTrail } from '../../../../projections/audit-trail.ts';
import { openStore } from '../../../../projections/store/sqlite.ts';
import {
  MOVING,
  recordConversations,
} from '../../../support/conversations/recorded-conversations.ts';
import { qss, qssProcess } from '../../../support/processes/command-line.ts';
import { Conversation, ServiceUnderTest } from '../../../support/service.ts';
import { keyringIn } from '../../../support/session-keys.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

type Row = Readonly<Record<string, string | number | boolean | null>>;

let directory: string;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  env = { DATA_DIR: directory };
  const log = await openEmbeddedLog({ file: join(directory, 'log.db') });
  await recordConversations(log);
  await log.close();
});

afterAll(() => rm(directory, { recursive: true }));

async function exported(out: string, ...args: readonly string[]): Promise<ExportReport> {
  const place = ['--tenant', MOVING.tenant, '--service', MOVING.service];
  const done = await qss(
    ['export', '--out', join(directory, out), '--json', ...place, ...args],
    env,
  );
  expect(done.stderr).toBe('');
  return JSON.parse(done.stdout) as ExportReport;
}

function rowsOf(out: string, table: string): readonly Row[] {
  const lines = readFileSync(join(directory, out, `${table}.ndjson`), 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as Row);
}

describe('qss export', () => {
  it.each([
    ['tables', ['--format', 'csv'], ''],
    ['the audit trail', ['audit'], ''],
    ['counts', ['learned'], 'learned.json'],
    [
      'a person',
      ['person', '--client-reference', 'x', '--with-text', '--confirm-text'],
      'keyring.db',
    ],
  ])('puts %s in no place of the service', async (_, args, name) => {
    const out = join(directory, '..', basename(directory), name);
    const place = ['--tenant', MOVING.tenant, '--service', MOVING.service];
    const refused = await qss(['export', ...args, ...place, '--out', out], env);
    expect(refused).toMatchObject({ code: 64, stdout: '' });
    expect(refused.stderr).toContain('is the folder of the service; name another one');
  });

  it('writes every session, turn, answer, value and report once, and describes the tables', async () => {
    const report = await exported('all', '--format', 'ndjson');
    expect(rowsOf('all', 'sessions')).toHaveLength(59);
    expect(rowsOf('all', 'turns')).toHaveLength(152);
    expect(rowsOf('all', 'answers')).toHaveLength(91);
    expect(rowsOf('all', 'values')).toHaveLength(61);
    expect(rowsOf('all', 'feedback')).toHaveLength(49);
    const schema = JSON.parse(readFileSync(join(directory, 'all', 'schema.json'), 'utf8'));
    expect(schema).toEqual(report);
    for (const [name, { rows, columns }] of Object.entries(report.tables)) {
      const written = rowsOf('all', name);
      expect(written).toHaveLength(rows);
      for (const row of written) expect(Object.keys(row)).toEqual(columns.map((each) => each.name));
    }
  });

  it('tells where an answer was asked, in which rank and for the how many-th time', () => {
    const answers = rowsOf('all', 'answers');
    const insisting = answers.filter(
      ({ question_id, attempt }) => question_id === 'q2' && attempt === 2,
    );
    expect(insisting).toHaveLength(7);
    expect(insisting[0]).toMatchObject({ rank: 1, turn: 2, ask: 2, uses_proposal: true });
    const late = answers.filter(({ rank, uses_proposal }) => rank === 1 && !uses_proposal);
    expect(late).toHaveLength(4);
    const own = answers.filter(({ question_id }) => question_id === 'q5');
    expect(own[0]).toMatchObject({ rank: null, decision_id: null, uses_proposal: false });
  });

  it('leaves out what users and clients wrote', () => {
    const all = readdirSync(join(directory, 'all'));
    expect(all.sort()).toEqual(
      [
        'answers.ndjson',
        'feedback.ndjson',
        'schema.json',
        'sessions.ndjson',
        'turns.ndjson',
        'values.ndjson',
      ].sort(),
    );
    for (const file of all) {
      const text = readFileSync(join(directory, 'all', file), 'utf8');
      expect(text).not.toMatch(/Elm Street|HYPERLINK|anna@example|phone|at 5, /);
    }
  });

  it('gives the same rows in CSV', async () => {
    const report = await exported('csv', '--format', 'csv');
    const lines = readFileSync(join(directory, 'csv', 'sessions.csv'), 'utf8').split('\r\n');
    const names = report.tables['sessions']!.columns.map(({ name }) => name);
    expect(lines[0]).toBe(names.join(','));
    const rows = lines.slice(1, -1).map((line) => line.split(','));
    const expected = rowsOf('all', 'sessions').map((row) =>
      names.map((name) => String(row[name] ?? '')),
    );
    expect(rows).toEqual(expected);
  });

  it('goes on where the last one ended', async () => {
    const turns = rowsOf('all', 'turns');
    const middle = String(turns[70]!['position']);
    const later = await exported('later', '--format', 'ndjson', '--after', middle);
    expect(later).toMatchObject({ after: middle });
    const behind = (row: Row) => String(row['position']) > middle;
    for (const table of ['turns', 'answers', 'values', 'feedback']) {
      expect(rowsOf('later', table)).toEqual(rowsOf('all', table).filter(behind));
    }
    const changed = ({ latest_position }: Row) => String(latest_position) > middle;
    expect(rowsOf('later', 'sessions')).toEqual(rowsOf('all', 'sessions').filter(changed));
    const nothing = await exported('nothing', '--format', 'ndjson', '--after', later.position);
    const counts = Object.values(nothing.tables).map(({ rows }) => rows);
    expect(counts).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    [['--format', 'xlsx', '--out', 'x'], '--format takes csv, ndjson, parquet'],
    [['--format', 'csv'], '--out is needed'],
    [['--format', 'csv', '--out', 'x', '--with-text'], 'both --with-text and --confirm-text'],
    [['--format', 'csv', '--out', 'x', '--after', 'yesterday'], 'not a position'],
    [['--format', 'csv', '--out', 'x', '--after', 'sq1:00000000000000999999'], 'ahead of the end'],
  ])('refuses %j', async (args, message) => {
    const done = await qss(['export', ...args], env);
    expect(done).toMatchObject({ code: 64, stderr: expect.stringContaining(message) });
  });

  it('does not write over an export', async () => {
    const done = await qssProcess(
      ['export', '--format', 'ndjson', '--out', join(directory, 'all')],
      env,
    );
    expect(done).toMatchObject({ code: 64, stderr: expect.stringContaining('is there already') });
  });
});

describe('qss export that was cut off', () => {
  it.each([
    ['among its rows', ['sessions.csv.partial', 'turns.csv.partial']],
    [
      'while its files got their names',
      ['sessions.csv', 'turns.csv.partial', 'schema.json.partial'],
    ],
  ])(
    '%s leaves nothing beside the next one in its folder, of another format',
    async (where, left) => {
      const folder = `cut ${where}`;
      mkdirSync(join(directory, folder));
      for (const name of [...left, 'notes.txt'])
        writeFileSync(join(directory, folder, name), 'cut');
      await exported(folder, '--format', 'ndjson');
      const tables = ['answers', 'feedback', 'sessions', 'turns', 'values'];
      const names = tables.map((name) => `${name}.ndjson`);
      expect(readdirSync(join(directory, folder)).toSorted()).toEqual(
        [...names, 'notes.txt', 'schema.json'].toSorted(),
      );
    },
  );
});

describe('qss export --with-text', () => {
  it('writes what was said, and leaves a trace that it did', async () => {
    const args = ['--format', 'ndjson', '--with-text', '--confirm-text'];
    const report = await exported('texts', ...args);
    const told = rowsOf('texts', 'turns').filter(({ resolution }) => resolution !== null);
    expect(told[0]).toMatchObject({ user_text: 'At 5, Elm Street, "left" door\nthird floor' });
    expect(rowsOf('texts', 'sessions')[0]).toMatchObject({ client_reference: 'anna@example.org' });
    expect(rowsOf('texts', 'values')[0]).toMatchObject({
      ...{ information_id: 'told_by_q1', status: 'confirmed', value: '"at 5, \\"left\\""' },
    });
    expect(statSync(join(directory, 'texts', 'turns.ndjson')).mode & 0o077).toBe(0);
    expect(rowsOf('texts', 'feedback')[0]).toMatchObject({ metadata: '{"by":"phone"}' });
    const log = await openEmbeddedLog({ file: join(directory, 'log.db') });
    const store = openStore(join(directory, 'read-models.db'));
    const service = await ServiceUnderTest.start(log, {
      store,
      keyring: await keyringIn(directory),
    });
    await expect
      .poll(async () => (await readAuditTrail(store, MOVING, { limit: 1 })).items)
      .toMatchObject([
        {
          action: 'qss.texts_exported',
          actor: { type: 'admin', id: 'command_line' },
          details: { format: 'ndjson', after: null, position: report.position },
        },
      ]);
    await service.stop();
    const verified = await qss(['verify', '--without-anchors', '--json'], env);
    expect(verified.code, verified.stdout + verified.stderr).toBe(0);
  });

  it('expires: the next one beside it removes what people said, and leaves the rest', async () => {
    const args = ['--format', 'ndjson', '--with-text', '--confirm-text'];
    const { made_at, expires_at } = await exported('kept/one', ...args, '--expire-days', '7');
    expect(Date.parse(expires_at!) - Date.parse(made_at!)).toBe(7 * 86_400_000);
    writeFileSync(join(directory, 'kept', 'one', 'notes.txt'), 'of an analyst');
    writeFileSync(join(directory, 'kept', 'one', 'turns.ndjson.partial'), 'cut off');
    await exported('kept/two', ...args);
    expect(rowsOf('kept/one', 'turns').length).toBeGreaterThan(0);
    const term = join(directory, 'kept', 'one.term.json');
    const written = JSON.parse(readFileSync(term, 'utf8')) as object;
    writeFileSync(term, JSON.stringify({ ...written, expires_at: '2026-01-01T00:00:00.000Z' }));
    await exported('kept/three', ...args);
    expect(readdirSync(join(directory, 'kept')).sort()).toEqual(
      ['one', 'three', 'three.term.json', 'two', 'two.term.json'].sort(),
    );
    expect(readdirSync(join(directory, 'kept', 'one')).sort()).toEqual([
      'notes.txt',
      'schema.json',
    ]);
    expect(rowsOf('kept/two', 'turns').length).toBeGreaterThan(0);
    const call = ['export', '--format', 'csv', '--out', join(directory, 'x')];
    expect(await qss([...call, '--expire-days', '0'], env)).toMatchObject({ code: 64 });
  });
});

describe('qss export beside a service', () => {
  it('writes a log that is being written, up to where it was', async () => {
    const folder = await newTemporaryDirectory();
    const log = await openEmbeddedLog({ file: join(folder, 'log.db') });
    const service = await ServiceUnderTest.start(log, { keyring: await keyringIn(folder) });
    const client = await service.publish();
    const conversation = await Conversation.start(client);
    await conversation.next();
    const out = join(folder, 'out');
    const talking = (async () => {
      for (let i = 0; i < 20; i++) await Conversation.start(client).then((each) => each.next());
    })();
    const done = await qss(['export', '--format', 'ndjson', '--out', out, '--json'], {
      DATA_DIR: folder,
    });
    await talking;
    expect(done.code, done.stderr).toBe(0);
    const { position, tables } = JSON.parse(done.stdout) as ExportReport;
    expect(position <= (await log.head())!).toBe(true);
    expect(tables['sessions']!.rows).toBeGreaterThanOrEqual(1);
    await service.stop();
    await rm(folder, { recursive: true });
  });
});
