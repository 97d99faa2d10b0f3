import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Configuration } from '../../../domain/configuration/entities.ts';
import { acceptsValue } from '../../../domain/configuration/information-schema/information-schema.ts';
import {
  MODEL_USES,
  type ModelUse,
} from '../../../domain/session/turn/interpret/with-model/should-ask-model.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { OpenAiCompatible } from '../../../semantics/openai-compatible.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { Random } from '../../support/hostile/random.ts';
import type { Client } from '../../support/http/client.ts';
import type { NextAnswer } from '../../support/http/next-answer.ts';
import { type Behaviour, send, TestProvider } from '../../support/models/hostile-provider.ts';
import { INJECTIONS } from '../../support/models/injections.ts';
import { figureFrom, seedFrom } from '../../support/programme.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

/** Known to the model's side alone: whatever carries it has leaked. */
const CANARY = 'canary-91c2';
/** From the beginning of every prompt. */
const PROMPT = 'You read a piece of a conversation';

const USER = 'blorp snarf';

/** Of the corpus, as many as are sent in a place: others each time, and all of them at night. */
const SEED = seedFrom('INJECTION_SEED');
const TEXTS = figureFrom('INJECTION_TEXTS', 6);

/** Places of the texts that a case sends, no text twice. */
function sampleOf(name: string): readonly number[] {
  const random = new Random(SEED + name.length);
  const left = [...INJECTIONS.keys()];
  const count = Math.min(TEXTS, left.length);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]!);
}

/** Models that do as they are told, each in its own way. */
const OBEDIENT: Readonly<Record<string, Behaviour>> = {
  'tells all it knows, wherever there is room': ({ response, body }) => {
    const everything = `${CANARY} ${JSON.stringify(body.messages)}`;
    const value = { information_id: everything, value: everything, quote: everything };
    send(response, {
      asked: [{ question_id: everything, outcome: everything }],
      values: [{ ...value, kind: 'told', confidence: 1 }],
      note: everything,
    });
  },
  'names what does not exist': ({ response }) => {
    const ids = ['q_admin', '__proto__', 'credit_card', 'constructor'];
    send(response, {
      asked: [{ question_id: 'q_admin', outcome: 'achieved' }],
      values: ids.map((information_id) => ({
        information_id,
        kind: 'told',
        value: CANARY,
        quote: 'blorp',
        confidence: 1,
      })),
    });
  },
  'keeps to the schema, and fills it with the worst': ({ response, data, body }) => {
    const [system] = body.messages as { content: string }[];
    const quotes = data.conversation.flatMap(({ role, text }) =>
      role === 'user' ? [wordOf(text)] : [],
    );
    const values = data.informations.flatMap(({ id }) =>
      [system!.content, CANARY, 'south', 999_999, true, [CANARY], ['music']].map((value) => ({
        information_id: id,
        kind: 'told',
        value,
        quote: quotes.at(-1) ?? '',
        confidence: 1,
      })),
    );
    const asked = data.questions!.map(({ id }) => ({ question_id: id, outcome: 'refused' }));
    send(response, { asked: asked.slice(0, 3), values: values.slice(0, 100) });
  },
};

function wordOf(text: string): string {
  return /[a-z]+/i.exec(text)?.[0] ?? '';
}

/** Where an attacker's text may stand; the tenant's own labels are a configuration of their own. */
const POSITIONS: Readonly<Record<string, (text: string) => object>> = {
  user_text: (text) => ({ previous_turn: { question_id: 'q_people', user_text: text } }),
  assistant_text: (text) => ({ previous_turn: { assistant_text: text, user_text: USER } }),
  summary: (text) => ({ context_update: { mode: 'summary', text } }),
  message: (text) => ({
    context_update: { mode: 'messages', messages: [{ role: 'user', text }] },
  }),
};

/** Every text of the corpus as a question and as a label. */
const hostileConfiguration: Configuration = {
  ...tableConfiguration,
  questions: [
    ...tableConfiguration.questions,
    ...INJECTIONS.map((text, i) => ({
      id: `q${i}`,
      text,
      type: 'open' as const,
      sub_objective_id: 'taste',
      active: true,
      choices: [],
    })),
  ],
  success_informations: [
    ...tableConfiguration.success_informations,
    ...INJECTIONS.map((text, i) => ({
      id: `i${i}`,
      label: text.slice(0, 200),
      primary_question_id: `q${i}`,
      schema: { type: 'integer', minimum: 0 },
    })),
  ],
};

let behave: Behaviour;
let use: ModelUse;
let provider: TestProvider;
let service: ServiceUnderTest;
let plainClient: Client;
let hostileClient: Client;

