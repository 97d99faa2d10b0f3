import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../cli/logging/logger.ts';
import { prepareService, type Reply, send } from '../../support/http/http-client.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** A conversation in which every text is a canary; none of them may be found in what the process writes. */

const TIMEOUT_MS = 240_000;

let dataDir: string;
let service: ServiceProcess;
let token: string;
let session: string;
const canaries = new Set<string>();
let statuses: number[] = [];
let keys = 0;

function canary(name: string): string {
  const text = `canary-${name}-7f3a`;
  canaries.add(text);
  return text;
}

async function post(path: string, body: unknown): Promise<Reply> {
  keys += 1;
  const key = `some-key-${keys}`;
  const reply = await send(service.url + path, { token, key, body });
  statuses.push(reply.status);
  return reply;
}

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  service = await startService({ dataDir, env: { LOG_LEVEL: 'debug' } });
  token = await prepareService(service.internalUrl, service.url);
  canaries.add(token);
  canaries.add(ADMIN_TOKEN);
  await converse();
  await misuse();
  expect(await stopService(service)).toBe(0);
}, TIMEOUT_MS);

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function converse(): Promise<void> {
  const created = await post('/v1/sessions', { client_reference: canary('reference') });
  session = created.json.session_id!;
  const path = `/v1/sessions/${session}`;
  let version = 0;
  const speak = async (operation: string, body: object) => {
    const { json } = await post(`${path}/${operation}`, { state_version: version, ...body });
    version = (json as { versions?: { state_version: number } }).versions?.state_version ?? version;
  };
  await speak('next', {});
  await speak('next', {
    previous_turn: {
      assistant_text: canary('assistant'),
      user_text: canary('user'),
      message_id: 'm1',
    },
    context_update: {
      mode: 'messages',
      messages: [{ role: 'user', message_id: 'm2', text: canary('message') }],
    },
  });
  await speak('next', {
    previous_turn: {
      question_id: 'q_food',
      structured_answer: { choice_ids: ['pasta'], free_text: canary('free') },
    },
    context_update: { mode: 'summary', text: canary('summary') },
  });
  await speak('events', {
    client_updates: { data: [{ id: 'food', operation: 'set', value: canary('value') }] },
    external: { type: canary('external'), data: { note: canary('data') } },
  });
  await post(`${path}/feedback`, {
    label: canary('label'),
    metadata: { note: canary('metadata') },
  });
  expect(statuses.every((status) => status < 300)).toBe(true);
}

/** What is refused quotes nothing either. */
async function misuse(): Promise<void> {
  statuses = [];
  const path = `/v1/sessions/${session}/next`;
  await post(path, { state_version: 0, [canary('field')]: canary('unknown') });
  await post(path, { state_version: canary('version') });
  await post(path, { state_version: 999, previous_turn: { user_text: canary('late') } });
  await post(`/v1/sessions/${canary('session')}/next`, { state_version: 0 });
  await post(`/v1/${canary('route')}`, {});
  await post(`/v1/configuration?state=${canary('query')}`, {});
  for (const body of [`{"state_version": 0, "text": "${canary('broken')}`, canary('no-json')]) {
    const response = await fetch(service.url + path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': 'key-of-broken-json',
        'Content-Type': 'application/json',
      },
      body,
    });
    statuses.push(response.status);
  }
  const stranger = { token: `qss_live_${canary('secret')}`, method: 'GET' };
  statuses.push((await send(`${service.url}/v1/sessions/${session}`, stranger)).status);
  expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
}

describe('what the process writes', () => {
  it('holds a line for every request, and no text of a conversation, key or token', () => {
    const output = service.output();
    const requests = output.split('\n').filter((line) => line.includes('"msg":"request"'));
    expect(requests.length).toBeGreaterThan(15);
    expect(output).toMatch(/"key_id":"key_\w{26}"/);
    expect(canaries.size).toBeGreaterThan(20);
    for (const text of canaries) expect(output.includes(text), text).toBe(false);
  });

  it('holds no text that a parser quotes in its complaint', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => lines.push(line) });
    const complaint = parsed(`{"text": ${canary('parser')}}`);
    logger.error({ err: complaint }, 'fault');
    logger.error({ err: new Error('while reading', { cause: complaint }) }, 'fault');
    logger.error({ err: new Error('something else') }, 'fault');
    expect(lines).toHaveLength(3);
    expect(complaint.message).toContain('canary');
    expect(lines.join('')).not.toContain('canary');
    expect(lines[2]).toContain('something else');
  });
});

function parsed(text: string): Error {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error as Error;
  }
}
