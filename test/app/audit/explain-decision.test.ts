import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainRecordedDecision } from '../../../app/audit/explain-decision.ts';
import { findDecision } from '../../../app/audit/find-in-log.ts';
import { Artifacts } from '../../../app/core/artifacts.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { ScriptedProvider } from '../../support/models/scripted-provider.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

/** Finds four people in what was said, and a part of town that nobody spoke of. */
const model = new ScriptedProvider(({ turn }) => {
  const quote = turn.conversation.at(-1)!.text;
  const told = { kind: 'told', confidence: 0.8 } as const;
  return {
    asked: [{ questionId: 'q_people', outcome: 'asked_answered' }],
    values: [
      { ...told, informationId: 'people', value: 4, quote },
      { ...told, informationId: 'area', value: 'north', quote: 'up north' },
    ],
    unusable: 0,
  };
});

let service: ServiceUnderTest;

beforeAll(async () => {
  service = await ServiceUnderTest.start(createMemoryLog(), { semantics: model });
});

afterAll(() => service.stop());

async function explained(decisionId: string) {
  const { log, service: running } = service;
  const { sessionKeys, engineVersion } = running.dependencies;
  const artifacts = new Artifacts(log, { bytesMax: 1_000_000 });
  const place = await findDecision(log, decisionId);
  const done = await explainRecordedDecision(
    { log, sessionKeys, artifacts, engineVersion },
    place!,
  );
  if (!done.ok) throw new Error(done.refusal.code);
  return done.explained;
}

it('says how the asking of a model about the call ended, what it cost and what of it does not count', async () => {
  const conversation = await Conversation.start(await service.publish());
  const turn = { question_id: 'q_people', user_text: 'blorp snarf' };
  const heard = await conversation.next({ previous_turn: turn });
  expect(await explained(heard.decision_id!)).toMatchObject({
    is_reproduced: true,
    model: {
      ended: 'answered',
      tokens_in: 100,
      tokens_cached: 0,
      tokens_out: 10,
      rejected: [{ information_id: 'area', by: 'model', reason: 'quote_not_said' }],
    },
  });
  // Of the next call, about which nobody was asked, nothing of it is told.
  const silent = await conversation.next();
  expect(await explained(silent.decision_id!)).toMatchObject({ is_reproduced: true, model: null });
});
