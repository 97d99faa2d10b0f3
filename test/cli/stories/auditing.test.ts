import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE_VERSION } from '../../../cli/version.ts';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import type { NextAnswer } from '../../support/http/next-answer.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { type Finished, qss, qssProcess } from '../../support/processes/command-line.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';
import { keyringIn } from '../../support/session-keys.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** The auditors' subcommands, on the file of a service that is running meanwhile. */

const TIMEOUT_MS = 240_000;
const HOSTILE = 'We are four people\u001b[m\u202e';

let dataDir: string;
let service: ServiceUnderTest;
let conversation: Conversation;
let decision: NextAnswer;

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  service = await ServiceUnderTest.start(await openEmbeddedLog({ file: join(dataDir, 'log.db') }), {
    keyring: await keyringIn(dataDir),
  });
  const client = await service.publish();
  conversation = await Conversation.start(client);
  await conversation.next();
  decision = await conversation.next({
    previous_turn: { question_id: 'q_people', user_text: HOSTILE },
  });
  await client.post('/v1/configuration/changes', {
    changes: [
      {
        entity: 'question',
        operation: 'update',
        question: { id: 'q_people', text: 'How many will you be?' },
      },
    ],
  });
}, TIMEOUT_MS);

afterAll(async () => {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function run(...args: readonly string[]): Promise<Finished> {
  return qss(args, { DATA_DIR: dataDir });
}

describe('qss replay', { timeout: TIMEOUT_MS }, () => {
  it('shows every event with the state after it, without colours or controls in a pipe', async () => {
    const shown = ['--with-text', '--confirm-text'];
    const { code, stdout, stderr } = await run('replay', 'session', conversation.id, ...shown);
    expect(code).toBe(0);
    expect(stdout).toContain('#0 ');
    expect(stdout).toContain('TurnRecorded');
    expect(stdout).toMatch(/state {4}turn 1 · 1 targets/);
    expect(stdout).toContain(`version ${conversation.version}`);
    expect(stdout).toContain('The rebuilt state is the one that was told.');
    expect(stdout).toContain('\\u001b[m\\u{202e}');
    expect(stdout).not.toContain('\u001b');
    expect(stdout).not.toContain('\u202e');
    expect(stderr).toContain('The running service was not asked');
  });

  it('shows what was said to who confirms it alone, and records that it was', async () => {
    const session = ['replay', 'session', conversation.id, '--offline'];
    const diff = ['diff', 'session', conversation.id, '0', String(conversation.version)];
    const looks = async () =>
      (await eventsOf(service.log)).filter(({ type }) => type === 'TextsRead').length;
    const before = await looks();
    for (const command of [session, diff]) {
      for (const format of [[], ['--json']]) {
        const { stdout } = await run(...command, ...format);
        expect(stdout).not.toMatch(/"user_text"|"private"|"value"|private {2}/);
        const confirmed = [...command, ...format, '--with-text', '--confirm-text'];
        expect((await run(...confirmed)).stdout).toMatch(/"user_text"|"value"/);
      }
      expect((await run(...command, '--with-text')).code).toBe(64);
    }
    expect((await looks()) - before).toBe(4);
    const last = (await eventsOf(service.log)).filter(({ type }) => type === 'TextsRead').at(-1)!;
    expect(JSON.parse(last.data).facts).toMatchObject({ session_id: conversation.id });
    expect((await run('replay', '--all', '--with-text', '--confirm-text')).code).toBe(64);
  });

  it('answers with one JSON document', async () => {
    const { code, stdout } = await run('replay', 'session', conversation.id, '--json', '--offline');
    expect(code).toBe(0);
    const document = JSON.parse(stdout);
    expect(document).toMatchObject({
      tenant: 'acme',
      session_id: conversation.id,
      check: { state_version: conversation.version, divergences: [] },
    });
    expect(document.events).toHaveLength(conversation.version + 1);
    expect(document.events.at(-1).state.turn_count).toBe(1);
  });

  it('stops at a version, rounded up to the end of its commit, or at an instant', async () => {
    const shown = async (...options: string[]) => {
      const { stdout } = await run('replay', 'session', conversation.id, '--json', ...options);
      return JSON.parse(stdout).events.length;
    };
    expect(await shown('--to-version', '1')).toBe(2);
    expect(await shown('--to-version', '2')).toBe(conversation.version + 1);
    expect(await shown('--at', '2000-01-01T00:00:00Z')).toBe(0);
    expect(await shown('--at', '2100-01-01T00:00:00Z')).toBe(conversation.version + 1);
  });

  it('replays the whole log with a report', async () => {
    const { code, stdout } = await run('replay', '--all', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ sessions: 1, diverging: 0, answers_compared: 2 });
  });

  it('exits with 1 when the rebuilt state is not the one that was told', async () => {
    const other = await newTemporaryDirectory();
    const file = join(other, 'log.db');
    const db = new DatabaseSync(join(dataDir, 'log.db'), { readOnly: true });
    db.exec(`VACUUM INTO '${file}'`);
    db.close();
    const forged = new DatabaseSync(file);
    forged.exec('PRAGMA journal_mode = WAL; DROP TRIGGER events_are_never_changed');
    forged.exec(
      `UPDATE events SET data = replace(data, '"coverage":0.', '"coverage":0.1')
       WHERE type = 'ValueRecorded'`,
    );
    forged.close();
    const session = ['replay', 'session', conversation.id];
    const one = await qss(session, { DATA_DIR: other });
    expect(one.code).toBe(1);
    expect(one.stdout).toContain('differs from the answer that was told');
    const all = await qssProcess(['replay', '--all'], { DATA_DIR: other });
    expect(all.code).toBe(1);
    expect(all.stdout).toContain('diverging                1');
    await rm(other, { recursive: true, force: true });
  });

  it('says what is missing: a session, a log, or sense', async () => {
    expect(await run('replay', 'session', 'ses_nowhere')).toMatchObject({ code: 66 });
    expect(await run('replay')).toMatchObject({ code: 64 });
    expect(await run('replay', 'session', 'x', '--at', 'yesterday')).toMatchObject({ code: 64 });
    const nowhere = await qssProcess(['replay', '--all'], { DATA_DIR: join(dataDir, 'nowhere') });
    expect(nowhere).toMatchObject({ code: 69 });
    expect(nowhere.stderr).toMatch(/^qss replay: there is no log at .*\n$/);
  });
});

describe('qss explain', { timeout: TIMEOUT_MS }, () => {
  it('makes a decision again and lists every question with its part in it', async () => {
    const { code, stdout } = await run('explain', 'decision', decision.decision_id!);
    expect(code).toBe(0);
    for (const { id } of tableConfiguration.questions) expect(stdout).toContain(id);
    expect(stdout).toContain('Made again, the decision is the recorded one, rank by rank.');
    const json = await run(
      ...['explain', 'decision', decision.decision_id!, '--json'],
      ...['--session', conversation.id],
    );
    expect(JSON.parse(json.stdout)).toMatchObject({ is_reproduced: true });
  });

  it('exits with 1 where a decision comes out otherwise, but not for one by the rules of another engine', async () => {
    const other = await newTemporaryDirectory();
    const file = join(other, 'log.db');
    const db = new DatabaseSync(join(dataDir, 'log.db'), { readOnly: true });
    db.exec(`VACUUM INTO '${file}'`);
    db.close();
    const forge = (engine: string) => {
      const forged = new DatabaseSync(file);
      forged.exec('PRAGMA journal_mode = WAL; DROP TRIGGER IF EXISTS events_are_never_changed');
      forged.exec(
        `UPDATE events SET data = json_set(data, '$.facts.engine_version', '${engine}', '$.facts.turn', 7)
         WHERE type = 'QuestionsProposed'`,
      );
      forged.close();
    };
    const explain = ['explain', 'decision', decision.decision_id!];
    forge(ENGINE_VERSION);
    const diverging = await qss(explain, { DATA_DIR: other });
    expect(diverging.code).toBe(1);
    expect(diverging.stdout).toContain('Made again, the decision is another one:');
    forge('1.0.0');
    const older = await qss(explain, { DATA_DIR: other });
    expect(older.code).toBe(0);
    expect(older.stdout).toContain('which is no divergence');
    const json = await qss([...explain, '--json'], { DATA_DIR: other });
    expect(JSON.parse(json.stdout)).toMatchObject({
      is_of_other_engine: true,
      is_reproduced: false,
    });
    await rm(other, { recursive: true, force: true });
  });

  it('explains by its version why a call found no question', async () => {
    const session = await Conversation.start(conversation.client);
    const stopped = await session.next({
      selection: { excluded_question_ids: tableConfiguration.questions.map(({ id }) => id) },
    });
    expect(stopped.action).toBe('stop');
    const version = String(session.version);
    const { code, stdout } = await run('explain', 'version', session.id, version);
    expect(code).toBe(0);
    expect(stdout).toContain('none: the hard exclusions left no question');
    expect(stdout.match(/excluded: named in excluded_question_ids/g)).toHaveLength(4);
    expect(await run('explain', 'version', session.id, '0')).toMatchObject({ code: 66 });
    expect(await run('explain', 'version', session.id, 'x')).toMatchObject({ code: 64 });
    const texts = ['--with-text', '--confirm-text'];
    expect(await run('explain', 'version', session.id, version, ...texts)).toMatchObject({
      code: 64,
    });
  });

  it('tells why a turn was attached and what was read of it, its words to who confirms it alone', async () => {
    const turn = ['explain', 'turn', conversation.id, String(conversation.version)];
    const { code, stdout } = await run(...turn);
    expect(code).toBe(0);
    expect(stdout).toContain('q_people, named by the client');
    expect(stdout).toMatch(/people +best fit +number/);
    expect(stdout).not.toContain('"four"');
    const hidden = JSON.parse((await run(...turn, '--json')).stdout);
    expect(hidden.reply.values).toMatchObject([{ quote: null, value: null, rule: 'best_fit' }]);
    const shown = await run(...turn, '--with-text', '--confirm-text');
    expect(shown.stdout).toMatch(/"four" → 4/);
    expect((await run(...turn, '--with-text')).code).toBe(64);
    const none = await run('explain', 'turn', conversation.id, '0');
    expect(none.code).toBe(66);
    expect(none.stderr).toContain(`in this log: its turns made ${conversation.version}`);
    expect((await run(...turn, '--service', 'nowhere')).code).toBe(66);
    expect((await run('explain', 'turn', conversation.id)).code).toBe(64);
    expect((await run(...turn, '--session', conversation.id)).code).toBe(64);
  });

  it('says that there is no such decision', async () => {
    expect(await run('explain', 'decision', 'dec_nowhere')).toMatchObject({ code: 66 });
  });
});

describe('qss diff', { timeout: TIMEOUT_MS }, () => {
  it('names the services that there are where the one that is asked for is none', async () => {
    const { code, stderr } = await run('diff', 'configuration', 'v1', 'v1', '--tenant', 'acmee');
    expect([code, stderr]).toEqual([64, expect.stringContaining('it has acme/table')]);
  });

  it('shows what changed in a session, and exits with 1 where something did', async () => {
    const { code, stdout } = await run(
      ...['diff', 'session', conversation.id, '0', String(conversation.version)],
    );
    expect(code).toBe(1);
    expect(stdout).toContain('~ /turn_count 0 → 1');
    const none = await run('diff', 'session', conversation.id, '1', '1');
    expect(none).toMatchObject({ code: 0, stdout: 'Nothing changed.\n' });
    expect(await run('diff', 'session', conversation.id, '0', '99')).toMatchObject({ code: 66 });
  });

  it('shows what changed in a configuration by JSON Pointer, entities by id', async () => {
    const { code, stdout } = await run('diff', 'configuration', 'v1', 'draft', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      tenant: 'acme',
      service: 'table',
      from: 'v1',
      to: 'draft',
      changes: [
        {
          op: 'replace',
          path: '/questions/q_people/text',
          before: 'For how many people is the table?',
          after: 'How many will you be?',
        },
      ],
    });
    expect(await run('diff', 'configuration', 'v1', 'v7')).toMatchObject({ code: 66 });
  });
});
