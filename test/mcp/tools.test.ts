import { rm } from 'node:fs/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QssClient } from '../../client/client.ts';
import { type KeyScope, SCOPES } from '../../domain/keys/events.ts';
import { grantedScopes } from '../../mcp/granted-scopes.ts';
import { type Fault, FaultyFetch } from '../support/http/faulty-fetch.ts';
import { prepareService } from '../support/http/http-client.ts';
import { fetchFrom } from '../support/instance.ts';
import { qss } from '../support/processes/command-line.ts';
import { startService, stopService } from '../support/processes/service-process.ts';
import { ServiceUnderTest } from '../support/service.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

/** The SDK's own client against `POST /mcp` of the whole service. */

let service: ServiceUnderTest;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  await service.publish();
});

afterAll(() => service.stop());

async function connected(scopes: readonly KeyScope[] = ['runtime'], ...faults: Fault[]) {
  const key = await service.makeSecret(scopes);
  const inner = fetchFrom(service.service.publicApp);
  const faulty = new FaultyFetch(inner, () => faults.shift() ?? 'none');
  const transport = new StreamableHTTPClientTransport(new URL('http://here/mcp'), {
    fetch: async (url, init) => faulty.fetch(new URL(url).pathname, init as RequestInit),
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return { client, faults, key };
}

type Json = Record<string, never>;

/** A call that must succeed: what it answers, structured and as text. */
async function call(client: Client, name: string, args: object): Promise<Json> {
  const result = await client.callTool({ name, arguments: args as Json });
  expect(result.isError, JSON.stringify(result.content)).not.toBe(true);
  const [content] = result.content as { type: string; text: string }[];
  expect(JSON.parse(content!.text)).toEqual(result.structuredContent);
  return result.structuredContent as Json;
}

async function refused(client: Client, name: string, args: object): Promise<string> {
  const result = await client.callTool({ name, arguments: args as Json });
  expect(result.isError).toBe(true);
  return (result.content as { text: string }[])[0]!.text;
}

describe('the tools', () => {
  it('are those that the key may use, each with schemas and hints', async () => {
    const dependencies = [
      'start_session',
      'next_question',
      'record_event',
      'record_feedback',
      'get_session',
    ];
    const { tools } = await (await connected()).client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(dependencies);
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
      expect(annotations).toMatchObject({ openWorldHint: false });
      expect(description!.length).toBeGreaterThan(20);
      for (const property of Object.values(inputSchema.properties ?? {})) {
        expect(property).toHaveProperty('description');
      }
    }
    const readers = tools.filter(({ annotations }) => annotations?.readOnlyHint);
    expect(readers.map(({ name }) => name)).toEqual(['get_session']);
    expect(tools[1]!.inputSchema.required).toEqual(['session_id']);

    const editing = await connected([
      'configuration:read',
      'configuration:write',
      'configuration:publish',
    ]);
    const edits = (await editing.client.listTools()).tools.map(({ name }) => name);
    expect(edits).toEqual(['show_configuration', 'change_configuration', 'publish_configuration']);
  });

  it('lead a conversation from start to end, without versions and keys', async () => {
    const { client } = await connected();
    const { session_id } = await call(client, 'start_session', {});
    const first = await call(client, 'next_question', { session_id });
    expect(first).toMatchObject({ action: 'ask', turn_count: 0 });
    const told = { question_id: 'q_people', user_text: 'We will be 4, in the north, please.' };
    const second = await call(client, 'next_question', { session_id, previous_turn: told });
    expect(second).toMatchObject({ turn_count: 1, warnings: ['objective_achieved'] });
    await call(client, 'record_event', { session_id, external: { type: 'paid' } });
    await call(client, 'record_feedback', { session_id, label: 'booked' });
    const view = await call(client, 'get_session', { session_id });
    expect(view).toMatchObject({ status: 'completed', turn_count: 1 });
    expect(view.targets).toMatchObject({ people: { value: 4 }, area: { value: 'north' } });
  });

  it('refuse what they do not have, as their schemas say, and do nothing', async () => {
    const { client } = await connected(['runtime', 'configuration:read', 'configuration:publish']);
    for (const name of ['start_session', 'show_configuration', 'publish_configuration']) {
      const text = await refused(client, name, { 'no such': 1 });
      expect(text).toContain(
        'invalid_request: The tool cannot be called: no such is not known here.',
      );
      expect(text).toContain('"code":"unknown_field","location":"body","path":"/no such"');
    }
    const read = await call(client, 'show_configuration', {});
    expect(read).toMatchObject({ configuration_version: 'v1' });
  });

  it('take a call with its version and key once, however often it is made', async () => {
    const { client } = await connected();
    const { session_id } = await call(client, 'start_session', {});
    const turn = {
      session_id,
      state_version: 0,
      idempotency_key: 'turn-0001',
      previous_turn: { question_id: 'q_people', user_text: 'For 4.' },
    };
    const answers = [
      await call(client, 'next_question', turn),
      await call(client, 'next_question', turn),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(await call(client, 'get_session', { session_id })).toMatchObject({ turn_count: 1 });
  });

  it('edit and publish a configuration with a key that may', async () => {
    const scopes: KeyScope[] = [
      'configuration:read',
      'configuration:write',
      'configuration:publish',
    ];
    const { client } = await connected(scopes);
    const draft = await call(client, 'show_configuration', { state: 'draft' });
    const changes = [{ entity: 'objective', operation: 'update', objective: { max_turns: 9 } }];
    const changed = await call(client, 'change_configuration', {
      changes,
      expected_draft_revision: draft.draft_revision,
    });
    expect(changed).toMatchObject({ applied: 1, warnings: [] });
    const job = await call(client, 'publish_configuration', {});
    expect(job).toMatchObject({ status: 'succeeded' });
    expect(await call(client, 'show_configuration', {})).toMatchObject({
      configuration_version: job.configuration_version,
      objective: { max_turns: 9 },
    });
  });

  it('say what went wrong and what to do next', async () => {
    const { client } = await connected();
    const { session_id } = await call(client, 'start_session', {});
    const unknown = await refused(client, 'get_session', { session_id: 'ses_nowhere' });
    expect(unknown).toMatch(/^unknown_session: .+\nCheck the session_id, or call start_session\./);
    expect(unknown).toMatch(/request id: req_/);
    const question = { session_id, previous_turn: { question_id: 'q_nowhere' } };
    const wrong = await refused(client, 'next_question', question);
    expect(wrong).toContain('"path":"/previous_turn/question_id"');
    await call(client, 'next_question', { session_id });
    const stale = { session_id, state_version: 0, idempotency_key: 'stale-0001' };
    expect(await refused(client, 'next_question', stale)).toContain('Call get_session');
    const bad = await refused(client, 'next_question', { session_id, mood: 'good' });
    expect(bad).toContain('"path":"/mood"');
    expect(await refused(client, 'get_session', {})).toContain('session_id is required');
    for (const name of ['get_session', 'next_question', 'record_event']) {
      for (const session_id of [null, 5, {}, ['x']]) {
        expect(await refused(client, name, { session_id })).toContain('session_id must be a text.');
      }
      const empty = await refused(client, name, { session_id: '' });
      expect(empty).toContain('session_id must have at least 1 character.');
    }
    expect(await call(client, 'get_session', { session_id })).toMatchObject({ turn_count: 0 });
  });

  it('teach the loop, as instructions and as a prompt', async () => {
    const { client } = await connected();
    const { messages } = await client.getPrompt({ name: 'lead_conversation' });
    const { text } = messages[0]!.content as { text: string };
    expect(text).toContain('question_id');
    expect(client.getInstructions()).toBe(text);
  });

  it('go on after the connection was lost, without a session of their own', async () => {
    const { client, key } = await connected();
    const { session_id } = await call(client, 'start_session', {});
    await call(client, 'next_question', { session_id });
    await client.close();
    const again = await connected();
    expect(await call(again.client, 'get_session', { session_id })).toMatchObject({
      pending_decision: { candidates: [{ rank: 1 }, { rank: 2 }] },
    });
    expect(key).toMatch(/^qss_live_/);
  });
});

describe('POST /mcp', () => {
  const post = (headers: Record<string, string>, body: unknown) =>
    fetchFrom(service.service.publicApp)('/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('needs a key, like every route', async () => {
    const reply = await post({}, { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    expect(await reply.json()).toMatchObject({ code: 'unauthorized' });
  });

  it.each([
    ['https://elsewhere.example', 403],
    ['null', 403],
    ['http://localhost:5173', 200],
  ])('turns away pages of other sites: Origin %s is answered %d', async (origin, status) => {
    const Authorization = `Bearer ${await service.makeSecret(['runtime'])}`;
    const Accept = 'application/json, text/event-stream';
    const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const reply = await post({ Authorization, Accept, Origin: origin }, body);
    expect(reply.status).toBe(status);
  });

  it('has no stream to open', async () => {
    const reply = await service.service.publicApp.request('/mcp');
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('answers as recorded, and tells nothing that the public API does not', async () => {
    const key = await service.makeSecret(['runtime']);
    const headers = {
      Authorization: `Bearer ${key}`,
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-06-18',
    };
    const say = async (id: number, method: string, params: object) => {
      const reply = await post(headers, { jsonrpc: '2.0', id, method, params });
      const text = await reply.text();
      expect(text).not.toMatch(
        /score|embedding|prototype|artifact_digest|relevance|configuration_version|qss_live_/,
      );
      const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
      return { status: reply.status, message: JSON.parse(data) };
    };
    const hello = await say(1, 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'recorded', version: '1' },
    });
    expect(hello).toMatchObject({
      status: 200,
      message: { id: 1, result: { serverInfo: { name: 'question-selection-service' } } },
    });
    const started = await say(2, 'tools/call', { name: 'start_session', arguments: {} });
    const { session_id } = started.message.result.structuredContent;
    for (let id = 3; id < 6; id++) {
      const args = { session_id, previous_turn: { user_text: 'Four of us, in the south.' } };
      await say(id, 'tools/call', { name: 'next_question', arguments: args });
    }
    expect((await say(6, 'nothing/known', {})).message).toHaveProperty('error.code', -32601);
    expect((await say(7, 'tools/call', { name: 'no_tool', arguments: {} })).message).toHaveProperty(
      'error',
    );
  });
});

describe('qss mcp', () => {
  it('offers the same tools on standard input and output, those of its key', async () => {
    const dataDir = await newTemporaryDirectory();
    const running = await startService({ dataDir });
    try {
      const key = await prepareService(running.internalUrl, running.url);
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: ['cli/qss.mjs', 'mcp', '--url', running.url],
        env: { QSS_KEY: key },
        stderr: 'ignore',
      });
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(transport);
      const { tools } = await client.listTools();
      expect(tools).toHaveLength(8);
      const { session_id } = await call(client, 'start_session', {});
      expect(await call(client, 'next_question', { session_id })).toMatchObject({ action: 'ask' });
      await client.close();
    } finally {
      await stopService(running);
      await rm(dataDir, { recursive: true });
    }
  });

  it('does not wait long for a service that is not there', async () => {
    const began = performance.now();
    const { code, stderr } = await qss(['mcp', '--url', 'http://127.0.0.1:1'], { QSS_KEY: 'key' });
    expect([code, stderr]).toEqual([69, expect.stringContaining('No answer came from')]);
    expect(performance.now() - began).toBeLessThan(12_000);
  });

  it('says which setting is missing', async () => {
    const { code, stderr } = await qss(['mcp'], { QSS_KEY: '' });
    expect([code, stderr]).toEqual([
      78,
      'QSS_KEY: is missing; give the API key that the tools shall use\n',
    ]);
  });
});

it.each([
  [['runtime']],
  [['runtime', 'configuration:read']],
  [['configuration:write', 'configuration:publish']],
  [['configuration:publish']],
  [[...SCOPES]],
])('the scopes of a key are found out without a trace: %j', async (scopes) => {
  const key = await service.makeSecret(scopes as KeyScope[]);
  const client = new QssClient({ url: '', key, fetch: fetchFrom(service.service.publicApp) });
  const before = await service.log.head();
  const granted = await grantedScopes(client);
  const wanted = scopes.length === SCOPES.length ? SCOPES : scopes;
  expect([...granted].toSorted()).toEqual([...wanted].toSorted());
  expect(await service.log.head()).toEqual(before);
});
