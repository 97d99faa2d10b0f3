import { afterAll, beforeAll, expect, it } from 'vitest';
import { estimateModel } from '../../../app/audit/estimate-model.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { ScriptedProvider } from '../../support/models/scripted-provider.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

const SCOPE = { tenant: 'acme', service: 'table' };

let service: ServiceUnderTest;
const provider = new ScriptedProvider(() => ({ asked: [], values: [], unusable: 0 }));

beforeAll(async () => {
  service = await ServiceUnderTest.start(createMemoryLog(), { semantics: provider });
});

afterAll(() => service.stop());

it('counts the calls that a model would be asked about, as it was asked about them', async () => {
  const client = await service.publish(undefined, SCOPE);
  const conversation = await Conversation.start(client);
  await conversation.next();
  await conversation.next({ previous_turn: { question_id: 'q_people', user_text: 'blorp snarf' } });
  const answer = { choice_ids: ['south'] };
  await conversation.next({ previous_turn: { structured_answer: answer, user_text: 'the south' } });
  await conversation.next({ previous_turn: { question_id: 'q_food', user_text: 'Curry' } });
  await conversation.next({ context_update: { mode: 'summary', text: 'Nothing new.' } });
  const { dependencies } = service.service;
  const estimate = (days: number, now: number) =>
    estimateModel(dependencies, SCOPE, { now: new Date(now).toISOString(), days }, ({ turn }) => ({
      input: 100 + turn.conversation.length,
      shared: 90,
    }));
  const now = dependencies.now();
  const { calls, unreadable, always, when_unsure } = await estimate(1, now + 1_000);
  expect(provider.asked).toHaveLength(3);
  expect({ calls, unreadable }).toEqual({ calls: 3, unreadable: 0 });
  expect(always).toEqual({ asked: 3, tokens_in: 303, tokens_shared: 270 });
  // "blorp snarf" and the summary are unclear, "Curry" is not.
  expect(when_unsure.asked).toBe(2);
  const much = 10 * 24 * 60 * 60 * 1_000;
  expect(await estimate(1, now + much)).toMatchObject({ calls: 0, always: { asked: 0 } });
});
