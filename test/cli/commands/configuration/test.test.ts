import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { conversationTests } from '../../../../domain/configuration/conversation-tests/conversation-test.ts';
import { openEmbeddedLog } from '../../../../log/embedded/embedded-log.ts';
import { creationOf } from '../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { eventsOf } from '../../../support/log/recorded-log.ts';
import { qss } from '../../../support/processes/command-line.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

const TIMEOUT_MS = 240_000;
const WORDS = 'We are four, and somewhere in the south please.';

let dataDir: string;
let service: ServiceProcess;
let sessionId: string;

const TABLE = ['--tenant', 'acme', '--service', 'table'];
const INTERNAL = '/internal/v1/tenants/acme/services/table';

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  service = await startService({ dataDir });
  const key = await send(service.internalUrl, `${INTERNAL}/keys`, {
    name: 'a',
    scopes: ['runtime'],
  });
  await send(service.internalUrl, `${INTERNAL}/configuration/changes`, {
    changes: creationOf(tableConfiguration),
  });
  await qss(['configuration', 'publish', '--wait', ...TABLE], environment());
  const runtime = (path: string, body: object) => send(service.url, path, body, key['secret']);
  const { session_id } = await runtime('/v1/sessions', {});
  sessionId = session_id!;
  const next = `/v1/sessions/${sessionId}/next`;
  await runtime(next, { state_version: 0 });
  const { state_version } = await runtimeGet(`/v1/sessions/${sessionId}`, key['secret']!);
  await runtime(next, {
    state_version,
    previous_turn: { question_id: 'q_people', user_text: WORDS },
  });
}, TIMEOUT_MS);

afterAll(async () => {
  await stopService(service);
  await rm(dataDir, { recursive: true, force: true });
});

type Answer = Readonly<Record<string, string>>;

let keys = 0;

async function send(
  url: string,
  path: string,
  body: object,
  secret = ADMIN_TOKEN,
): Promise<Answer> {
  keys += 1;
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${secret}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `test-command-${keys}`,
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

async function runtimeGet(path: string, secret: string): Promise<{ state_version: number }> {
  const answer = await fetch(service.url + path, {
    headers: { Authorization: `Bearer ${secret}` },
  });
  const { versions } = (await answer.json()) as { versions: { state_version: number } };
  return versions;
}

function environment() {
  return {
    DATA_DIR: dataDir,
    INTERNAL_PORT: new URL(service.internalUrl).port,
    QSS_ADMIN_TOKEN: ADMIN_TOKEN,
    NO_COLOR: '1',
  };
}

const test = (...args: string[]) => qss(['test', ...args], environment());

async function fileOf(name: string, text: string): Promise<string> {
  const file = join(dataDir, name);
  await writeFile(file, text);
  return file;
}

const PASSING = `tests:
  - id: people
    turns:
      - question_id: q_people
        user_text: Four of us.
        expect:
          values: { people: 4 }
`;

describe('qss test', { timeout: TIMEOUT_MS }, () => {
  it('plays a file and shows each difference as what was expected and what came', async () => {
    const passed = await test(await fileOf('passing.yaml', PASSING), ...TABLE);
    expect([passed.code, passed.stdout]).toEqual([0, 'ok    people\n1 of 1 passed on draft 1.\n']);
    const failing = await fileOf('failing.yaml', PASSING.replace('people: 4', 'people: 5'));
    const failed = await test(failing, '--state', 'published', ...TABLE);
    expect(failed.code).toBe(1);
    expect(failed.stdout.split('\n')).toEqual([
      'fails people',
      '      turn 1, values.people',
      '      - 5',
      '      + 4',
      '0 of 1 passed on v1.',
      '',
    ]);
    const json = await test(failing, '--json', ...TABLE);
    expect(JSON.parse(json.stdout)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('keeps tests, lists them as a file has them, and plays those where no file is named', async () => {
    const file = await fileOf('kept.yaml', PASSING);
    expect((await test('--keep', file, ...TABLE)).stdout).toBe(
      '1 tests are new or changed; 1 are kept.\n',
    );
    const listed = await test('--list', ...TABLE);
    expect(parse(listed.stdout)).toEqual(parse(PASSING));
    expect((await test(...TABLE)).stdout).toContain('1 of 1 passed');
  });

  it('says where in a file something is wrong', async () => {
    const unknown = PASSING.replace('values:', 'vals:');
    const refused = await test(await fileOf('unknown.yaml', unknown), ...TABLE);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/unknown\.yaml:7:\d+ \/0\/turns\/0\/expect\/vals is not known here/),
    ]);
    const broken = await test(await fileOf('broken.yaml', 'tests:\n  - id: "a'), ...TABLE);
    expect([broken.code, broken.stderr]).toEqual([
      64,
      expect.stringMatching(/broken\.yaml:2:\d+ /),
    ]);
    expect((await test(await fileOf('none.yaml', 'a: 1'), ...TABLE)).code).toBe(64);
    expect((await test('a', '--list', ...TABLE)).code).toBe(64);
    expect((await test('--record', sessionId, '--with-text')).code).toBe(64);
    expect((await test('--record', 'ses_00000000000000000000000000')).code).toBe(66);
  });

  it('makes a test out of a session, with words only where they are asked for, which is recorded', async () => {
    const bare = await test('--record', sessionId);
    expect(bare.code).toBe(0);
    expect(bare.stdout).not.toContain('four');
    expect(bare.stdout).not.toContain('south');
    const [without] = v.parse(conversationTests, parse(bare.stdout).tests);
    expect(without).toMatchObject({
      id: sessionId,
      turns: [{ question_id: 'q_people', outcome: 'asked_answered' }],
    });
    expect(await exports()).toBe(0);

    const told = await test('--record', sessionId, '--with-text', '--confirm-text');
    const [whole] = v.parse(conversationTests, parse(told.stdout).tests);
    expect(whole!.turns).toMatchObject([
      {
        user_text: WORDS,
        expect: { question_id: 'q_people', values: { people: 4, area: 'south' } },
      },
    ]);
    expect(await exports()).toBe(1);
    for (const recorded of [bare.stdout, told.stdout]) {
      const file = await fileOf('recorded.yaml', stringify(parse(recorded)));
      expect(readFileSync(file, 'utf8').length).toBeGreaterThan(0);
      expect((await test(file, '--state', 'published', ...TABLE)).stdout).toContain(
        '1 of 1 passed',
      );
    }
  });
});

/** Counted in the log: the service hears a little later of what another process wrote. */
async function exports(): Promise<number> {
  const log = await openEmbeddedLog({ file: join(dataDir, 'log.db') });
  const events = await eventsOf(log).finally(() => log.close());
  return events.filter(({ type }) => type === 'TextsExported').length;
}
