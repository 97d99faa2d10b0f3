import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import { NEVER_ASKED, NO_ANSWER } from '../progress/outcome-codes.ts';
import type { SelectionState } from '../progress/selection-state.ts';
import type { Workspace } from './workspace.ts';

/** Behind this many tries, or decisions that proposed it first and led to no outcome, a question makes room for others. */
export const TRIES_IN_VAIN_MAX = 3;

/**
 * Once three decisions have put a question first since its last outcome, each of them counts as a try: the ladder makes room for
 * others then (`fallback-ladder.ts`). They are counted by the fold (`recordDecision`), and a turn that attaches to no question adds
 * one (`session/turn/record/unresolved-try.ts`).
 */
export function countFirstProposals(
  compiled: CompiledArtifact,
  { outcome, tries, touched }: Workspace,
  state: SelectionState,
): void {
  state.firstProposals?.forEach((times, id) => {
    const question = compiled.questionIndexes.get(id);
    if (question === undefined || times < TRIES_IN_VAIN_MAX) return;
    if (outcome[question] === NEVER_ASKED) outcome[question] = NO_ANSWER;
    tries[question] = Math.max(tries[question]!, times);
    touched[question] = 1;
  });
}
