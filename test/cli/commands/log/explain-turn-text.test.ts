import { expect, it } from 'vitest';
import type { ExplainedTurn } from '../../../../app/audit/replay/explain-turn.ts';
import {
  explainedTurnText,
  turnWithoutTexts,
} from '../../../../cli/commands/log/explain-turn-text.ts';

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

it('marks what was told before it was asked for', () => {
  const value = { status: 'inferred', source: 'inference', coverage: 1, by: 'rules', span: [0, 3] };
  const explained = {
    session_id: 's',
    state_version: 2,
    turn: { turn: 1, question_id: 'q_day', resolution: 'words', language: 'en' },
    asked: [],
    is_attached_by_reply: false,
    reply: null,
    recorded: [
      { information_id: 'day', ...value, is_told_ahead: false },
      { information_id: 'hour', ...value, is_told_ahead: true },
    ],
  } as unknown as ExplainedTurn;
  const rows = explainedTurnText(explained, false).split('\n');
  expect(rows.find((row) => row.includes('day  '))).toMatch(/rules$/);
  expect(rows.find((row) => row.includes('hour  '))).toMatch(/rules, told ahead$/);
});

it('says how it was weighed whether the reply answers, and of what it is about only with the texts', () => {
  const answering = {
    odds: -1.204,
    least: -0.3,
    signs: [{ sign: 'about_health', weight: -0.641 }],
  };
  // Its odds alone tell which of yes and no was said.
  const side = { odds: 2.5, signs: [{ sign: 'gone@having', weight: -0.4 }] };
  const value = {
    ...{ information_id: 'day', rule: 'weighed_numbers', read_as: 'number', score: null },
    ...{ confidence: 0.75, span: [0, 1], quote: '5', value: 5 },
    signs: [{ sign: 'beside_cancer', weight: 0.7 }],
  };
  const said = { language: 'en', dialogue_act: 'off_topic', outcome: 'asked_no_answer' };
  const explained = {
    session_id: 's',
    state_version: 2,
    turn: { turn: 1, question_id: 'q_day', resolution: 'words', language: 'en' },
    asked: [],
    is_attached_by_reply: false,
    reply: {
      ...said,
      answering,
      side,
      values: [value],
      rejected: [
        { ...value, reason: 'hardly_told', least: null },
        { ...value, reason: 'too_weak', signs: [], score: 1.96, least: 3 },
      ],
    },
    recorded: [],
  } as unknown as ExplainedTurn;
  const needed = 'log odds -1.20, more than -0.30 needed';
  expect(explainedTurnText(explained, true)).toContain(`${needed}; about_health -0.64`);
  const shown = explainedTurnText(explained, true);
  expect(shown.split('day: beside_cancer 0.70')).toHaveLength(3);
  expect(shown).toContain('hardly told');
  expect(shown).toMatch(/too weak +number +1\.96 of 3\.00 needed/);
  const hidden = explainedTurnText(turnWithoutTexts(explained), false);
  expect(hidden).toContain(needed);
  expect(hidden).not.toMatch(/health|cancer/);
  expect(JSON.stringify(turnWithoutTexts(explained))).not.toMatch(/2\.5|gone|cancer/);
});
