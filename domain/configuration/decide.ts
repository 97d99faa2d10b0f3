import { accept, type Outcome } from '../accept-or-refuse.ts';
import type { Decider } from '../decider.ts';
import { finish, type Steps } from '../steps.ts';
import type { ApplyChanges, ConfigurationCommand, RestoreDraft } from './commands.ts';
import { decideCompilation } from './compilation/decide-compilation.ts';
import { requestPublication } from './compilation/request-publication.ts';
import { invalidConfiguration } from './configuration-refusals.ts';
import { deleteTest, saveTests } from './conversation-tests/decide-tests.ts';
import { nextRevision, refuseStale } from './draft/draft-revision.ts';
import { planChanges } from './draft/plan-changes.ts';
import { restoringEvents } from './draft/restore.ts';
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
    case 'releaseCompilation':
    case 'failCompilation':
    case 'publishConfiguration':
      return decideCompilation(command, state);
  }
}

function* applyChanges(
  command: ApplyChanges,
  state: ConfigurationState,
): Steps<Outcome<ConfigurationEvent>> {
  const stale = refuseStale(command.expectedDraftRevision, state);
  if (stale) return stale;
  const { draft } = state;
  const { events, errors } = yield* planChanges(draft, command.changes, nextRevision(state));
  return errors.length > 0 ? invalidConfiguration(errors) : accept(events);
}

function* restoreDraft(
  command: RestoreDraft,
  state: ConfigurationState,
): Steps<Outcome<ConfigurationEvent>> {
  const stale = refuseStale(command.expectedDraftRevision, state);
  if (stale) return stale;
  const { target, configurationVersion } = command;
  const restoration = { target, configurationVersion, draftRevision: nextRevision(state) };
  return accept(yield* restoringEvents(state.draft, restoration));
}
