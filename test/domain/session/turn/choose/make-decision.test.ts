import { describe, expect, it } from 'vitest';
import { computeProgress } from '../../../../../domain/progress/progress.ts';
import type { Selection } from '../../../../../domain/ranking/select-questions.ts';
import { initialSession, type SessionState } from '../../../../../domain/session/state.ts';
import { decisionFrom } from '../../../../../domain/session/turn/choose/make-decision.ts';
import { rankingRequest } from '../../../../../domain/session/turn/choose/ranking-request.ts';
import { pinned } from '../../../../support/conversations/sessions.ts';

const artifact = pinned();

function atTurn(turnCount: number): SessionState {
  return { ...initialSession, turnCount };
}

describe('what /next asks of the ranking', () => {
  it('is as many candidates as the call wants, else as the objective says', () => {
    const grounds = { selection: {}, relevances: new Map([['q_area', 0.4]]) };
    expect(rankingRequest(grounds, atTurn(1), artifact)).toMatchObject({
      candidateCount: 2,
      relevances: new Map([['q_area', 0.4]]),
      turnsRemaining: 2,
    });
    const wanted = { ...grounds, selection: { candidate_count: 7 } };
    expect(rankingRequest(wanted, atTurn(1), artifact).candidateCount).toBe(7);
  });

  it('never counts turns below none', () => {
    const request = rankingRequest({ selection: {}, relevances: new Map() }, atTurn(9), artifact);
    expect(request.turnsRemaining).toBe(0);
  });
});

describe('a decision that is made', () => {
  const ranked = {
    candidates: [{ questionId: 'q_area' }, { questionId: 'q_food' }],
    rung: 0,
    warnings: ['eligibility_exhausted_fallback'],
  } as unknown as Selection;

  function choose(selection: Selection, state: SessionState) {
    const request = rankingRequest({ selection: {}, relevances: new Map() }, state, artifact);
    const progress = computeProgress(artifact.compiled, state);
    return decisionFrom(selection, request, artifact, { state, progress });
  }

  it('is the ranking, with the turns that are left', () => {
    const decision = choose({ ...ranked, warnings: [] }, atTurn(1));
    expect(decision).toEqual({
      artifact_digest: artifact.digest,
      turn: 1,
      turns_remaining: 2,
      warnings: [],
      candidates: ['q_area', 'q_food'],
      rung: 0,
    });
  });

  it('warns of the last turn and of an objective that is achieved before what the ranking warns of', () => {
    const objectiveOverride = { status: 'achieved', updated_at: '2026-01-05T09:00:00Z' } as const;
    const done = { ...atTurn(3), objectiveOverride };
    expect(choose(ranked, done).warnings).toEqual([
      'max_turns_reached',
      'objective_achieved',
      'eligibility_exhausted_fallback',
    ]);
  });
});
