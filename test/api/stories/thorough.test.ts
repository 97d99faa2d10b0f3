import { afterEach, beforeEach, expect, it } from 'vitest';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;
let conversation: Conversation;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  const objective = { ...tableConfiguration.objective!, max_turns: 20 };
  const client = await service.publish({
    ...tableConfiguration,
    objective: { ...objective, qualification_level: 'thorough' },
  });
  conversation = await Conversation.start(client);
});

afterEach(() => service.stop());

const REPLIES: Readonly<Record<string, string>> = {
  q_people: 'We will be four, I think.',
  q_area: 'The north.',
  q_food: 'Pasta.',
  q_extras: 'A garden and live music.',
};

it('reaches a thorough objective by words alone, asking again for what was not told surely', async () => {
  let next = await conversation.next();
  let status = 'not_started';
  for (let turn = 0; turn < 12 && status !== 'achieved'; turn++) {
    const [candidate] = next.candidates;
    next = await conversation.next({
      previous_turn: {
        decision_id: next.decision_id,
        question_id: candidate!.question_id,
        assistant_text: candidate!.text,
        user_text: REPLIES[candidate!.question_id],
      },
    });
    status = (await conversation.read()).progress.objective.computed_status;
  }
  expect(status).toBe('achieved');
});
