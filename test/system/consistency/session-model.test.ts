import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionAnswer } from '../../../app/session/create-session.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import type { Client } from '../../support/http/client.ts';
import type { NextAnswer } from '../../support/http/next-answer.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

/** A session held against a small model of what clients may say to it, whatever they say in whatever order. */

const SEED = seedFrom('MODEL_SEED');
const RUNS = figureFrom('MODEL_RUNS', 40);
const COMMANDS_MAX = 40;

type Json = string | number | readonly string[];

/** What a client that remembers everything it said expects to read. */
interface Model {
  readonly targets: Map<string, Target>;
  readonly outcomes: { question_id: string; outcome: string; source: string }[];
  readonly subObjectives: Map<string, string>;
  objective: string | null;
  turns: number;
}

interface Target {
  readonly status: string;
  readonly source: string;
  readonly value?: Json;
}

type Command = fc.AsyncCommand<Model, Conversation>;

/** A command and what it does to the model; the session is read and compared after each. */
function command(
  name: string,
  change: (model: Model) => void,
  run: (conversation: Conversation) => Promise<unknown>,
): Command {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, conversation) => {
      await run(conversation);
      change(model);
      expectSame(await conversation.read(), model);
    },
  };
}

function expectSame(session: SessionAnswer, model: Model): void {
  const told = session as unknown as Told;
  expect(told.turn_count).toBe(model.turns);
  expect(
    told.question_state.outcomes.map(({ question_id, outcome, source }) => ({
      question_id,
      outcome,
      source,
    })),
  ).toEqual(model.outcomes);
  const targets = Object.entries(told.targets).map(([id, { status, source, value }]) => [
    id,
    { status, source, ...(value === undefined ? {} : { value }) },
  ]);
  expect(Object.fromEntries(targets)).toEqual(Object.fromEntries(model.targets));
  const { objective, sub_objectives } = told.progress;
  expect(objective.client_override?.status ?? null).toBe(model.objective);
  for (const { id, client_override, computed_status, effective_status } of sub_objectives) {
    expect(client_override?.status).toBe(model.subObjectives.get(id));
    expect(effective_status).toBe(client_override?.status ?? computed_status);
  }
}

interface Overridable {
  readonly id: string;
  readonly client_override: { readonly status: string } | null;
  readonly computed_status: string;
  readonly effective_status: string;
}

interface Told {
  readonly turn_count: number;
  readonly question_state: { readonly outcomes: Model['outcomes'] };
  readonly targets: Readonly<Record<string, Target>>;
  readonly progress: { readonly objective: Overridable; readonly sub_objectives: Overridable[] };
}

const VALUES: Readonly<Record<string, readonly Json[]>> = {
  people: [1, 4, 12],
  area: ['north', 'south'],
  food: ['Curry', 'Pasta'],
  extras: [['garden'], ['garden', 'music'], []],
};
/** Questions with choices that map to a value. */
const CLICKS = [
  ['q_area', 'area', 'north', 'north'],
  ['q_area', 'area', 'south', 'south'],
  ['q_extras', 'extras', 'garden', ['garden']],
  ['q_extras', 'extras', 'music', ['music']],
] as const;
const OUTCOMES = ['asked_answered', 'asked_no_answer', 'refused'] as const;
const SUB_OBJECTIVE_OF = new Map(
  tableConfiguration.questions.map((each) => [each.id, each.sub_objective_id]),
);
const QUESTIONS = [...SUB_OBJECTIVE_OF.keys()];
const SUB_OBJECTIVES = ['booking', 'taste'];

async function updating(conversation: Conversation, client_updates: object): Promise<void> {
  const { status, text } = await conversation.attempt('events', { client_updates });
  expect(status, text).toBe(200);
}

function setting(id: string, value: Json): Command {
  return command(
    `set ${id} to ${JSON.stringify(value)}`,
    ({ targets }) => targets.set(id, { status: 'confirmed', source: 'client', value }),
    (conversation) => updating(conversation, { data: [{ id, operation: 'set', value }] }),
  );
}

function clearing(id: string, operation: 'unset' | 'not_applicable'): Command {
  return command(
    `${operation} ${id}`,
    ({ targets }) => targets.set(id, { status: operation, source: 'client' }),
    (conversation) => updating(conversation, { data: [{ id, operation }] }),
  );
}

const STATUS = { achieve: 'achieved', exclude: 'excluded' } as const;

function overriding(id: string, operation: 'achieve' | 'exclude' | 'reset'): Command {
  return command(
    `${operation} ${id}`,
    ({ subObjectives }) => {
      if (operation === 'reset') subObjectives.delete(id);
      else subObjectives.set(id, STATUS[operation]);
    },
    (conversation) => updating(conversation, { sub_objectives: [{ id, operation }] }),
  );
}

function overridingAll(operation: 'achieve' | 'reset'): Command {
  return command(
    `${operation} the objective`,
    (model) => {
      model.objective = operation === 'achieve' ? 'achieved' : null;
    },
    (conversation) => updating(conversation, { objective: { operation } }),
  );
}

/** A turn that ended as the client says. */
function reporting(question_id: string, outcome: (typeof OUTCOMES)[number]): Command {
  return command(
    `${question_id} ${outcome}`,
    (model) => {
      model.turns += 1;
      model.outcomes.push({ question_id, outcome, source: 'client' });
    },
    (conversation) => asking(conversation, { previous_turn: { question_id, outcome } }),
  );
}

