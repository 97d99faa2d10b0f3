import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import { NEVER_ASKED, NO_ANSWER } from '../progress/outcome-codes.ts';
import type { SelectionState } from '../progress/selection-state.ts';
import type { Workspace } from './workspace.ts';

/** Behind this many tries, or decisions that proposed it first and led to no outcome, a question makes room for others. */
export const TRIES_IN_VAIN_MAX = 3;

/** Each decision that put a question first without an outcome counts as a try, once there are three; a turn that names none adds one as well (`turn/record/unresolved-try.ts`). */
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
