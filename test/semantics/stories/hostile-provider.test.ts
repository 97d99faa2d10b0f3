import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeSemantics } from '../../../cli/service/composing/compose-semantics.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { readModelUses } from '../../../semantics/model-uses.ts';
import type { SemanticProvider } from '../../../semantics/port.ts';
import { loopClock } from '../../support/clocks/loop-clock.ts';
import type { Client } from '../../support/http/client.ts';
import {
  BAD_BEHAVIOURS,
  type Behaviour,
  CANARY,
  ODD_BEHAVIOURS,
  TestProvider,
} from '../../support/models/hostile-provider.ts';
import { ScriptedProvider } from '../../support/models/scripted-provider.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

/** What a turn may wait for a provider, and what may come on top, beside stalls of the machine itself. */
const BUDGET_MS = 1_200;
const MARGIN_MS = 300;

let current: SemanticProvider = new ScriptedProvider(() => {
  throw new Error('not asked');
});
let service: ServiceUnderTest;
let client: Client;
const logLines: string[] = [];

/** A provider at this address, its breaker and its budget as new. */
function pointTo(url: string): void {
  const logger = pino({ base: null }, { write: (line: string) => logLines.push(line) });
  const coordination = new MemoryCoordination();
  const settings = {
    url,
    apiKey: `sk-${CANARY}`,
    model: 'test',
    uses: readModelUses('always'),
    turnMsMax: BUDGET_MS,
    tokensPerMinute: 1e9,
    tokensPerDay: 1e9,
  };
  current = composeSemantics(settings, { coordination, logger })!;
}

beforeAll(async () => {
  const semantics: SemanticProvider = {
    understand: (request, asking) => current.understand(request, asking),
    proposeCoverage: (batch, asking) => current.proposeCoverage(batch, asking),
    turnMsMax: BUDGET_MS,
    useFor: () => 'always',
  };
  service = await ServiceUnderTest.start(createMemoryLog(), { semantics });
  client = await service.publish();
  // The first call of a process takes longest; its words are its own, since an answer to the same ones is kept.
  await during(ODD_BEHAVIOURS['fences the answer']!, () => takeTurn('blorp first'));
});

afterAll(() => service.stop());

/** One turn that needs the provider: its body, and how long it took but for stalls of the machine. */
async function takeTurn(user_text = 'blorp snarf') {
  const conversation = await Conversation.start(client);
  await conversation.next();
  const { path, version: state_version } = conversation;
  const start = loopClock.now();
  const headers = { 'Idempotency-Key': `turn-of-${conversation.id}` };
  const body = { state_version, previous_turn: { question_id: 'q_people', user_text } };
  const reply = await client.send('POST', `${path}/next`, { body, headers });
  return { reply, ms: loopClock.now() - start, conversation };
}

async function expectDegraded() {
  const { reply, ms, conversation } = await takeTurn();
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    action: 'ask',
    degraded: true,
    degraded_reasons: ['semantic_service_unavailable'],
  });
  expect(ms).toBeLessThan(BUDGET_MS + MARGIN_MS);
  expect(await conversation.read()).toMatchObject({ targets: {} });
  expect(reply.text).not.toContain(CANARY);
}

async function during(behaviour: Behaviour, story: (provider: TestProvider) => Promise<unknown>) {
  const provider = await TestProvider.start(behaviour);
  pointTo(provider.url);
  try {
    await story(provider);
  } finally {
    await provider.close();
  }
}

describe('/next, when the provider', () => {
  const bad = Object.entries(BAD_BEHAVIOURS).flatMap(([reason, ways]) =>
    Object.entries(ways).map(([name, behaviour]) => ({ reason, name, behaviour })),
  );
  it.each(bad)('$name, is degraded and in time', async ({ reason, behaviour }) => {
    await during(behaviour, async (provider) => {
      const start = performance.now();
      await expectDegraded();
      // A machine that stalls for all of the time has nothing else to tell.
      const isLate = performance.now() - start > BUDGET_MS;
      const told = JSON.parse(logLines.at(-1)!).reason;
      expect(isLate ? [reason, 'timeout'] : [reason]).toContain(told);
      expect(provider.requests.length).toBeGreaterThanOrEqual(1);
      expect(provider.requests.length).toBeLessThanOrEqual(2);
    });
  });

  it('is not there, is degraded and in time', async () => {
    const gone = await TestProvider.start(() => {});
    await gone.close();
    pointTo(gone.url);
    await expectDegraded();
  });

  it('has a name that nobody knows, is degraded and in time', async () => {
    pointTo('http://provider.invalid/v1');
    await expectDegraded();
  });

  it('does not speak TLS where it should, is degraded and in time', async () => {
    const provider = await TestProvider.start(() => {});
    pointTo(provider.url.replace('http:', 'https:'));
    await expectDegraded();
    await provider.close();
  });

  it('redirects, is degraded and goes nowhere', async () => {
    const elsewhere = await TestProvider.start(ODD_BEHAVIOURS['fences the answer']!);
    for (const status of [301, 302, 303, 307, 308]) {
      const redirect: Behaviour = ({ response }) => {
        response.writeHead(status, { location: `${elsewhere.url}/chat/completions` }).end();
      };
      await during(redirect, expectDegraded);
    }
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it.each(Object.entries(ODD_BEHAVIOURS))('%s, is understood', async (_, behaviour) => {
    await during(behaviour, async () => {
      const { reply, conversation } = await takeTurn();
      expect(reply.body).toMatchObject({ degraded: false });
      expect(await conversation.read()).toMatchObject({ targets: { people: { value: 4 } } });
    });
  });

  it('leaves nothing of what it said in any log line', () => {
    expect(logLines.length).toBeGreaterThan(30);
    expect([...logLines, ...service.logLines].filter((line) => line.includes(CANARY))).toEqual([]);
  });
});
