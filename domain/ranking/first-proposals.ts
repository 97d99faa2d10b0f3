import type { CompiledArtifact } from './compiled-artifact.ts';
import type { SelectionState } from './selection-state.ts';
import { NEVER_ASKED, NO_ANSWER, type Workspace } from './workspace.ts';

/** A question that was proposed first so often, and came to nothing, makes room for another. */
const FIRST_PROPOSALS_MAX = 3;

/** Proposed first again and again without an outcome is asked in vain, as often as that. */
export function countFirstProposals(
  compiled: CompiledArtifact,
  { outcome, tries, touched }: Workspace,
  state: SelectionState,
): void {
  state.firstProposals?.forEach((times, id) => {
    const question = compiled.questionIndexes.get(id);
    if (question === undefined || times < FIRST_PROPOSALS_MAX) return;
    if (outcome[question] === NEVER_ASKED) outcome[question] = NO_ANSWER;
    tries[question] = Math.max(tries[question]!, times);
    touched[question] = 1;
  });
}
