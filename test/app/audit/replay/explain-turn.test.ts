import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainRecordedTurn } from '../../../../app/audit/replay/explain-turn.ts';
import { Artifacts } from '../../../../app/core/artifacts.ts';
import { sessionStream } from '../../../../domain/session/stream.ts';
import { createMemoryLog } from '../../../../log/memory.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { Conversation, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;
let conversation: Conversation;

beforeAll(async () => {
  service = await ServiceUnderTest.start(createMemoryLog());
  conversation = await Conversation.start(await service.publish());
});

afterAll(() => service.stop());

async function explained(version: number) {
  const { log, service: running } = service;
  const { sessionKeys, engineVersion } = running.dependencies;
  const artifacts = new Artifacts(log, { bytesMax: 1_000_000 });
  const reading = { log, sessionKeys, artifacts, engineVersion };
  const done = await explainRecordedTurn(reading, sessionStream('acme', conversation.id), version);
  if (done && !done.ok) throw new Error(done.refusal.code);
  return done?.explained;
}

it('says by which words a turn was attached, and by which rule each value was read', async () => {
  const first = await conversation.next();
  await conversation.next({
    previous_turn: {
      decision_id: first.decision_id!,
      assistant_text: 'How many people will you be?',
      user_text: 'We are four people',
    },
  });
  expect(await explained(conversation.version)).toMatchObject({
    session_id: conversation.id,
    state_version: conversation.version,
    turn: { resolution: 'words', question_id: 'q_people' },
    asked: [
      { question_id: 'q_people', probability: expect.any(Number), least: expect.any(Number) },
    ],
    is_attached_by_reply: false,
    reply: {
      language: 'en',
      outcome: 'asked_answered',
      values: [{ information_id: 'people', rule: 'best_fit', quote: 'four', value: 4 }],
    },
    recorded: [{ information_id: 'people', by: 'rules', span: [7, 11], is_told_ahead: false }],
  });
});

it('says where the reply told which question was asked', async () => {
  const first = await conversation.next();
  await conversation.next({
    previous_turn: { decision_id: first.decision_id!, assistant_text: 'And?', user_text: 'North' },
  });
  const rank1 = first.candidates[0]!.question_id;
  expect(await explained(conversation.version)).toMatchObject({
    turn: { question_id: rank1, resolution: 'words' },
    is_attached_by_reply: true,
  });
});

/** Words that several questions name, so that none of them is told where nobody asks for it. */
const SHARED = 'large, small, green, blue, matt, glossy, round or square';
const LAMP = {
  thing: ['table', 'lamp'],
  size: ['large', 'small'],
  shade: ['green', 'blue'],
  finish: ['matt', 'glossy'],
  shape: ['round', 'square'],
};

it('marks what was told of the question that would have been put next', async () => {
  const lines = Object.entries(LAMP);
  const lamps: typeof tableConfiguration = {
    ...tableConfiguration,
    sub_objectives: tableConfiguration.sub_objectives.slice(0, 1),
    questions: lines.map(([id, labels]) => ({
      ...tableConfiguration.questions[1]!,
      id: `q_${id}`,
      text: id === 'thing' ? 'What do you want?' : `Which ${id}: ${SHARED}?`,
      choices: labels.map((label) => ({ id: label, label, maps_to_value: label })),
    })),
    success_informations: lines.map(([id, labels]) => ({
      ...tableConfiguration.success_informations[1]!,
      ...{ id, label: id, primary_question_id: `q_${id}` },
      schema: { type: 'string', enum: labels },
    })),
  };
  const owner = { tenant: 'acme', service: 'lamps' };
  conversation = await Conversation.start(await service.publish(lamps, owner));
  const previous_turn = { question_id: 'q_thing', user_text: 'A large lamp.' };
  await conversation.next({ previous_turn });
  expect((await explained(conversation.version))?.recorded).toMatchObject([
    { information_id: 'thing', is_told_ahead: false },
    { information_id: 'size', span: [2, 7], is_told_ahead: true },
  ]);
});

it('is none where a version reports no turn', async () => {
  await conversation.next();
  expect(await explained(conversation.version)).toBeUndefined();
  expect(await explained(10_000)).toBeUndefined();
});

it('is none for a number within what one call recorded', async () => {
  const { decision_id } = await conversation.next();
  const user_text = 'We are four people';
  await conversation.next({ previous_turn: { decision_id: decision_id!, user_text } });
  expect(await explained(conversation.version)).toBeDefined();
  expect(await explained(conversation.version - 1)).toBeUndefined();
});
