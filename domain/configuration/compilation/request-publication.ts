import { accept, type Outcome } from '../../accept-or-refuse.ts';
import type { RequestPublication } from '../commands.ts';
import {
  compilationInProgress,
  invalidConfiguration,
  unknownConfiguration,
} from '../configuration-refusals.ts';
import { configurationOf } from '../draft/draft.ts';
import { excessOf } from '../draft/draft-bounds.ts';
import { refuseStale } from '../draft/draft-revision.ts';
import { draftWarnings } from '../draft/draft-warnings.ts';
import type { ConfigurationEvent } from '../events.ts';
import { type ConfigurationState, hasDraft } from '../state.ts';

/** Begins a compilation of the draft as it is, one at a time, unless something stands between it and its publication. */
export function requestPublication(
  command: RequestPublication,
  state: ConfigurationState,
): Outcome<ConfigurationEvent> {
  if (!hasDraft(state)) {
    return unknownConfiguration('draft');
  }
  if (state.open) {
    return compilationInProgress(state.open.compilationId);
  }
  const stale = refuseStale(command.expectedDraftRevision, state);
  if (stale) return stale;
  const excess = excessOf(state.draft);
  if (excess.length > 0) return invalidConfiguration(excess);
  const warnings = command.warnings ?? draftWarnings(configurationOf(state.draft));
  if (warnings.length > 0) {
    return invalidConfiguration(warnings.map((warning) => ({ position: null, ...warning })));
  }
  if (command.failures && command.failures.length > 0)
    return invalidConfiguration(command.failures);
  return accept([
    {
      type: 'CompilationRequested',
      facts: { compilation_id: command.compilationId, draft_revision: state.draftRevision },
    },
  ]);
}
