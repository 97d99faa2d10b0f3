import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventLog, RecordedEvent } from '../../../log/port.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { Client, freshKey, type Reply } from '../../support/http/client.ts';
import { expectDocumented } from '../../support/http/documented.ts';
import { sampleRequests } from '../../support/http/sample-requests.ts';
import { ADMIN_TOKEN, Conversation, ServiceUnderTest } from '../../support/service.ts';

/** Names that no property of a public answer may have, or have as a part of its own. */
const FORBIDDEN =
  /(^|_)(scores?|weights?|embeddings?|vectors?|prompts?|prototypes?|graph|matrix|matrices|artifacts?|evidence|traces?|storage|ref|refs|similarity|relevances?|rung|chain|digests?|stream|positions?|receipts?)(_|$)/;
/** Names of the contract that a forbidden one is a part of. */
const ALLOWED = ['order_position', 'position'];
const RIVAL = { tenant: 'canary-tenant', service: 'table' };

/** What people say and write, each to be found nowhere but where it belongs. */
const SAID = {
  user: 'canary-user-text',
  assistant: 'canary-assistant-text',
  free: 'canary-free-text',
  summary: 'canary-summary',
  message: 'canary-message',
  external: 'canary-external',
  label: 'canary-label',
  metadata: 'canary-metadata',
};

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly reply: Reply<unknown>;
}

let service: ServiceUnderTest;
let secret: string;
const seen: Seen[] = [];

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  await service.publish();
  const rival = await service.publish(
    {
      ...tableConfiguration,
      objective: { ...tableConfiguration.objective!, name: 'canary-rival' },
    },
    RIVAL,
  );
  await (await Conversation.start(rival)).next();
  secret = await service.makeSecret();
  const client = new Client(service.service.publicApp, secret, (request, reply) => {
    expectDocumented(request, reply);
    seen.push({ ...request, reply });
  });
  await converse(client);
});

afterAll(() => service.stop());

/** Sixty turns of every kind, reads in between, refusals of every operation, and the configuration around them. */
async function converse(client: Client): Promise<void> {
  const conversation = await Conversation.start(client, { client_reference: 'call-7' });
  const questions = tableConfiguration.questions;
  for (let turn = 0; turn < 60; turn++) {
    const question = questions[turn % questions.length]!;
    await conversation.attempt('next', bodyOf(turn, question.id, question.choices[0]?.id));
    await conversation.read();
    if (turn % 6 === 0) {
      await conversation.attempt('events', {
        external: { type: SAID.external, data: { note: SAID.external } },
      });
    }
  }
  await client.post(`${conversation.path}/feedback`, {
    label: SAID.label,
    metadata: { note: SAID.metadata },
  });
  await client.post('/v1/configuration/publish');
  await service.compiled();
  for (const path of ['', '?state=draft', '/questions?limit=1', '/audit?limit=200']) {
    await client.get(`/v1/configuration${path}`);
  }
  for (const { method, path, sending } of sampleRequests({ session: conversation.id })) {
    await client.send(method, path, sending);
    await client.send(method, path, { ...sending, headers: { 'Idempotency-Key': freshKey() } });
    await client.send(method, `${path}?unknown=1`, sending);
  }
}

function bodyOf(turn: number, questionId: string, choiceId: string | undefined): object {
  const words = { assistant_text: SAID.assistant, user_text: `We are ${turn + 1}. ${SAID.user}` };
  switch (turn % 5) {
    case 0:
      return {};
    case 1:
      return { previous_turn: { ...words, question_id: questionId } };
    case 2:
      return choiceId === undefined
        ? { previous_turn: { question_id: questionId, outcome: 'refused' } }
        : { previous_turn: { structured_answer: { choice_ids: [choiceId] } } };
    case 3:
      return { context_update: { mode: 'summary', text: SAID.summary } };
    default:
      return {
        previous_turn: words,
        context_update: { mode: 'messages', messages: [{ role: 'user', text: SAID.message }] },
        selection: { candidate_count: 4, excluded_question_ids: ['canary-excluded'] },
      };
  }
}

function keysOf(value: unknown, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value)) found.push(key);
    keysOf(item, found);
  }
  return found;
}

async function everythingIn(log: EventLog): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  const signal = new AbortController();
  for await (const item of log.subscribe({ signal: signal.signal })) {
    if (item.kind === 'event') events.push(item.event);
    if (item.kind === 'caughtUp') signal.abort();
  }
  return events;
}

/** Everything that left: bodies and headers. */
function whatLeft({ reply }: Seen): string {
  return `${reply.text}\n${JSON.stringify([...reply.headers])}`;
}

describe('a public answer', () => {
  it('has no property of the never-exposed kind, in a long conversation with every route', () => {
    expect(seen.length).toBeGreaterThan(200);
    const found = new Set(
      seen
        .flatMap(({ reply }) => keysOf(reply.body))
        .filter((key) => FORBIDDEN.test(key) && !ALLOWED.includes(key)),
    );
    expect([...found]).toEqual([]);
  });

  it('of a session never says which publication it pins', () => {
    const ofSessions = seen.filter(({ path }) => path.startsWith('/v1/sessions'));
    expect(ofSessions.length).toBeGreaterThan(100);
    for (const { reply } of ofSessions) {
      expect(keysOf(reply.body)).not.toContain('configuration_version');
      expect(reply.text).not.toMatch(/"v[12]"/);
    }
  });

  it('holds no name, digest, link or place of what is stored', async () => {
    const events = await everythingIn(service.log);
    const canaries = new Set<string>();
    for (const { stream, position, metadata, data, type, id } of events) {
      const { chain, receipt } = JSON.parse(metadata) as {
        chain: string;
        receipt?: { key_digest: string };
      };
      const { facts } = JSON.parse(data) as { facts: Record<string, unknown> };
      for (const text of [stream, position, chain, receipt?.key_digest]) {
        if (text) canaries.add(text);
      }
      for (const name of ['artifact_digest', 'secret_digest']) {
        if (typeof facts[name] === 'string') canaries.add(facts[name]);
      }
      if (stream.startsWith('session-')) canaries.add(id).add(type);
    }
    expect(canaries.size).toBeGreaterThan(300);
    const left = seen.map(whatLeft).join('\n');
    expect([...canaries].filter((canary) => left.includes(canary))).toEqual([]);
  });

  it("holds neither the words of the conversation, nor secrets, nor another tenant's texts", () => {
    const never = [
      ...Object.values(SAID),
      'canary-rival',
      'canary-excluded',
      secret,
      ADMIN_TOKEN,
      'a-secret-for-tests',
      RIVAL.tenant,
    ];
    const left = seen.map(whatLeft).join('\n');
    expect(never.filter((text) => left.includes(text))).toEqual([]);
  });
});

describe('the request log', () => {
  it('holds neither words nor secrets', () => {
    const lines = service.logLines.join('');
    expect(service.logLines.length).toBeGreaterThan(200);
    const never = [...Object.values(SAID), secret, ADMIN_TOKEN, 'canary-rival'];
    expect(never.filter((text) => lines.includes(text))).toEqual([]);
  });
});
