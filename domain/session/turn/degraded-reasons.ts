import type { CallInput } from '../commands.ts';
import type { Interpretation } from './interpret/interpretation.ts';

export const DEGRADED_REASONS = [
  'missing_user_text',
  'summary_only_context',
  'semantic_service_unavailable',
  'unresolved_previous_turn',
] as const;
type DegradedReason = (typeof DEGRADED_REASONS)[number];

/** Why understanding ran in reduced mode, in the order of the specification's list. */
export function degradedReasonsOf(
  { previousTurn, contextUpdate }: CallInput,
  interpretation: Interpretation,
): readonly DegradedReason[] {
  const reasons: DegradedReason[] = [];
  if (previousTurn && previousTurn.user_text === undefined) reasons.push('missing_user_text');
  const hasTurnText =
    previousTurn?.user_text !== undefined || previousTurn?.assistant_text !== undefined;
  if (contextUpdate?.mode === 'summary' && !hasTurnText) reasons.push('summary_only_context');
  if (interpretation.providerFailed) reasons.push('semantic_service_unavailable');
  if (interpretation.turn?.resolved.questionIds.length === 0) {
    reasons.push('unresolved_previous_turn');
  }
  return reasons;
}
