import type { PreviousTurn } from '../commands.ts';
import type { SessionState } from '../state.ts';

/** The decision that a turn is about: the one named, else the pending one where it proposed the question. */
export function decisionOf(
  turn: PreviousTurn,
  questionId: string | null,
  state: SessionState,
): string | null {
  if (turn.decision_id !== undefined) return turn.decision_id;
  const pending = state.pendingDecision;
  return pending && questionId !== null && pending.candidates.includes(questionId)
    ? pending.id
    : null;
}

/** A turn that attaches to none of the pending decision's candidates leaves that decision ignored. */
export function ignoredDecision(questionId: string | null, state: SessionState): string | null {
  const pending = state.pendingDecision;
  if (!pending) return null;
  return questionId !== null && pending.candidates.includes(questionId) ? null : pending.id;
}

/** Candidates of the decision that the turn names, else of the pending one. */
export function candidatesOf(turn: PreviousTurn, state: SessionState): readonly string[] {
  if (turn.decision_id !== undefined) return state.decisions.get(turn.decision_id) ?? [];
  return state.pendingDecision?.candidates ?? [];
}

/** Whether a question was proposed first once more, without an outcome behind the time before. */
export function isProposedAgain({ firstProposals }: SessionState, questionId: string): boolean {
  return (firstProposals.get(questionId) ?? 0) > 1;
}
