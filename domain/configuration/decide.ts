import type { Decider } from '../decider.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { finish, type Steps } from '../steps.ts';
import type {
  ApplyChanges,
  ConfigurationCommand,
  RequestPublication,
  RestoreDraft,
} from './commands.ts';
import { decideCompilation } from './compilation/decide-compilation.ts';
import { deleteTest, saveTests } from './conversation-tests/decide-tests.ts';
import type { ChangeError } from './draft/change-error.ts';
import { planChanges } from './draft/changes.ts';
import { configurationOf } from './draft/draft.ts';
import { excessOf } from './draft/draft-bounds.ts';
import { nextRevision, staleRevision } from './draft/draft-revision.ts';
import { restoringEvents } from './draft/restore.ts';
import { draftWarnings } from './draft/validate.ts';
import type { ConfigurationEvent } from './events.ts';
import { setGate } from './publication-gate.ts';
import { type ConfigurationState, foldConfiguration, initialConfiguration } from './state.ts';

export const configurationDecider: Decider<
  ConfigurationCommand,
  ConfigurationEvent,
  ConfigurationState
> = {
  initialState: initialConfiguration,
  decide: (command, state) => finish(decideInSteps(command, state)),
  fold: foldConfiguration,
};

/** As the decider decides, in steps that are short each: a change request may hold hundreds of changes. */
export function* decideInSteps(
  command: ConfigurationCommand,
  state: ConfigurationState,
): Steps<Outcome<ConfigurationEvent>> {
  switch (command.type) {
    case 'applyChanges':
      return yield* applyChanges(command, state);
    case 'restoreDraft':
      return yield* restoreDraft(command, state);
    case 'saveTests':
      return saveTests(command, state);
    case 'deleteTest':
      return deleteTest(command, state);
    case 'setGate':
      return setGate(command.gate, state.gate);
    case 'requestPublication':
      return requestPublication(command, state);
    case 'claimCompilation':
    case 'recordProgress':
    case 'failCompilation':
    case 'publishConfiguration':
      return decideCompilation(command, state);
  }
}

function* applyChanges(
  command: ApplyChanges,
  state: ConfigurationState,
): Steps<Outcome<ConfigurationEvent>> {
  const stale = staleRevision(command.expectedDraftRevision, state);
  if (stale) return invalid([stale]);
  const { draft } = state;
  const { events, errors } = yield* planChanges(draft, command.changes, nextRevision(state));
  return errors.length > 0 ? invalid(errors) : accept(events);
}

function* restoreDraft(
  command: RestoreDraft,
  state: ConfigurationState,
): Steps<Outcome<ConfigurationEvent>> {
  const stale = staleRevision(command.expectedDraftRevision, state);
  if (stale) return invalid([stale]);
  const { target, configurationVersion } = command;
  const restoration = { target, configurationVersion, draftRevision: nextRevision(state) };
  return accept(yield* restoringEvents(state.draft, restoration));
}

function requestPublication(
  command: RequestPublication,
  state: ConfigurationState,
): Outcome<ConfigurationEvent> {
  if (state.draftRevision === 0) {
    return refuse('unknown_configuration', 'There is no draft to publish; make changes first.', {
      state: 'draft',
    });
  }
  if (state.open) {
    return refuse('compilation_in_progress', 'Wait until the running compilation has ended.', {
      compilation_id: state.open.compilationId,
    });
  }
  const stale = staleRevision(command.expectedDraftRevision, state);
  if (stale) return invalid([stale]);
  const excess = excessOf(state.draft);
  if (excess.length > 0) return invalid(excess);
  const warnings = command.warnings ?? draftWarnings(configurationOf(state.draft));
  if (warnings.length > 0) {
    return invalid(warnings.map((warning) => ({ position: null, ...warning })));
  }
  if (command.failures && command.failures.length > 0) return invalid(command.failures);
  return accept([
    {
      type: 'CompilationRequested',
      facts: { compilation_id: command.compilationId, draft_revision: state.draftRevision },
    },
  ]);
}

function invalid(errors: readonly ChangeError[]): Outcome<ConfigurationEvent> {
  return refuse(
    'configuration_validation_failed',
    'Nothing was written; correct what details.errors names and send it again.',
    { errors },
  );
}
