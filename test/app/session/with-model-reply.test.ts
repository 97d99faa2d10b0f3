import { afterEach, describe, expect, it } from 'vitest';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { ALONE_WAIT_MS_MAX } from '../../../coordination/port.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { BoundedProvider, tokensOf } from '../../../semantics/bounded-provider.ts';
import { Breaker } from '../../../semantics/breaker.ts';
import { extractionTask } from '../../../semantics/extraction-task.ts';
import { ProviderUnavailable, type SemanticProvider } from '../../../semantics/port.ts';
import { ScriptedProvider } from '../../support/models/scripted-provider.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

const GIBBERISH = 'blorp snarf';
const PEOPLE = { question_id: 'q_people', user_text: GIBBERISH };

/**
 * As long as a turn may wait for a model, so long its answer may take beyond what the log has: the first reply of a process
 * compiles a language, which is much on a busy machine, and nothing here is about that.
 */
const TURN_MS_MAX = 120_000;

/** Finds four people in whatever was said. */
function foundFour() {
  return scripted(({ turn }) => ({
    asked: [],
    values: [
      {
        informationId: 'people',
        kind: 'told',
        value: 4,
        quote: turn.conversation.at(-1)!.text,
        confidence: 0.8,
      },
    ],
    unusable: 0,
  }));
}

function scripted(answer: ConstructorParameters<typeof ScriptedProvider>[0]) {
  return new ScriptedProvider(answer, 'always', TURN_MS_MAX);
}

const services: ServiceUnderTest[] = [];

async function serviceWith(semantics: SemanticProvider | undefined, log = createMemoryLog()) {
  const service = await ServiceUnderTest.start(log, { semantics });
  services.push(service);
  return service;
}

async function conversationWith(semantics: ScriptedProvider | undefined) {
  const service = await serviceWith(semantics);
  const conversation = await Conversation.start(await service.publish());
  await conversation.next();
  return { service, conversation };
}

afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
});

describe('/next with a provider', () => {
  it('records what the provider found as inferred, and is not degraded', async () => {
    const { conversation } = await conversationWith(foundFour());
    const answer = await conversation.next({ previous_turn: PEOPLE });
    expect(answer).toMatchObject({ degraded: false, degraded_reasons: [] });
    expect(await conversation.read()).toMatchObject({
      targets: { people: { status: 'inferred', value: 4, coverage: 0.8, source: 'inference' } },
      question_state: { outcomes: [{ question_id: 'q_people', outcome: 'asked_answered' }] },
    });
  });

  it('asks about every turn whose words a user typed, and about no other', async () => {
    const semantics = foundFour();
    const { conversation } = await conversationWith(semantics);
    await conversation.next({ previous_turn: { question_id: 'q_people', user_text: '4' } });
    expect(semantics.asked.splice(0)).toHaveLength(1);
    const answer = { choice_ids: ['south'] };
    await conversation.next({ previous_turn: { structured_answer: answer, user_text: GIBBERISH } });
    await conversation.next();
    expect(semantics.asked).toEqual([]);
  });

  it('looks a call up once, though it is looked at before the model is asked and after', async () => {
    const semantics = foundFour();
    const { service, conversation } = await conversationWith(semantics);
    const { artifacts } = service.service.dependencies;
    const load = artifacts.load.bind(artifacts);
    let loads = 0;
    artifacts.load = (...args) => {
      loads += 1;
      return load(...args);
    };
    await conversation.next({ previous_turn: PEOPLE });
    expect(semantics.asked).toHaveLength(1);
    // And once for the repeat that every write of a test is followed by.
    expect(loads).toBe(2);
  });

  it('lets data of the client win over what the provider found', async () => {
    const semantics = foundFour();
    const { conversation } = await conversationWith(semantics);
    const data = [{ id: 'people', operation: 'set', value: 9 }];
    const turn = { question_id: 'q_area', user_text: GIBBERISH };
    await conversation.next({ previous_turn: turn, client_updates: { data } });
    expect(semantics.asked).toHaveLength(1);
    const confirmed = { people: { status: 'confirmed', value: 9, source: 'client' } };
    expect(await conversation.read()).toMatchObject({ targets: confirmed });
    await conversation.next({ previous_turn: turn });
    expect(await conversation.read()).toMatchObject({ targets: confirmed });
  });

  it('is degraded with the reason, and goes on by the rules, when the provider fails', async () => {
    const failing = scripted(() => {
      throw new ProviderUnavailable('timeout');
    });
    const { conversation } = await conversationWith(failing);
    const answer = await conversation.next({ previous_turn: PEOPLE });
    expect(answer).toMatchObject({
      action: 'ask',
      degraded: true,
      degraded_reasons: ['semantic_service_unavailable'],
    });
    expect(await conversation.read()).toMatchObject({ degraded: true, targets: {} });
  });

  it('waits for a slow model as long as a turn may, on top of what the log may take', async () => {
    const slow = scripted(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return { asked: [], values: [], unusable: 0 };
    });
    const { conversation } = await conversationWith(slow);
    const { client, path, version: state_version } = conversation;
    const reply = await client.send('POST', `${path}/next`, {
      body: { state_version, previous_turn: PEOPLE },
      headers: { 'Idempotency-Key': 'a-slow-one' },
    });
    expect(reply).toMatchObject({ status: 200, body: { degraded: false } });
  });

  it('asks once for a request that is sent several times at once', async () => {
    const semantics = foundFour();
    const { conversation } = await conversationWith(semantics);
    const { client, path, version: state_version } = conversation;
    const body = { state_version, previous_turn: PEOPLE };
    const headers = { 'Idempotency-Key': 'one-and-the-same' };
    const send = () => client.send('POST', `${path}/next`, { body, headers });
    const replies = await Promise.all([send(), send(), send()]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]!.status).toBe(200);
    expect(semantics.asked).toHaveLength(1);
  });

  it('asks nobody for a replay, on another instance as well', async () => {
    const log = createMemoryLog();
    const [first, second] = [foundFour(), foundFour()];
    const service = await serviceWith(first, log);
    const conversation = await Conversation.start(await service.publish());
    await conversation.next();
    const other = await serviceWith(second, log);
    const elsewhere = await other.keyHolder();
    const { path, version: state_version } = conversation;
    // The other instance has folded the session as it was before the turn.
    await elsewhere.get(path);
    const body = { state_version, previous_turn: PEOPLE };
    const sending = { body, headers: { 'Idempotency-Key': 'one-and-the-same' } };
    const original = await conversation.client.send('POST', `${path}/next`, sending);
    const replay = await elsewhere.send('POST', `${path}/next`, sending);
    expect(original.status).toBe(200);
    expect(replay.text).toBe(original.text);
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  });

  it('asks nobody for a request that will be refused', async () => {
    const semantics = foundFour();
    const { conversation } = await conversationWith(semantics);
    const stale = { state_version: conversation.version - 1, previous_turn: PEOPLE };
    expect((await conversation.attempt('next', stale)).status).toBe(409);
    const required_target_ids = ['nothing'];
    const wrong = { previous_turn: PEOPLE, selection: { required_target_ids } };
    expect((await conversation.attempt('next', wrong)).status).toBe(422);
    expect(semantics.asked).toEqual([]);
  });
});

