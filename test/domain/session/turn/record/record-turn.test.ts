import { describe, expect, it } from 'vitest';
import type { PreviousTurn } from '../../../../../domain/session/commands.ts';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import { factsOf, next, recordedAfter } from '../../../../support/conversations/session-history.ts';
import { sessionStarted } from '../../../../support/conversations/sessions.ts';
import { stateAfter } from '../../../../support/given.ts';

/** How often each question is proposed first while the agent reports the same turn again and again. */
function firstProposals(turn: PreviousTurn | undefined, calls: number): Map<string, number> {
  let state = stateAfter(sessionDecider, sessionStarted);
  const counts = new Map<string, number>();
  for (let call = 0; call < calls; call++) {
    const previousTurn = call === 0 ? undefined : turn;
    const decided = sessionDecider.decide(
      { ...next({ previousTurn }), decisionId: `dec_${call}` },
      state,
    );
    if (!decided.ok) throw new Error('refused');
    state = decided.state;
    const [first] = decided.answer.candidates;
    counts.set(first!, (counts.get(first!) ?? 0) + 1);
  }
  return counts;
}

describe('The decision is evidence', () => {
  it('attaches an asking that nobody could name to rank 1, where the agent names the decision', () => {
    const words = { assistant_text: 'What did you have in mind?', user_text: 'Four' };
    const named = recordedAfter({ decision_id: 'dec_first', ...words });
    expect(factsOf(named, 'TurnRecorded')).toMatchObject([
      { question_id: 'q_people', resolution: 'words' },
    ]);
    const unnamed = recordedAfter(words);
    expect(factsOf(unnamed, 'TurnRecorded')).toMatchObject([{ question_id: null }]);
  });

  it('attaches nothing to a message that asks nothing', () => {
    const events = recordedAfter({
      decision_id: 'dec_first',
      assistant_text: 'Thank you, I have noted that.',
      user_text: 'Fine.',
    });
    expect(factsOf(events, 'TurnRecorded')).toMatchObject([
      { question_id: null, resolution: 'nothing_asked' },
    ]);
  });

  it('leaves a clear asking of another question to that question', () => {
    const events = recordedAfter({
      decision_id: 'dec_first',
      assistant_text: 'What would you like to eat?',
      user_text: 'Pasta',
    });
    expect(factsOf(events, 'TurnRecorded')).toMatchObject([{ question_id: 'q_food' }]);
  });

  it('counts a turn that stays unresolved as a try of rank 1', () => {
    const events = recordedAfter({
      assistant_text: 'Which film did you watch yesterday?',
      user_text: 'None.',
    });
    expect(factsOf(events, 'TurnRecorded')).toMatchObject([
      { resolution: 'unresolved', tried_question_id: 'q_people' },
    ]);
  });
});

describe('An outcome says whether the user does not know', () => {
  const asked = { question_id: 'q_food', assistant_text: 'What would you like to eat?' };
  it.each<[string, Partial<PreviousTurn>, Readonly<Record<string, unknown>>]>([
    ['does not know', { user_text: "I don't know." }, { is_unknown: true }],
    ['the client calls it so', { user_text: "I don't know.", outcome: 'refused' }, {}],
    ['says nothing of it', { user_text: 'Let us talk about the weather.' }, {}],
  ])('%s', (_, turn, expected) => {
    const [outcome] = factsOf(recordedAfter({ ...asked, ...turn }), 'QuestionOutcomeRecorded');
    expect({ is_unknown: undefined, ...outcome }).toMatchObject({
      is_unknown: undefined,
      ...expected,
    });
  });
});

describe('No question is proposed first more than three times without a new outcome while another is left', () => {
  it.each<[string, PreviousTurn | undefined]>([
    ['not reported', undefined],
    ['unresolved', { assistant_text: 'Which film did you watch yesterday?', user_text: 'None.' }],
    ['asking nothing', { assistant_text: 'Thank you, I noted that.', user_text: 'Fine.' }],
    ['without words', {}],
  ])('when the turns are %s', (_, turn) => {
    const counts = firstProposals(turn, 8);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(3);
    expect(counts.size).toBeGreaterThan(2);
  });
});
