import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextAnswerText } from '../../../app/session/next-answer.ts';
import { candidateViews } from '../../../domain/session/candidate-view.ts';
import {
  restoreProgress,
  type StoredProgress,
} from '../../../domain/session/receipts/stored-progress.ts';
import { pinned as pin } from '../../support/conversations/sessions.ts';
import type { NextAnswer } from '../../support/http/next-answer.ts';

const pinned = pin();
const { questions, sub_objectives } = pinned.artifact;
const at = { updated_at: '2026-11-22T10:00:00.000Z' };

const subObjective = fc.record({
  computed_status: fc.constantFrom('not_started' as const, 'in_progress' as const),
  progress: fc.constantFrom(0, 0.25, 0.3333),
  client_override: fc.constantFrom(null, { status: 'excluded' as const, ...at }),
  effective_status: fc.constantFrom('not_started' as const, 'excluded' as const),
});

const receipt = fc.record({
  request_id: fc.string(),
  engine_version: fc.string(),
  decision_id: fc.option(fc.string()),
  action: fc.constantFrom('ask' as const, 'stop' as const),
  stop_reason: fc.constantFrom(null, 'no_question_available' as const),
  candidates: fc.shuffledSubarray(questions.map(({ id }) => id)),
  progress: fc
    .tuple(subObjective, fc.array(subObjective, { maxLength: sub_objectives.length }))
    .map(
      ([objective, subObjectives]): StoredProgress => ({
        objective: { ...objective, effective_status: 'in_progress' },
        sub_objectives: subObjectives.map((each, index) => [index, each] as const),
      }),
    ),
  turn_count: fc.nat(),
  turns_remaining: fc.nat(),
  warnings: fc.array(fc.string()),
  degraded: fc.boolean(),
  degraded_reasons: fc.array(fc.string()),
});

it('is written byte for byte as JSON has it, from what is prepared of the publication', () => {
  fc.assert(
    fc.property(receipt, fc.string(), (each, sessionId) => {
      const { engine_version } = each;
      const versions = { state_version: 3, engine_version, api_version: '1.0' } as const;
      const answer: NextAnswer = {
        request_id: each.request_id,
        session_id: sessionId,
        decision_id: each.decision_id,
        action: each.action,
        stop_reason: each.stop_reason,
        candidates: candidateViews(each.candidates, pinned),
        progress: restoreProgress(each.progress, pinned.artifact),
        turn_count: each.turn_count,
        turns_remaining: each.turns_remaining,
        warnings: each.warnings,
        degraded: each.degraded,
        degraded_reasons: each.degraded_reasons,
        versions,
      };
      expect(nextAnswerText(each, pinned, { sessionId, versions })).toBe(JSON.stringify(answer));
    }),
  );
});