describe("a tenant's budget", () => {
  it('ends the asking, never the conversation', async () => {
    const recorded = foundFour();
    const guarded = new BoundedProvider(recorded, {
      breaker: new Breaker(() => 0),
      coordination: new MemoryCoordination(() => 0),
      turnMsMax: TURN_MS_MAX,
      turnAllowances: [{ amountMax: 8_000, windowMs: 60_000 }],
      compilationAllowances: [],
      onFailure: () => {},
    });
    const service = await serviceWith(guarded);
    const client = await service.publish();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const conversation = await Conversation.start(client);
        return conversation.next({
          previous_turn: { ...PEOPLE, user_text: `blorp ${'x'.repeat(i + 1)}` },
        });
      }),
    );
    const asked = recorded.asked.length;
    expect(asked).toBeGreaterThan(0);
    expect(
      recorded.asked.reduce((sum, each) => sum + tokensOf(extractionTask(each)), 0),
    ).toBeLessThanOrEqual(8_000);
    expect(answers.filter(({ degraded }) => !degraded)).toHaveLength(asked);
    const reasons = answers.flatMap(({ degraded_reasons }) => degraded_reasons);
    expect(reasons).toEqual(Array(12 - asked).fill('semantic_service_unavailable'));
  });
});

it('A copy on another instance that cannot ask leaves the turn to the call whose answer is paid for', async () => {
  const log = createMemoryLog();
  const coordination = new MemoryCoordination();
  const slow = scripted(async () => {
    await new Promise((resolve) => setTimeout(resolve, ALONE_WAIT_MS_MAX + 500));
    return { asked: [], values: [], unusable: 0 };
  });
  const guarded = () =>
    new BoundedProvider(slow, {
      breaker: new Breaker(() => 0),
      coordination,
      turnMsMax: TURN_MS_MAX,
      // For one call.
      turnAllowances: [{ amountMax: 3_000, windowMs: 60_000 }],
      compilationAllowances: [],
      onFailure: () => {},
    });
  const started = async () => {
    const service = await ServiceUnderTest.start(log, { semantics: guarded(), coordination });
    services.push(service);
    return service;
  };
  const conversation = await Conversation.start(await (await started()).publish());
  await conversation.next();
  const elsewhere = await (await started()).keyHolder();
  const { path, version: state_version } = conversation;
  const body = { state_version, previous_turn: PEOPLE };
  const sending = { body, headers: { 'Idempotency-Key': 'one-and-the-same' } };
  const clients = [conversation.client, elsewhere];
  const replies = await Promise.all(clients.map((to) => to.send('POST', `${path}/next`, sending)));
  expect(slow.asked).toHaveLength(1);
  expect(replies.map(({ body: { degraded } }) => degraded)).toEqual([false, false]);
  expect(replies[1]!.text).toBe(replies[0]!.text);
});

describe('/events with a provider', () => {
  it('records what the provider found in a context update', async () => {
    const { conversation } = await conversationWith(foundFour());
    const context_update = { mode: 'summary', text: GIBBERISH };
    const reply = await conversation.attempt('events', { context_update });
    expect(reply.status).toBe(200);
    const targets = { people: { status: 'inferred', value: 4 } };
    expect(await conversation.read()).toMatchObject({ targets });
  });
});

describe('a service without a provider', () => {
  it('is not degraded for that reason', async () => {
    const { conversation } = await conversationWith(undefined);
    const answer = await conversation.next({ previous_turn: PEOPLE });
    expect(answer).toMatchObject({ degraded: false, degraded_reasons: [] });
  });
});
