import type { PreviousTurn } from '../../commands.ts';
import type { SessionState } from '../../state.ts';
import { candidatesOf, isProposedAgain } from '../attached-decision.ts';
import type { Interpretation } from '../interpret/interpretation.ts';

/**
 * Rank 1 of the decision, where it was asked in words that could not be attached. Words that seem to ask nothing may be about
 * anything once, and are about what was proposed from the second time on.
 */
export function unresolvedTry(
  turn: PreviousTurn,
  interpretation: Interpretation,
  state: SessionState,
): string | undefined {
  const { resolution } = interpretation.turn!.resolved;
  if (resolution !== 'unresolved' && resolution !== 'nothing_asked') return undefined;
  const [first] = candidatesOf(turn, state);
  if (resolution === 'unresolved' || first === undefined) return first;
  const isOnceMore = turn.decision_id !== undefined && isProposedAgain(state, first);
  return isOnceMore ? first : undefined;
}