/** What the client has said itself stands above a click; what it took back is open again. */
function clicking([question_id, id, choice, value]: (typeof CLICKS)[number]): Command {
  const answer = { choice_ids: [choice] };
  return command(
    `click ${choice}`,
    (model) => {
      model.turns += 1;
      const source = 'structured_answer';
      model.outcomes.push({ question_id, outcome: 'asked_answered', source });
      const before = model.targets.get(id);
      const isClients = before?.source === 'client' && before.status !== 'unset';
      if (!isClients) model.targets.set(id, { status: 'confirmed', source, value });
    },
    (conversation) =>
      asking(conversation, { previous_turn: { question_id, structured_answer: answer } }),
  );
}

function choosing(excluded: readonly string[], count: number): Command {
  const selection = { excluded_question_ids: excluded, candidate_count: count };
  return command(
    `next without ${excluded.join()}`,
    () => {},
    async (conversation) => {
      const { candidates } = await asking(conversation, { selection });
      expect(candidates.length).toBeLessThanOrEqual(count);
      expect(candidates.filter(({ question_id }) => excluded.includes(question_id))).toEqual([]);
    },
  );
}

/** `/next`, and what holds of every answer to it. */
async function asking(conversation: Conversation, body: object): Promise<NextAnswer> {
  const answer = await conversation.next(body);
  const { candidates, action } = answer;
  const ids = candidates.map(({ question_id }) => question_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(candidates.map(({ rank }) => rank)).toEqual(ids.map((_, n) => n + 1));
  expect(action).toBe(ids.length > 0 ? 'ask' : 'stop');
  const session = (await conversation.read()) as unknown as Told & Pending;
  const subObjectives = new Map(session.progress.sub_objectives.map((each) => [each.id, each]));
  const isExcluded = (id: string) =>
    subObjectives.get(SUB_OBJECTIVE_OF.get(id)!)!.effective_status === 'excluded';
  expect(ids.filter(isExcluded)).toEqual([]);
  const pending = session.pending_decision?.candidates.map(({ question_id }) => question_id);
  expect(pending ?? []).toEqual(ids);
  return answer;
}

interface Pending {
  readonly pending_decision: { readonly candidates: { readonly question_id: string }[] } | null;
}

const ANY_COMMAND = fc.commands(
  [
    fc
      .constantFrom(...Object.keys(VALUES))
      .chain((id) => fc.constantFrom(...VALUES[id]!).map((value) => setting(id, value))),
    fc
      .tuple(
        fc.constantFrom(...Object.keys(VALUES)),
        fc.constantFrom('unset' as const, 'not_applicable' as const),
      )
      .map(([id, operation]) => clearing(id, operation)),
    fc
      .tuple(
        fc.constantFrom(...SUB_OBJECTIVES),
        fc.constantFrom('achieve' as const, 'exclude' as const, 'reset' as const),
      )
      .map(([id, operation]) => overriding(id, operation)),
    fc.constantFrom('achieve' as const, 'reset' as const).map(overridingAll),
    fc
      .tuple(fc.constantFrom(...QUESTIONS), fc.constantFrom(...OUTCOMES))
      .map(([id, outcome]) => reporting(id, outcome)),
    fc.constantFrom(...CLICKS).map(clicking),
    fc
      .tuple(fc.subarray(QUESTIONS), fc.integer({ min: 1, max: 4 }))
      .map(([excluded, count]) => choosing(excluded, count)),
  ],
  { maxCommands: COMMANDS_MAX },
);

let service: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterAll(() => service.stop());

/** @throws where a session and its model differ; @param plant what is wrong with a conversation */
async function compare(runs: number, plant: (real: Conversation) => void = () => {}) {
  await fc.assert(
    fc.asyncProperty(ANY_COMMAND, async (commands) => {
      const real = await Conversation.start(client);
      plant(real);
      const model: Model = {
        targets: new Map(),
        outcomes: [],
        subObjectives: new Map(),
        objective: null,
        turns: 0,
      };
      await fc.asyncModelRun(() => ({ model, real }), commands);
    }),
    { seed: SEED, numRuns: runs, endOnFailure: true },
  );
}

it(
  `a session is what its client has said, by the seed ${SEED}`,
  async () => {
    await compare(RUNS);
    tell('b', { 'runs of the model': RUNS });
  },
  60_000 + RUNS * 1_000,
);

/** Defects by what they make of a session as it is read. */
const DEFECTS: Readonly<Record<string, (told: SessionAnswer) => SessionAnswer>> = {
  'a turn that is counted twice': (told) => ({ ...told, turn_count: 2 * told.turn_count }),
  'an outcome that is lost': (told) => ({
    ...told,
    question_state: { outcomes: told.question_state.outcomes.slice(1) },
  }),
  'a value that is kept though it was taken back': (told) => ({
    ...told,
    targets: Object.fromEntries(
      Object.entries(told.targets).map(([id, target]) => [
        id,
        target.status === 'unset' ? { ...target, status: 'confirmed' } : target,
      ]),
    ),
  }),
  'an override that does not hold': (told) => ({
    ...told,
    progress: {
      ...told.progress,
      objective: { ...told.progress.objective, client_override: null },
    },
  }),
};

it.each(Object.entries(DEFECTS))(
  'finds %s',
  async (_, spoil) => {
    const plant = (real: Conversation) => {
      const read = real.read.bind(real);
      real.read = async () => spoil(await read());
    };
    await expect(compare(60, plant)).rejects.toThrow();
  },
  240_000,
);
