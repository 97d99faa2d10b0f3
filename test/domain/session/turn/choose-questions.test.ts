import { describe, expect, it } from 'vitest';
import type { Selection } from '../../../../domain/ranking/select-questions.ts';
import { computeProgress } from '../../../../domain/session/progress.ts';
import { initialSession, type SessionState } from '../../../../domain/session/state.ts';
import {
  choiceOf,
  chooseQuestions,
  rankingRequest,
} from '../../../../domain/session/turn/choose-questions.ts';
import { next } from '../../../support/conversations/session-history.ts';
import { pinned } from '../../../support/conversations/sessions.ts';

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

describe('a decision', () => {
  it('records how near the words come to each question, whatever that is called', () => {
    const relevances = new Map([
      ['q_area', 0.4],
      ['__proto__', 0.2],
    ]);
    const none = {
      turn: null,
      contextValues: [],
      language: null,
      referenceTime: '2026-01-04T10:00:00.000Z',
      providerFailed: false,
    };
    const { decision } = chooseQuestions(next(), { ...none, relevances }, [], atTurn(1));
    expect(JSON.stringify(decision.facts.relevances)).toBe('{"q_area":0.4,"__proto__":0.2}');
  });
});

describe('a choice', () => {
  const ranked = {
    candidates: [{ questionId: 'q_area' }, { questionId: 'q_food' }],
    rung: 0,
    warnings: ['eligibility_exhausted_fallback'],
  } as unknown as Selection;

  function choose(selection: Selection, state: SessionState) {
    const request = rankingRequest({ selection: {}, relevances: new Map() }, state, artifact);
    const progress = computeProgress(artifact.compiled, state);
    return choiceOf(selection, request, artifact, { state, progress });
  }

  it('is the ranking, with the turns that are left', () => {
    const choice = choose({ ...ranked, warnings: [] }, atTurn(1));
    expect(choice).toEqual({
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