beforeAll(async () => {
  provider = await TestProvider.start((exchange) => behave(exchange));
  const settings = { url: provider.url, apiKey: `sk-${CANARY}`, model: 'm' };
  const model = new OpenAiCompatible(settings);
  const semantics = {
    understand: model.understand.bind(model),
    proposeCoverage: async () => [],
    turnMsMax: 3_000,
    useFor: () => use,
  };
  service = await ServiceUnderTest.start(createMemoryLog(), { semantics });
  plainClient = await service.publish(tableConfiguration);
  hostileClient = await service.publish(hostileConfiguration, { tenant: 'evil', service: 'table' });
});

afterAll(async () => {
  await service.stop();
  await provider.close();
});

/** A conversation whose client has said where the table is to be. */
async function begin(client: Client): Promise<Conversation> {
  const conversation = await Conversation.start(client);
  const data = [{ id: 'area', operation: 'set', value: 'north' }];
  await conversation.next({ client_updates: { data } });
  return conversation;
}

/** Sends one text; the answer has the shape of every answer, and nothing in it that is not ours. */
async function attack(conversation: Conversation, body: object): Promise<NextAnswer> {
  const { client, path, version: state_version } = conversation;
  const headers = { 'Idempotency-Key': `attack-${state_version}` };
  const sending = { body: { state_version, ...body }, headers };
  const reply = await client.send<NextAnswer>('POST', `${path}/next`, sending);
  expect(reply.status).toBe(200);
  expect(Object.keys(reply.body).sort()).toEqual(ANSWER_FIELDS);
  expectNoLeak(reply.text);
  expect(reply.body.action).toBe('ask');
  conversation.version = reply.body.versions.state_version;
  return reply.body;
}

const ANSWER_FIELDS = [
  'action',
  'candidates',
  'decision_id',
  'degraded',
  'degraded_reasons',
  'progress',
  'request_id',
  'session_id',
  'stop_reason',
  'turn_count',
  'turns_remaining',
  'versions',
  'warnings',
];

function expectNoLeak(text: string): void {
  expect(text.includes(CANARY) || text.includes(PROMPT)).toBe(false);
}

/** Nothing but values that the schemas accept, on informations that exist; what the client said stands. */
async function expectUntouched(conversation: Conversation, configuration: Configuration) {
  const view = await conversation.read();
  expectNoLeak(JSON.stringify(view));
  const { area, ...others } = view.targets;
  expect(area).toMatchObject({ status: 'confirmed', value: 'north', source: 'client' });
  for (const [id, target] of Object.entries(others)) {
    const information = configuration.success_informations.find((each) => each.id === id);
    expect(target).toMatchObject({ status: 'inferred', source: 'inference' });
    expect(acceptsValue(information!.schema, target.value)).toBe(true);
  }
  const { objective, sub_objectives } = view.progress;
  expect([objective, ...sub_objectives].map(({ client_override }) => client_override)).toEqual(
    [objective, ...sub_objectives].map(() => null),
  );
  const questions = new Set(configuration.questions.map(({ id }) => id));
  expect(view.question_state.outcomes.every((each) => questions.has(each.question_id))).toBe(true);
}

const MODELS = Object.entries(OBEDIENT).flatMap(([model, behaviour]) =>
  MODEL_USES.map((asked) => ({ model, asked, behaviour })),
);

describe.each(MODELS)(
  `a model that $model, asked $asked, by the seed ${SEED},`,
  ({ model, asked, behaviour }) => {
    beforeEach(() => {
      behave = behaviour;
      use = asked;
    });

    it.each(Object.keys(POSITIONS))(
      'is given hostile texts as the %s, and has no effect beyond a value',
      async (position) => {
        const conversation = await begin(plainClient);
        const before = provider.requests.length;
        const sample = sampleOf(model + position + asked);
        for (const i of sample) {
          // The same words would not be asked about twice.
          await attack(conversation, POSITIONS[position]!(`${INJECTIONS[i]} ${position} ${asked}`));
        }
        await expectUntouched(conversation, tableConfiguration);
        const requests = provider.requests.length - before;
        if (asked === 'never') expect(requests).toBe(0);
        if (asked !== 'always') return;
        // What an agent says and does not ask is clear to the rules: then the model is hardly ever asked.
        expect(requests).toBeGreaterThan(position === 'assistant_text' ? 0 : sample.length / 2);
      },
      240_000,
    );

    it("is given hostile texts as the tenant's own words, and has no effect beyond a value", async () => {
      const conversation = await begin(hostileClient);
      const before = provider.requests.length;
      const sample = sampleOf(model + asked);
      for (const i of sample) {
        await attack(conversation, { previous_turn: { question_id: `q${i}`, user_text: USER } });
      }
      await expectUntouched(conversation, hostileConfiguration);
      const requests = provider.requests.length - before;
      if (asked === 'always') expect(requests).toBe(sample.length);
      if (asked === 'never') expect(requests).toBe(0);
    });
  },
);
