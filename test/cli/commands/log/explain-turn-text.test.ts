import { expect, it } from 'vitest';
import type { ExplainedTurn } from '../../../../app/audit/replay/explain-turn.ts';
import { explainedTurnText } from '../../../../cli/commands/log/explain-turn-text.ts';

function attached(is_attached_by_reply: boolean): string {
  const turn = { turn: 1, question_id: 'q_day', resolution: 'words', language: 'en' };
  const explained = {
    session_id: 's',
    state_version: 2,
    turn,
    asked: [],
    is_attached_by_reply,
    reply: null,
    recorded: [],
  } as unknown as ExplainedTurn;
  return explainedTurnText(explained, true);
}

it("says where the reply told which question was asked, rather than the agent's words", () => {
  expect(attached(false)).toContain("q_day, by the agent's words");
  expect(attached(true)).toContain('q_day, by the reply, which answers it');
});
